import { productFormats } from '../format/formats.ts'

const namesTime =
  /\bat \d|\d{1,2}(?::\d\d)? ?[ap]\.?m|\d:\d\d|\bnoon\b|o'clock|half past|quarter (?:past|to)|\b(?:at|by|before|until|till|around) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?! (?:days?|weeks?|months?|hours?|minutes?)\b)/i

/** "Friday, November 27" or, where an hour was said, "Friday, November 27 at 3:00 PM", in the time zone. */
export function dueWords(dueAt: string, dueText: string | null, timeZone: string): string {
  const { longDay, time } = productFormats(timeZone)
  return namesTime.test(dueText ?? '') ? `${longDay(dueAt)} at ${time(dueAt)}` : longDay(dueAt)
}
