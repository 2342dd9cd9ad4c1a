import { type Kept, withDate } from './kept-drafts.ts'
import type { Scene } from './scene.ts'
import { dateOfRest } from './task-dates.ts'
import type { ActionItem } from './types.ts'

const untilTold = /^.*?,? (?:so|and|but|then) (?=(?:i|we|you)(?:['’]ll| will)\b)/i
const asksFirst =
  /^(?:ask|check|find out|look|talk|speak|see)\b|^(?:put|take|raise|run|bring|clear)\b.*\b(?:to|with|past|by) (?:\p{Lu}|my\b|our\b|the\b|her\b|his\b)/iu
const onlyReports =
  /^(?:(?:come|get|report|write) back to \p{Lu}\S+|let \p{Lu}\S+ know|(?:give|drop) \p{Lu}\S+ a (?:call|ring|bell|line)|(?:ring|call|tell|text|email|phone) \p{Lu}\S+(?: back)?|(?:get|give) \p{Lu}\S+ (?:his|her|their|the|an) (?:answer|reply|decision))$/iu
/** "I'll ask head office. I'll come back to you on Friday.": the same task, where the one before has its day. */
export function isReport(item: ActionItem, before: ActionItem | undefined): boolean {
  return (
    before !== undefined &&
    onlyReports.test(item.text) &&
    asksFirst.test(before.text) &&
    before.owner === item.owner &&
    before.evidence.segmentIndex === item.evidence.segmentIndex &&
    (item.dueAt === null || before.dueAt?.slice(0, 10) === item.dueAt.slice(0, 10))
  )
}

/** "I'll ask our product head. I'll come back to you on that by Tuesday.": the day of the answer. */
export function reported(draft: Kept, rest: readonly string[], scene: Scene): Kept {
  const asks = draft.item.dueAt === null && asksFirst.test(draft.body)
  const [next = ''] = rest
  // "They're closed today, so you'll hear from me on Tuesday."
  const date = asks ? dateOfRest([next, next.replace(untilTold, '')], scene.context) : null
  return date ? withDate(draft, date.at, date.text, scene) : draft
}
