import { expect, test } from 'vitest'
import { readLocalInput, toLocalInput } from './local-input.ts'

const zone = 'America/New_York'

test('the date field speaks the zone both ways', () => {
  expect(toLocalInput('2026-11-21T02:30:00Z', zone)).toBe('2026-11-20T21:30')
  expect(readLocalInput('2026-11-20T21:30', zone)).toBe('2026-11-21T02:30:00.000Z')
  expect(toLocalInput(null, zone)).toBe('')
  expect(readLocalInput('', zone)).toBeNull()
})

test.each([
  ['Europe/Berlin', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z', '2026-03-29T03:30'],
  ['Europe/Berlin', '2026-10-25T02:30', '2026-10-25T01:30:00.000Z', '2026-10-25T02:30'],
  ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z', '2026-11-01T01:30'],
  ['Asia/Kathmandu', '2026-02-28T00:00', '2026-02-27T18:15:00.000Z', '2026-02-28T00:00'],
  ['Pacific/Kiritimati', '2024-02-29T12:00', '2024-02-28T22:00:00.000Z', '2024-02-29T12:00'],
  ['UTC', '2026-12-31T23:59', '2026-12-31T23:59:00.000Z', '2026-12-31T23:59'],
])('in %s, %s is %s and shows as %s', (timeZone, text, instant, shown) => {
  expect(readLocalInput(text, timeZone)).toBe(instant)
  expect(toLocalInput(instant, timeZone)).toBe(shown)
})

test.each(['2026-11', '2026-11-20', '20261120T2130', 'tomorrow', '12026-11-20T21:30'])(
  '%j is no moment yet',
  (text) => {
    expect(readLocalInput(text, zone)).toBeNull()
  },
)
