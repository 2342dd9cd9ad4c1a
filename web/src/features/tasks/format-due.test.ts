import { expect, test } from 'vitest'
import { formatDue, readLocalInput, toLocalInput } from './format-due.ts'

// Friday evening in New York, Saturday already in UTC.
const now = '2026-11-21T01:00:00Z'
const zone = 'America/New_York'

test.each([
  ['2026-11-21T02:30:00Z', 'Today 9:30 PM'],
  ['2026-11-21T14:00:00Z', 'Tomorrow 9:00 AM'],
  ['2026-11-20T04:30:00Z', 'Yesterday 11:30 PM'],
  ['2026-11-24T20:00:00Z', 'Tue 3:00 PM'],
  ['2026-11-28T20:00:00Z', 'Nov 28'],
  ['2027-01-05T20:00:00Z', 'Jan 5, 2027'],
])('%s reads %s', (at, words) => {
  expect(formatDue(at, now, zone)).toBe(words)
})

test('the date field speaks the zone both ways', () => {
  expect(toLocalInput('2026-11-21T02:30:00Z', zone)).toBe('2026-11-20T21:30')
  expect(readLocalInput('2026-11-20T21:30', zone)).toBe('2026-11-21T02:30:00.000Z')
  expect(toLocalInput(null, zone)).toBe('')
  expect(readLocalInput('', zone)).toBeNull()
})
