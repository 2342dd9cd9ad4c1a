import { describe, expect, it, test } from 'vitest'
import { createFormats } from './formats.ts'
import { toEnglish } from './place.ts'

const now = '2026-11-21T12:00:00Z'
const at = (locale: string, timeZone = 'UTC') => createFormats({ locale, timeZone })
const afternoon = '2026-11-03T15:04:05Z'

describe.each([
  {
    locale: 'en-US',
    day: 'Nov 3',
    weekday: 'Tue, Nov 3',
    longDay: 'Tuesday, November 3',
    date: 'November 3, 2026',
    time: '3:04 PM',
    dayAndTime: 'Nov 3, 3:04 PM',
    exact: 'Tue, Nov 3, 2026, 3:04 PM',
    record: 'Nov 3, 2026, 3:04:05 PM',
  },
  {
    locale: 'en-GB',
    day: '3 Nov',
    weekday: 'Tue 3 Nov',
    longDay: 'Tuesday 3 November',
    date: '3 November 2026',
    time: '15:04',
    dayAndTime: '3 Nov, 15:04',
    exact: 'Tue, 3 Nov 2026, 15:04',
    record: '3 Nov 2026, 15:04:05',
  },
  {
    locale: 'de-DE',
    day: '3. Nov.',
    weekday: 'Di., 3. Nov.',
    longDay: 'Dienstag, 3. November',
    date: '3. November 2026',
    time: '15:04',
    dayAndTime: '3. Nov., 15:04',
    exact: 'Di., 3. Nov. 2026, 15:04',
    record: '03.11.2026, 15:04:05',
  },
])('in $locale', ({ locale, ...forms }) => {
  const formats = at(locale)
  it('has one form for each kind', () => {
    expect({
      day: formats.day(afternoon, now),
      weekday: formats.weekday(afternoon, now),
      longDay: formats.longDay(afternoon),
      date: formats.date(afternoon),
      time: formats.time(afternoon),
      dayAndTime: formats.dayAndTime(afternoon, now),
      exact: formats.exact(afternoon),
      record: formats.record(afternoon),
    }).toEqual(forms)
  })
})

test('another year is said', () => {
  const { day, weekday, dayAndTime, weekdayAndTime } = at('en-US')
  const past = '2025-11-03T15:04:05Z'
  expect(day(past, now)).toBe('Nov 3, 2025')
  expect(weekday(past, now)).toBe('Mon, Nov 3, 2025')
  expect(dayAndTime(past, now)).toBe('Nov 3, 2025, 3:04 PM')
  expect(weekdayAndTime(past, now)).toBe('Mon, Nov 3, 2025, 3:04 PM')
})

test('which year it is depends on the zone', () => {
  const eve = '2026-12-31T23:30:00Z'
  expect(at('en-US', 'UTC').day(eve, '2027-01-01T10:00:00Z')).toBe('Dec 31, 2026')
  expect(at('en-US', 'Europe/Berlin').day(eve, '2027-01-01T10:00:00Z')).toBe('Jan 1')
})

test('a day of the calendar is the same in every zone, an instant is not', () => {
  for (const zone of ['America/Los_Angeles', 'UTC', 'Pacific/Auckland']) {
    expect(at('en-US', zone).day('2026-11-03', now)).toBe('Nov 3')
    expect(at('en-US', zone).longDay('2026-11-03')).toBe('Tuesday, November 3')
    expect(at('en-US', zone).month('2026-11')).toBe('Nov 2026')
    expect(at('en-US', zone).longMonth('2026-11-01')).toBe('November 2026')
  }
  expect(at('en-US', 'America/Los_Angeles').day('2026-11-03T00:00:00Z', now)).toBe('Nov 2')
  expect(at('en-US', 'Pacific/Auckland').day('2026-11-03T12:00:00Z', now)).toBe('Nov 4')
})

test('periods', () => {
  const { days } = at('en-US', 'America/New_York')
  expect(days('2026-11-03', '2026-11-05')).toBe('Nov 3 – Nov 5')
  expect(days('2026-11-03', '2026-11-03')).toBe('Nov 3')
  expect(days('2026-12-30', '2027-01-02')).toBe('Dec 30, 2026 – Jan 2, 2027')
})

test('the hours of a night', () => {
  const night = '2026-11-03T00:05:00Z'
  expect(at('en-US').dayAndTime(night, now)).toBe('Nov 3, 12:05 AM')
  for (const locale of ['en-GB', 'de-DE', 'fr-FR', toEnglish('fr-FR')]) {
    expect(at(locale).time(night)).toBe('00:05')
    expect(at(locale).dayAndTime(night, now)).toMatch(/ 00:05$/)
    expect(at(locale).weekdayAndTime(night, now)).toMatch(/ 00:05$/)
  }
})

test('an instant that a clock change repeats has the time of its side', () => {
  // On 25 October 2026 it is 2:30 twice in Berlin; on 29 March it never is.
  const { time } = at('en-GB', 'Europe/Berlin')
  expect([time('2026-10-25T00:30:00Z'), time('2026-10-25T01:30:00Z')]).toEqual(['02:30', '02:30'])
  expect([time('2026-03-29T00:59:00Z'), time('2026-03-29T01:00:00Z')]).toEqual(['01:59', '03:00'])
})

test('an unknown zone and an invalid date throw', () => {
  expect(() => at('en-US', 'Mars/Olympus').time(now)).toThrow(RangeError)
  expect(() => at('en-US').time('yesterday')).toThrow(RangeError)
})
