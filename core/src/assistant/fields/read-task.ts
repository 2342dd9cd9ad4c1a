import type { CommandContext } from '../entities.ts'
import { type Problem, type Slots, stripCourtesy } from '../slots/reading.ts'
import { readChanges } from './read-changes.ts'
import { headOf, saidChanges } from './said-change.ts'

/** Fields of a task that a command sets by what they are called. */
export interface TaskChange {
  slots: Slots
  problem: Problem | null
  /** The words that say which task. */
  name: string
  /** What is asked for, without values that may be any words. */
  head: string
  /** Whether conditions in it may be those of a text that it sets. */
  isLong: boolean
}

const isTask = /\b(?:task|to-?do|reminder)$/i

/** The fields of a task, named as one, that a command sets by what they are called; null where it asks for something else. */
export function readTaskFields(text: string, context: CommandContext): TaskChange | null {
  const plain = stripCourtesy(text).replaceAll(/\s+/g, ' ')
  for (const change of saidChanges(plain)) {
    // Told of a task, words may be no more than that.
    if (!isTask.test(change.name) || change.way === 'tell' || change.way === 'remove') continue
    if (change.value === '' && !/^(?:clear|empty)\b/i.test(plain)) continue
    const changes = readChanges('tasks', change, context)
    if (!changes) continue
    const { assignee_id: assignee, ...slots } = changes.slots
    return {
      slots: { ...slots, ...(assignee === undefined ? {} : { assignee }) },
      problem: changes.problem,
      name: change.name,
      head: headOf(plain, change, changes.isFree),
      isLong: changes.isLong,
    }
  }
  return null
}
