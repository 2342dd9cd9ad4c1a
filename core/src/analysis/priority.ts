import type { TaskPriority } from '../tasks/task.ts'

const soon = 24 * 3_600_000
const urgent =
  /\b(?:asap|urgent(?:ly)?|immediately|right away|as soon as possible|critical|emergency|top priority)\b/
const important = /\b(?:important|high priority|quickly|first thing|deadline|no later than|at the latest)\b/
const relaxed =
  /\b(?:whenever|no rush|no hurry|when you (?:get a chance|have time)|at some point|low priority|eventually)\b/

/** Priority by words, else high for what is due within a day. `sentence` in lower case, times in ISO 8601. */
export function priorityOf(sentence: string, dueAt: string | null, now: string): TaskPriority {
  if (urgent.test(sentence)) return 'urgent'
  if (relaxed.test(sentence)) return 'low'
  if (important.test(sentence)) return 'high'
  return dueAt !== null && Date.parse(dueAt) - Date.parse(now) <= soon ? 'high' : 'normal'
}
