import { describe, expect, it } from 'vitest'
import { defaultStages } from '../leads/stages.ts'
import { actionKinds, changeableFields, isPossible, moreTaskFields } from './action.ts'
import { checkDefinition, readDefinition } from './definition.ts'
import { describeAction } from './describe.ts'
import { describePlan } from './describe-plan.ts'
import type { Facts } from './fields.ts'
import { isRefusal, planStep } from './plan.ts'
import { reachOf, triggerKinds } from './trigger.ts'

const people = new Map([['0b8f8a4e-8f1c-4a52-9a3a-000000000001', 'Ana Ruiz']])
const names = { people, templates: new Map<string, string>(), stages: defaultStages, locale: 'en-US' }
const now = '2026-11-23T10:00:00.000Z'

const read = (action: object, trigger: object = { kind: 'task_completed' }) =>
  readDefinition({ trigger, actions: [{ id: 'a', ...action }] }).definition
function stepOf(action: object) {
  const [step] = read(action).actions
  if (!step) throw new Error('no step')
  return step
}
const problemsOf = (action: object, trigger?: object) =>
  checkDefinition(read(action, trigger), defaultStages).map(({ message }) => message)
const planOf = (action: object, facts: Facts) =>
  planStep(stepOf(action), { facts, now, templates: new Map() })

const ofAccount = { 'task.id': 't', 'account.id': 'a', 'account.name': 'Vik Dental' }
const account = { kind: 'update_account', column: 'phone', value: 'Ask {{owner.name}}' }
const lead = { kind: 'update_lead', column: 'next_step', value: 'Call' }
const contact = { kind: 'update_contact', column: 'title', value: 'CEO' }
const mail = { kind: 'send_email', templateId: '0b8f8a4e-8f1c-4a52-9a3a-000000000001' }

describe('what starts with a task', () => {
  it.each(['task_created', 'task_changed', 'task_completed', 'task_overdue'])(
    '%s may do every step',
    (kind) => {
      const { trigger } = readDefinition({ trigger: { kind } }).definition
      expect(actionKinds.filter((step) => !isPossible(step, reachOf(trigger)))).toEqual([])
      for (const step of [account, lead, contact, mail])
        expect(problemsOf(step, { kind, hours: 0 })).toEqual([])
    },
  )

  it('works on the account, the contact and the lead that the task leads to', () => {
    expect(planOf(account, { ...ofAccount, 'owner.name': 'Ben' })).toMatchObject({ value: 'Ask Ben' })
    expect(planOf(account, { ...ofAccount, 'lead.id': 'l' })).toMatchObject({ kind: 'update_account' })
    expect(planOf(contact, { 'task.id': 't', 'contact.id': 'c' })).toMatchObject({ value: 'CEO' })
    expect(planOf(lead, { 'task.id': 't', 'lead.id': 'l' })).toMatchObject({ value: 'Call' })
  })

  it.each([
    [lead, ofAccount, 'The task belongs to no lead.'],
    [contact, ofAccount, 'The task belongs to no contact.'],
    [account, { 'task.id': 't', 'lead.id': 'l' }, 'The task belongs to no account.'],
    [mail, ofAccount, 'The task belongs to no lead or contact.'],
    [{ kind: 'add_tag', tag: 'x' }, { 'task.id': 't' }, 'The task belongs to no lead, account or contact.'],
    [lead, { 'recording.id': 'r', 'account.id': 'a' }, 'The recording belongs to no lead.'],
    [lead, { 'contact.id': 'c' }, 'This event has no lead.'],
  ])('leaves out %j of %j: %s', (step, facts, refusal) =>
    expect(planOf(step, facts)).toEqual({ refusal, isFinal: false }),
  )

  it('is the only thing that may change a task', () => {
    const change = { kind: 'update_task', column: 'priority', value: 'high' }
    const others = triggerKinds.filter((kind) => !kind.startsWith('task_'))
    for (const kind of others) {
      const { trigger } = readDefinition({ trigger: { kind } }).definition
      expect([kind, isPossible('update_task', reachOf(trigger))]).toEqual([kind, false])
    }
    expect(problemsOf(change, { kind: 'lead_created' })).toEqual([
      'This step needs a task, and none starts this automation. Choose another step.',
    ])
  })
})

describe('a new task', () => {
  const more = {
    description: 'For {{account.name}}, after {{task.title}}',
    status: 'in_progress',
    remind_at: '60',
    recurrence: 'FREQ=WEEKLY;BYDAY=MO',
  }
  const task = { kind: 'create_task', title: 'Call', dueDays: 2, priority: 'high', assignee: 'owner' }
  const facts = { ...ofAccount, 'task.title': 'Visit', 'task.due_at': '2020-01-01T00:00:00+00:00' }

  it('carries each field of a task that people write, but for whom it is about', () => {
    const own = ['title', 'priority', 'due_at', 'assignee_id']
    expect([...own, ...moreTaskFields.map(({ column }) => column)].toSorted()).toEqual(
      changeableFields.update_task.map(({ column }) => column).toSorted(),
    )
  })

  it('has them all, in the text, the plan and the words', () => {
    expect(problemsOf({ ...task, more })).toEqual([])
    expect(planOf({ ...task, more }, facts)).toEqual({
      kind: 'create_task',
      title: 'Call',
      dueAt: '2026-11-25T17:00:00.000Z',
      priority: 'high',
      assignee: 'owner',
      more: {
        description: 'For Vik Dental, after Visit',
        status: 'in_progress',
        remind_at: '2026-11-25T16:00:00.000Z',
        recurrence: 'FREQ=WEEKLY;BYDAY=MO',
      },
    })
    expect(describeAction(stepOf({ ...task, more }), names)).toBe(
      'create the task “Call”, due in 2 days, with description “For [account’s name], after [task’s title]”, status “in progress”, reminder 1 hour before it is due and repetition every week on Monday',
    )
    const plan = planOf({ ...task, more: { remind_at: '60', recurrence: 'FREQ=DAILY' } }, facts)
    expect(
      isRefusal(plan) ? plan : describePlan(plan, names, { locale: 'en-US', now, timeZone: 'UTC' }),
    ).toBe(
      'Creates the task “Call” for the owner, due Nov 25, 5:00 PM, with reminder Nov 25, 4:00 PM and repetition every day',
    )
  })

  it('begins where its rhythm does, where it has no date', () => {
    const weekly = { ...task, dueDays: null, more: { recurrence: 'FREQ=WEEKLY;BYDAY=WE', remind_at: '1440' } }
    expect(problemsOf(weekly)).toEqual([])
    expect(planOf(weekly, facts)).toMatchObject({
      dueAt: '2026-11-25T17:00:00.000Z',
      more: { remind_at: '2026-11-24T17:00:00.000Z' },
    })
  })

  it('is read from what was stored before it had more fields', () => {
    expect(stepOf(task)).toEqual({ id: 'a', ...task })
    expect(stepOf({ ...task, more: { status: '', lead_id: 'x', unheard: 'y' } })).toEqual({
      id: 'a',
      ...task,
    })
  })

  it.each([
    [{ dueDays: null, more: { remind_at: '60' } }, 'Enter when the task is due, or leave the reminder out.'],
    [{ more: { remind_at: '61' } }, 'Choose when it reminds.'],
    [{ more: { recurrence: 'FREQ=HOURLY' } }, 'Choose how it repeats.'],
    [{ more: { status: 'gone' } }, 'Choose one from the list.'],
    [
      { more: { description: '{{task.nmae}}' } },
      '{{task.nmae}} is not a variable. Choose one from the list.',
    ],
  ])('with %j is refused: %s', (part, message) => expect(problemsOf({ ...task, ...part })).toEqual([message]))
})

describe('a change of a task', () => {
  const change = (column: string, more: object) => ({ kind: 'update_task', column, ...more })
  const facts = { 'task.id': 't', 'task.title': 'Visit', 'task.due_at': '2026-12-01T09:00:00+00:00' }

  it.each([
    [change('title', { value: 'Again: {{task.title}}' }), 'title to “Again: [task’s title]”', 'Again: Visit'],
    [change('status', { value: 'in_progress' }), 'status to “in progress”', 'in_progress'],
    [change('due_at', { days: 3 }), 'due date to the day 3 days later', '2026-11-26T17:00:00.000Z'],
    [change('due_at', { value: '2027-01-31' }), 'due date to January 31, 2027', '2027-01-31T17:00:00.000Z'],
    [
      change('remind_at', { value: '10' }),
      'reminder to 10 minutes before it is due',
      '2026-12-01T08:50:00.000Z',
    ],
    [change('recurrence', { value: 'FREQ=DAILY' }), 'repetition to every day', 'FREQ=DAILY'],
  ])('%j sets its %s', (action, words, value) => {
    expect(problemsOf(action)).toEqual([])
    expect(describeAction(stepOf(action), names)).toBe(`set the task’s ${words}`)
    expect(planOf(action, facts)).toEqual({ kind: 'update_task', column: action.column, value })
  })

  it('is checked as the drawer checks it', () => {
    for (const { column, isRequired } of changeableFields.update_task)
      expect([column, problemsOf(change(column, { isEmptied: true })).length === 0]).toEqual([
        column,
        isRequired !== true,
      ])
    expect(problemsOf(change('due_at', { value: 'soon' }))).toEqual(['Choose a day.'])
    expect(problemsOf(change('assignee_id', { value: 'x' }))).toEqual(['Choose a colleague.'])
    expect(planOf(change('title', { value: '{{lead.name}}' }), facts)).toEqual({
      refusal: 'The task’s title is empty once its variables are filled.',
      isFinal: true,
    })
    expect(planOf(change('description', { value: '{{lead.name}}' }), facts)).toMatchObject({ value: null })
    expect(planOf(change('remind_at', { value: '10' }), { 'task.id': 't' })).toEqual({
      refusal: 'The task has no due date to remind of.',
      isFinal: false,
    })
  })
})
