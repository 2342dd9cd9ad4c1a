import { findNumbers } from '../../claims/numbers.ts'
import { currentStages } from '../../leads/stages.ts'
import { findDates } from '../../text/find-dates.ts'
import type { CommandContext } from '../entities.ts'
import { findNameMentions } from '../known-names.ts'
import { findStageNames } from '../stages/own-names.ts'
import { isQuestion } from './own-sentences.ts'
import { stagesIn } from './stages-in.ts'

interface Span {
  index: number
  text: string
}
type Find = (text: string, context: CommandContext) => Span[]

/** "No, offer sent": a stage whose name is all that a message says needs no words around it. */
function findStages(text: string, { stages }: CommandContext): Span[] {
  const named = findStageNames(text, currentStages(stages)).map(({ start, end }) => ({
    index: start,
    text: text.slice(start, end),
  }))
  const isAlone = named.length > 0 && blank(text, named).replaceAll(small, ' ').trim() === ''
  return isAlone ? named : stagesIn(text, stages)
}

/** What a later message can put in the place of an earlier one's, the surer kind first. */
const kinds: readonly Find[] = [
  (text, { known }) =>
    findNameMentions(text, known).map(({ start, text: name }) => ({ index: start, text: name })),
  findStages,
  (text, context) => findDates(text, context),
  (text) =>
    findNumbers(text).map(({ index, text: found }) => ({ index: text.indexOf(found, index), text: found })),
]

const replaceAt = (text: string, { index, text: old }: Span, fresh: string): string =>
  text.slice(0, index) + fresh + text.slice(index + old.length)

const blank = (text: string, spans: readonly Span[]): string =>
  spans.reduce((rest, span) => replaceAt(rest, span, ' '.repeat(span.text.length)), text)

const consent =
  /^(?:yes|yep|yeah|sure|ok(?:ay)?|right|correct|exactly|do (?:it|that)|go ahead|please do|please)(?:[\s,]+(?:please|do it|do that|go ahead|that['’]s right|exactly|thanks))*[.!]*$/i
const small =
  /\b(?:no|nope|not that one|sorry|oops|wait|actually|rather|instead|i|meant?|we|the|one|at|to|in|of|from|it['’]?s?|is|was|for|on|by|please|yes|now|another|and|also|too|same|ditto|goes|as|well|that|with|make|stage|over|above|under|below|more|less|than|least)\b|[^\p{L}\p{N}]/giu
const preposition = /^(?:by|on|at|until|for|in)\s+/i
const continued = /^(?:and|also|plus|same|the same|ditto|now (?:one|the same|another))\b/i
const opening = /^(?:no|nope|sorry|oops|wait|actually|i mean(?:t)?|rather|make (?:it|that)|not that)\b/i

/** Whether a message begins as one that carries the command before it over to something else: "and Bluebird too". */
export const isContinuation = (text: string): boolean => continued.test(text.trim())

/** Whether a message begins as one that corrects what was said before it: "no, I meant Bo". */
export const isCorrection = (text: string): boolean => opening.test(text.trim())

/**
 * The earlier ask together with what the person says next to complete, confirm or correct it: "yes", "Lia", "no, I meant Bo",
 * "to proposal". What the later words name stands in the place of what the earlier ones named. Null where the later words are
 * none of this.
 */
export function joinFollowUp(earlier: string, later: string, context: CommandContext): string | null {
  const text = later.trim()
  if (isQuestion(text)) return null
  if (consent.test(text)) return earlier
  let rest = text
  let joined = earlier
  let hasNamed = false
  for (const find of kinds) {
    const [named, ...more] = find(rest, context)
    if (!named) continue
    hasNamed = true
    const [old, ...others] = find(joined, context)
    const without = others.toReversed().reduce((left, span) => replaceAt(left, span, ' '), joined)
    const leading = preposition.exec(old?.text ?? '')?.[0] ?? ''
    const fresh = preposition.test(named.text) ? named.text : leading + named.text
    joined = old ? replaceAt(without, old, fresh) : `${without} ${named.text}`
    rest = blank(rest, [named, ...more])
  }
  return hasNamed && rest.replaceAll(small, ' ').trim() === '' ? joined : null
}
