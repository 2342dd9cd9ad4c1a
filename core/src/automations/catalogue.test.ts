import { describe, expect, it } from 'vitest'
import { fieldTypes } from '../leads/custom-fields.ts'
import { readCustomValue } from '../leads/read-custom-value.ts'
import { defaultStages } from '../leads/stages.ts'
import { type Field, isEditable } from '../records/field.ts'
import { salesFields, salesRecords } from '../records/sales-records.ts'
import { taskFields } from '../records/task.ts'
import { changeableFields, readAction, updateKinds } from './action.ts'
import { checkAction } from './check-action.ts'
import { type Condition, isMet, operatorsFor } from './condition.ts'
import { checkDefinition, readDefinition } from './definition.ts'
import { describeAction, describeAutomation, describeCondition, describeTrigger } from './describe.ts'
import { startsRun } from './event.ts'
import { customFact, type Facts, factFields, isKnownTo, ownFieldsOf } from './fields.ts'
import { planStep } from './plan.ts'
import { renderText } from './render.ts'
import { findWatched, watchedFields } from './trigger.ts'

const company = {
  people: new Map([['p', 'Ana Ruiz']]),
  templates: new Map(),
  stages: defaultStages,
  locale: 'en-US',
}
const own = { leads: [{ key: 'renewal', label: 'Renewal', type: 'date', options: [] }] } as const

const updates = ['update_lead', 'update_account', 'update_contact', 'update_task'] as const

/** What people know by another name: a record by its own facts, the company's fields one by one. */
const standsBeside = ['id', 'custom', 'lead', 'account', 'contact']

describe.each<[string, readonly Field[]]>([
  ['lead', salesFields.leads],
  ['account', salesFields.accounts],
  ['contact', salesFields.contacts],
  ['task', taskFields],
])('the facts of a %s', (noun, fields) => {
  it('are all its fields, each with something to ask', () => {
    const wanted = fields
      .filter(({ type }) => !standsBeside.includes(type))
      .map(({ column }) => `${noun}.${column}`)
    const offered = new Map(factFields.map((fact) => [fact.name, fact]))
    expect(wanted.filter((name) => !offered.has(name))).toEqual([])
    for (const name of wanted)
      expect(operatorsFor(offered.get(name)?.kind ?? 'any').length).toBeGreaterThan(1)
  })

  it('are known to what is about a lead', () => {
    expect(
      factFields.filter(({ name }) => name.startsWith(`${noun}.`) && !isKnownTo(['leads'], name)),
    ).toEqual([])
  })
})

it('knows the own fields of a lead’s account and contact, by their type', () => {
  expect(ownFieldsOf(['leads'])).toEqual(salesRecords)
  for (const type of fieldTypes)
    expect(customFact('accounts', { key: 'k', label: 'K', type, options: [] }).kind).not.toBe('any')
})

it('sets what people may write: text, choices, days, rhythms and currency', () => {
  // Who a record is about stays; stages bring pipeline and closing; tags are added.
  const left: readonly Field['type'][] = ['email', 'pipeline', 'tags', 'custom', 'lead', 'account', 'contact']
  const isLeft = (record: string, { column, type }: Field) =>
    left.includes(type) || ['name', 'domain'].includes(column) || (type === 'moment' && record !== 'tasks')
  const fields: Record<string, readonly Field[]> = { ...salesFields, tasks: taskFields }
  for (const kind of updates) {
    const changeable = changeableFields[kind]
    const record = updateKinds[kind]
    expect(changeable).toEqual(
      (fields[record] ?? []).filter((field) => isEditable(field) && !isLeft(record, field)),
    )
  }
})

it('waits for a change of each field of a task that people write', () => {
  expect(watchedFields('tasks').map(({ column }) => column)).toEqual(
    taskFields.filter(isEditable).map(({ column }) => column),
  )
  expect(findWatched('tasks', 'custom.plan')).toBeUndefined()
  const changed = { name: 'task.changed', fields: ['due_at'] }
  expect(startsRun({ kind: 'task_changed', field: 'due_at' }, changed, 'a')).toBe(true)
  expect(startsRun({ kind: 'task_changed', field: 'title' }, changed, 'a')).toBe(false)
  expect(describeTrigger({ kind: 'task_changed', field: 'due_at' }, company)).toBe(
    'a task’s due date changes',
  )
})

it('empties what may be empty, and nothing else', () => {
  const empty = { id: 'a', kind: 'update_lead', value: '', isEmptied: true } as const
  for (const { column, isRequired } of changeableFields.update_lead) {
    const why = checkAction({ ...empty, column }, ['leads'], { stages: defaultStages, own: {} })
    expect([column, why === null]).toEqual([column, isRequired !== true])
  }
  expect(readAction({ ...empty, column: 'next_step' })).toEqual({ ...empty, column: 'next_step' })
  expect(
    planStep({ ...empty, column: 'next_step' }, { facts: { 'lead.id': 'l' }, now, templates: new Map() }),
  ).toEqual({
    kind: 'update_lead',
    column: 'next_step',
    value: null,
  })
  expect(describeAction({ ...empty, column: 'next_step' }, company)).toBe('empty the lead’s next step')
  expect(
    checkAction({ ...empty, column: 'custom.gone' }, ['leads'], {
      stages: defaultStages,
      own: { leads: [] },
    }),
  ).toBe('This field is gone. Choose another one.')
})

const now = '2026-11-26T23:30:00Z'
const met = (operator: Condition['operator'], value: string, fact: string | boolean | null, zone = 'UTC') =>
  isMet({ id: 'c', field: 'f', operator, value }, { f: fact, 'company.time_zone': zone }, now)

describe('a condition on a day or a moment', () => {
  it.each([
    [met('before', '2026-11-27', '2026-11-26'), true],
    [met('before', '2026-11-26', '2026-11-26'), false],
    [met('after', '2026-11-26', '2026-11-27'), true],
    [met('after', 'soon', '2026-11-27'), false],
    [met('is', '2026-11-27', '2026-11-26T23:10:00Z'), false],
    // In Berlin it is tomorrow already.
    [met('is', '2026-11-27', '2026-11-26T23:10:00Z', 'Europe/Berlin'), true],
    [met('next_days', '0', '2026-11-27'), false],
    [met('next_days', '0', '2026-11-27', 'Europe/Berlin'), true],
    [met('next_days', '7', '2026-12-03'), true],
    [met('next_days', '7', '2026-12-04'), false],
    [met('next_days', '7', '2026-11-25'), false],
    [met('next_days', '7', '2026-11-26T23:00:00+00:00'), false],
    [met('next_days', '', '2026-11-26'), false],
    [met('last_days', '2', '2026-11-24'), true],
    [met('last_days', '2', '2026-11-23'), false],
    [met('last_days', '2', '2026-11-26T23:00:00+00:00'), true],
    [met('is_past', '', '2026-11-26'), false],
    [met('is_past', '', '2026-11-25'), true],
    [met('is_past', '', '2026-11-26T23:29:00.123456+00:00'), true],
    [met('before', '2026-11-27', null), false],
    [met('is_empty', '', null), true],
    [met('one_of', 'new\nproposal', 'proposal'), true],
    [met('one_of', 'new\nproposal', 'won'), false],
    [met('is', 'true', true), true],
  ])('%#', (answer, expected) => expect(answer).toBe(expected))

  it.each([
    [
      { field: 'lead.expected_close_on', operator: 'next_days', value: '7' },
      'the lead’s expected close is within the next 7 days',
    ],
    [
      { field: 'lead.created_at', operator: 'before', value: '2026-11-03' },
      'the lead’s creation is before November 3, 2026',
    ],
    [{ field: 'task.due_at', operator: 'is_past', value: '' }, 'the task’s due date is in the past'],
    [
      { field: 'lead.status', operator: 'one_of', value: 'new\nproposal\nwon' },
      'the lead’s status is one of New, Proposal or Won',
    ],
    [{ field: 'lead.pipeline', operator: 'is', value: 'sales' }, 'the lead’s pipeline is Sales'],
    [{ field: 'account.owner_id', operator: 'is', value: 'p' }, 'the account’s owner is Ana Ruiz'],
    [{ field: 'task.status', operator: 'is', value: 'in_progress' }, 'the task’s status is “in progress”'],
  ] as const)('reads %j', (condition, words) =>
    expect(describeCondition({ id: 'c', ...condition }, company)).toBe(words),
  )

  it.each([
    ['lead.expected_close_on', 'before', 'soon', 'Choose a day.'],
    ['lead.expected_close_on', 'next_days', '1.5', 'Enter a number of days, from 0 to 3650.'],
    ['lead.custom.renewal', 'contains', 'x', 'Choose a condition.'],
    ['lead.custom.renewal', 'next_days', '3', null],
    ['lead.pipeline', 'is', 'gone', 'Choose one from the list.'],
    ['lead.status', 'one_of', 'new\ngone', 'Choose one from the list.'],
    ['lead.status', 'one_of', 'new\nwon', null],
    ['contact.title', 'contains', 'CEO', null],
  ])('%s %s %j is %j', (field, operator, value, message) => {
    const { definition } = readDefinition({
      trigger: { kind: 'lead_changed', field: 'expected_close_on' },
      conditions: [{ id: 'c', field, operator, value }],
      actions: [{ id: 'a', kind: 'add_tag', tag: 'x' }],
    })
    expect(checkDefinition(definition, defaultStages, own).map((problem) => problem.message)).toEqual(
      message === null ? [] : [message],
    )
  })
})

describe('a step', () => {
  const stepOf = (action: object) => {
    const { definition } = readDefinition({
      trigger: { kind: 'lead_created' },
      actions: [{ id: 'a', ...action }],
    })
    return { definition, step: definition.actions[0] }
  }
  const update = (column: string, more: object) => ({ kind: 'update_lead', column, ...more })

  it.each([
    [
      update('expected_close_on', { days: 30 }),
      'set the lead’s expected close to the day 30 days later',
      '2026-12-26',
    ],
    [
      update('expected_close_on', { value: '2027-01-31' }),
      'set the lead’s expected close to January 31, 2027',
      '2027-01-31',
    ],
    [update('currency', { value: 'EUR' }), 'set the lead’s currency to EUR', 'EUR'],
    [
      update('custom.renewal', { value: '2027-01-31' }),
      'set the lead’s renewal to January 31, 2027',
      '2027-01-31',
    ],
    [update('custom.renewal', { days: 1 }), 'set the lead’s renewal to the day 1 day later', '2026-11-27'],
  ])('%j reads “%s” and gives %s', (action, words, value) => {
    const { definition, step } = stepOf(action)
    expect(checkDefinition(definition, defaultStages, own)).toEqual([])
    expect(describeAutomation(definition, company)).toBe(`When a lead is created, then ${words}.`)
    const facts = { 'lead.id': 'l' }
    expect(step && planStep(step, { facts, now, templates: new Map() })).toMatchObject({ value })
  })

  it.each([
    [update('expected_close_on', { value: 'soon' }), 'Choose a day.'],
    [update('expected_close_on', { days: -1 }), 'Enter the days until then, from 0 to 3650.'],
    [update('currency', { value: 'XYZ1' }), 'Choose a currency.'],
    [update('custom.gone', { value: '1' }), 'This field is gone. Choose another one.'],
    [update('custom.renewal', { value: 'soon' }), 'Renewal: write a date such as 2026-01-31.'],
    [{ kind: 'add_tag', tag: 'red, green' }, 'A tag has 1 to 60 characters, without commas.'],
    [{ kind: 'add_tag', tag: '{{lead.source}}, green' }, 'A tag has 1 to 60 characters, without commas.'],
  ])('%j is refused: %s', (action, message) =>
    expect(
      checkDefinition(stepOf(action).definition, defaultStages, own).map((problem) => problem.message),
    ).toEqual([message]),
  )

  it('says in a trial, too, what a field can’t hold once its variables are filled', () => {
    const { definition, step } = stepOf(update('custom.renewal', { value: '{{lead.next_step}}' }))
    expect(checkDefinition(definition, defaultStages, own)).toEqual([])
    const facts = { 'lead.id': 'l', 'lead.next_step': 'Call' }
    expect(step && planStep(step, { facts, now, templates: new Map(), own })).toMatchObject({
      refusal: 'Renewal: write a date such as 2026-01-31.',
    })
  })

  it('sets a number of the company’s own to the very one that its variable stands for', () => {
    const { step } = stepOf(update('custom.ratio', { value: '{{lead.custom.share}}' }))
    const ratio = { key: 'ratio', label: 'Ratio', type: 'number', options: [] } as const
    const facts = { 'lead.id': 'l', 'lead.custom.share': 1.125 }
    for (const known of [{}, { own: { leads: [ratio] } }]) {
      const plan = step && planStep(step, { facts, now, templates: new Map(), ...known })
      const value = plan && 'value' in plan ? String(plan.value) : ''
      expect(readCustomValue(ratio, value)).toBe(1.125)
    }
  })

  it('adds no tag that its variables make two of', () => {
    const { step } = stepOf({ kind: 'add_tag', tag: '{{lead.company}}' })
    const facts: Facts = { 'lead.id': 'l', 'lead.company': 'Acme, Inc.' }
    expect(step && planStep(step, { facts, now, templates: new Map() })).toMatchObject({
      refusal: '“Acme, Inc.” can’t be a tag. A tag has 1 to 60 characters, without commas.',
    })
  })
})

it('fills texts in words: names for keys, days as the company writes them', () => {
  const text =
    '{{lead.status}} {{lead.owner_id}} {{lead.expected_close_on}} {{task.due_at}} {{task.recurrence}} {{lead.custom.vip}}'
  const facts: Facts = {
    'company.locale': 'en-GB',
    'company.time_zone': 'Europe/Berlin',
    'lead.status': 'proposal',
    'lead.status_name': 'Offer',
    'lead.owner_id': 'p',
    'lead.owner_name': 'Ana Ruiz',
    'lead.expected_close_on': '2026-12-01',
    'task.due_at': '2026-12-01T23:30:00+00:00',
    'task.recurrence': 'FREQ=DAILY',
    'lead.custom.vip': true,
  }
  expect(renderText(text, facts).text).toBe(
    'Offer Ana Ruiz 1 December 2026 2 December 2026, 00:30 Every day Yes',
  )
})
