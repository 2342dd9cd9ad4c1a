import type { Draft } from './action-drafts.ts'
import { firstName } from './names.ts'
import type { Scene } from './scene.ts'
import { type Turn, textsOf } from './turns.ts'

const toMe =
  /\b(?:send|give|mail|email|bring|address|forward|text|post) (?:it|that|them|this|those)(?: over| across)? to (?:me|us)\b|\bto me,? (?:please|instead|not)\b|\bnot to (?:him|her|them)\b/i
const allToMe =
  /\b(?:send|give|mail|email|address|copy|run|write) (?:everything|it all|all of (?:it|that)|all that|that) (?:just |only |straight |through |via )?(?:to |via |through )?(?:me|us)\b|\b(?:talk|speak|write|go) (?:to|through|via) (?:me|us)\b|\bdon't (?:write|ring|call|email|contact|bother) (?:him|her|them)\b/i
const reachesThird =
  /^(?:write|email|e-mail|mail|call|ring|phone|text|contact|message|speak|talk|reach out)(?: to| with)? (?:your|him|her|them|\p{Lu})/iu

/** "I'll write to your colleague." "Send everything to me.": whom they keep to themselves is not written to. */
export function isKeptAway(draft: Draft, turns: readonly Turn[], scene: Scene): boolean {
  const turn = turns[draft.turn + 1]
  return (
    turn !== undefined &&
    draft.cue.doer === 'speaker' &&
    reachesThird.test(draft.body) &&
    allToMe.test(textsOf(scene.lines, turn).join(' '))
  )
}
const toNamed =
  /^(\p{L}+) (?:\p{Lu}[\p{L}-]+|him|her|them) (?=(?:an?|the|our|my|your|their|some|two|three|that)\b)/u

/** "Should I send Tobias a one-pager?" "Send it to me.": it goes to whom the answer says. */
export function redirected<D extends Draft>(draft: D, turns: readonly Turn[], scene: Scene): D {
  const turn = turns[draft.turn + 1]
  if (!turn || draft.cue.doer === 'listener') return draft
  const said = textsOf(scene.lines, turn).slice(0, 3).join(' ')
  if (!toMe.test(said) || !toNamed.test(draft.item.text)) return draft
  const { name, side } = scene.participants.of(turn.speaker)
  const whom = side === 'us' ? 'us' : name === null ? 'them' : firstName(name)
  return { ...draft, item: { ...draft.item, text: draft.item.text.replace(toNamed, `$1 ${whom} `) } }
}
