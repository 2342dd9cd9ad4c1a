import { readMoment } from '@parley/core/assistant/tools/read-moment'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'
import { beginTurn, callTool } from '../testing/tools.ts'

/** Every field of leads and tasks, and calls and meetings, by the assistant's tools; and how they are taken back. */
let host: TestHost
let ben: Person
let lead: string

beforeAll(async () => {
  host = await startTestHost()
  ben = await host.person('ben')
  await ben.client
    .from('lead_fields')
    .insert([
      { key: 'seats', label: 'Seats', type: 'number', options: [], position: 0 },
      { key: 'plan', label: 'Plan', type: 'choice', options: ['Gold', 'Free'], position: 1 },
    ])
    .throwOnError()
  const given = [
    { key: 'new', name: 'New' },
    { key: 'proposal', name: 'Proposal' },
    { name: 'Talks', pipeline: { name: 'Partners' } },
  ]
  await ben.client.rpc('set_stages', { given }).throwOnError()
  const { data } = await ben.client
    .from('leads')
    .insert({ name: 'Anna Schmidt', company: 'Acme', tags: ['old'], custom: { plan: 'Free' } })
    .select('id')
    .single()
    .throwOnError()
  lead = data.id
})
afterAll(() => host.close())

async function write(toolName: string, parameters: unknown) {
  const { turnId } = await beginTurn(ben)
  return callTool(host, ben, toolName, parameters, { turnId })
}
async function card(toolName: string, parameters: unknown) {
  const { turnId } = await beginTurn(ben, { isConfident: false })
  return (await callTool(host, ben, toolName, parameters, { turnId })).result?.confirmation?.changes
}
const undo = async (callId: string | undefined) =>
  (await callTool(host, ben, 'undo_action', { callId })).result?.message
const leadNow = async () =>
  (
    await ben.client
      .from('leads')
      .select('tags, custom, pipeline, status, expected_close_on')
      .eq('id', lead)
      .single()
      .throwOnError()
  ).data

it('changes tags and own fields of a lead, shows them, and gives them back', async () => {
  const changes = { lead, tags: ['vip', 'fair', 'vip'], own_fields: { Seats: 12, plan: 'gold' } }
  expect(await card('update_lead', changes)).toEqual([
    { label: 'Tags', before: 'old', after: 'vip, fair' },
    { label: 'Seats', before: '—', after: '12' },
    { label: 'Plan', before: 'Free', after: 'Gold' },
  ])
  const before = await leadNow()
  const { result } = await write('update_lead', changes)
  expect(await leadNow()).toMatchObject({ tags: ['vip', 'fair'], custom: { seats: 12, plan: 'Gold' } })
  expect(await undo(result?.undo?.callId)).toContain('Taken back')
  expect(await leadNow()).toEqual(before)
  expect((await write('update_lead', { lead, tags: ['red, green'] })).error).toContain(
    'A tag has 1 to 60 characters, without commas.',
  )
  expect((await write('update_lead', { lead, own_fields: { Shoes: 1 } })).error).toBe(
    'There is no field "Shoes". The own fields are: Seats and Plan.',
  )
})

it('adds a tag to those that a lead has, and takes one away', async () => {
  const before = await leadNow()
  expect(await card('update_lead', { lead, add_tags: ['hot', 'OLD'] })).toEqual([
    { label: 'Tags', before: 'old', after: 'old, hot' },
  ])
  const { result } = await write('update_lead', { lead, add_tags: ['hot'], remove_tags: ['Old'] })
  expect(await leadNow()).toMatchObject({ tags: ['hot'] })
  await undo(result?.undo?.callId)
  expect(await leadNow()).toEqual(before)
  expect((await write('update_lead', { lead, remove_tags: ['gone'] })).result?.message).toContain(
    'Nothing to change',
  )
})

it('says of two sales to one customer which it means, and what goes along with one', async () => {
  const named = ['First order', 'Renewal 2027']
  const { data: sales } = await ben.client
    .from('leads')
    .insert(named.map((deal_name) => ({ name: 'Mia Lund', company: 'Fjord', deal_name, score: 90 })))
    .select('id')
    .throwOnError()
  const [first, second] = sales.map(({ id }) => id)
  await ben.client
    .from('tasks')
    .insert(
      [first ?? '', second ?? ''].map((lead_id, order) => ({
        title: 'Call Mia',
        lead_id,
        due_at: `2030-01-0${order + 1}T10:00:00Z`,
      })),
    )
    .throwOnError()
  expect((await write('update_task', { task: 'Call Mia', status: 'done' })).result?.message).toMatch(
    /"Call Mia" \(Mia Lund, Fjord\s· First order, due [^)]*\).*\(Mia Lund, Fjord\s· Renewal 2027, due/,
  )
  const found = await callTool(host, ben, 'search_tasks', { query: 'Call Mia' })
  expect(found.result?.data).toMatchObject({
    tasks: named.map((deal_name) => ({ lead: 'Mia Lund', deal_name })),
  })
  expect(await card('delete_lead', { lead: second })).toEqual([
    { label: 'Lead', before: 'Mia Lund (Fjord), Renewal 2027, New', after: 'Deleted for good' },
    { label: 'Tasks', before: '1', after: 'Kept, without the lead' },
    { label: 'Notes and history', before: expect.stringMatching(/^\d+$/), after: 'Deleted for good' },
  ])
})

it('moves a lead to another pipeline, and back', async () => {
  expect(await card('update_lead', { lead, pipeline: 'partners' })).toEqual([
    { label: 'Status', before: 'New', after: 'Talks' },
  ])
  const { result } = await write('update_lead', { lead, pipeline: 'Partners' })
  expect(await leadNow()).toMatchObject({ pipeline: 'partners', status: 'talks' })
  expect((await write('update_lead', { lead, pipeline: 'Partners', status: 'proposal' })).error).toBe(
    'There is no stage "proposal". The stages are: Talks, Won, Lost.',
  )
  await undo(result?.undo?.callId)
  expect(await leadNow()).toMatchObject({ pipeline: 'sales', status: 'new' })
  expect((await write('update_lead', { lead, pipeline: 'Gone' })).error).toBe(
    'There is no pipeline "Gone". The pipelines are: Sales and Partners.',
  )
  // A sale that is decided counts elsewhere, and stays decided.
  await ben.client.from('leads').update({ status: 'won' }).eq('id', lead).throwOnError()
  expect(await card('update_lead', { lead, pipeline: 'Partners' })).toEqual([
    { label: 'Pipeline', before: 'Sales', after: 'Partners' },
  ])
  await write('update_lead', { lead, pipeline: 'Partners' })
  expect(await leadNow()).toMatchObject({ pipeline: 'partners', status: 'won' })
})

it('takes a new lead back, and not one that was tagged since', async () => {
  const make = () => write('create_lead', { name: 'Brief Visit', tags: ['vip'], own_fields: { seats: 2 } })
  const find = async () =>
    (await ben.client.from('leads').select('id').eq('name', 'Brief Visit').throwOnError()).data
  const first = await make()
  expect(await undo(first.result?.undo?.callId)).toContain('Taken back')
  expect(await find()).toEqual([])
  const second = await make()
  await ben.client
    .from('leads')
    .update({ tags: ['vip', 'met'] })
    .eq('name', 'Brief Visit')
    .throwOnError()
  expect(await undo(second.result?.undo?.callId)).toBeUndefined()
  expect(await find()).toHaveLength(1)
})

it('makes a lead with everything that is said of it', async () => {
  await write('create_lead', {
    name: 'Nora Vik',
    pipeline: 'Partners',
    tags: ['vip'],
    own_fields: { seats: '3' },
    owner: 'ben',
  })
  const { data } = await ben.client
    .from('leads')
    .select('status, pipeline, tags, custom, owner_id')
    .eq('name', 'Nora Vik')
    .single()
    .throwOnError()
  expect(data).toEqual({
    status: 'talks',
    pipeline: 'partners',
    tags: ['vip'],
    custom: { seats: 3 },
    owner_id: ben.id,
  })
})

it('gives a task a reminder and a rhythm, and takes them back', async () => {
  const at = (words: string) => readMoment(words, new Date().toISOString(), 'UTC')
  await write('create_task', {
    title: 'Send the report',
    due_at: '2031-01-06T15:00Z',
    remind_at: 'an hour before',
    recurrence: 'every Monday',
  })
  const { data: task } = await ben.client
    .from('tasks')
    .select('id, due_at, remind_at, recurrence')
    .eq('title', 'Send the report')
    .single()
    .throwOnError()
  expect(task).toMatchObject({
    due_at: '2031-01-06T15:00:00+00:00',
    remind_at: '2031-01-06T14:00:00+00:00',
    recurrence: 'FREQ=WEEKLY;BYDAY=MO',
  })
  const changes = { task: task.id, remind_at: '2031-01-05', recurrence: '' }
  expect((await card('update_task', changes))?.map(({ label }) => label)).toEqual(['Reminder', 'Repeats'])
  const { result } = await write('update_task', changes)
  const now = async () =>
    (
      await ben.client
        .from('tasks')
        .select('id, due_at, remind_at, recurrence')
        .eq('id', task.id)
        .single()
        .throwOnError()
    ).data
  expect(await now()).toMatchObject({ remind_at: '2031-01-05T17:00:00+00:00', recurrence: null })
  await undo(result?.undo?.callId)
  expect(await now()).toEqual(task)
  expect((await write('update_task', { task: task.id, recurrence: 'now and then' })).error).toBe(
    'I can’t read how often “now and then” is. Write it like “every Monday”.',
  )
  // Where no date is said a rhythm begins by itself.
  await write('create_task', { title: 'Water the plants', recurrence: 'FREQ=DAILY' })
  const { data: daily } = await ben.client
    .from('tasks')
    .select('due_at')
    .eq('title', 'Water the plants')
    .single()
    .throwOnError()
  expect(daily.due_at).not.toBeNull()
  expect(at('tomorrow')).not.toBeNull()
})

it('logs a call or a meeting with its outcome, and takes it back', async () => {
  const call = {
    lead,
    kind: 'call',
    outcome: 'left_message',
    minutes: 5,
    at: '2026-01-05T10:00Z',
    text: 'Later',
  }
  expect(await card('add_note', call)).toMatchObject([
    { label: 'Call', after: 'Left a message · 5 min' },
    { label: 'When' },
    { label: 'Note', after: 'Later' },
  ])
  const { result } = await write('add_note', call)
  expect(result?.message).toBe('Logged the call with Anna Schmidt (Acme): Left a message · 5 min.')
  const logged = async () =>
    (
      await ben.client
        .from('lead_activities')
        .select('kind, body, data, created_at')
        .eq('lead_id', lead)
        .in('kind', ['call', 'meeting'])
        .order('created_at')
        .throwOnError()
    ).data
  expect(await logged()).toEqual([
    {
      kind: 'call',
      body: 'Later',
      data: { outcome: 'left_message', minutes: 5 },
      created_at: '2026-01-05T10:00:00+00:00',
    },
  ])
  await undo(result?.undo?.callId)
  expect(await logged()).toEqual([])
  await write('add_note', { lead, kind: 'meeting' })
  expect(await logged()).toMatchObject([{ kind: 'meeting', body: null, data: { outcome: 'held' } }])
  const refusals = [
    [
      { lead, kind: 'meeting', outcome: 'no_answer' },
      'The outcome of a meeting is one of these: held, no_show or cancelled.',
    ],
    [
      { lead, outcome: 'reached', text: 'x' },
      'A note has no outcome and no length. Say whether it was a call or a meeting.',
    ],
    [{ lead, kind: 'call', at: '2031-01-05' }, 'That call is in the future. Plan it as a task.'],
    [{ lead }, 'Say what to note.'],
  ] as const
  for (const [parameters, sentence] of refusals)
    expect((await write('add_note', parameters)).error).toBe(sentence)
})
