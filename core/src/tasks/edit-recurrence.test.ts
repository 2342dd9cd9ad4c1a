import { describe, expect, it, test } from 'vitest'
import { firstRecurrence, withCount, withEnd, withEvery, withWeekday } from './edit-recurrence.ts'

const daily = firstRecurrence('daily')
const weekly = { ...firstRecurrence('weekly'), weekdays: [1, 5] }

test.each([
  ['2', 2],
  ['999', 999],
  ['1000', 1],
  ['0', 1],
  ['-3', 1],
  ['', 1],
  [' ', 1],
  ['2.9', 2],
  ['1e2', 100],
  ['Infinity', 1],
  ['two', 1],
])('every %j is every %d', (text, every) => {
  expect(withEvery(daily, text)).toEqual({ ...daily, every })
})

test.each([
  ['9999', 9999],
  ['10000', 5],
  ['', 5],
])('%j times is %d times, where it were 5', (text, count) => {
  expect(withCount({ ...daily, count: 5 }, text).count).toBe(count)
})

test.each([
  [3, true, [1, 3, 5]],
  [7, true, [1, 5, 7]],
  [1, true, [1, 5]],
  [1, false, [5]],
  [3, false, [1, 5]],
] as const)('weekday %d, %s', (weekday, isOn, weekdays) => {
  expect(withWeekday(weekly, weekday, isOn).weekdays).toEqual(weekdays)
})

it('keeps the last weekday', () => {
  const monday = { ...weekly, weekdays: [1] }
  expect(withWeekday(monday, 1, false)).toEqual(monday)
})

describe('the end', () => {
  const now = '2026-03-29T23:30:00.000Z'
  test.each([
    ['Europe/Berlin', '2026-03-30'],
    ['Asia/Tokyo', '2026-03-30'],
    ['America/Los_Angeles', '2026-03-29'],
    ['Pacific/Kiritimati', '2026-03-30'],
    ['UTC', '2026-03-29'],
  ])('in %s is today, %s', (timeZone, until) => {
    expect(withEnd({ ...daily, count: 3 }, 'until', now, timeZone)).toEqual({ ...daily, until })
  })

  it('is one of them or none', () => {
    const dated = { ...daily, until: '2026-04-01' }
    expect(withEnd(dated, 'count', now, 'UTC')).toEqual({ ...daily, count: 10 })
    expect(withEnd(dated, '', now, 'UTC')).toEqual(daily)
  })
})
