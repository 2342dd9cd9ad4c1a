import { type FoundDate, findDates } from '../text/find-dates.ts'
import { dayOf, toWallClock } from '../text/time-zone.ts'
import { capitalise } from '../text/words.ts'
import type { Recurrence } from './recurrence.ts'
import { completeRecurrence, findRecurrence, firstOccurrence, isUnknownRhythm } from './recurrence-words.ts'
import type { TaskPriority } from './task.ts'

/** `dueAt` in ISO 8601; `dueText` the words it was read from. An empty `title` means that there is nothing to add. */
export interface QuickTask {
  title: string
  dueAt: string | null
  dueText: string | null
  /** How it repeats from `dueAt` on; null where it does not. */
  recurrence: Recurrence | null
  priority: TaskPriority
}

const marks: [pattern: RegExp, priority: TaskPriority][] = [
  [/(?:^|\s)(?:!{3}|!urgent|!u|p0)(?=\s|$)/i, 'urgent'],
  [/(?:^|\s)(?:!{1,2}|!high|!h|p1)(?=\s|$)/i, 'high'],
  [/(?:^|\s)(?:!normal|!medium|!n|!m|p2)(?=\s|$)/i, 'normal'],
  [/(?:^|\s)(?:!low|!l|p3)(?=\s|$)/i, 'low'],
]

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\s+([.,;!?])/g, '$1')
    .replace(/^[\s,;:–-]+|[\s,;:–-]+$/g, '')

/** A day without an hour is due when work ends. */
const endOfWork = { hour: 17, minute: 0 }

const cut = (line: string, { index, text }: { index: number; text: string }): string =>
  `${line.slice(0, index)} ${line.slice(index + text.length)}`

/** The last day of a series: "until March" ends before it, "until 15 March" and "until Friday" with it. */
function lastDay({ text, at }: FoundDate, timeZone: string): string {
  const isDayNamed = /\d|day\b|tomorrow/i.test(text)
  return dayOf(isDayNamed ? at : new Date(Date.parse(at) - 24 * 3_600_000).toISOString(), timeZone)
}

/** "Review the pipeline every Monday at 9 until March": the rhythm, its first date, and the line without either. */
function readSeries(line: string, now: string, timeZone: string) {
  const rhythm = findRecurrence(line)
  if (!rhythm) return null
  const rest = cut(line, rhythm)
  const from = rest.search(/\b(?:until|till)\b/i)
  const tail = from < 0 ? [] : findDates(rest.slice(from), { now, timeZone })
  const ending = tail[0]?.index === 0 && tail[0].hasDay ? { ...tail[0], index: from } : null
  const [date = null] = findDates(ending ? rest.slice(0, from) : rest, { now, timeZone })
  const time = date?.hasTime ? toWallClock(new Date(date.at), timeZone) : endOfWork
  const dueAt = date?.hasDay ? date.at : firstOccurrence(rhythm.recurrence, time, now, timeZone)
  const until = ending ? lastDay(ending, timeZone) : null
  if (dueAt === null || (until !== null && until < dayOf(dueAt, timeZone))) return null
  const read = [date, ending].filter((each) => each !== null)
  return {
    rest: read.toSorted((one, other) => other.index - one.index).reduce(cut, rest),
    dueAt,
    dueText: [rhythm, ...read].map(({ text }) => text).join(' '),
    recurrence: { ...completeRecurrence(rhythm.recurrence, dueAt, timeZone), until },
  }
}

const undated = (rest: string) => ({ rest, dueAt: null, dueText: null, recurrence: null })

function readDate(line: string, now: string, timeZone: string) {
  const [date] = findDates(line, { now, timeZone })
  return date
    ? { rest: cut(line, date), dueAt: date.at, dueText: date.text, recurrence: null }
    : undated(line)
}

/**
 * A task from one line: "call Ana tomorrow at 3 !high", "review the pipeline every Monday at 9". Priority marks: !low,
 * !high, !urgent (or !l, !h, !u, p0–p3). `now` is ISO 8601, `timeZone` an IANA name (RangeError where unknown). A line
 * that is only a date keeps its words, and so does one with a rhythm that tasks don't have ("every last Friday").
 */
export function parseQuickAdd(text: string, now: string, timeZone: string): QuickTask {
  const mark = marks.find(([pattern]) => pattern.test(text))
  const line = mark ? text.replace(mark[0], ' ') : text
  const { rest, ...when } = isUnknownRhythm(line)
    ? undated(line)
    : (readSeries(line, now, timeZone) ?? readDate(line, now, timeZone))
  return {
    title: capitalise(tidy(rest) || tidy(line)),
    ...when,
    priority: mark?.[1] ?? 'normal',
  }
}
