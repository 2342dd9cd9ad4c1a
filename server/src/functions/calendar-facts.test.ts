import { type Field, labelOfChoice } from '@parley/core/records/field'
import { taskFields } from '@parley/core/records/task'
import { describeFacts, placed } from '@parley/functions/calendar-feed/task-facts'
import { type Feed, feedSchema, toCalendar } from '@parley/functions/calendar-feed/to-calendar'
import { sync } from 'node-ical'
import { expect, it } from 'vitest'

const people = { ana: 'Ana Miller' }
const reader = { timeZone: 'Europe/Berlin', people }
const task = {
  id: 'task',
  title: 'Call Ana',
  status: 'todo',
  priority: 'high',
  description: null,
  remind_at: null,
  recurrence: null,
  lead: null,
  account: null,
  contact: null,
  due_at: '2027-03-28T00:30:00+00:00',
  created_at: '2026-11-01T09:00:00+00:00',
  updated_at: '2026-11-01T09:00:00+00:00',
}
const feedOf = (row: object): Feed =>
  feedSchema.parse({
    name: 'Ben',
    time_zone: 'Europe/Berlin',
    read_at: '2026-11-01T09:00:00+00:00',
    total: 1,
    people,
    tasks: [row],
  })
function eventOf(row: object) {
  const text = toCalendar(feedOf(row), 'https://crm.example')
  const found = Object.values(sync.parseICS(text)).find((each) => each?.type === 'VEVENT')
  return { text: text.replaceAll('\r\n ', ''), description: found?.description ?? null }
}

/** A value of each type, as the feed holds it, and as the calendar says it. */
const values = new Map<Field['type'], readonly [held: unknown, said: string]>([
  ['text', ['Berlin', 'Berlin']],
  ['longText', ['Ring twice', 'Ring twice']],
  ['email', ['ana@acme.example', 'ana@acme.example']],
  ['phone', ['+49 30 1', '+49 30 1']],
  ['url', ['https://acme.example', 'https://acme.example']],
  ['amount', [12500.5, '12,500.5']],
  ['score', [80, '80']],
  ['tags', [['big', 'new'], 'big, new']],
  ['day', ['2027-04-01', 'April 1, 2027']],
  ['moment', ['2027-03-28T12:00:00+00:00', 'Sun, Mar 28, 2027, 2:00 PM']],
  ['colleague', ['ana', 'Ana Miller']],
])

function choiceOf(field: Field): readonly [string, string] {
  const choice = field.choices?.find((each) => each !== 'todo') ?? ''
  return [choice, labelOfChoice(field, choice)]
}

const described: readonly Field[] = taskFields.filter(({ column }) => !(column in placed))

it('has a place for each field of a task, or says it', () => {
  const columns = taskFields.map(({ column }) => column)
  expect(columns).toEqual(expect.arrayContaining(Object.keys(placed)))
  expect(described.map(({ column }) => column)).toContain('status')
})

it.each(described)('says $column with its label', (field) => {
  const [held, said] = field.choices ? choiceOf(field) : (values.get(field.type) ?? [])
  expect(held, `the calendar can’t say a ${field.type}`).toBeDefined()
  expect(eventOf({ ...task, [field.column]: held }).description).toContain(`${field.label}: ${said}`)
})

it.each([...values])('says a field that is added later: a %s', (type, [held, said]) => {
  const later = { column: 'later', label: 'Later' }
  expect(describeFacts([{ ...later, type }], { later: held }, reader)).toEqual([`Later: ${said}`])
})

it('says a choice by what the interface calls it', () => {
  const effort: Field = {
    column: 'effort',
    label: 'Effort',
    type: 'choice',
    choices: ['small', 'large'],
    choiceLabels: { small: 'Half an hour' },
  }
  expect(describeFacts([effort], { effort: 'small' }, reader)).toEqual(['Effort: Half an hour'])
  expect(describeFacts([effort], { effort: 'large' }, reader)).toEqual(['Effort: large'])
})

it('says nothing of what is empty, or of somebody whose name it doesn’t know', () => {
  const reviewer: Field = { column: 'reviewer_id', label: 'Reviewer', type: 'colleague' }
  for (const reviewer_id of [null, '', undefined, 'ben'])
    expect(describeFacts([reviewer], { reviewer_id }, reader)).toEqual([])
  expect(eventOf(task).description).toBeNull()
})

it('tells what is in progress, since the title tells what is done alone, and when it was done', () => {
  expect(eventOf({ ...task, status: 'in_progress' }).description).toBe('Status: In progress')
  const done = eventOf({ ...task, status: 'done', completed_at: '2027-03-28T12:00:00+00:00' })
  expect(done.text).toContain('SUMMARY:✓ Call Ana')
  expect(done.description).toBe('Done: Sun, Mar 28, 2027, 2:00 PM')
})

it('keeps the places that calendars have', () => {
  const { text, description } = eventOf({ ...task, lead: 'Acme', description: 'Ring twice' })
  expect(text).toContain('PRIORITY:3')
  expect(description).toBe('Lead: Acme\n\nRing twice')
})
