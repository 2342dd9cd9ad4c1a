import { afterAll, beforeAll, expect, it } from 'vitest'
import { atSize } from '../testing/at-size.ts'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'
import { deleteBulkChanges } from '../worker/leads/delete-bulk-changes.ts'

let host: TestHost
let ben: Person
let eva: Person
const count = atSize(2000, 10_000)
/** Of every three tasks one is done from the start. */
const open = count - Math.floor((count + 1) / 3)
const piece = 1000

beforeAll(async () => {
  host = await startTestHost()
  ben = await host.person('ben')
  eva = await host.person('eva')
  const { sql } = host.database
  await sql.begin(async (transaction) => {
    await transaction`select set_config('parley.is_importing', 'on', true), set_config('parley.is_loading_sample', 'on', true)`
    await transaction`
      insert into public.leads (company_id, name, status, value, owner_id, status_changed_at, last_activity_at)
      select ${ben.companyId}, 'Łead ' || n, (array['new', 'contacted', 'qualified', 'proposal', 'won'])[n % 5 + 1], n,
             case when n % 3 = 0 then ${ben.id}::uuid end, '2026-01-01'::timestamptz + n * interval '1 minute',
             '2026-02-01'::timestamptz + n * interval '1 minute'
        from generate_series(1, ${count}) n`
    await transaction`
      insert into public.tasks (company_id, title, status, priority, due_at, completed_at, assignee_id, created_by)
      select ${ben.companyId}, 'Task ' || n, (array['todo', 'in_progress', 'done'])[n % 3 + 1], (array['low', 'normal', 'high'])[n % 3 + 1],
             case when n % 4 > 0 then '2026-03-01'::timestamptz + n * interval '1 hour' end,
             case when n % 3 = 2 then '2026-01-05'::timestamptz + n * interval '1 second' end, ${ben.id}, ${ben.id}
        from generate_series(1, ${count}) n`
  })
})
afterAll(() => host.close())

const idsOf = async (table: string) =>
  (
    await host.database.sql<
      { id: string }[]
    >`select id from public.${host.database.sql(table)} where company_id = ${ben.companyId} order by id`
  ).map(({ id }) => id)

/** Every row as text, without `updated_at` and the columns that the worker recomputes. */
async function contentOf(table: string) {
  const [row] = await host.database.sql<{ rows: number; hash: string }[]>`
    select count(*)::int as rows,
           md5(string_agg(md5((to_jsonb(t) - array['updated_at', 'score', 'score_reasons'])::text), '' order by id)) as hash
      from public.${host.database.sql(table)} t where company_id = ${ben.companyId}`
  return row
}

async function change(record: 'leads' | 'tasks', ids: string[], patch: Record<string, string | null>) {
  const made = crypto.randomUUID()
  let changed = 0
  for (let start = 0; start < ids.length; start += piece) {
    const some = { record, ids: ids.slice(start, start + piece), patch, change: made }
    changed += (await ben.client.rpc('change_records', some).throwOnError()).data
  }
  return { made, changed }
}

async function undo(made: string, by = ben) {
  const sum = { restored: 0, kept: 0 }
  for (;;) {
    const { data } = await by.client.rpc('undo_change', { change: made }).single().throwOnError()
    sum.restored += data.restored
    sum.kept += data.kept
    if (data.remaining === 0) return sum
  }
}

it.each([
  ['leads', { status: 'won' }, (count * 4) / 5],
  ['leads', { owner_id: null, source: 'Fair' }, count],
  ['tasks', { status: 'done' }, open],
  ['tasks', { due_at: '2026-06-01T09:00:00Z', priority: 'urgent' }, count],
] as const)(
  'changes thousands of %s to %o and brings each back to its own',
  async (record, patch, expected) => {
    const before = await contentOf(record)
    const { made, changed } = await change(record, await idsOf(record), { ...patch })
    expect(changed).toBe(expected)
    expect(await contentOf(record)).not.toEqual(before)
    expect(await undo(made)).toEqual({ restored: expected, kept: 0 })
    expect(await contentOf(record)).toEqual(before)
    // A second undo finds nothing.
    expect(await undo(made)).toEqual({ restored: 0, kept: 0 })
  },
)

it('leaves rows changed or deleted meanwhile, and reports how many', async () => {
  const ids = (await idsOf('leads')).slice(0, 100)
  const { made } = await change('leads', ids, { status: 'lost' })
  await ben.client.from('leads').update({ status: 'proposal' }).in('id', ids.slice(0, 7)).throwOnError()
  await ben.client.from('leads').delete().in('id', ids.slice(7, 10)).throwOnError()
  await ben.client.from('leads').update({ next_step: 'Call' }).in('id', ids.slice(10, 15)).throwOnError()
  expect(await undo(made)).toEqual({ restored: 90, kept: 10 })
  const { data } = await ben.client.from('leads').select('status').in('id', ids.slice(0, 7)).throwOnError()
  expect(new Set(data.map(({ status }) => status))).toEqual(new Set(['proposal']))
})

it('is one change, however often a piece is sent', async () => {
  const ids = (await idsOf('leads')).slice(200, 210)
  const before = await contentOf('leads')
  const { made } = await change('leads', ids, { status: 'lost' })
  const again = { record: 'leads', ids, patch: { status: 'lost' }, change: made }
  expect((await ben.client.rpc('change_records', again).throwOnError()).data).toBe(0)
  expect(await undo(made)).toEqual({ restored: 10, kept: 0 })
  expect(await contentOf('leads')).toEqual(before)
})

it("is limited to the caller's rights", async () => {
  const ids = (await idsOf('leads')).slice(300, 310)
  const before = await contentOf('leads')
  const asked = { record: 'leads', ids, patch: { status: 'lost' }, change: crypto.randomUUID() }
  expect((await eva.client.rpc('change_records', asked).throwOnError()).data).toBe(0)
  expect(await contentOf('leads')).toEqual(before)
  const { made } = await change('leads', ids, { status: 'lost' })
  expect((await eva.client.rpc('undo_change', { change: made })).error?.code).toBe('P0002')
  expect((await eva.client.from('bulk_change_rows').select('row_id').throwOnError()).data).toEqual([])
  for (const patch of [{ company_id: eva.companyId }, { score: 100 }, {}])
    expect((await ben.client.rpc('change_records', { ...asked, patch })).error?.code).toBe('22023')
  expect((await ben.client.rpc('change_records', { ...asked, record: 'profiles' })).error?.code).toBe('22023')
  const many = Array.from({ length: 1001 }, () => crypto.randomUUID())
  expect((await ben.client.rpc('change_records', { ...asked, ids: many })).error?.code).toBe('22023')
  await undo(made)
})

it('is forgotten after a day', async () => {
  const { made } = await change('leads', (await idsOf('leads')).slice(400, 410), { status: 'lost' })
  await host.database
    .sql`update public.bulk_changes set expires_at = now() - interval '1 second' where id = ${made}`
  expect((await ben.client.rpc('undo_change', { change: made })).error?.message).toContain('no longer')
  await deleteBulkChanges(host.database)
  expect(await host.database.sql`select from public.bulk_change_rows where change_id = ${made}`).toHaveLength(
    0,
  )
})
