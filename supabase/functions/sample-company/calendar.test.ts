import { dueBucket } from '@parley/core/tasks/due'
import { describe, expect, it } from 'vitest'
import { createCalendar } from './calendar.ts'

/** A Monday, half an hour before midnight in Berlin. */
const lateMonday = new Date('2026-11-23T22:30:00Z')
const berlin = createCalendar(lateMonday, 'Europe/Berlin')
const bucketOf = (dueAt: string) => dueBucket({ status: 'todo', dueAt }, berlin.now, 'Europe/Berlin')

describe('past', () => {
  it('is on the wall clock, and on Friday instead of a weekend', () => {
    expect(berlin.past(3, 10)).toBe('2026-11-20T09:00:00.000Z')
    expect(berlin.past(2, 10)).toBe('2026-11-20T09:00:00.000Z')
    expect(berlin.past(1, 10)).toBe('2026-11-20T09:00:00.000Z')
  })

  it('lies at least an hour back', () => {
    expect(berlin.past(0, 23, 59)).toBe('2026-11-23T21:30:00.000Z')
  })
})

describe('due', () => {
  it('stays today although the hour has passed', () => {
    expect(berlin.due(0, 9)).toBe('2026-11-23T22:59:59.999Z')
    expect(bucketOf(berlin.due(0, 9))).toBe('today')
  })

  it('counts days on the calendar of the time zone', () => {
    expect(berlin.due(-1, 16)).toBe('2026-11-22T15:00:00.000Z')
    expect([-1, 1, 7, 9].map((days) => bucketOf(berlin.due(days, 9)))).toEqual([
      'overdue',
      'upcoming',
      'upcoming',
      'later',
    ])
  })
})

it('takes an unknown time zone for UTC', () => {
  const calendar = createCalendar(lateMonday, 'Mars/Olympus')
  expect(calendar.timeZone).toBe('UTC')
  expect(calendar.past(3, 10)).toBe('2026-11-20T10:00:00.000Z')
})
