import type { Doer, Manner } from './action-cues.ts'

/** Words that may name an action to come, whoever is to act and however surely. */
export interface Frame {
  name: string
  pattern: RegExp
  manner: Manner
  doer: Doer
  /** Only with a verb that is known to name an action. */
  needsVerb: boolean
}

const adverb = String.raw`(?:(?:also|just|definitely|certainly|then|now|actually|personally|please|only|go and|go ahead and|quickly|gladly|um|uh|er|like|still|even|maybe|kindly|at least|tonight|tomorrow|first|try and) )*`
const frame = (
  name: string,
  words: string,
  manner: Manner,
  doer: Doer,
  needsVerb = false,
  after = '',
): Frame => ({
  name,
  pattern: new RegExp(`(?:^|[\\s,;:(–-])(?:${words}),? ${adverb}([a-z][a-z'-]*)${after}`, 'g'),
  manner,
  doer,
  needsVerb,
})
const own = '(?:i|we)'
/** How promises, offers and requests begin. */
export const frames: readonly Frame[] = [
  frame(
    'will',
    `${own}(?:'ll| will| shall|'m going to| am going to|'re going to| are going to|'m gonna|'re gonna)`,
    'promise',
    'speaker',
  ),
  frame(
    'must',
    `${own}(?:'ll| will)? (?:need to|have to|must|'ve got to|gotta)|i've got to|we've got to`,
    'promise',
    'speaker',
  ),
  frame('let me', '(?<!\\b(?:you|please|to|would|could|can|will|just) )let (?:me|us)', 'promise', 'speaker'),
  frame('present', own, 'promise', 'speaker', true),
  frame(
    'present of any verb',
    own,
    'promise',
    'speaker',
    false,
    '(?= (?:it|that|them|this|those|you|the|an?|your|our|my|both|on|at|tomorrow|today|tonight|later|next)\\b)',
  ),
  frame('progressive', "(?:i'm|we're|i am|we are)", 'promise', 'speaker', true),
  frame(
    'offer',
    `(?:shall|should|may|can|could) ${own}|(?:do you )?want me to|would you like me to|how about ${own}|${own} (?:can|could|might)|happy to|glad to`,
    'offer',
    'speaker',
  ),
  frame(
    'ask',
    "(?:can|could|will|would) you|(?:if|that) you(?: could|'d| would)?|you(?:'d| would)|(?:i|we)(?:'d| would)? (?:need|like|want|ask) you to|you couldn't",
    'request',
    'listener',
  ),
  frame(
    'ask otherwise',
    "(?:would|will) you be (?:able|willing|so kind as|kind enough) to|are you able to|any (?:chance|way) (?:of you |that )?you(?: could| can|'d| would| might)?|(?:might|may) you|you (?:might|may)(?: want to)?|do you think you could|do you want to|(?:would|do) you mind|mind|you(?:'d| would|'ll)? (?:just |only )?(?:need|have) to|you(?:'ve| have) (?:just |only )?(?:got )?to|you should|you(?:'re| are) to|it(?:'d| would) (?:really )?help(?: us| me)? if you(?: could|'d)?",
    'request',
    'listener',
  ),
  frame(
    'ask for others',
    '(?:can|could|would|will) (?:your [a-z]+(?: [a-z]+)?|the [a-z]+(?: [a-z]+)?|somebody|someone|he|she|they|one of (?:your|the) [a-z]+)(?: be able to)?',
    'request',
    'listener',
    true,
  ),
  frame('you will', "you(?:'ll| will)", 'request', 'listener', true),
  frame('please', 'please', 'request', 'listener', true),
]
