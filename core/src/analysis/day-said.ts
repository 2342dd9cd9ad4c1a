import { normalise } from '../text/words.ts'
import type { Line, Scene } from './scene.ts'
import type { ActionItem } from './types.ts'

/** Lines around a task in which its day can have been asked for or given. */
const near = 4

function daySaidAt({ item, at }: Said, changedIn: Line | undefined, { lines }: Scene): number | undefined {
  const { dueText, evidence } = item
  if (dueText === null) return undefined
  if (changedIn) return changedIn.evidence.start
  const said = normalise(dueText)
  if (normalise(evidence.quote).includes(said)) return undefined
  const around = Array.from({ length: near }, (_, order) => [at + order + 1, at - order - 1]).flat()
  return [at, ...around].map((place) => lines[place]).find((line) => line?.lower.includes(said))?.evidence
    .start
}

/** A task and the line that it was last said in. */
interface Said {
  item: ActionItem
  at: number
}

/**
 * A task with the second at which its day was said, where the words it cites do not say it: "Could that be Monday?", "give me till Tuesday".
 * Without it where no line close by has the words.
 * @param changedIn the line that put the day otherwise, where one did
 */
export function withDaySaid<Task extends Said>(task: Task, changedIn: Line | undefined, scene: Scene): Task {
  const dueSeconds = daySaidAt(task, changedIn, scene)
  return dueSeconds === undefined ? task : { ...task, item: { ...task.item, dueSeconds } }
}
