import { fromWallClock, type WallClock } from '../text/time-zone.ts'
import { splitSpeaker } from './speaker-label.ts'

/** Lines at the top that may say when it was; what is further down was spoken. */
const headLines = 12
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const month = String.raw`(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?`
const time = String.raw`(?:,? (?:at )?|[ T_])(\d{1,2})[:.](\d\d)(?:[:.]\d\d)?\s?([ap]\.?m)?`

/** "GMT20261013-090000_Recording.vtt": how meeting programs name their files; the clock is that of Greenwich. */
const stamped = /GMT(20\d\d)(\d\d)(\d\d)-(\d\d)(\d\d)\d\d/
/** Year, month, day, hour, minute and half of the day, where they are given, in this order. */
const written: [pattern: RegExp, order: 'ymd' | 'mdy' | 'dmy'][] = [
  [new RegExp(String.raw`\b(20\d\d)[-.](\d\d)[-.](\d\d)(?:${time})?`, 'i'), 'ymd'],
  [/(?<!\d)(20\d\d)(\d\d)(\d\d)(?:[-_T](\d\d)(\d\d)(?:\d\d)?)?(?!\d)/, 'ymd'],
  [new RegExp(String.raw`\b${month} (\d{1,2})(?:st|nd|rd|th)?,? (20\d\d)(?:${time})?`, 'i'), 'mdy'],
  [new RegExp(String.raw`\b(\d{1,2})(?:st|nd|rd|th|\.)? ${month},? (20\d\d)(?:${time})?`, 'i'), 'dmy'],
]

function numberOf(text = ''): number {
  const at = months.indexOf(text.slice(0, 3).toLowerCase())
  return at >= 0 ? at + 1 : Number(text)
}

function hourOf(hours: string | undefined, half: string | undefined): number {
  // Without an hour: noon, so that no time zone makes it another day.
  if (hours === undefined) return 12
  if (half === undefined) return Number(hours)
  return (Number(hours) % 12) + (/^p/i.test(half) ? 12 : 0)
}

function toWall(match: RegExpExecArray, order: string): WallClock | null {
  const part = (letter: string) => numberOf(match[order.indexOf(letter) + 1])
  const wall = {
    year: part('y'),
    month: part('m'),
    day: part('d'),
    hour: hourOf(match[4], match[6]),
    minute: Number(match[5] ?? 0),
  }
  const isReal = wall.month >= 1 && wall.month <= 12 && wall.day >= 1 && wall.day <= 31
  return isReal && wall.hour < 24 && wall.minute < 60 ? wall : null
}

/** The lines above the first that was spoken; of a text without speakers those that begin with "Date", "Recorded" and such. */
function headOf(text: string): string[] {
  const lines = text.split(/\r?\n/, headLines)
  const spoken = lines.findIndex((line) => splitSpeaker(line) !== null || /-->|^<v /.test(line))
  return spoken >= 0
    ? lines.slice(0, spoken)
    : lines.filter((line) => /^(?:date|when|recorded|meeting|call|start)/i.test(line))
}

/**
 * When a conversation was, ISO 8601, by its file's name or the lines above the first that was spoken: only a whole date with
 * its year. Null where neither says so, or says a time after `now` (ISO 8601).
 */
export function findConversationDate(
  fileName: string | null,
  text: string,
  { now, timeZone }: { now: string; timeZone: string },
): string | null {
  const stamp = stamped
    .exec(fileName ?? '')
    ?.slice(1)
    .map(Number)
  const [year = 0, monthNumber = 1, day, hour, minute] = stamp ?? []
  const found = stamp
    ? new Date(Date.UTC(year, monthNumber - 1, day, hour, minute))
    : [fileName ?? '', ...headOf(text)].flatMap((line) =>
        written.flatMap(([pattern, order]) => {
          const match = pattern.exec(line)
          const wall = match && toWall(match, order)
          return wall ? [fromWallClock(wall, timeZone)] : []
        }),
      )[0]
  return found && found.getTime() <= Date.parse(now) ? found.toISOString() : null
}
