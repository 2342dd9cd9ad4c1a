import { afterAll, beforeAll, expect, it } from 'vitest'
import { historyOf } from '../testing/history.ts'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'
import { killMidway } from '../testing/kill-midway.ts'
import { withoutEvents } from '../testing/without-events.ts'

/** Giving fields the values they had. */
let host: TestHost
let ben: Person
let stranger: Person

beforeAll(async () => {
  host = await startTestHost()
  await withoutEvents(host.database)
  ben = await host.person('ben')
  stranger = await host.person('stranger')
})
afterAll(() => host.close())

async function makeLead(values: {
  name: string
  company?: string
  email?: string
  value?: number
  status?: string
}) {
  const { data } = await ben.client.from('leads').insert(values).select().single().throwOnError()
  return data
}
const read = async (id: string) =>
  (await ben.client.from('leads').select().eq('id', id).single().throwOnError()).data
const change = (
  id: string,
  patch: {
    value?: number
    status?: string
    next_step?: string
    source?: string
    company?: string
    email?: string
  },
) => ben.client.from('leads').update(patch).eq('id', id).throwOnError()
const lastChange = async (id: string) => (await historyOf(ben, id)).at(-1)?.id ?? ''
const restore = (id: string, given: string, expected?: { [column: string]: string | number }) =>
  ben.client.rpc('restore_change', { record_id: id, change: given, ...(expected ? { expected } : {}) })

it('restores all fields of a change, which is a change itself', async () => {
  const lead = await makeLead({ name: 'Ada', value: 10, status: 'new' })
  await change(lead.id, { value: 30, status: 'qualified' })
  const past = await lastChange(lead.id)
  await restore(lead.id, past).throwOnError()
  expect(await read(lead.id)).toMatchObject({ value: 10, status: 'new' })
  expect((await historyOf(ben, lead.id)).at(-1)).toMatchObject({
    before: { value: 30, status: 'qualified' },
    after: { value: 10, status: 'new' },
    restored_id: past,
    actor_id: ben.id,
    way: 'person',
  })
})

it('refuses in words where a field was changed since, and says what it holds; who saw that may insist', async () => {
  const lead = await makeLead({ name: 'Conflict', value: 10 })
  await change(lead.id, { value: 20, next_step: 'Call' })
  const past = await lastChange(lead.id)
  await change(lead.id, { value: 35 })
  const { error } = await restore(lead.id, past)
  expect(error?.message).toBe('Value changed since.')
  expect(JSON.parse(error?.details ?? '')).toEqual({ value: 35, next_step: 'Call' })
  expect(await read(lead.id)).toMatchObject({ value: 35, next_step: 'Call' })
  await restore(lead.id, past, { value: 35, next_step: 'Call' }).throwOnError()
  expect(await read(lead.id)).toMatchObject({ value: 10, next_step: null })
})

it('leaves what else was changed since', async () => {
  const lead = await makeLead({ name: 'Else', value: 10 })
  await change(lead.id, { value: 20 })
  const past = await lastChange(lead.id)
  await change(lead.id, { source: 'Fair' })
  await restore(lead.id, past).throwOnError()
  expect(await read(lead.id)).toMatchObject({ value: 10, source: 'Fair' })
})

it('gives a lead back its customer without renaming anybody', async () => {
  const lead = await makeLead({ name: 'Ann', company: 'Alpha', email: 'ann@alpha.example' })
  const other = await makeLead({ name: 'Bob', company: 'Beta', email: 'bob@beta.example' })
  await ben.client.from('leads').update({ contact_id: other.contact_id }).eq('id', lead.id).throwOnError()
  expect(await read(lead.id)).toMatchObject({ name: 'Bob', email: 'bob@beta.example' })
  await restore(lead.id, await lastChange(lead.id)).throwOnError()
  expect(await read(lead.id)).toMatchObject({ name: 'Ann', contact_id: lead.contact_id })
  expect(await read(other.id)).toMatchObject({ name: 'Bob', email: 'bob@beta.example' })
  await change(lead.id, { company: 'Gamma' })
  await restore(lead.id, await lastChange(lead.id)).throwOnError()
  expect(await read(lead.id)).toMatchObject({ company: 'Alpha', account_id: lead.account_id })
})

it('puts a deleted lead back', async () => {
  const lead = await makeLead({ name: 'Back', value: 12 })
  await ben.client.from('leads').delete().eq('id', lead.id).throwOnError()
  const past = await lastChange(lead.id)
  await restore(lead.id, past).throwOnError()
  expect(await read(lead.id)).toMatchObject({ name: 'Back', value: 12, created_at: lead.created_at })
  expect((await restore(lead.id, past)).error?.message).toBe('It is there again.')
})

it('refuses strangers, insertions and what is no longer there', async () => {
  const lead = await makeLead({ name: 'Mine', value: 1 })
  const made = await lastChange(lead.id)
  await change(lead.id, { value: 2 })
  const past = await lastChange(lead.id)
  const asked = await stranger.client.rpc('restore_change', { record_id: lead.id, change: past })
  expect(asked.error?.message).toBe('This change is not kept any more.')
  expect((await restore(lead.id, made)).error?.message).toBe('This cannot be taken back here.')
  await ben.client.from('leads').delete().eq('id', lead.id).throwOnError()
  expect((await restore(lead.id, past)).error?.code).toBe('P0002')
})

it('is all or nothing: killed in the middle it has changed nothing', async () => {
  const lead = await makeLead({ name: 'Killed', value: 10, email: 'killed@all.example' })
  await change(lead.id, { value: 20, email: 'changed@all.example' })
  const past = await lastChange(lead.id)
  const before = await read(lead.id)
  // The lead is written; what its triggers write after it waits for this lock.
  const answer = await killMidway(host.database, {
    lock: (transaction) => transaction`select from public.contacts where id = ${lead.contact_id} for update`,
    statement: 'restore_change',
    work: () => restore(lead.id, past),
  })
  expect(answer).toMatchObject({ error: expect.anything() })
  expect(await read(lead.id)).toEqual(before)
  expect(await lastChange(lead.id)).toBe(past)
  await restore(lead.id, past).throwOnError()
  expect(await read(lead.id)).toMatchObject({ value: 10, email: 'killed@all.example' })
})

it('keeps the history of both leads of a merge, and takes them apart again', async () => {
  const kept = await makeLead({ name: 'Kept', value: 1 })
  const gone = await makeLead({ name: 'Gone', value: 1 })
  await change(gone.id, { value: 5 })
  const timeline = async () =>
    (await ben.client.rpc('lead_timeline', { lead: kept.id }).throwOnError()).data.filter(
      ({ source, kind }) => source === 'change' && kind === 'update',
    )
  const { data: merge } = await ben.client
    .rpc('merge_leads', { keep: kept.id, drop_lead: gone.id })
    .throwOnError()
  expect((await timeline()).map(({ data }) => data)).toMatchObject([
    { record_id: gone.id, after: { value: 5 } },
  ])
  await ben.client.rpc('undo_merge', { merge }).throwOnError()
  expect(await timeline()).toEqual([])
  expect((await historyOf(ben, gone.id)).map(({ operation }) => operation)).toEqual(['insert', 'update'])
})
