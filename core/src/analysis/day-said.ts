import { normalise } from '../text/words.ts'
import type { Line, Scene } from './scene.ts'
import type { ActionItem } from './types.ts'

const holds = ({ lower }: Line, said: string): boolean => lower.includes(said)

function daySaidAt(item: ActionItem, changedIn: Line | undefined, { lines }: Scene): number | undefined {
  const { dueText, evidence } = item
  if (dueText === null) return undefined
  const said = normalise(dueText)
  if (changedIn) return changedIn.evidence.start
  if (normalise(evidence.quote).includes(said)) return undefined
  const at = lines.findIndex((line) => line.evidence === evidence)
  const line =
    lines.slice(at + 1).find((each) => holds(each, said)) ??
    lines.slice(0, Math.max(0, at)).findLast((each) => holds(each, said))
  return line?.evidence.start
}

/**
 * A task with the second at which its day was said, where the words it cites do not say it: "Could that be Monday?", "give me till Tuesday".
 * @param changedIn the line that put the day otherwise, where one did
 */
export function withDaySaid<Task extends { item: ActionItem }>(
  task: Task,
  changedIn: Line | undefined,
  scene: Scene,
): Task {
  const dueSeconds = daySaidAt(task.item, changedIn, scene)
  return dueSeconds === undefined ? task : { ...task, item: { ...task.item, dueSeconds } }
}
