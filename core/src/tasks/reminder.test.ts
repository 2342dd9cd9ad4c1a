import { expect, it } from 'vitest'
import { momentBefore, movedReminder, reminderChoice } from './reminder.ts'

const due = '2026-03-02T10:00:00.000Z'

it('comes so many minutes before, over midnight and months', () => {
  expect(momentBefore(due, 10)).toBe('2026-03-02T09:50:00.000Z')
  expect(momentBefore(due, 7 * 24 * 60)).toBe('2026-02-23T10:00:00.000Z')
})

it.each([
  [due, '2026-03-02T09:50:00+00:00', 10],
  [due, '2026-03-01T10:00:00.000Z', 1440],
  [due, '2026-03-02T09:49:59.000Z', null],
  [due, '2026-03-02T10:00:00.000Z', null],
  [null, '2026-03-02T09:50:00.000Z', null],
])('due %s, reminded %s is the choice %s', (dueAt, remindAt, choice) => {
  expect(reminderChoice(dueAt, remindAt)).toBe(choice)
})

it('moves with the due time, where there was one and is one', () => {
  const hourBefore = momentBefore(due, 60)
  expect(movedReminder(hourBefore, due, '2026-04-01T08:00:00Z')).toBe('2026-04-01T07:00:00.000Z')
  expect(movedReminder(hourBefore, due, null)).toBe(hourBefore)
  expect(movedReminder(hourBefore, null, due)).toBe(hourBefore)
  expect(movedReminder(null, due, due)).toBeNull()
})
