import { parseArgs } from 'node:util'
import { prepareDatabase } from '../server/src/database/prepare.ts'
import { releases } from '../server/src/database/releases.ts'
import { withScratchDatabase } from '../server/src/database/scratch.ts'
import { fillSales } from './support/sales-data.ts'

/**
 * How long the first start of this version takes on a company of 1.0.0: `--leads=1000000` there are, of a fifth as many companies
 * and three tenths as many people. Prints the migrations of more than a second, and what they made.
 */
const { values } = parseArgs({ options: { leads: { type: 'string', default: '100000' } } })
const leads = Number(values.leads)
const [first] = releases
const versionsOf = (origin: string) =>
  new Set(first?.migrations.filter((each) => each.origin === origin).map(({ version }) => version))
const only = { host: versionsOf('host'), supabase: versionsOf('supabase') }
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

await withScratchDatabase(
  async ({ sql }, url) => {
    await fillSales(sql, leads, {
      companies: Math.ceil(leads * 0.2),
      people: Math.ceil(leads * 0.3),
      isSearched: true,
    })
    const [before] = await sql<{ bytes: string }[]>`select pg_database_size(current_database()) as bytes`
    const began = Date.now()
    const migrated = await prepareDatabase(url, { connections: 2 })
    const ended = Date.now()
    console.log(`${leads.toLocaleString('en')} leads of 1.0.0 brought to today in ${seconds(ended - began)}`)
    const applied = await migrated.sql<{ name: string; started: number }[]>`
      select name, extract(epoch from applied_at)::float8 * 1000 as started from host.migrations
       where applied_at >= to_timestamp(${began / 1000}) order by applied_at`
    await migrated.close()
    for (const [index, { name, started }] of applied.entries()) {
      const took = (applied[index + 1]?.started ?? ended) - started
      if (took > 1000) console.log(`  ${name.padEnd(36)} ${seconds(took)}`)
    }
    const [made] = await sql<{ accounts: string; contacts: string; bytes: string }[]>`
      select (select count(*) from public.accounts) as accounts, (select count(*) from public.contacts) as contacts,
             pg_database_size(current_database()) as bytes`
    const gigabytes = (bytes = '0') => (Number(bytes) / 1e9).toFixed(1)
    console.log(
      `  ${made?.accounts} accounts, ${made?.contacts} contacts; the database grew from ${gigabytes(before?.bytes)} to ${gigabytes(made?.bytes)} GB`,
    )
  },
  { only },
)
