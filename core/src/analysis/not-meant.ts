import type { Draft } from './action-drafts.ts'
import type { Scene } from './scene.ts'
import type { Turn } from './turns.ts'
import { textsOf } from './turns.ts'

const asksWhatIf = /^(?:(?:and|but|so|well|okay),? )*(?:what if|if|suppose|say)\b[^.]*\?$/i
/** "If they say no?" "Then I take it to my boss.": what would be done. */
function isHypothetical({ clause, turn, at }: Draft, turns: readonly Turn[], scene: Scene): boolean {
  const asked = turns[turn - 1]
  return (
    asked !== undefined &&
    /^(?:well,? )?then\b/i.test(clause) &&
    turns[turn]?.from === at &&
    asksWhatIf.test(textsOf(scene.lines, asked).at(-1) ?? '')
  )
}

const asksOtherDay =
  /\b(?:could|can|would) (?:it be|you (?:make|do) (?:it|that)|(?:it|that) (?:be|work))\b.*\?$/i
const toldNow =
  /^(?:i|we) (?:put|write|send|print|finish|start|report|leave|fly|travel|meet|present|close|pack|load|have|do|go)\b/i
/** "Could it be Thursday? I write my report on Friday morning.": why the other day is asked for. */
function isWhyAsked({ at }: Draft, { lines }: Scene): boolean {
  const [before, line] = [lines[at - 1], lines[at]]
  return (
    line !== undefined &&
    before?.speaker === line.speaker &&
    asksOtherDay.test(before.text) &&
    toldNow.test(line.text)
  )
}

const isNoGood =
  /^(?:(?:well|oh|no|ah),? )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|next week)(?:'s| is) (?:no (?:good|use)|too late|out|impossible)\b/i
/** "I could bring them on Monday." "Monday's no good." */
function isUnwanted({ cue, turn }: Draft, turns: readonly Turn[], scene: Scene): boolean {
  const answer = turns[turn + 1]
  return (
    cue.manner === 'offer' && answer !== undefined && isNoGood.test(textsOf(scene.lines, answer)[0] ?? '')
  )
}

const promisesNext =
  /^(?:(?:so|then|and|but),? )?(?:(?:i|we)(?:['’]ll| will)|you(?:['’]ll| will) (?:have|get))\b/i
const pointsToIt = /\b(?:it|that|this|them|those|these|one|some|so)\b/i
/** "We can make it thicker. I'll ask the toolmaker how far.": what could be done is only why the other thing is promised. */
const isPreface = ({ cue }: Draft, rest: readonly string[]): boolean =>
  cue.manner === 'offer' && promisesNext.test(rest[0] ?? '') && !pointsToIt.test(rest[0] ?? '')

/** Whether a draft is no task, whatever is answered: supposed, a reason for something else, or a day that nobody takes. `rest`: the sentences after it in its turn. */
export const isNotMeant = (
  draft: Draft,
  rest: readonly string[],
  turns: readonly Turn[],
  scene: Scene,
): boolean =>
  isHypothetical(draft, turns, scene) ||
  isUnwanted(draft, turns, scene) ||
  isWhyAsked(draft, scene) ||
  isPreface(draft, rest)
