import { describe, expect, it } from 'vitest'
import { dueBucket } from './due.ts'
import { parseQuickAdd } from './quick-add.ts'

const now = '2026-11-21T10:00:00Z'

const bucket = (dueAt: string | null, timeZone = 'UTC') => dueBucket({ status: 'todo', dueAt }, now, timeZone)

describe('parseQuickAdd', () => {
  it('reads title, date and priority', () => {
    expect(parseQuickAdd('call Ana tomorrow at 3 !high', now, 'Europe/London')).toEqual({
      title: 'Call Ana',
      dueAt: '2026-11-22T15:00:00.000Z',
      dueText: 'tomorrow at 3',
      recurrence: null,
      priority: 'high',
    })
  })

  it.each([
    ['send the Q1 report to Ben by Friday', 'Send the Q1 report to Ben', '2026-11-27T17:00:00.000Z'],
    ['by Friday: send the report', 'Send the report', '2026-11-27T17:00:00.000Z'],
    ['review the 3 contracts', 'Review the 3 contracts', null],
    ['buy milk', 'Buy milk', null],
    ['tomorrow', 'Tomorrow', '2026-11-22T17:00:00.000Z'],
    ['   ', '', null],
  ])('%j', (line, title, dueAt) => {
    expect(parseQuickAdd(line, now, 'UTC')).toMatchObject({ title, dueAt })
  })

  it.each([
    ['x !urgent', 'urgent'],
    ['!!! x', 'urgent'],
    ['x ! ', 'high'],
    ['x p3', 'low'],
    ['great!', 'normal'],
  ])('priority of %j is %s', (line, priority) => {
    expect(parseQuickAdd(line, now, 'UTC').priority).toBe(priority)
  })
})

describe('dueBucket', () => {
  it('follows the boundaries of the day in the time zone', () => {
    expect(bucket('2026-11-21T09:59:59Z')).toBe('overdue')
    expect(bucket('2026-11-21T10:00:00Z')).toBe('today')
    expect(bucket('2026-11-21T23:59:00Z')).toBe('today')
    expect(bucket('2026-11-22T00:00:00Z')).toBe('upcoming')
    expect(bucket('2026-11-22T00:00:00Z', 'America/New_York')).toBe('today')
    expect(bucket('2026-11-28T23:59:00Z')).toBe('upcoming')
    expect(bucket('2026-11-29T00:00:00Z')).toBe('later')
    expect(bucket(null)).toBe('later')
  })

  it('has done tasks apart, whatever their date', () => {
    expect(dueBucket({ status: 'done', dueAt: '2020-01-01T00:00:00Z' }, now, 'UTC')).toBe('done')
  })
})
