import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Caller, Database } from '../server/src/database/database.ts'
import { withScratchDatabase } from '../server/src/database/scratch.ts'
import { fillSales, member } from './support/sales-data.ts'

/**
 * What history costs a write of leads, beside the same writes with its triggers off, in the same run. Each is done in turn with and
 * without; compared is the least time that Postgres computed, which nothing else on the machine lengthens (Linux). `--leads=50000` there are, `--many=4000` in a statement, `--single=100` one by one.
 */
const { values } = parseArgs({
  options: {
    leads: { type: 'string', default: '50000' },
    many: { type: 'string', default: '4000' },
    single: { type: 'string', default: '100' },
    rounds: { type: 'string', default: '6' },
  },
})
const aim = 1.15
const leads = Number(values.leads)
const many = Number(values.many)
const single = Number(values.single)
const rounds = Number(values.rounds)
const caller: Caller = { role: 'authenticated', claims: { sub: member, role: 'authenticated' } }

interface Measured {
  name: string
  /** Writes in one measurement. */
  times: number
  /** `$n` is a number of its own for each write. */
  text: (n: number) => string
}

const measured: Measured[] = [
  {
    name: 'insert, one by one',
    times: single,
    text: (n) =>
      `insert into public.leads (name, company, email, value) values ('Person ${n}', 'Firm ${n % 5000}', 'p${n}@firm${n % 5000}.example', ${n})`,
  },
  {
    name: 'update of a value, one by one',
    times: single,
    text: (n) =>
      `update public.leads set value = ${n} where id = '00000000-0000-4000-8000-${String(1 + (n % leads)).padStart(12, '0')}'`,
  },
  {
    name: `insert of ${many} in a statement`,
    times: 1,
    text: (n) =>
      `insert into public.leads (name, company, email, value) select 'Many ' || n, 'Firm ' || n % 5000, 'm' || n || '@firm.example', n from generate_series(${n * many}, ${(n + 1) * many - 1}) n`,
  },
  {
    name: `update of ${many} in a statement`,
    times: 1,
    text: (n) =>
      `update public.leads set value = ${n} where id in (select id from public.leads order by id limit ${many})`,
  },
]

let next = 1

/** Milliseconds for which the connections of this run have computed, by the kernel's own account of each process. */
async function computed(sql: Database['sql']): Promise<number> {
  const backends = await sql<{ pid: number }[]>`
    select pid from pg_stat_activity where datname = current_database() and application_name = 'parley'`
  return backends.reduce((sum, { pid }) => {
    const [nanoseconds] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')
    return sum + Number(nanoseconds) / 1e6
  }, 0)
}

async function run({ sql, statement }: Database, { times, text }: Measured, isKept: boolean) {
  for (const { place, name } of await sql<{ place: string; name: string }[]>`
    select tgrelid::regclass::text as place, quote_ident(tgname) as name from pg_trigger where starts_with(tgname, 'history_')`)
    await sql.unsafe(`alter table ${place} ${isKept ? 'enable' : 'disable'} trigger ${name}`)
  const write = () => statement(caller, { text: text(next++), values: [], isPrepared: false })
  // Turning triggers on and off throws the plans of their functions away, which a connection otherwise makes once.
  for (let time = 0; time < times && times > 1; time++) await write()
  const began = await computed(sql)
  for (let time = 0; time < times; time++) await write()
  return ((await computed(sql)) - began) / times
}

await withScratchDatabase(async (database) => {
  const { sql } = database
  await fillSales(sql, leads, { isSearched: true })
  for (const each of measured) {
    await run(database, each, true)
    const taken: Record<'kept' | 'bare', number[]> = { kept: [], bare: [] }
    for (let round = 0; round < rounds; round++) {
      for (const isKept of round % 2 === 0 ? [true, false] : [false, true]) {
        await sql`vacuum analyze public.leads`
        taken[isKept ? 'kept' : 'bare'].push(await run(database, each, isKept))
      }
    }
    // The least of each: what else the machine does only ever adds.
    const [kept, bare] = [Math.min(...taken.kept), Math.min(...taken.bare)]
    const ratio = kept / bare
    console.log(
      `${each.name}: ${kept.toFixed(2)} ms with history, ${bare.toFixed(2)} ms without: ${ratio.toFixed(3)} (at most ${aim})`,
    )
    if (ratio > aim) process.exitCode = 1
  }
})
