import { expect, it } from 'vitest'
import { dueOn } from './due-choices.ts'

it.each([
  ['today', '2026-11-21T10:00:00Z', '2026-11-21T17:00'],
  ['today', '2026-11-21T17:00:00Z', '2026-11-21T23:59'],
  ['tomorrow', '2026-11-30T20:00:00Z', '2026-12-01T17:00'],
  // From Saturday, from Sunday, and from a Monday to the one after.
  ['next_week', '2026-11-21T10:00:00Z', '2026-11-23T17:00'],
  ['next_week', '2026-11-22T10:00:00Z', '2026-11-23T17:00'],
  ['next_week', '2026-11-23T10:00:00Z', '2026-11-30T17:00'],
] as const)('%s on %s is %s', (choice, now, at) => {
  expect(dueOn(choice, now, 'UTC')).toBe(`${at}:00.000Z`)
})

it('means the day of the time zone', () => {
  expect(dueOn('tomorrow', '2026-11-21T02:00:00Z', 'America/New_York')).toBe('2026-11-21T22:00:00.000Z')
})
