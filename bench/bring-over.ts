import { parseArgs } from 'node:util'
import type { Database as Types } from '@parley/core/database.types'
import { guessMapping } from '@parley/core/leads/import/fields'
import type { ImportSubject } from '@parley/core/leads/import/import-subjects'
import { toCsvLine } from '@parley/core/text/csv'
import { createClient } from '@supabase/supabase-js'
import { startHost } from '../e2e/support/host.ts'

/**
 * A team comes over at the size of a real company: a file of accounts, one of contacts, one of deals with notes and one of calls, each with
 * as many rows, then all four again, which changes nothing. What came in is compared with the files by Postgres. `--rows=60000`
 */
const { values } = parseArgs({ options: { rows: { type: 'string', default: '60000' } } })
const rows = Number(values.rows)
const host = await startHost({ FIRST_USER_IS_ADMIN: 'false' })
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const indices = Array.from({ length: rows }, (_, index) => index)

const accountOf = (index: number) => [
  `acc-${1e9 + index}`,
  `Firma ${index}`,
  `firma${index}.example`,
  `+49 30 ${1e6 + index}`,
]
const contactOf = (index: number) => [
  `con-${1e9 + index}`,
  'Ana',
  `Ruiz ${index}`,
  `ana${index}@firma${index}.example`,
  `acc-${1e9 + index}`,
]
const stages = ['Closed Won', 'Closed Lost', 'Negotiation', 'Neu'] as const
const kept = ['won', 'lost', 'negotiation', 'new'] as const
const dayOf = (index: number) => `2025-${String((index % 12) + 1).padStart(2, '0')}-15`
/** Two deals to each second contact. */
const customerOf = (index: number) => index - (index % 2)
const centsOf = (index: number) => (index * 7919) % 10_000_019
function dealOf(index: number) {
  const amount = `${Math.floor(centsOf(index) / 100)}.${String(centsOf(index) % 100).padStart(2, '0')}`
  return [
    `deal-${1e9 + index}`,
    `Ana Ruiz ${customerOf(index)} (ana${customerOf(index)}@firma${customerOf(index)}.example)`,
    `Firma ${customerOf(index)}`,
    stages[index % 4],
    amount,
    index % 3 === 0 ? 'EUR' : 'USD',
    dayOf(index),
    `Note ${index}`,
  ]
}

const files: Record<ImportSubject, string[][]> = {
  accounts: [['Record ID', 'Company name', 'Company Domain Name', 'Phone Number'], ...indices.map(accountOf)],
  contacts: [
    ['Record ID', 'First Name', 'Last Name', 'Email', 'Primary Associated Company ID'],
    ...indices.map(contactOf),
  ],
  leads: [
    [
      'Record ID',
      'Associated Contact',
      'Associated Company',
      'Deal Stage',
      'Amount',
      'Currency',
      'Close Date',
      'Description',
    ],
    ...indices.map((index) => dealOf(index).map((cell) => cell ?? '')),
  ],
  // By the key of a deal, by the address of a contact, and by the name of an account.
  notes: [
    ['Call Title', 'Activity date', 'Associated Deal IDs', 'Contact email', 'Account name'],
    ...indices.map((index) => [
      `Call ${index}`,
      dayOf(index),
      index % 3 === 0 ? `deal-${1e9 + index}` : '',
      index % 3 === 1 ? `ana${index}@firma${index}.example` : '',
      index % 3 === 2 ? `Firma ${index}` : '',
    ]),
  ],
}

try {
  const config = await (await fetch(`${host.url}/config.js`)).text()
  const key = /"publishableKey":"([^"]+)"/.exec(config)?.[1] ?? ''
  const client = createClient<Types>(host.url, key, { auth: { persistSession: false } })
  const { data } = await client.auth.signUp({
    email: 'bench@bench.example',
    password: 'correct horse battery',
  })
  const profile = await client
    .from('profiles')
    .select('company_id')
    .eq('id', data.user?.id ?? '')
    .single()
    .throwOnError()
  const company = profile.data.company_id ?? ''

  async function run(record: ImportSubject) {
    const table = files[record]
    const headers = table[0] ?? []
    const file = new Blob(table.map(toCsvLine), { type: 'text/csv' })
    const id = crypto.randomUUID()
    await client
      .from('lead_imports')
      .insert({
        id,
        record,
        file_name: `${record}.csv`,
        size_bytes: file.size,
        headers,
        mapping: guessMapping(headers, new Map(), [], record),
        duplicates: 'overwrite',
      })
      .throwOnError()
    const stored = await client.storage.from('imports').upload(`${company}/${id}/leads.csv`, file)
    if (stored.error) throw stored.error
    const began = performance.now()
    await client.rpc('start_lead_import', { import: id }).throwOnError()
    for (;;) {
      const { data: row } = await client.from('lead_imports').select('*').eq('id', id).single().throwOnError()
      if (row.status === 'done' || row.status === 'failed') {
        const { created_count, updated_count, skipped_count, failed_count, unread_count, failure_reason } =
          row
        console.log(
          `${record}: ${((performance.now() - began) / 1000).toFixed(1)} s; created ${created_count}, updated ${updated_count}, skipped ${skipped_count}, failed ${failed_count}, not read ${unread_count}${failure_reason === null ? '' : `; ${failure_reason}`}`,
        )
        return
      }
      await pause(500)
    }
  }

  async function compare() {
    await host.onDatabase(({ sql }) =>
      sql.begin(async (transaction) => {
        await transaction`set local statement_timeout = 0`
        await transaction`create temporary table expected (name text, email text, company text, status text, value numeric, currency text, closed date, note text) on commit drop`
        for (let start = 0; start < rows; start += 5000) {
          const part = indices.slice(start, start + 5000).map((index) => ({
            name: `Ana Ruiz ${customerOf(index)}`,
            email: `ana${customerOf(index)}@firma${customerOf(index)}.example`,
            company: `Firma ${customerOf(index)}`,
            status: kept[index % 4],
            value: centsOf(index) / 100,
            currency: index % 3 === 0 ? 'EUR' : 'USD',
            closed: index % 4 < 2 ? dayOf(index) : null,
            note: `Note ${index}`,
          }))
          await transaction`insert into expected select * from jsonb_populate_recordset(null::expected, ${JSON.stringify(part)}::text::jsonb)`
        }
        const [found] = await transaction`
          with held as (
            select l.name, l.email, a.name as company, l.status, l.value, l.currency, (l.closed_at at time zone 'UTC')::date as closed, n.body as note
              from public.leads l join public.accounts a on a.id = l.account_id join public.contacts c on c.id = l.contact_id and c.account_id = a.id
              left join public.lead_activities n on n.lead_id = l.id and n.kind = 'note')
          select (select count(*)::int from public.accounts) as accounts, (select count(*)::int from public.contacts) as contacts,
                 (select count(*)::int from public.leads) as leads, (select count(*)::int from public.lead_activities where kind = 'note') as notes,
                 (select count(*)::int from public.lead_activities where kind = 'call') as calls,
                 (select jsonb_object_agg(currency, sum) from (select currency, sum(value) from public.leads group by 1) s) as sums,
                 (select jsonb_object_agg(currency, sum) from (select currency, sum(value) from expected group by 1) s) as expected_sums,
                 (select count(*)::int from (select * from held except all select * from expected) x) as too_many,
                 (select count(*)::int from (select * from expected except all select * from held) x) as missing`
        console.log(JSON.stringify(found))
      }),
    )
  }

  for (const record of ['accounts', 'contacts', 'leads', 'notes'] as const) await run(record)
  await compare()
  for (const record of ['accounts', 'contacts', 'leads', 'notes'] as const) await run(record)
  await compare()
} finally {
  await host.stop()
}
