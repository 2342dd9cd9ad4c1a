import { findDates } from '../text/find-dates.ts'
import { isPastTense } from '../text/tense.ts'
import { isQuestion } from '../voice/metrics.ts'
import type { Line, Scene } from './scene.ts'

const cue =
  /\b(?:go(?:ing)? live|launch|roll(?:ing)? ?out|start(?:ing)?|up and running|implement\w*|deploy\w*|in place|timeline|deadline|decide|decision|migrat\w+|onboard\w*|contract (?:ends|expires|runs out|is up)|renewal|renew|switch|need (?:it|this|something|a solution)|want (?:it|this|to (?:have|be|start|go|launch))|ready|live|kick ?off)\b/
/** Words of a plan or a decision; "the emails start on Monday" is neither. */
const plan =
  /\b(?:(?:we|i|they|let's|let us)(?:'d| would| will|'ll|'re| are|'m| am| all| also| really| both| hope to)* (?:like|love|want|need|plan|hope|aim|intend|have|must|should|can|could|going|looking|planning|hoping|expect|go|launch|start|switch|migrate|roll|renew|decide|kick)|(?:has|have|needs?|must|should) (?:to )?(?:be|go|run|work|start|happen)|let's (?:go|start|launch|switch)|go(?:ing)? live|deadline|timeline|contract (?:ends|expires|runs out|is up)|renewal|decisions?|decides?)\b/
const recurring =
  /\b(?:every|each|(?<!as )(?:always|usually)|(?:mon|tues|wednes|thurs|fri|satur|sun)days|mornings|evenings|daily|weekly)\b/
const conversation = /\b(?:call|meet|speak|talk|send|email)\b/

export interface FoundTimeline {
  line: Line
  value: string
  at: string
}

function read(line: Line, scene: Scene): FoundTimeline[] {
  if (isQuestion(line.text) || !cue.test(line.lower) || isPastTense(line.text)) return []
  if (conversation.test(line.lower) || recurring.test(line.lower)) return []
  const date = findDates(line.text, scene.context).find(
    (found) => found.hasDay && Date.parse(found.at) > Date.parse(scene.context.now),
  )
  return date ? [{ line, value: date.text, at: date.at }] : []
}

/** When the customer wants it: the first plan or decision with a day, else the first thing that starts on one; an hour alone is none. */
export function findTimelineIn(lines: Line[], scene: Scene): FoundTimeline | null {
  const found = lines.flatMap((line) => read(line, scene))
  return found.find(({ line }) => plan.test(line.lower)) ?? found[0] ?? null
}
