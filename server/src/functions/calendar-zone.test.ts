import { toVTimezone } from '@parley/functions/calendar-feed/to-vtimezone'
import { expect, it } from 'vitest'

const linesOf = (zone: string) => toVTimezone(zone, Date.parse('2026-11-24T09:00:00Z')).split('\r\n')
const change = (kind: string, ...lines: string[]) => [`BEGIN:${kind}`, ...lines, `END:${kind}`].join('\r\n')

it('tells each change of a clock, on the clock that it ends', () => {
  const berlin = linesOf('Europe/Berlin').join('\r\n')
  expect(berlin).toContain(
    change('DAYLIGHT', 'DTSTART:20270328T020000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200'),
  )
  expect(berlin).toContain(
    change('STANDARD', 'DTSTART:20271031T030000', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100'),
  )
  expect(linesOf('America/New_York').join('\r\n')).toContain(
    change('DAYLIGHT', 'DTSTART:20270314T020000', 'TZOFFSETFROM:-0500', 'TZOFFSETTO:-0400'),
  )
  // Half an hour of summer time, south of the equator.
  expect(linesOf('Australia/Lord_Howe').join('\r\n')).toContain(
    change('STANDARD', 'DTSTART:20270404T020000', 'TZOFFSETFROM:+1100', 'TZOFFSETTO:+1030'),
  )
})

it('says once how far a clock is ahead that never changes', () => {
  expect(linesOf('Asia/Kolkata')).toEqual([
    'BEGIN:VTIMEZONE',
    'TZID:Asia/Kolkata',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0530',
    'TZOFFSETTO:+0530',
    'END:STANDARD',
    'END:VTIMEZONE',
  ])
})

it('covers the year before and the ten to come', () => {
  const changes = linesOf('Europe/Berlin').flatMap((line) => /^DTSTART:(\d{6})/.exec(line)?.[1] ?? [])
  expect(changes.slice(1, 3)).toEqual(['202603', '202610'])
  expect(changes.at(-1)).toBe('203610')
})
