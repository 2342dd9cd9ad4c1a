import type { Database } from '@parley/core/database.types'
import { toJson } from '@parley/core/text/json'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { confirmedPerson } from '../../testing/confirmed-person.ts'
import { type Person, startTestHost, type TestHost } from '../../testing/host.ts'

let host: TestHost
let ben: Person

beforeAll(async () => {
  host = await startTestHost()
  ben = await confirmedPerson(host, 'ben')
})
afterAll(() => host.close())

interface Built {
  trigger: Record<string, string | null>
  /** That the triggering task is called so. */
  title: string
  actions: Record<string, unknown>[]
}

/** Builds, publishes and enables an automation about tasks of one title; answers its id. */
async function automate({ trigger, title, actions }: Built): Promise<string> {
  const draft = toJson({
    trigger,
    conditions: [{ id: 'c', field: 'task.title', operator: 'is', value: title }],
    actions: actions.map((action, index) => ({ id: `a${index}`, ...action })),
  })
  const { data } = await ben.client
    .from('automations')
    .insert({ name: title, draft })
    .select('id')
    .single()
    .throwOnError()
  await ben.client.rpc('publish_automation', { automation: data.id }).throwOnError()
  await ben.client.from('automations').update({ is_enabled: true }).eq('id', data.id).throwOnError()
  return data.id
}

const runsOf = async (automation: string) =>
  (
    await ben.client
      .from('automation_runs')
      .select('id, status, error, depth')
      .eq('automation_id', automation)
      .order('depth')
      .throwOnError()
  ).data
const endsOf = async (automation: string) =>
  (await runsOf(automation)).map(({ status, error }) => [status, error])
async function stepsOf(automation: string) {
  const [run] = await runsOf(automation)
  const { data } = await ben.client
    .from('automation_run_steps')
    .select('kind, status, error')
    .eq('run_id', run?.id ?? '')
    .order('position')
    .throwOnError()
  return data.map(({ kind, status, error }) => [kind, status, error])
}

async function addAccount(name: string, phone = '1'): Promise<string> {
  const { data } = await ben.client
    .from('accounts')
    .insert({ name, phone })
    .select('id')
    .single()
    .throwOnError()
  return data.id
}
async function addTask(task: Database['public']['Tables']['tasks']['Insert']): Promise<string> {
  const { data } = await ben.client.from('tasks').insert(task).select('id').single().throwOnError()
  return data.id
}
const finish = (id: string) => ben.client.from('tasks').update({ status: 'done' }).eq('id', id).throwOnError()

const updateAccount = { kind: 'update_account', column: 'phone', value: 'Done: {{task.title}}' }
const updateLead = { kind: 'update_lead', column: 'next_step', value: 'Call' }
const phoneOf = async (id: string) =>
  (await ben.client.from('accounts').select('phone').eq('id', id).single().throwOnError()).data.phone

it('changes the account of a task, and leaves out what is of a lead, in words', async () => {
  const id = await automate({
    trigger: { kind: 'task_completed' },
    title: 'Visit the account',
    actions: [
      updateLead,
      updateAccount,
      { kind: 'send_email', templateId: crypto.randomUUID() },
      { kind: 'update_contact', column: 'title', value: 'CEO' },
      { kind: 'add_tag', tag: 'visited' },
    ],
  })
  const account = await addAccount('Vik Dental')
  await finish(await addTask({ title: 'Visit the account', account_id: account }))
  await expect.poll(() => endsOf(id)).toEqual([['completed', null]])
  expect(await stepsOf(id)).toEqual([
    ['update_lead', 'skipped', 'The task belongs to no lead.'],
    ['update_account', 'completed', null],
    ['send_email', 'skipped', 'The task belongs to no lead or contact.'],
    ['update_contact', 'skipped', 'The task belongs to no contact.'],
    ['add_tag', 'completed', null],
  ])
  const { data: held } = await ben.client.from('accounts').select('phone, tags').eq('id', account).single()
  expect(held).toEqual({ phone: 'Done: Visit the account', tags: ['visited'] })
})

it('reaches the account of the lead or the contact that a task belongs to', async () => {
  const id = await automate({
    trigger: { kind: 'task_created' },
    title: 'Ask around',
    actions: [
      updateLead,
      updateAccount,
      { kind: 'update_contact', column: 'phone', value: '{{account.name}}' },
    ],
  })
  const account = await addAccount('Around Ltd')
  const { data: contact } = await ben.client
    .from('contacts')
    .insert({ name: 'Nora', account_id: account })
    .select('id')
    .single()
    .throwOnError()
  await addTask({ title: 'Ask around', contact_id: contact.id })
  await expect.poll(() => endsOf(id)).toEqual([['completed', null]])
  expect(await stepsOf(id)).toEqual([
    ['update_lead', 'skipped', 'The task belongs to no lead.'],
    ['update_account', 'completed', null],
    ['update_contact', 'completed', null],
  ])
  expect(await phoneOf(account)).toBe('Done: Ask around')

  const { data: lead } = await ben.client
    .from('leads')
    .insert({ name: 'Una', company: 'Una Inc' })
    .select('id, account_id')
    .single()
    .throwOnError()
  await addTask({ title: 'Ask around', lead_id: lead.id })
  await expect
    .poll(() => endsOf(id))
    .toEqual([
      ['completed', null],
      ['completed', null],
    ])
  const { data: changed } = await ben.client.from('leads').select('next_step').eq('id', lead.id).single()
  expect(changed).toEqual({ next_step: 'Call' })
  expect(await phoneOf(lead.account_id ?? '')).toBe('Done: Ask around')
})

it('makes a task with every field that people write', async () => {
  const id = await automate({
    trigger: { kind: 'task_completed' },
    title: 'Renew',
    actions: [
      {
        kind: 'create_task',
        title: 'Check on {{account.name}}',
        dueDays: 7,
        priority: 'high',
        assignee: { personId: ben.id },
        more: {
          description: 'After “{{task.title}}”.',
          status: 'in_progress',
          remind_at: '60',
          recurrence: 'FREQ=MONTHLY;BYMONTHDAY=1',
        },
      },
    ],
  })
  const account = await addAccount('Renewed Ltd')
  await finish(await addTask({ title: 'Renew', account_id: account }))
  await expect.poll(() => endsOf(id)).toEqual([['completed', null]])
  const { data: made } = await ben.client
    .from('tasks')
    .select('description, status, priority, due_at, remind_at, recurrence, assignee_id, account_id, lead_id')
    .eq('title', 'Check on Renewed Ltd')
    .single()
    .throwOnError()
  const { due_at, remind_at, ...rest } = made
  expect(rest).toEqual({
    description: 'After “Renew”.',
    status: 'in_progress',
    priority: 'high',
    recurrence: 'FREQ=MONTHLY;BYMONTHDAY=1',
    assignee_id: ben.id,
    account_id: account,
    lead_id: null,
  })
  expect(Date.parse(due_at ?? '') - Date.parse(remind_at ?? '')).toBe(3_600_000)
})

it('changes each field of the task that started it', async () => {
  const id = await automate({
    trigger: { kind: 'task_created' },
    title: 'Escalate',
    actions: [
      { kind: 'update_task', column: 'due_at', value: '2031-01-31' },
      { kind: 'update_task', column: 'remind_at', value: '1440' },
      { kind: 'update_task', column: 'assignee_id', value: ben.id },
      { kind: 'update_task', column: 'description', value: '{{task.title}}: {{task.due_at}}' },
      { kind: 'update_task', column: 'recurrence', value: '', isEmptied: true },
    ],
  })
  const task = await addTask({ title: 'Escalate', assignee_id: null, recurrence: 'FREQ=DAILY' })
  await expect.poll(() => endsOf(id)).toEqual([['completed', null]])
  const { data: held } = await ben.client
    .from('tasks')
    .select('due_at, remind_at, assignee_id, description, recurrence')
    .eq('id', task)
    .single()
    .throwOnError()
  expect(held).toEqual({
    due_at: '2031-01-31T17:00:00+00:00',
    remind_at: '2031-01-30T17:00:00+00:00',
    assignee_id: ben.id,
    description: expect.stringMatching(/^Escalate: .*2031/),
    recurrence: null,
  })
})

it('starts nothing by a change that changes nothing', async () => {
  const id = await automate({
    trigger: { kind: 'task_changed', field: null },
    title: 'Hurry',
    actions: [{ kind: 'update_task', column: 'priority', value: 'urgent' }],
  })
  const task = await addTask({ title: 'Hurry' })
  await ben.client.from('tasks').update({ status: 'in_progress' }).eq('id', task).throwOnError()
  await expect
    .poll(async () => (await runsOf(id)).map(({ depth, status }) => `${depth} ${status}`))
    .toEqual(['0 completed', '1 completed'])
  // What the second run might have set off comes before what is done now.
  await ben.client.from('tasks').update({ status: 'todo' }).eq('id', task).throwOnError()
  await expect
    .poll(async () => (await runsOf(id)).map(({ depth, status }) => `${depth} ${status}`))
    .toEqual(['0 completed', '0 completed', '1 completed'])
})

it('ends where automations change a task back and forth', async () => {
  const flip = (title: string, value: string) =>
    automate({
      trigger: { kind: 'task_changed', field: 'title' },
      title,
      actions: [{ kind: 'update_task', column: 'title', value }],
    })
  const ids = [await flip('Ping', 'Pong'), await flip('Pong', 'Ping')]
  const task = await addTask({ title: 'Begin' })
  await ben.client.from('tasks').update({ title: 'Ping' }).eq('id', task).throwOnError()
  const all = async () =>
    (await Promise.all(ids.map(runsOf))).flat().toSorted((one, other) => one.depth - other.depth)
  // A condition that fails by then leaves a run, too.
  await expect
    .poll(async () => (await all()).some(({ error }) => error?.includes('looks like a loop')))
    .toBe(true)
  expect(Math.max(...(await all()).map(({ depth }) => depth))).toBe(5)
})
