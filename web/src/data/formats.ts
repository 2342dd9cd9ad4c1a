import { createDates } from '@parley/core/format/dates'
import type { Moment } from '@parley/core/format/moment'
import { createNumbers } from '@parley/core/format/numbers'
import { createTimes } from '@parley/core/format/times'
import { person } from './person-place.ts'

/**
 * Dates, times and numbers as the person reads them. What each looks like is said at the functions of core/src/format.
 * Ages, money and measures have files of their own, so that pages without them load none. What visitors see is written
 * with `productLocale` instead, the same on the server and in each browser.
 */
const dates = createDates(person)
const times = createTimes(person)

export const {
  longDay: formatLongDay,
  date: formatDate,
  month: formatMonth,
  longMonth: formatLongMonth,
  days: formatDays,
} = dates
export const { time: formatTime, exact: formatExact, record: formatRecord } = times
export const {
  number: formatNumber,
  decimal: formatDecimal,
  percent: formatPercent,
  countOf,
} = createNumbers(person)

export const formatDay = (at: Moment, now: Moment = Date.now()): string => dates.day(at, now)
export const formatWeekday = (at: Moment, now: Moment = Date.now()): string => dates.weekday(at, now)
export const formatDayAndTime = (at: Moment, now: Moment = Date.now()): string => times.dayAndTime(at, now)
export const formatWeekdayAndTime = (at: Moment, now: Moment = Date.now()): string =>
  times.weekdayAndTime(at, now)
