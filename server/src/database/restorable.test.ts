import { historyRecord, historyRecords, isReversible } from '@parley/core/history/records'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'
import { withoutEvents } from '../testing/without-events.ts'

/** What the page offers to take back is what `restore_change` takes back, for every kind of record. */
let host: TestHost
let ben: Person
let company: string
const records = Object.keys(historyRecords)

beforeAll(async () => {
  host = await startTestHost()
  await withoutEvents(host.database)
  ben = await host.person('ben')
  const { data } = await ben.client
    .from('profiles')
    .select('company_id')
    .eq('id', ben.id)
    .single()
    .throwOnError()
  company = data.company_id ?? ''
})
afterAll(() => host.close())

/** Whether a change of that kind is refused whatever it holds: the one here is of a row that never was. */
async function isRefused(record: string, operation: 'update' | 'delete'): Promise<boolean> {
  const id = crypto.randomUUID()
  const cells = { [historyRecord(record).fields[0]?.column ?? 'id']: null }
  const { sql } = host.database
  const [change] = await sql<{ id: string }[]>`
    insert into public.record_changes (company_id, record, record_id, operation, way, before, after)
    values (${company}, ${record}, ${id}, ${operation}, 'person', ${sql.json(cells)}, ${operation === 'update' ? sql.json(cells) : null})
    returning id`
  const { error } = await ben.client.rpc('restore_change', { record_id: id, change: change?.id ?? '' })
  // Either in words, or since such a record is no table at all.
  return error?.message === 'This cannot be taken back here.' || error?.code === '42P01'
}

it.each(records)('offers to take back a change of %s where the database does', async (record) => {
  expect(isReversible(record, 'update')).toBe(!(await isRefused(record, 'update')))
})

it.each(records.filter((record) => isReversible(record, 'delete')))(
  'offers to put back what was deleted of %s since the database can',
  async (record) => {
    expect(await isRefused(record, 'delete')).toBe(false)
  },
)

it('knows every table whose history is kept', async () => {
  const kept = await host.database.sql<{ name: string }[]>`
    select distinct c.relname as name from pg_catalog.pg_trigger t
      join pg_catalog.pg_class c on c.oid = t.tgrelid join pg_catalog.pg_proc p on p.oid = t.tgfoid
     where c.relnamespace = 'public'::regnamespace and p.proname like '%\\_history' and not t.tgisinternal`
  expect(kept.length).toBeGreaterThan(10)
  expect(kept.map(({ name }) => name).filter((name) => !records.includes(name))).toEqual([])
})

it('offers nothing for what only a newer version keeps, and never to take back that something was added', () => {
  expect(isReversible('quotes', 'update')).toBe(false)
  expect(records.filter((record) => isReversible(record, 'insert'))).toEqual([])
})
