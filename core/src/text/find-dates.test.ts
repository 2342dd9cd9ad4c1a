import { describe, expect, it } from 'vitest'
import { findDates } from './find-dates.ts'
import { isPastTense } from './tense.ts'
import { fromWallClock, toWallClock } from './time-zone.ts'

/** Saturday 21 November 2026, 10:00 in London. */
const reference = { now: '2026-11-21T10:00:00Z', timeZone: 'Europe/London' }
const first = (text: string, isPast = false): string | undefined => findDates(text, reference, isPast)[0]?.at

describe('findDates', () => {
  it.each([
    ['call me tomorrow at 3', '2026-11-22T15:00'],
    ['tomorrow at 3am', '2026-11-22T03:00'],
    ['tomorrow morning', '2026-11-22T09:00'],
    ['tomorrow by 5', '2026-11-22T17:00'],
    ['let us say at 3', '2026-11-21T15:00'],
    ['at 9', '2026-11-22T09:00'],
    ['by friday', '2026-11-27T17:00'],
    ['friday afternoon', '2026-11-27T15:00'],
    ['by saturday', '2026-11-28T17:00'],
    ['this saturday', '2026-11-21T17:00'],
    ['call her next monday at nine', '2026-11-23T09:00'],
    ['on tuesday at half past two', '2026-11-24T14:30'],
    ['monday at ten thirty', '2026-11-23T10:30'],
    ['tuesday at three p m', '2026-11-24T15:00'],
    ['the twenty third of november', '2026-11-23T17:00'],
    ['before the fifth', '2026-12-05T17:00'],
    ['wednesday the 2nd', '2026-12-02T17:00'],
    ['in two weeks', '2026-12-05T17:00'],
    ['a week from monday', '2026-11-30T17:00'],
    ['end of the week', '2026-11-27T17:00'],
    ['end of day friday', '2026-11-27T17:00'],
    ['by EOD', '2026-11-21T17:00'],
    ['before the day ends', '2026-11-21T17:00'],
    ['before the day’s end', '2026-11-21T17:00'],
    ['next week', '2026-11-23T09:00'],
    ['by the end of next month', '2026-12-31T17:00'],
    ['in Q1', '2027-01-01T09:00'],
    ['end of the quarter', '2026-12-31T17:00'],
    ['by the end of january', '2027-01-31T17:00'],
    ['in September', '2027-09-01T16:00'],
    ['in an hour', '2026-11-21T11:00'],
    ['in twelve months', '2027-11-21T17:00'],
    ['on the first of next month', '2026-12-01T09:00'],
    ['at the start of the quarter', '2027-01-01T09:00'],
  ])('%s', (text, expected) => {
    expect(first(text)).toBe(`${expected}:00.000Z`)
  })

  it('reads "in September" by tense', () => {
    expect(isPastTense('we started in September')).toBe(true)
    expect(isPastTense("we'll have started in September")).toBe(false)
    expect(first('we started in September', true)).toBe('2026-09-01T16:00:00.000Z')
  })

  it.each([
    'give me a second',
    'just a minute',
    'I will be back in a second',
    'it takes a couple of days',
    'right now',
    'we sat down',
    'you may call',
    'we pay at 15 percent',
    'every day the same',
    'he sits with you for the morning',
    'it takes them for half the afternoon',
    'the 2nd option',
    '200 users and 10 seats',
    'two weeks ago',
    'two weeks earlier',
    'for five minutes',
    'a plan for two weeks',
    'a comparison over twelve months',
    'the last three months',
    'send the Q1 report',
    "after tomorrow's call",
    'the Friday meeting was good',
  ])('%j holds no date', (text) => {
    expect(findDates(text, reference)).toEqual([])
  })

  it('gives the words of the text, with their preposition', () => {
    const [found] = findDates('Send it by half past two on Tuesday, please', reference)
    expect(found).toMatchObject({ text: 'by half past two on Tuesday', index: 8, hasTime: true })
  })

  it.each([
    ['switch it on today', 'today'],
    ['switch it on Monday', 'Monday'],
    ['put it on Monday', 'on Monday'],
    ['fill it in tomorrow', 'tomorrow'],
    ['come in January', 'in January'],
    ['drop by Friday', 'Friday'],
    ['send it by Friday', 'by Friday'],
    ['for twelve months by Friday', 'by Friday'],
    ['tomorrow by 5', 'tomorrow by 5'],
  ])('leaves a verb its particle and a noun its duration: %s', (text, expected) => {
    expect(findDates(text, reference).map((date) => date.text)).toEqual([expected])
  })

  it('distinguishes an hour from a day', () => {
    expect(findDates("at eight o'clock", reference)[0]?.hasDay).toBe(false)
    expect(findDates('on Monday at 8', reference)[0]?.hasDay).toBe(true)
    expect(findDates('in September', reference)[0]?.hasDay).toBe(true)
  })

  it('puts today after work at the end of the day', () => {
    expect(findDates('call Ana today', { now: '2026-11-21T18:00:00Z', timeZone: 'UTC' })[0]?.at).toBe(
      '2026-11-21T23:59:00.000Z',
    )
  })

  it('means local time in the time zone, summer time included, unless a zone is named', () => {
    const newYork = { now: '2026-11-21T10:00:00Z', timeZone: 'America/New_York' }
    expect(findDates('tomorrow at 3', newYork)[0]?.at).toBe('2026-11-22T20:00:00.000Z')
    expect(findDates('on July 1 at 3', newYork)[0]?.at).toBe('2027-07-01T19:00:00.000Z')
    expect(findDates('tomorrow at 3pm PST', newYork)[0]?.at).toBe('2026-11-22T23:00:00.000Z')
  })
})

describe('wall clock', () => {
  it('survives the round trip and the skipped hour', () => {
    const wall = { year: 2026, month: 7, day: 1, hour: 9, minute: 30 }
    expect(toWallClock(fromWallClock(wall, 'Asia/Kolkata'), 'Asia/Kolkata')).toEqual(wall)
    const skipped = { year: 2026, month: 3, day: 29, hour: 2, minute: 30 }
    expect(toWallClock(fromWallClock(skipped, 'Europe/Berlin'), 'Europe/Berlin').day).toBe(29)
  })

  it('refuses an unknown time zone', () => {
    expect(() => toWallClock(new Date(0), 'Mars/Olympus')).toThrow(RangeError)
  })
})

describe('a day by its place in the calendar', () => {
  it.each([
    ['the first Monday of January', '2027-01-04T17:00'],
    ['first Monday in January at 10', '2027-01-04T10:00'],
    ['the last Friday of the month', '2026-11-27T17:00'],
    ['on the last Friday of February', '2027-02-26T17:00'],
    ['the third Thursday of next month', '2026-12-17T17:00'],
    ['Monday after next', '2026-11-30T17:00'],
    ['Friday week', '2026-12-04T17:00'],
    ['a week on Tuesday', '2026-12-01T17:00'],
    ['in a fortnight', '2026-12-05T17:00'],
    ['mid January', '2027-01-15T17:00'],
    ['by the middle of February', '2027-02-15T17:00'],
    ['the week of the 7th', '2026-12-07T09:00'],
    ['the week of January 4th', '2027-01-04T09:00'],
    ['the week of the 9th of December', '2026-12-07T09:00'],
    ['the first week of January', '2027-01-04T09:00'],
    ['day after tomorrow 10:30', '2026-11-23T10:30'],
    ['the day after tomorrow at 10:30', '2026-11-23T10:30'],
    ['the day after tomorrow', '2026-11-23T17:00'],
    ['a week today', '2026-11-28T17:00'],
    ['two weeks tomorrow', '2026-12-06T17:00'],
    ['tomorrow week', '2026-11-29T17:00'],
    ['Monday fortnight', '2026-12-07T17:00'],
    ['week commencing the 7th', '2026-12-07T09:00'],
    ['in the week of the 7th', '2026-12-11T17:00'],
    ['in the week after next', '2026-12-04T17:00'],
    ['tomorrow, close of play', '2026-11-22T17:00'],
    ['by end of play on Tuesday', '2026-11-24T17:00'],
    ['by close of play Thursday', '2026-11-26T17:00'],
    ['before lunch on Tuesday', '2026-11-24T12:00'],
    ['by lunchtime tomorrow', '2026-11-22T12:00'],
    ['at half ten tomorrow', '2026-11-22T10:30'],
  ])('%s', (text, expected) => {
    expect(findDates(text, reference).map(({ at }) => at)).toEqual([`${expected}:00.000Z`])
  })

  it('and this morning is today, also late in it', () => {
    const late = { now: '2026-11-23T10:30:00Z', timeZone: 'Europe/London' }
    expect(findDates('this morning', late)[0]?.at).toBe('2026-11-23T17:00:00.000Z')
  })

  it('and none is in the number of a form', () => {
    const found = findDates("I'll send the W-9 over today", { now: '2027-11-03T13:00:00Z', timeZone: 'UTC' })
    expect(found.map(({ text }) => text)).toEqual(['today'])
  })

  it('and tonight, when its hour has passed, is until midnight', () => {
    const late = { now: '2026-11-21T22:30:00Z', timeZone: 'Europe/London' }
    expect(findDates('tonight', late)[0]?.at).toBe('2026-11-21T23:59:00.000Z')
    expect(findDates('tonight at 11', late)[0]?.at).toBe('2026-11-21T23:00:00.000Z')
  })
})

describe('a weekday beside a day', () => {
  it.each([
    ['Thursday the 3rd of December at two', '2026-12-03T14:00'],
    ['Wednesday, December 2nd', '2026-12-02T17:00'],
    ['Friday the 27th', '2026-11-27T17:00'],
    ['the 2nd of December, a Wednesday', '2026-12-02T17:00'],
  ])('that agree are one date: %s', (text, expected) => {
    expect(findDates(text, reference)[0]?.at).toBe(`${expected}:00.000Z`)
  })

  it.each([
    'Thursday the 2nd of December',
    'Friday, 3 December',
    'Monday the 27th',
    'the 3rd of December, Tuesday',
  ])('that disagree are none: %s', (text) => {
    expect(findDates(text, reference)).toEqual([])
  })
})

it.each(['the fields you track today', 'what people pay today'])('is usual, not due: %s', (text) => {
  expect(findDates(text, reference)).toEqual([])
})
it.each(['can you call him today', 'I will send it today', 'we talk today'])('is due: %s', (text) => {
  expect(findDates(text, reference)).toHaveLength(1)
})

it.each(['the following Monday', 'the Tuesday after', 'on the Friday before that', 'the week after that'])(
  'counts from a day that it does not name: %s',
  (text) => {
    expect(findDates(text, reference)).toEqual([])
  },
)
