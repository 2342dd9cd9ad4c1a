import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, startTestHost, type TestHost } from '../../testing/host.ts'
import { countsOf, importEnds, importTable, startTable } from '../../testing/import-file.ts'
import { killMidway } from '../../testing/kill-midway.ts'
import { untilIdle } from '../../testing/until-idle.ts'

/** An import whose connection ends within a batch, or while it is taken back: all of that step or nothing, and it goes on. */
let host: TestHost
beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.close())

type Subject = 'leads' | 'accounts' | 'contacts'

/** All that an import writes, by table. */
async function stateOf({ companyId }: Person) {
  const { sql } = host.database
  const state: Record<string, unknown[]> = {}
  for (const table of [
    'public.leads',
    'public.accounts',
    'public.contacts',
    'public.lead_contacts',
    'public.lead_activities',
    'public.lead_import_rows',
    'private.record_keys',
  ]) {
    const rows = await sql`
      select to_jsonb(x) - array['updated_at', 'score', 'score_reasons'] as row from ${sql(table)} x
       where x.company_id = ${companyId} order by (to_jsonb(x) - array['updated_at', 'score', 'score_reasons'])::text`
    state[table] = rows.map(({ row }) => row)
  }
  return state
}

/** How many rows each table holds, and how many the import says it has read. */
async function countedOf(person: Person, id: string) {
  const tables = Object.entries(await stateOf(person)).map(([name, rows]) => [
    name.split('.').at(-1),
    rows.length,
  ])
  const { data } = await person.client
    .from('lead_imports')
    .select('rows_read, created_count')
    .eq('id', id)
    .single()
    .throwOnError()
  return { ...Object.fromEntries(tables), ...data }
}

/** Waits until the worker has seen that its connection is gone: what it did then stands or is taken back. */
const untilFailed = (task: string) =>
  expect
    .poll(
      () =>
        host.database
          .sql`select from graphile_worker.jobs where task_identifier = ${task} and last_error is not null`,
    )
    .toHaveLength(1)

const known = 'known@firm.example'
const headings = {
  leads: ['Record ID', 'Name', 'Email', 'Phone', 'Company', 'Description', 'Padding'],
  accounts: ['Record ID', 'Company name', 'Company Domain Name', 'Phone Number', 'Description', 'Padding'],
  contacts: ['Record ID', 'Name', 'Email', 'Phone', 'Account', 'Description', 'Padding'],
}
/** A batch ends at two million characters: so that few rows make two of them. */
const inFirstBatch = 40
const padding = '.'.repeat(2_000_000 / inFirstBatch)
/** A row that is new, or means the record that is there. */
function rowOf(record: Subject, index: number, isKnown: boolean, isLong: boolean): string[] {
  const name = isKnown ? 'Known' : `Number ${index}`
  // A contact's and a lead's account come with it: another one from the second batch on.
  const account = index < inFirstBatch ? 'Early' : 'Late'
  const rest = [
    '+49 30 7',
    ...(record === 'accounts' ? [] : [account]),
    `Said ${index}`,
    isLong ? padding : '',
  ]
  if (record === 'accounts') return [`key ${index}`, name, isKnown ? 'firm.example' : '', ...rest]
  return [`key ${index}`, name, isKnown ? known : '', ...rest]
}
const tableOf = (record: Subject, count: number, place: number, isLong: boolean) => [
  headings[record],
  ...Array.from({ length: count }, (_, index) => rowOf(record, index, index === place, isLong)),
]
async function addKnown(record: Subject, person: Person): Promise<string> {
  const { client } = person
  const given = { name: 'Known', email: known }
  const added = {
    // At the account of the file, which would stay otherwise: undone-account.test.ts is about that.
    leads: () => client.from('leads').insert({ ...given, company: 'Early' }),
    accounts: () => client.from('accounts').insert({ name: 'Known', domain: 'firm.example' }),
    contacts: () => client.from('contacts').insert(given),
  }
  const { data } = await added[record]().select('id').single().throwOnError()
  await untilIdle(host.database.sql)
  return data.id
}

it.each(['accounts', 'contacts'] as const)(
  'an import of %s that is killed within a batch takes that batch back whole, and brings each row once',
  async (record) => {
    const person = await host.person(`killed-${record}`)
    const held = await addKnown(record, person)
    let id = ''
    const atTheKill = await killMidway(host.database, {
      // Of the second batch ten rows are written by then, with their notes, keys and accounts.
      lock: (transaction) =>
        transaction`select from ${transaction(`public.${record}`)} where id = ${held} for update`,
      statement: 'import_customer_batch',
      work: async () => {
        id = await startTable(person, tableOf(record, 60, 50, true), { record })
        await untilFailed('lead_import.run')
        return countedOf(person, id)
      },
    })
    const beside =
      record === 'accounts'
        ? { contacts: 0, accounts: inFirstBatch + 1 }
        : { contacts: inFirstBatch + 1, accounts: 1 }
    expect(atTheKill).toEqual({
      ...beside,
      leads: 0,
      lead_contacts: 0,
      lead_activities: inFirstBatch,
      lead_import_rows: inFirstBatch,
      record_keys: inFirstBatch,
      rows_read: inFirstBatch,
      created_count: inFirstBatch,
    })
    expect(countsOf(await importEnds(person, id, ['done', 'failed']))).toEqual([60, 59, 1, 0, 0])
    const [row] = await host.database.sql`
      select count(*)::int as rows, count(distinct name)::int as names, count(*) filter (where phone = '+49 30 7')::int as filled
        from ${host.database.sql(`public.${record}`)} x where company_id = ${person.companyId} and name not in ('Early', 'Late')`
    expect(row).toEqual({ rows: 60, names: 60, filled: 60 })
    expect(await countedOf(person, id)).toMatchObject({
      accounts: record === 'accounts' ? 60 : 2,
      lead_activities: 60,
      lead_import_rows: 60,
      record_keys: 60,
    })
  },
)

it.each([
  ['leads', 'undo_lead_import'],
  ['accounts', 'undo_customer_import'],
  ['contacts', 'undo_customer_import'],
] as const)(
  'an import of %s that is killed while it is taken back stands as it was, and is then taken back whole',
  async (record, statement) => {
    const person = await host.person(`undone-${record}`)
    const held = await addKnown(record, person)
    const before = await stateOf(person)
    const { id, ...done } = await importTable(person, tableOf(record, 20, 12, false), { record })
    expect(countsOf({ id, ...done })).toEqual([20, 19, 1, 0, 0])
    await untilIdle(host.database.sql)
    const imported = await stateOf(person)
    const atTheKill = await killMidway(host.database, {
      // What the import made is deleted by then; what it filled in waits to be given back.
      lock: (transaction) =>
        transaction`select from ${transaction(`public.${record}`)} where id = ${held} for update`,
      statement: `private.${statement}`,
      work: async () => {
        await person.client.rpc('undo_lead_import', { import: id }).throwOnError()
        await untilFailed('lead_import.undo')
        return stateOf(person)
      },
    })
    expect(atTheKill).toEqual(imported)
    expect((await importEnds(person, id, ['undone', 'done'])).kept_count).toBe(0)
    const { 'public.lead_import_rows': _rows, ...after } = await stateOf(person)
    expect({ ...after, 'public.lead_import_rows': [] }).toEqual(before)
  },
)
