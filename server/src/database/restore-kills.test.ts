import { subjectIds } from '@parley/core/records/subject'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { historyOf } from '../testing/history.ts'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'
import { killMidway } from '../testing/kill-midway.ts'
import { withoutEvents } from '../testing/without-events.ts'

/** A deleted record comes back with all that went with it or not at all, wherever its connection ends. */
let host: TestHost
let ana: Person
beforeAll(async () => {
  host = await startTestHost()
  await withoutEvents(host.database)
  ana = await host.person('ana')
})
afterAll(() => host.close())

/** All of the company's customers and of what hangs on them, but for when it was written. */
async function stateOf({ companyId }: Person) {
  const { sql } = host.database
  const state: Record<string, unknown[]> = {}
  for (const table of [
    'public.leads',
    'public.accounts',
    'public.contacts',
    'public.lead_contacts',
    'public.lead_activities',
    'public.tasks',
    'public.attachments',
    'private.deleted_parts',
  ]) {
    const rows = await sql`
      select to_jsonb(x) - array['updated_at', 'last_activity_at'] as row from ${sql(table)} x
       where x.company_id = ${companyId} order by (to_jsonb(x) - array['updated_at', 'last_activity_at'])::text`
    state[table] = rows.map(({ row }) => row)
  }
  return state
}

/** A lead or an account with a note, a task, a file and two people. */
async function makeWhole(record: 'leads' | 'accounts') {
  const { client, companyId } = ana
  const name = `Whole ${crypto.randomUUID()}`
  const { data } = await (record === 'leads'
    ? client.from('leads').insert({ name, company: `${name} Ltd`, value: 900 })
    : client.from('accounts').insert({ name })
  )
    .select('id')
    .single()
    .throwOnError()
  const { id } = data
  const about = subjectIds({ kind: record === 'leads' ? 'lead' : 'account', id })
  await client
    .from('lead_activities')
    .insert({ ...about, kind: 'note', body: 'Likes boats' })
    .throwOnError()
  const { data: task } = await client
    .from('tasks')
    .insert({ ...about, title: 'Call' })
    .select('id')
    .single()
    .throwOnError()
  const { data: people } = await client
    .from('contacts')
    .insert(['Uma', 'Ute'].map((each) => ({ name: each, account_id: record === 'leads' ? null : id })))
    .select('id')
    .throwOnError()
  if (record === 'leads')
    await client
      .from('lead_contacts')
      .insert(people.map(({ id: contact_id }) => ({ lead_id: id, contact_id, role: 'user' })))
      .throwOnError()
  const file = crypto.randomUUID()
  const stored = await client.storage
    .from('attachments')
    .upload(`${companyId}/${file}`, new TextEncoder().encode('Signed'), { contentType: 'application/pdf' })
  expect(stored.error).toBeNull()
  await client
    .from('attachments')
    .insert({ id: file, ...about, name: 'Offer.pdf' })
    .throwOnError()
  return { id, task: task.id, last: people.at(-1)?.id ?? '' }
}

it.each([
  ['leads', 'a task of it'],
  ['leads', 'a person of it'],
  ['accounts', 'a task of it'],
  ['accounts', 'a person of it'],
] as const)(
  'one of %s that was deleted is wholly gone where its restore is killed while it waits for %s, and wholly back afterwards',
  async (record, place) => {
    const { id, task, last } = await makeWhole(record)
    const before = await stateOf(ana)
    await ana.client.from(record).delete().eq('id', id).throwOnError()
    const deleted = await stateOf(ana)
    const change = (await historyOf(ana, id)).findLast(({ operation }) => operation === 'delete')?.id ?? ''
    const lines = await historyOf(ana, id)
    const restore = () => ana.client.rpc('restore_change', { record_id: id, change })
    const answer = await killMidway(host.database, {
      // The record itself is there again by then.
      lock: (transaction) =>
        place === 'a task of it'
          ? transaction`select from public.tasks where id = ${task} for update`
          : transaction`select from public.contacts where id = ${last} for update`,
      statement: 'restore_change',
      work: restore,
    })
    expect(answer).toMatchObject({ error: expect.anything() })
    expect(await stateOf(ana)).toEqual(deleted)
    expect(await historyOf(ana, id)).toEqual(lines)
    const { data } = await restore().throwOnError()
    expect(data).not.toHaveProperty('missing')
    expect(await stateOf(ana)).toEqual(before)
  },
)
