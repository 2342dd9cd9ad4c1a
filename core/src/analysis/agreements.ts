import { restoreApostrophes } from '../voice/apostrophes.ts'
import { isQuestion } from '../voice/metrics.ts'
import type { Line } from './scene.ts'
import { hasSum } from './sums.ts'

/** What a customer says who agrees to buy, to sign or to the terms. */
const agrees =
  /\b(?:let's (?:do it|go ahead|move forward|go for it|do that|get started|sign)|we(?:'re| are) in\b(?! \w)|(?:i'm|we're|i am|we are) (?:happy|ready|glad) to (?:move forward|go ahead|proceed|sign|get started)|(?:that|it|this) works (?:for us|for me|great|well)\b|sounds (?:like a plan|great|perfect)|(?:it's|we have|we've got|you've got|you have|that's) a deal\b|^deal\b|^(?:okay,? |yes,? |all right,? )*agreed\b|(?:we're|we are) agreed\b|i'm sold\b|count us in|(?:we'll|i'll) (?:sign (?:it|that|this|the)|go with you)|you(?:'ve| have) got yourself a (?:deal|customer)|send (?:me|us|over) the contract|where do i sign)/
/** "I'll take it": an order where an offer stands, else a task. */
const takes = /\b(?:we'll|i'll) (?:take|go with) (?:it|that|this|the)\b/
/** A condition, a supposition or a refusal in the sentence or right after it takes the agreement away. */
const isOpen =
  /\b(?:if|unless|provided|once|until|subject to|depending|depends|as long as|assuming|as soon as|only when|when (?:the|you|we|i|it|legal)|make it|would|could|might|maybe|perhaps|probably|almost|nearly|not|no|don't|doesn't|isn't|can't|won't|wouldn't|but|before|otherwise|big deal|deal[- ]?breaker)\b/
const withdraws =
  /^(?:but|only if|unless|no,? wait|actually,? no|on one condition|although|though|provided|if)\b/

/** Whether a customer's sentence agrees without a condition; `before` and `next` are the sentences beside it. */
export function isAgreement(line: Line, before: Line | undefined, next: Line | undefined): boolean {
  const text = restoreApostrophes(line.lower)
  const isOrder = takes.test(text) && before !== undefined && hasSum(before.lower)
  if (line.side === 'us' || !(isOrder || agrees.test(text)) || isQuestion(line.text)) return false
  return !isOpen.test(text) && !(next?.speaker === line.speaker && withdraws.test(next.lower))
}
