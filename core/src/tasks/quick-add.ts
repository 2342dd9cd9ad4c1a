import { findDates } from '../text/find-dates.ts'
import { toWallClock } from '../text/time-zone.ts'
import { capitalise } from '../text/words.ts'
import type { Recurrence } from './recurrence.ts'
import { completeRecurrence, findRecurrence, firstOccurrence } from './recurrence-words.ts'
import type { TaskPriority } from './task.ts'

/** `dueAt` in ISO 8601; `dueText` the words it was read from. An empty `title` means that there is nothing to add. */
export type QuickTask = {
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

/** "Review the pipeline every Monday at 9": the rhythm, its first date, and the line without either. */
const readSeries = (line: string, now: string, timeZone: string) => {
  const rhythm = findRecurrence(line)
  if (!rhythm) return null
  const rest = cut(line, rhythm)
  const date = findDates(rest, { now, timeZone })[0] ?? null
  const time = date?.hasTime ? toWallClock(new Date(date.at), timeZone) : endOfWork
  const dueAt = date?.hasDay ? date.at : firstOccurrence(rhythm.recurrence, time, now, timeZone)
  if (dueAt === null) return null
  return {
    rest: date ? cut(rest, date) : rest,
    dueAt,
    dueText: date ? `${rhythm.text} ${date.text}` : rhythm.text,
    recurrence: completeRecurrence(rhythm.recurrence, dueAt, timeZone),
  }
}

const readDate = (line: string, now: string, timeZone: string) => {
  const date = findDates(line, { now, timeZone })[0] ?? null
  return {
    rest: date ? line.slice(0, date.index) + line.slice(date.index + date.text.length) : line,
    dueAt: date?.at ?? null,
    dueText: date?.text ?? null,
    recurrence: null,
  }
}

/**
 * A task from one line: "call Ana tomorrow at 3 !high", "review the pipeline every Monday at 9". Priority marks: !low,
 * !high, !urgent (or !l, !h, !u, p0–p3). `now` is ISO 8601, `timeZone` an IANA name (RangeError where unknown). A line
 * that is only a date keeps its words.
 */
export const parseQuickAdd = (text: string, now: string, timeZone: string): QuickTask => {
  const mark = marks.find(([pattern]) => pattern.test(text))
  const line = mark ? text.replace(mark[0], ' ') : text
  const { rest, ...when } = readSeries(line, now, timeZone) ?? readDate(line, now, timeZone)
  return {
    title: capitalise(tidy(rest) || tidy(line)),
    ...when,
    priority: mark?.[1] ?? 'normal',
  }
}
