import { afterAll, expect, test, vi } from 'vitest'
import { openPage } from '~/data/testing/page.ts'

openPage()
afterAll(() => void vi.unstubAllGlobals())
const { readDetails, readRunEvent, readRunStatus, stepLabel } = await import('./run.ts')

test.each([
  ['completed', 'completed'],
  ['skipped', 'skipped'],
  ['paused by a later version', 'waiting'],
])('the status %s is %s', (given, read) => {
  expect(readRunStatus(given)).toBe(read)
})

test.each([
  [
    { name: 'lead.created', lead_id: 'acme' },
    { words: 'Lead created', about: { record: 'leads', id: 'acme' } },
  ],
  [
    { name: 'contact.changed', contact_id: 'nora', fields: ['title'] },
    { words: 'Contact changed', about: { record: 'contacts', id: 'nora' } },
  ],
  [{ name: 'lead.merged' }, { words: 'Event', about: null }],
  [
    { name: 'task.completed', task_id: 't', lead_id: null, account_id: 'vik' },
    { words: 'Task done', about: { record: 'accounts', id: 'vik' } },
  ],
  [
    { name: 'task.overdue', lead_id: 7 },
    { words: 'Task overdue', about: null },
  ],
  [null, { words: 'Event', about: null }],
  ['lead.created', { words: 'Event', about: null }],
])('what %j says', (event, read) => {
  expect(readRunEvent(event)).toEqual(read)
})

test.each([
  [{ kind: 'wait', templateId: 't', dueInDays: 3, lead_name: 'Acme' }, ['due in days: 3', 'lead name: Acme']],
  [{ title: '', note: null, done: false, tags: ['a'] }, ['done: false', 'tags: ["a"]']],
  [
    { title: 'Call', more: { status: 'todo', recurrence: 'FREQ=DAILY' } },
    ['title: Call', 'status: todo', 'recurrence: Every day'],
  ],
  [{ at: '2026-13 is no date', n: 0 }, ['at: 2026-13 is no date', 'n: 0']],
  [null, []],
  [[1, 2], []],
  ['text', []],
])('the details of %j', (value, lines) => {
  expect(readDetails(value).map(({ name, text }) => `${name}: ${text}`)).toEqual(lines)
})

test('a moment is shown as people read it', () => {
  const [detail] = readDetails({ dueAt: '2026-03-29T08:00:00Z' })
  expect(detail?.text).not.toContain('T08')
  expect(detail?.text).toContain('29')
})

test('a step has a name, one that this build does not know as well', () => {
  expect(stepLabel('create_task')).toMatch(/^[A-Z]/)
  expect(stepLabel('of a later version')).toBe(stepLabel('wait'))
  expect(stepLabel(null)).toBe(stepLabel('wait'))
})
