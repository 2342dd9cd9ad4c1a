import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'
import { untilIdle } from '../testing/until-idle.ts'

/** Tasks and conversations that belong to an account or a contact, beside every sale. */
let host: TestHost
let ben: Person
let lead = ''
let account = ''
let contact = ''
const none = { lead_id: null, account_id: null, contact_id: null }

beforeAll(async () => {
  host = await startTestHost()
  ben = await host.person('ben')
  const { data } = await ben.client
    .from('leads')
    .insert({ name: 'Anna Weber', company: 'Northwind', email: 'anna@northwind-work.example' })
    .select('id, account_id, contact_id')
    .single()
    .throwOnError()
  lead = data.id
  account = data.account_id ?? ''
  contact = data.contact_id ?? ''
})
afterAll(() => host.close())

const addTask = async (task: {
  title: string
  account_id?: string
  contact_id?: string
  recurrence?: string
}) => (await ben.client.from('tasks').insert(task).select('id').single().throwOnError()).data.id
const taskOf = async (id: string) =>
  (
    await ben.client
      .from('tasks')
      .select('lead_id, account_id, contact_id')
      .eq('id', id)
      .single()
      .throwOnError()
  ).data
const addTalk = async (title: string, of: { account_id?: string; contact_id?: string }) =>
  (
    await ben.client
      .from('recordings')
      .insert({ title, source: 'import', ...of })
      .select('id')
      .single()
      .throwOnError()
  ).data.id

it('belong to one record at most: giving it to another takes it from the first', async () => {
  const id = await addTask({ title: 'Review the account', account_id: account })
  const talk = await addTalk('Visit', { account_id: account })
  for (const given of [{ contact_id: contact }, { lead_id: lead }, { account_id: account }]) {
    await ben.client.from('tasks').update(given).eq('id', id).throwOnError()
    expect(await taskOf(id)).toEqual({ ...none, ...given })
    const { data } = await ben.client
      .from('recordings')
      .update(given)
      .eq('id', talk)
      .select('lead_id, account_id, contact_id')
      .single()
      .throwOnError()
    expect(data).toEqual({ ...none, ...given })
  }
  const both = await ben.client.from('tasks').insert({ title: 'Both', lead_id: lead, account_id: account })
  expect(both.error?.message).toMatch(/tasks_of_one_record/)
  const stranger = await host.person('stranger')
  const foreign = await stranger.client.from('tasks').insert({ title: 'Foreign', account_id: account })
  expect(foreign.error?.code).toBe('23503')
})

it('pass their record on: to the next of a series and to the task of a promise', async () => {
  const id = await addTask({
    title: 'Business review',
    account_id: account,
    recurrence: 'FREQ=MONTHLY;BYMONTHDAY=1',
  })
  await ben.client.from('tasks').update({ status: 'done' }).eq('id', id).throwOnError()
  const { data: next } = await ben.client
    .from('tasks')
    .select('account_id')
    .eq('series_id', id)
    .neq('status', 'done')
    .single()
    .throwOnError()
  expect(next.account_id).toBe(account)

  const talk = await addTalk('Call with Anna', { contact_id: contact })
  const [item] = await host.database.sql<{ id: string }[]>`
    insert into public.recording_insights (company_id, recording_id, kind, position, text, start_seconds, end_seconds, quote)
    values (${ben.companyId}, ${talk}, 'action_item', 0, 'Send the plan', 1, 2, 'I will send the plan') returning id`
  const { data: task } = await ben.client
    .rpc('create_task_from_insight', { insight: item?.id ?? '' })
    .throwOnError()
  expect(task).toMatchObject({ ...none, contact_id: contact, recording_id: talk })
})

it('stand on the timeline of the account, in the calendar and in the facts of a run', async () => {
  await addTalk('Site visit', { account_id: account })
  await addTalk('Chat with Anna', { contact_id: contact })
  const { data: entries } = await ben.client.rpc('customer_timeline', { customer: account }).throwOnError()
  expect(entries.filter(({ source }) => source === 'recording').map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Site visit', 'Chat with Anna']),
  )
  expect(entries.find(({ title }) => title === 'Chat with Anna')?.contact_name).toBe('Anna Weber')

  const id = await addTask({ title: 'Renewal plan', account_id: account })
  await ben.client.from('tasks').update({ due_at: new Date().toISOString() }).eq('id', id).throwOnError()
  const { data: calendar } = await ben.client.rpc('my_calendar').throwOnError()
  expect(calendar).toMatchObject({
    tasks: expect.arrayContaining([
      expect.objectContaining({ id, lead: null, account: 'Northwind', contact: null }),
    ]),
  })
  const { data: today } = await ben.client.rpc('today', {}).throwOnError()
  expect(JSON.stringify(today)).toContain('"Northwind"')
  const { data: facts } = await ben.client.rpc('automation_facts', { event: { task_id: id } }).throwOnError()
  expect(facts).toMatchObject({
    'account.name': 'Northwind',
    'task.title': 'Renewal plan',
    'owner.id': ben.id,
  })
})

it('go over with a merge and come back, and outlive who is deleted', async () => {
  const { data: twin } = await ben.client
    .from('accounts')
    .insert({ name: 'Northwind Traders' })
    .select('id')
    .single()
    .throwOnError()
  const task = await addTask({ title: 'Of the twin', account_id: twin.id })
  const talk = await addTalk('Of the twin', { account_id: twin.id })
  await untilIdle(host.database.sql)
  const { data: merge } = await ben.client
    .rpc('merge_customers', { record: 'accounts', keep: account, drop_record: twin.id })
    .throwOnError()
  const accountOfTalk = async () =>
    (await ben.client.from('recordings').select('account_id').eq('id', talk).single().throwOnError()).data
      .account_id
  expect([(await taskOf(task)).account_id, await accountOfTalk()]).toEqual([account, account])
  await ben.client.rpc('undo_customer_merge', { merge }).throwOnError()
  expect([(await taskOf(task)).account_id, await accountOfTalk()]).toEqual([twin.id, twin.id])
  await ben.client.from('accounts').delete().eq('id', twin.id).throwOnError()
  expect([await taskOf(task), await accountOfTalk()]).toEqual([none, null])
})

it('keep whose they were in their history, which puts it back', async () => {
  const id = await addTask({ title: 'Given away', account_id: account })
  await ben.client.from('tasks').update({ contact_id: contact }).eq('id', id).throwOnError()
  const [change] = (
    await ben.client
      .from('record_changes')
      .select('id, before, after')
      .eq('record_id', id)
      .eq('operation', 'update')
      .throwOnError()
  ).data
  expect(change).toMatchObject({
    before: { account_id: account, contact_id: null },
    after: { account_id: null, contact_id: contact },
  })
  await ben.client.rpc('restore_change', { record_id: id, change: change?.id ?? '' }).throwOnError()
  expect(await taskOf(id)).toEqual({ ...none, account_id: account })
})
