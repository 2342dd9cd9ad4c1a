import { restoreApostrophes } from '../voice/apostrophes.ts'
import { isQuestion } from '../voice/metrics.ts'
import { findTrouble } from '../voice/trouble.ts'
import type { Line } from './scene.ts'

const good = String.raw`(?:lovely|great|excellent|brilliant|fantastic|amazing|awesome|wonderful|superb|outstanding|impressive|perfect|beautiful|clever|neat|slick|intuitive|very good|really good|so good|pretty good|so easy|super easy|really easy|very easy|a (?:real )?(?:pleasure|joy|dream|lifesaver|life-saver|game[- ]changer)|spot on|first[- ]class|top[- ]notch)`
const strongly = String.raw`(?:actually |really |very |so |absolutely |honestly |truly |quite |pretty |simply |just |rather |genuinely )`

/** A good word for us or the product. */
const praises: readonly RegExp[] = [
  // "that's actually lovely", "it's a dream"; a bare "that's great" only takes note
  new RegExp(
    String.raw`\b(?:it|that|this)(?:'s| is| looks| was) ${strongly}+${good}\b(?! (?:of|weather|news|day|time|idea)\b)`,
  ),
  new RegExp(
    String.raw`\b(?:you've been|(?:your \w+(?: \w+)?|the (?:product|service|app|system|software|tool|team|support|training|installation|people you sent)|you guys|you) (?:is|are|was|were|has been|have been)) ${strongly}*(?:${good}|helpful|patient|kind|quick|reliable|friendly|honest with us)\b`,
  ),
  /\b(?:the )?best (?:\w+ ){0,3}(?:i've|we've|i have|we have) (?:ever )?(?:seen|used|had|tried|worked with)\b/,
  /\b(?:i|we|my team|everyone|everybody|the team|our people|the lads|the kids|our \w+) (?:really |absolutely |all |just )*(?:love|loves|adore) (?:it|this|that|your|the (?:way|idea|product|app|service|design|new)|how (?:it|you|easy|fast|quick)|working with you)\b/,
  /\b(?:i'm|we're|i am|we are|i was|we were|everybody was|everyone was) (?:really |very |so |genuinely |deeply )*(?:impressed|delighted|thrilled|blown away|over the moon|more than happy|very happy|really happy)\b(?: (?:with|by|about) (?:it|you|your|this|that|how|what))?/,
  /\b(?:couldn't be happier|can't fault (?:it|you|the)|works? (?:like a (?:charm|dream)|beautifully|flawlessly|perfectly)|saves us (?:\w+ ){1,3}(?:hours|days|time|money|a week|every)|(?:made|makes) (?:our|my) (?:life|lives|work|job|day) (?:so much |a lot |much )?easier|you're a (?:star|saint|lifesaver|life-saver|legend|gem)|exactly what (?:we|i) (?:need|needed|were looking for|was looking for|wanted))\b/,
  /\b(?:much|far|so much|a lot|way) (?:better|easier|faster|nicer) than (?:what we|the (?:old|last|previous)|our (?:old|last|previous|current)|anything|before|everyone|the others)\b/,
]
/** Irony, conditions, negation and praise of somebody else. */
const isOther =
  /\b(?:if|would be|would have been|could be|might be|should be|not|isn't|wasn't|aren't|never|hardly|no longer|supposed to|used to|they|they're|he|he's|she|she's|as you can imagine|of course it is|yeah right|great for morale|thanks a lot|their|but)\b/
const isIronic =
  /\b(?:wonderful|great|lovely|brilliant|fantastic|thrilled|delighted)[.,!]? (?:i've been|another|just what|so now|and then|except|until)\b/

/** Whether a customer praises us or the product; not where the same turn complains. `turn` holds all its sentences. */
export function isPraise(line: Line, turn: readonly Line[]): boolean {
  const text = restoreApostrophes(line.lower)
  if (line.side === 'us' || isQuestion(line.text) || !praises.some((pattern) => pattern.test(text)))
    return false
  const positive = text.replace(/\b(?:couldn't be happier|can't fault)\b/g, '')
  if (isOther.test(positive) || isIronic.test(text)) return false
  return turn.every(({ text: said }) => findTrouble(said) === null)
}
