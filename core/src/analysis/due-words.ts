import { formatsFor, type KnownPlace } from '../format/formats.ts'
import type { Reader } from '../format/place.ts'

const namesTime =
  /\bat \d|\d{1,2}(?::\d\d)? ?[ap]\.?m|\d:\d\d|\bnoon\b|o'clock|half past|quarter (?:past|to)|\b(?:at|by|before|until|till|around) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?! (?:days?|weeks?|months?|hours?|minutes?)\b)/i

/** A stretch of the calendar: its first or last day was not said. */
const stretch =
  /^(?:(?:by|before|in|within|during|for|sometime|some time|early|late|mid|later)[ -])*(?:the )?(?:early |late |mid[ -])?(?:next|coming|new) (?:week|month|quarter|year)$|^(?:in|during|early|late|mid)[ -](?:the )?(?:\w+ of )?(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|q[1-4])\b|\bweek (?:after|of|commencing|beginning|starting)\b|^(?:(?:at|over|on|during) (?:the|this|next)|this|next|the) weekend$|\b(?:in|after|within) (?:an?|\w+) (?:months?|years?)$|\b(?:few|several|couple)\b/i
/** Whether the words of a date name a week, a month or "a few days": no day of it was said. */
export const isStretch = (dueText: string | null): boolean => stretch.test(dueText ?? '')

/** "Friday, November 27" or, where an hour was said, "Friday, November 27 at 3:00 PM", as the company writes it; the words said where they name no day. */
export function dueWords(dueAt: string, dueText: string | null, place: KnownPlace): string {
  if (dueText !== null && isStretch(dueText)) return dueText
  const { longDay, time } = formatsFor(place)
  return namesTime.test(dueText ?? '') ? `${longDay(dueAt)} at ${time(dueAt)}` : longDay(dueAt)
}

/** The same within the product, where all days are short: "Fri, Nov 27". */
export function shortDueWords(
  dueAt: string,
  dueText: string | null,
  place: KnownPlace & Pick<Reader, 'now'>,
): string {
  if (dueText !== null && isStretch(dueText)) return dueText
  const { weekday, weekdayAndTime } = formatsFor(place)
  return namesTime.test(dueText ?? '') ? weekdayAndTime(dueAt, place.now) : weekday(dueAt, place.now)
}
