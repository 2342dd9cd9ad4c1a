import { findDates } from '../text/find-dates.ts'
import { capitalise } from '../text/words.ts'
import type { TaskPriority } from './task.ts'

/** `dueAt` in ISO 8601; `dueText` the words it was read from. An empty `title` means that there is nothing to add. */
export type QuickTask = {
  title: string
  dueAt: string | null
  dueText: string | null
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

/**
 * A task from one line: "call Ana tomorrow at 3 !high". Priority marks: !low, !high, !urgent (or !l, !h, !u, p0–p3).
 * `now` is ISO 8601, `timeZone` an IANA name (RangeError where unknown). A line that is only a date keeps its words.
 */
export const parseQuickAdd = (text: string, now: string, timeZone: string): QuickTask => {
  const mark = marks.find(([pattern]) => pattern.test(text))
  const line = mark ? text.replace(mark[0], ' ') : text
  const due = findDates(line, { now, timeZone })[0] ?? null
  const without = due ? tidy(line.slice(0, due.index) + line.slice(due.index + due.text.length)) : tidy(line)
  return {
    title: capitalise(without || tidy(line)),
    dueAt: due?.at ?? null,
    dueText: due?.text ?? null,
    priority: mark?.[1] ?? 'normal',
  }
}
