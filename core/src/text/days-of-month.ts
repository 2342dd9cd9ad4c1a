import type { CalendarPhrase } from './calendar-phrases.ts'
import { monthNames, weekdayNames } from './english-calendar.ts'
import { addDays, type WallClock, weekdayOf } from './time-zone.ts'

const endOfWork = 17
/** A day that falls on the weekday said is not looked for further ahead than people speak of without a month. */
const daysAhead = 62

const number = '(?<day>\\d{1,2})(?:st|nd|rd|th)'
const alone = new RegExp(
  `\\bthe ${number}(?=\\s*(?:$|[.,;!?]|at\\b|and\\b|or\\b|if\\b|so\\b|then\\b|to\\b|until\\b|till\\b|through\\b))`,
  'gi',
)
const named = new RegExp(
  `\\b(?<weekday>${weekdayNames.join('|')}),? (?:the )?${number}(?! (?:of )?(?:${monthNames.join('|')})|\\s+of\\b)`,
  'gi',
)

/** The first of the days from today on that is wanted, when work ends; null where none of them is. */
function firstDay(now: WallClock, days: number, isWanted: (wall: WallClock) => boolean): WallClock | null {
  const today = { ...now, hour: endOfWork, minute: 0 }
  for (let ahead = 0; ahead <= days; ahead++) {
    const wall = addDays(today, ahead)
    if (isWanted(wall)) return wall
  }
  return null
}

/**
 * "on the 5th": the next day of that number. "Monday the 30th": the next one that is a Monday, within two months; where
 * there is none, `wall` is null.
 */
export function findDaysOfMonth(text: string, now: WallClock): CalendarPhrase[] {
  const withWeekday = [...text.matchAll(named)].map((match): CalendarPhrase => {
    const weekday = weekdayNames.indexOf(match.groups?.['weekday']?.toLowerCase() ?? '')
    const day = Number(match.groups?.['day'])
    const wall = firstDay(now, daysAhead, (each) => each.day === day && weekdayOf(each) === weekday)
    return { index: match.index, text: match[0], wall }
  })
  const bare = [...text.matchAll(alone)].flatMap((match): CalendarPhrase[] => {
    const day = Number(match.groups?.['day'])
    const wall = firstDay(now, daysAhead, (each) => each.day === day)
    const isWithin = withWeekday.some(
      (found) => match.index >= found.index && match.index < found.index + found.text.length,
    )
    return wall === null || isWithin ? [] : [{ index: match.index, text: match[0], wall }]
  })
  return [...withWeekday, ...bare]
}
