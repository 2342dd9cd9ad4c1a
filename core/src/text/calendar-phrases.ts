import { monthNames as months, weekdayNames as weekdays } from './english-calendar.ts'
import { readSmallCount, smallCount } from './small-counts.ts'
import { addDays, utcToWall, type WallClock, wallToUtc, weekdayOf } from './time-zone.ts'

/** Days that a text names by their place in the calendar, with the moment they ask for; null where there is no such day. */
export interface CalendarPhrase {
  index: number
  text: string
  wall: WallClock | null
}

const endOfWork = 17
const startOfWork = 9
const places: Record<string, number> = {
  first: 1,
  '1st': 1,
  second: 2,
  '2nd': 2,
  third: 3,
  '3rd': 3,
  fourth: 4,
  '4th': 4,
  last: -1,
}

const weekday = `(?<weekday>${weekdays.join('|')})`
const month = `(?<month>${months.join('|')})`
const place = `(?<place>${Object.keys(places).join('|')})`
const inMonth = `(?:of|in) (?:(?:the|this) month|(?<next>next month|the next month)|${month}(?: (?<year>20\\d\\d))?)`

const atHour = (wall: WallClock, hour: number): WallClock => ({ ...wall, hour, minute: 0 })
const dayOf = (year: number, monthNumber: number, day: number): WallClock =>
  utcToWall(Date.UTC(year, monthNumber - 1, day, endOfWork))
const mondayOf = (wall: WallClock): WallClock => addDays(wall, -((weekdayOf(wall) + 6) % 7))

/** The next such weekday after today. */
function upcoming(name: string, now: WallClock): WallClock {
  const ahead = (weekdays.indexOf(name) - weekdayOf(now) + 7) % 7 || 7
  return atHour(addDays(now, ahead), endOfWork)
}

type Groups = Partial<Record<string, string>>

/** The year and month that the words name; a month that is over is next year's. */
function monthOf({ next, month: name, year }: Groups, now: WallClock): [year: number, month: number] {
  if (next !== undefined) return [now.year, now.month + 1]
  if (name === undefined) return [now.year, now.month]
  const number = months.indexOf(name.toLowerCase()) + 1
  return [year === undefined ? now.year + (number < now.month ? 1 : 0) : Number(year), number]
}

function weekdayInMonth(groups: Groups, now: WallClock): WallClock {
  const [year, number] = monthOf(groups, now)
  const wanted = weekdays.indexOf(groups['weekday']?.toLowerCase() ?? '')
  const order = places[groups['place']?.toLowerCase() ?? ''] ?? 1
  if (order < 0) {
    const last = dayOf(year, number + 1, 0)
    return addDays(last, -((weekdayOf(last) - wanted + 7) % 7))
  }
  const first = dayOf(year, number, 1)
  return addDays(first, ((wanted - weekdayOf(first) + 7) % 7) + (order - 1) * 7)
}

/** The Monday of the first, second … or last week that has its Monday in the month. */
function weekInMonth(groups: Groups, now: WallClock): WallClock {
  return atHour(weekdayInMonth({ ...groups, weekday: 'monday' }, now), startOfWork)
}

/** "the week of the 7th", "the week of January 4th": its Monday. */
function weekOfDay({ day, month: name }: Groups, now: WallClock): WallClock {
  const number = Number(day)
  if (name !== undefined) {
    const [year, monthNumber] = monthOf({ month: name }, now)
    return atHour(mondayOf(dayOf(year, monthNumber, number)), startOfWork)
  }
  const coming = dayOf(now.year, now.month + (number < now.day ? 1 : 0), number)
  return atHour(mondayOf(coming), startOfWork)
}

/** A week is its Monday; what is done within it is done by its Friday. */
const inWeek = (monday: WallClock, within: string | undefined): WallClock =>
  within === undefined ? monday : atHour(addDays(monday, 4), endOfWork)

/** "Friday of next week", "this week Friday": null for a day that is over. */
function weekdayInWeek(
  { weekday: first, later, which, whichBefore }: Groups,
  now: WallClock,
): WallClock | null {
  const place = (weekdays.indexOf((first ?? later ?? '').toLowerCase()) + 6) % 7
  const isNext = /next/i.test(which ?? whichBefore ?? '')
  const day = atHour(addDays(mondayOf(now), place + (isNext ? 7 : 0)), endOfWork)
  return wallToUtc(day) < wallToUtc({ ...now, hour: 0, minute: 0 }) ? null : day
}

/** "the middle of January", "late January": its 15th, its last day; "early" is its first, as is its beginning. */
function partOfMonth({ part, month: name, year }: Groups, now: WallClock): WallClock {
  const [inYear, number] = monthOf(year === undefined ? { month: name } : { month: name, year }, now)
  if (/^late/i.test(part ?? '')) return dayOf(inYear, number + 1, 0)
  return dayOf(inYear, number, /^(?:early|beginning|start)/i.test(part ?? '') ? 1 : 15)
}

const dayMilliseconds = 86_400_000

/** Monday of an ISO week of the year, which has the fourth of January in its first; null for a 53rd that there isn't. */
function mondayOfWeek(year: number, week: number): WallClock | null {
  const monday = addDays(mondayOf(dayOf(year, 1, 4)), (week - 1) * 7)
  const next = mondayOf(dayOf(year + 1, 1, 4))
  return week < 1 || wallToUtc(monday) >= wallToUtc(next) ? null : monday
}

/** "calendar week 49": its Monday, or its Friday for its end; one that is over is next year's. */
function calendarWeek({ edge, week }: Groups, now: WallClock): WallClock | null {
  const [monday, later] = [mondayOfWeek(now.year, Number(week)), mondayOfWeek(now.year + 1, Number(week))]
  const isOver = monday !== null && wallToUtc(monday) + 7 * dayMilliseconds < wallToUtc(now)
  const first = isOver ? later : monday
  if (first === null) return null
  const days = /^end/i.test(edge ?? '') ? 4 : /^mid/i.test(edge ?? '') ? 2 : 0
  return atHour(addDays(first, days), days === 4 ? endOfWork : startOfWork)
}

const weekCounts: Record<string, number> = {
  two: 2,
  '2': 2,
  three: 3,
  '3': 3,
  'a fortnight': 2,
  fortnight: 2,
}

/** "a week today", "two weeks tomorrow", "Friday week", "Monday fortnight", "this day week". */
function weeksAfterDay({ weeks, day, dayBefore, later }: Groups, now: WallClock): WallClock {
  const name = (day ?? dayBefore ?? '').toLowerCase()
  const from = weekdays.includes(name) ? upcoming(name, now) : addDays(now, name === 'tomorrow' ? 1 : 0)
  return atHour(addDays(from, 7 * (weekCounts[(weeks ?? later ?? '').toLowerCase()] ?? 1)), endOfWork)
}

const counts = ['two', 'three', 'four', 'five', 'six']
/** "In a day or two", "within two or three weeks": the longer of both. */
function daysOrMore({ unit, count = '', unitBehind }: Groups, now: WallClock): WallClock | null {
  const named = (unit ?? unitBehind)?.toLowerCase()
  const number = counts.indexOf(count.toLowerCase()) + 2
  const days = (number > 1 ? number : Number(count)) * (named === 'week' ? 7 : 1)
  return named === undefined ? null : atHour(addDays(now, days), endOfWork)
}
const isWeekendDay = (wall: WallClock): boolean => weekdayOf(wall) % 6 === 0

const workingDay = `(?<count>${smallCount}) (?:working|business|work) days?`
/** "Within five working days": weekends don't count. */
function workingDays({ count = '', countAlone = '' }: Groups, now: WallClock): WallClock {
  let left = readSmallCount(count || countAlone)
  let day = now
  while (left > 0) {
    day = addDays(day, 1)
    if (!isWeekendDay(day)) left -= 1
  }
  return atHour(day, endOfWork)
}

const rules: [pattern: RegExp, read: (groups: Groups, now: WallClock) => WallClock | null][] = [
  [new RegExp(`\\b(?:the )?${place} ${weekday} ${inMonth}\\b`, 'gi'), weekdayInMonth],
  [new RegExp(`\\b(?:the )?${place} week ${inMonth}\\b`, 'gi'), weekInMonth],
  [
    new RegExp(
      `\\b(?:(?<within>in|during|within) )?(?:(?:the )?week (?:of|commencing|beginning|starting)|w\\/c) (?:on )?(?:the )?(?:(?<day>\\d{1,2})(?:st|nd|rd|th)(?: of ${month})?|${month.replace('month', 'monthBefore')} (?:the )?(?<dayAfter>\\d{1,2})(?:st|nd|rd|th)?)\\b`,
      'gi',
    ),
    ({ within, day, dayAfter, month: after, monthBefore }, now) =>
      inWeek(weekOfDay({ day: day ?? dayAfter, month: after ?? monthBefore }, now), within),
  ],
  [
    new RegExp(`\\b(?:the )?${weekday} after next\\b`, 'gi'),
    ({ weekday: name = '' }, now) => addDays(upcoming(name.toLowerCase(), now), 7),
  ],
  [
    new RegExp(
      `\\b${weekday} (?:of |in )?(?<which>this|next) week\\b|\\b(?<whichBefore>this|next) week,? (?:on )?${weekday.replace('weekday', 'later')}\\b`,
      'gi',
    ),
    weekdayInWeek,
  ],
  [
    /\b(?:(?<within>in|during|within) )?(?:the )?week after next\b/gi,
    ({ within }, now) => inWeek(atHour(addDays(mondayOf(now), 14), startOfWork), within),
  ],
  [
    /\b(?:the )?month after next\b/gi,
    (_groups, now) => atHour(dayOf(now.year, now.month + 2, 1), startOfWork),
  ],
  [
    /\b(?:(?<edge>beginning|start|middle|mid|end)(?: of)? )?(?:calendar week|cw) ?(?<week>\d{1,2})\b/gi,
    calendarWeek,
  ],
  [
    /\bbefore the weekend\b/gi,
    (_groups, now) => (weekdayOf(now) === 5 ? atHour(now, endOfWork) : upcoming('friday', now)),
  ],
  [/\bafter the weekend\b/gi, (_groups, now) => atHour(upcoming('monday', now), startOfWork)],
  [
    /\b(?:over|at|on|during) the weekend\b/gi,
    (_groups, now) => (isWeekendDay(now) ? atHour(now, endOfWork) : upcoming('saturday', now)),
  ],
  [
    /(?<=\b(?:by|before|from|since|until|till|around) )(?<month>may)\b(?! \d| (?:the )?(?:first|second|third|[a-z-]+th|[a-z]+-first|[a-z]+-second|[a-z]+-third)\b| (?:i|we|you|he|she|they|it|be|have|not)\b)/gi,
    (groups, now) => dayOf(...monthOf(groups, now), 1),
  ],
  [
    /\b(?:in|within) a fortnight\b(?! (?:ago|from|after|on)\b)|\ba fortnight from (?:today|now)\b/gi,
    (_groups, now) => atHour(addDays(now, 14), endOfWork),
  ],
  [
    new RegExp(
      `\\b(?:in|within) (?:(?:a|an|one|two|three|four|\\d) )?(?<unit>day|week)?s? ?or (?<count>${counts.join('|')}|\\d)(?: (?<unitBehind>day|week)s?)?\\b(?! (?:ago|from|after|on)\\b)`,
      'gi',
    ),
    daysOrMore,
  ],
  [
    new RegExp(
      `\\b(?:in|within) ${workingDay}\\b(?! (?:ago|of|after|before|on|following|from(?! (?:now|today)\\b))\\b)|^${workingDay.replace('count', 'countAlone')}(?=[.?!]*$)`,
      'gi',
    ),
    workingDays,
  ],
  [
    /\b(?:before|by the time) (?:the day|today)(?:(?: is|['’]s) (?:out|over|done|up)| ends?| finishes)\b|\bbefore (?:the day|today)['’]s end\b|\bbefore the end of today\b/gi,
    (_groups, now) => atHour(now, endOfWork),
  ],
  [
    /\b(?:before|by the time) the (?<unit>week|month|year)(?: is|['’]s) (?:out|over|done|up)\b/gi,
    ({ unit }, now) =>
      unit?.toLowerCase() === 'week'
        ? atHour(addDays(mondayOf(now), 4), endOfWork)
        : dayOf(now.year, unit?.toLowerCase() === 'month' ? now.month + 1 : 13, 0),
  ],
  [/\bin (?:a|one) week['’]s time\b/gi, (_groups, now) => atHour(addDays(now, 7), endOfWork)],
  [/\bin (?:two|2) weeks['’] time\b/gi, (_groups, now) => atHour(addDays(now, 14), endOfWork)],
  [
    new RegExp(
      `\\b(?:(?<weeks>a fortnight|(?:a|one|two|three|1|2|3)(?= weeks? ))(?: weeks?)? (?<day>today|tomorrow)|(?<dayBefore>today|this day|tomorrow|${weekdays.join('|')}) (?<later>week|fortnight))\\b(?!['’])`,
      'gi',
    ),
    weeksAfterDay,
  ],
  [new RegExp(`\\b(?<part>early|mid|late)(?:[- ]| in )${month}\\b`, 'gi'), partOfMonth],
  [new RegExp(`\\b(?:the )?(?<part>beginning|start|middle) of ${month}\\b`, 'gi'), partOfMonth],
]

/**
 * "the first Monday of January", "the last Friday of the month", "the week of the 7th", "Monday after next", "Friday
 * week", "in a fortnight", "mid-January". A day is due when work ends, a week is its Monday.
 */
export const findCalendarPhrases = (text: string, now: WallClock): CalendarPhrase[] =>
  rules.flatMap(([pattern, read]) =>
    [...text.matchAll(pattern)].flatMap((match): CalendarPhrase[] => {
      const wall = read(match.groups ?? {}, now)
      const isOver =
        wall !== null &&
        wallToUtc(wall) < wallToUtc({ ...now, hour: 0, minute: 0 }) &&
        !/week/i.test(match[0])
      return isOver ? [] : [{ index: match.index, text: match[0], wall }]
    }),
  )
