import { type FoundDate, findDates } from '../text/find-dates.ts'
import { dayOf, toWallClock } from '../text/time-zone.ts'
import { capitalise } from '../text/words.ts'
import { rewriteGermanDates } from './german-dates.ts'
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
const endOfWork = 17

interface Span {
  index: number
  text: string
}

/** The line without a span and the same length, so that what is found in the rest stands where it stood. */
const blank = (line: string, { index, text }: Span): string =>
  line.slice(0, index) + ' '.repeat(text.length) + line.slice(index + text.length)

const dayMilliseconds = 24 * 3_600_000
const condition = /\b(?:if|unless|in case|when|whenever|wenn|falls|sofern|sobald)\b[^.;:!?,]*$/i
const opening = /\b(?:after|since|nach|seit|nicht vor)\s+(?:the\s+|dem\s+)?$/i
const rhythmLeft = /\b(?:every|each)(?:\s+(?:other|last|\w+(?:st|nd|rd|th)|first|second|third))?\s*$/i
/** "plan Q3", "Q3 planning": what it is about. */
const subject = /^(?:q[1-4]|(?:first|second|third|fourth) quarter)\b/i
const another = /^\s*(?:or|oder|\/)\s*\d/i
const either = /^\s*,?\s*(?:or|oder)\s*$/i

/** Whether the line says that it is due then: not in the past, on a condition, within a stretch of days, or one of two. */
function isDue(date: FoundDate, dates: readonly FoundDate[], line: string, now: string, timeZone: string) {
  const before = line.slice(0, date.index)
  const day = dayOf(date.at, timeZone)
  if (day < dayOf(now, timeZone)) return false
  if (date.endAt !== null && dayOf(date.endAt, timeZone) !== day) return false
  if (/^(?:until|till)\b/i.test(date.text) || (date.hasDay && opening.test(before))) return false
  if (/\bnot\s+$/i.test(before) && /^before\b/i.test(date.text)) return false
  if (subject.test(date.text) || another.test(line.slice(date.index + date.text.length))) return false
  if (condition.test(before) || rhythmLeft.test(before)) return false
  const gaps = dates.slice(1).map((next, order) => {
    const previous = dates[order]
    return {
      next,
      previous,
      gap: line.slice((previous?.index ?? 0) + (previous?.text.length ?? 0), next.index),
    }
  })
  return !gaps.some(({ next, previous, gap }) => (next === date || previous === date) && either.test(gap))
}

function findDue(line: string, now: string, timeZone: string): FoundDate | null {
  const dates = findDates(line, { now, timeZone })
  return dates.find((date) => isDue(date, dates, line, now, timeZone)) ?? null
}

/** The last day of a series: "until March" ends before it, "until 15 March" and "until Friday" with it. */
function lastDay({ text, at }: FoundDate, timeZone: string): string {
  const isDayNamed = /\d|day\b|tomorrow/i.test(text)
  return dayOf(isDayNamed ? at : new Date(Date.parse(at) - dayMilliseconds).toISOString(), timeZone)
}

/** "Review the pipeline every Monday at 9 until March": the rhythm, its first date, and the line without either. */
function readSeries(line: string, now: string, timeZone: string) {
  const rhythm = findRecurrence(line)
  if (!rhythm) return null
  const rest = blank(line, rhythm)
  const from = rest.search(/\b(?:until|till)\b/i)
  const tail = from < 0 ? [] : findDates(rest.slice(from), { now, timeZone })
  const ending = tail[0]?.index === 0 && tail[0].hasDay ? { ...tail[0], index: from } : null
  const date = findDue(ending ? blank(rest, ending) : rest, now, timeZone)
  const time = date?.hasTime
    ? toWallClock(new Date(date.at), timeZone)
    : { hour: rhythm.hour ?? endOfWork, minute: 0 }
  const dueAt = date?.hasDay ? date.at : firstOccurrence(rhythm.recurrence, time, now, timeZone)
  const until = ending ? lastDay(ending, timeZone) : null
  if (dueAt === null || (until !== null && until < dayOf(dueAt, timeZone))) return null
  return {
    spans: [rhythm, date, ending].filter((each) => each !== null),
    dueAt,
    recurrence: { ...completeRecurrence(rhythm.recurrence, dueAt, timeZone), until },
  }
}

const undated = { spans: [], dueAt: null, recurrence: null }

function readDate(line: string, now: string, timeZone: string) {
  const date = findDue(line, now, timeZone)
  return date ? { spans: [date], dueAt: date.at, recurrence: null } : undated
}

/**
 * A task from one line: "call Ana tomorrow at 3 !high", "review the pipeline every Monday at 9". Priority marks: !low,
 * !high, !urgent (or !l, !h, !u, p0–p3). `now` is ISO 8601, `timeZone` an IANA name (RangeError where unknown). A line
 * that is only a date keeps its words, and so does one with a rhythm that tasks don't have ("every last Friday").
 */
export function parseQuickAdd(text: string, now: string, timeZone: string): QuickTask {
  const mark = marks.find(([pattern]) => pattern.test(text))
  const line = mark ? text.replace(mark[0], ' ') : text
  const english = rewriteGermanDates(line)
  const { spans, ...when } = isUnknownRhythm(english.text)
    ? undated
    : (readSeries(english.text, now, timeZone) ?? readDate(english.text, now, timeZone))
  const said = spans.map((span): Span => {
    const index = english.originalIndex(span.index)
    return { index, text: line.slice(index, english.originalIndex(span.index + span.text.length)) }
  })
  return {
    title: capitalise(tidy(said.reduce(blank, line)) || tidy(line)),
    ...when,
    dueText: said.map(({ text: words }) => words).join(' ') || null,
    priority: mark?.[1] ?? 'normal',
  }
}
