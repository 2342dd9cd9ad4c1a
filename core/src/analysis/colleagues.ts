import { normalise } from '../text/words.ts'
import type { Utterance } from './utterances.ts'

/** How colleagues speak of a customer who is not there, with its weight. */
const cues: readonly [pattern: RegExp, weight: number][] = [
  [
    /\bhand(?:ing)? (?:[\p{L}'-]+ ){1,4}over to you\b|\bthis is me handing\b|\btak(?:e|ing) (?:[\p{L}'-]+ ){1,3}over from (?:you|me)\b/gu,
    3,
  ],
  [/\bwhat (?:do|did|have|are) we (?:owe|charg\w+|promis\w+|tell\w*|told|offer\w*) (?:her|him|them)\b/g, 2],
  [
    /\b(?:she|he|they)(?:'d|'s|'ve)? (?:told|promised|asked|rang|rings|emailed|gave|wants|want|owes|tells|tell) (?:me|us)\b/g,
    1,
  ],
  [
    /\b(?:should|shall|do|did|can|could) (?:i|we|you) (?:\w+ )?(?:ring|call|tell|offer|take|ask|email) (?:her|him|them)\b/g,
    1,
  ],
  [/\bi (?:told|rang|asked|said to) (?:her|him|them)\b/g, 1],
  [
    /\bwhat (?:did|have) (?:you|we) (?:promise|promised)\b|\bwhat(?:'s| is) promised\b|\bi(?:'ve)? promised (?:her|him|them)\b|\bwho(?:'s| is)(?: \w+)? against us\b|\banybody (?:else )?bidding\b|\bwhere are we (?:with|on)\b|\band (?:we're|what are we) at\b|\bhow cross is (?:she|he)\b/g,
    2,
  ],
  [/\b(?:she|he|they) (?:said|says|thinks?|likes?|hates?|reckons?|finds?)\b/g, 0.5],
  [
    /\b(?:she's|he's) (?:the|their) (?:\p{L}+ ){0,2}\p{L}+(?:er|or|man|woman|head|boss|lead|ist|ant)\b|\bthe (?:contact|person)(?:'s| is)\b|\b(?:does|would|will) (?:she|he) sign\b|\bis it \p{Lu}?\p{L}+ who signs\b/gu,
    1,
  ],
  [
    /\bon (?:her|his|their) side\b|\bwhat(?:'s| is) (?:her|his|their) (?:deadline|budget|problem)\b|\b(?:she|he|they)(?:'d| would) give us\b/g,
    1,
  ],
  [
    /\b(?:is|that's|she's|he's) your (?:man|woman|contact)\b|\bwhat (?:can|could|do) they (?:spend|pay|afford|use|have|want|need|not have)\b|\bhow (?:many|much|long|big) (?:\p{L}+ )?(?:do|have|are) they\b|\bwho else is in\b|\bfrom their side\b/gu,
    2,
  ],
  [/\bwhat(?:'s| has| did| is) (?:she|he|they)\b|\bdid (?:she|he|they)\b|\bwhat did (?:she|he) say\b/g, 1],
]
/** What is said to a customer, or by one of their own company. */
const toCustomer =
  /\byour (?:budget|team|company|business|contract|order|account|price|prices|quote|offer|staff|proposal|product|software|service|current)\b|\b(?:it's|this is) \p{L}+ (?:from|at|with) \p{L}/iu
const enough = 5

/** Whether two voices speak of a customer who is not there: neither of them is the customer. */
export function areColleagues(utterances: readonly Utterance[]): boolean {
  if (utterances.some(({ text }) => toCustomer.test(text))) return false
  const text = normalise(utterances.map((utterance) => utterance.text).join(' '))
  const found = cues.map(([pattern, weight]) => (text.match(pattern)?.length ?? 0) * weight)
  const kinds = found.filter((weight) => weight > 0).length
  return kinds >= 3 && found.reduce((sum, weight) => sum + weight, 0) >= enough
}
