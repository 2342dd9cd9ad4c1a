import { addDays, utcToWall, type WallClock, wallToUtc, weekdayOf } from './time-zone.ts'

/** Days that a text names by their place in the calendar, with the moment they ask for. */
export interface CalendarPhrase {
  index: number
  text: string
  wall: WallClock
}

const endOfWork = 17
const startOfWork = 9
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const months = 'january february march april may june july august september october november december'.split(
  ' ',
)
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

const rules: [pattern: RegExp, read: (groups: Groups, now: WallClock) => WallClock][] = [
  [new RegExp(`\\b(?:the )?${place} ${weekday} ${inMonth}\\b`, 'gi'), weekdayInMonth],
  [new RegExp(`\\b(?:the )?${place} week ${inMonth}\\b`, 'gi'), weekInMonth],
  [
    new RegExp(
      `\\b(?:the )?week of (?:the )?(?:(?<day>\\d{1,2})(?:st|nd|rd|th)(?: of ${month})?|${month.replace('month', 'monthBefore')} (?:the )?(?<dayAfter>\\d{1,2})(?:st|nd|rd|th)?)\\b`,
      'gi',
    ),
    ({ day, dayAfter, month: after, monthBefore }, now) =>
      weekOfDay({ day: day ?? dayAfter, month: after ?? monthBefore }, now),
  ],
  [
    new RegExp(`\\b(?:the )?${weekday} after next\\b`, 'gi'),
    ({ weekday: name = '' }, now) => addDays(upcoming(name.toLowerCase(), now), 7),
  ],
  [
    new RegExp(`\\b(?:${weekday} week\\b|a week on ${weekday.replace('weekday', 'later')}\\b)`, 'gi'),
    ({ weekday: name, later }, now) => addDays(upcoming((name ?? later ?? '').toLowerCase(), now), 7),
  ],
  [/\b(?:in )?a fortnight\b(?! ago)/gi, (_groups, now) => atHour(addDays(now, 14), endOfWork)],
  [
    new RegExp(`\\bmid[- ]${month}\\b|\\bmiddle of ${month.replace('month', 'other')}\\b`, 'gi'),
    ({ month: name, other }, now) => {
      const [year, number] = monthOf({ month: name ?? other }, now)
      return dayOf(year, number, 15)
    },
  ],
]

/**
 * "the first Monday of January", "the last Friday of the month", "the week of the 7th", "Monday after next", "Friday
 * week", "in a fortnight", "mid-January". A day is due when work ends, a week is its Monday.
 */
export const findCalendarPhrases = (text: string, now: WallClock): CalendarPhrase[] =>
  rules.flatMap(([pattern, read]) =>
    [...text.matchAll(pattern)].flatMap((match): CalendarPhrase[] => {
      const wall = read(match.groups ?? {}, now)
      const isOver = wallToUtc(wall) < wallToUtc({ ...now, hour: 0, minute: 0 }) && !/week/i.test(match[0])
      return isOver ? [] : [{ index: match.index, text: match[0], wall }]
    }),
  )
