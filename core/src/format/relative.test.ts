import { expect, test } from 'vitest'
import { createFormats } from './formats.ts'

const { due } = createFormats({ locale: 'en-US', timeZone: 'America/New_York' })
const { age } = createFormats({ locale: 'en-US', timeZone: 'UTC' })

// Friday evening in New York, Saturday already in UTC.
const evening = '2026-11-21T01:00:00Z'
test.each([
  ['2026-11-21T02:30:00Z', 'Today 9:30 PM'],
  ['2026-11-21T04:59:00Z', 'Today 11:59 PM'],
  ['2026-11-21T05:00:00Z', 'Tomorrow 12:00 AM'],
  ['2026-11-21T14:00:00Z', 'Tomorrow 9:00 AM'],
  ['2026-11-20T04:30:00Z', 'Yesterday 11:30 PM'],
  ['2026-11-24T20:00:00Z', 'Tue 3:00 PM'],
  ['2026-11-28T20:00:00Z', 'Nov 28'],
  ['2026-11-18T20:00:00Z', 'Nov 18'],
  ['2027-01-05T20:00:00Z', 'Jan 5, 2027'],
])('%s is due %s', (at, words) => expect(due(at, evening)).toBe(words))

test('days of 23 and 25 hours are one day', () => {
  // New York sets its clocks on 8 March and 1 November 2026.
  expect(due('2026-03-09T03:30:00Z', '2026-03-08T06:00:00Z')).toBe('Today 11:30 PM')
  expect(due('2026-03-09T04:00:00Z', '2026-03-08T06:00:00Z')).toBe('Tomorrow 12:00 AM')
  expect(due('2026-11-02T04:30:00Z', '2026-11-01T04:30:00Z')).toBe('Today 11:30 PM')
  expect(due('2026-11-02T05:00:00Z', '2026-11-01T04:30:00Z')).toBe('Tomorrow 12:00 AM')
})

const noon = '2026-11-21T12:00:00Z'
test.each([
  ['2026-11-21T12:00:05Z', 'now'],
  ['2026-11-21T11:59:30Z', 'now'],
  ['2026-11-21T11:55:00Z', '5 min'],
  ['2026-11-21T09:00:00Z', '3 h'],
  ['2026-11-20T12:00:00Z', '1 d'],
  ['2026-11-07T12:00:01Z', '13 d'],
  ['2026-11-01T12:00:00Z', 'Nov 1'],
  ['2025-06-15T12:00:00Z', 'Jun 15, 2025'],
])('%s is %s old', (at, words) => expect(age(at, noon)).toBe(words))
