import { countWords } from '../text/words.ts'
import { restoreApostrophes } from '../voice/apostrophes.ts'
import { isQuestion } from '../voice/metrics.ts'
import { dismissed, independence, takenBack } from './objection-frames.ts'
import { inPlainWords } from './plain-words.ts'
import type { Line } from './scene.ts'
import { hasSum } from './sums.ts'
import type { ObjectionKind } from './types.ts'

const lowerOf = ({ lower }: Line): string => inPlainWords(restoreApostrophes(lower))

/** How they see what was shown or offered. */
const asksOpinion =
  /\bwhat do you (?:think|say|make of)\b|\bhow (?:does|did) (?:that|it|this|all that) (?:sound|look|strike|feel)\b|\bhow do you feel about\b|\bwhat(?:'s| is) your (?:view|feeling|impression|verdict|first impression|reaction)\b|\b(?:does|would|could|will) (?:that|this|it) (?:work|suit|do|sound (?:good|right|fair|all right))\b(?! (?:with|without|on|in|offline))|\b(?:shall|can|could) we (?:go ahead|do (?:it|that)|proceed|shake (?:hands )?on|say yes)\b|\bare you (?:happy|ready|with us|in)\b(?= |\?)|\bwould you (?:go ahead|go for (?:it|that)|be up for|say yes|sign)\b/
/** What has gone wrong with us. */
const asksTrouble =
  /\bhow (?:can|may) i help\b|\bwhat can (?:i|we) do for you\b|\bwhat else (?:has gone|went|is) wrong\b|\bwhat(?:'s| is|'s the)? (?:the matter|upset you|annoyed you)\b/
/** The same where it is us that they speak of; of their own work otherwise. */
const mayAskTrouble =
  /\bwhat(?:'s| is| seems to be| has| was)? (?:the trouble|the problem|wrong|happened|gone wrong|going on|up)\b(?! (?:with (?:that|it|them|the (?:old|current|present))|there)\b)|\b(?:tell me|explain) what (?:happened|went wrong|'s wrong|is wrong)\b/
/** More than that something does not work. */
const isGrievance =
  /\b(?:again|still|since|twice|times|nobody|no one|never|waiting|waited|days|weeks|months|wrong|missing|late|fed up|enough|money back|refund|cancel|ruined|promised|told|leak\w*|leave)\b/
const ofUs = /\b(?:you|your|yours|you've|you'd|you're)\b/

const negative =
  /\b(?:not|no|never|nobody|nothing|none|neither|cannot|hardly|barely|without|too|lost|lose|broke\w*|stuck|wrong|missing|late|leak\w*|waiting|waited|twice|again|damaged|ruined|squeak\w*|drip\w*|smell\w*|rattl\w*|jam(?:s|med)|crash\w*|failed|fails|stopped|freez\w*|peel\w*|dead|cold feet|optimistic|sceptical|skeptical|uneasy|unsure|i doubt|doubts|doubtful|worr\w+|afraid|fear\w*|nervous|careful|messenger|only if|unless|first|more (?:work|admin|hassle|trouble)|the catch|up in arms|shoot it down|mutiny|fed up|had enough|a wall|a joke|shocked|shocking|chipped|cracked|dirty|empty|charged|complain\w*|disappoint\w*|unhappy|refund|money back|elsewhere|cancel\w*|leave)\b|n't\b/
const positive =
  /\b(?:no (?:problem|worries|complaints|doubt|objections?|issue|rush|hurry)|not (?:bad|at all bad|a problem|an issue)|can't (?:complain|fault|wait|go wrong|argue)|couldn't (?:be (?:better|happier)|wish for|ask for)|nothing (?:against|wrong|to (?:complain|grumble))|why not|i don't (?:mind|see why not)|doesn't matter|no,? (?:that's|it's) (?:fine|good|great|perfect|all right)|not only|not just|fine|lovely|great|perfect|brilliant|excellent|good|like it|love it|impressed|works|deal|happy|agreed|exactly|wonderful|clever|sure|yes|yeah|okay|reasonable|fair)\b/
const talksOfMeeting =
  /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|o'clock|morning|afternoon|tonight|lunch|call|ring|phone|email|send|meeting)\b/

const priceTopic = /\b(?:price|cost|costs|pay|money|budget|expensive|dear|cheap\w*|figure|discount)\b/
const personTopic =
  /\b(?:boss|board|partners?|director|husband|wife|committee|governors|trustees|council|landlord|owner|countersigned|sign|signs|approve|approves)\b/
const timeTopic =
  /\b(?:christmas|easter|season|urgent|busy|time|months?|weeks?|years?|spring|summer|autumn|winter|later|january|february|march|april|june|july|august|september|october|november|december)\b/
function topicOf(text: string): ObjectionKind {
  if (priceTopic.test(text) || hasSum(text)) return 'price'
  if (personTopic.test(text)) return 'authority'
  if (timeTopic.test(text)) return 'timing'
  return /\b(?:you|your|data|trust|sure|worr\w+|doubt\w*|figures|savings)\b/.test(text) ? 'trust' : 'need'
}

const span =
  /\b(?:\d+|an?|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen|twenty\S*|thirty) (?:days?|weeks?|months?|years?)\b|\b(?:two|three|four|five|six|seven|ten|\d+)-(?:year|month|week|day)\b/
/** Of others, of themselves, of what was feared once: nothing that is said of the offer. */
const isElsewhere =
  /\b(?:used to|(?:our|the|my) (?:old|last|previous|current|former)|i was|we were|i thought|we thought|had been|not (?:that|because)|they|they're|them|the others|my (?:mother|father|wife|husband|brother|sister|brother-in-law|neighbou?r|dentist|friend)|the kids?|flying|window|hospital|early to say|too late to say|to see more|a brochure|nobody here|until i|at first)\b/
/** "It isn't missing anything", "not too dear": two that make a yes, and words that are no more than said. */
const doubled =
  /(?:\b(?:not|never|hardly)\b|n't\b).{0,25}\b(?:too|missing|bad|wrong|complicated|problem|trouble)\b|\btoo \p{L}+ to (?!be\b|get\b|go\b|do\b|start\b|sign\b)|\bto lose\b|\bwithout (?:blinking|doubt|question)\b/u
/** A sentence with a no in it that is meant. */
function isMinus(said: string): boolean {
  const text = said.replace(independence, ' ')
  if (dismissed.test(text) || takenBack.test(text) || isElsewhere.test(text) || doubled.test(text))
    return false
  return negative.test(text) && !positive.test(text.replace(/^(?:yes|yeah|sure|okay|well),? but\b/, ''))
}

/** "In ten weeks the season's over." */
const isTooLate = /\b(?:over|gone|finished|retired|dead|closed|sold|bankrupt|out of business)\b/
const isRepeated = (text: string, term: string): boolean =>
  text.includes(term.split(/[ -]/).at(-1)?.replace(/s$/, '') ?? term)

/**
 * A sentence that is a reason against by what it answers: our question for their view, what went wrong, our price or our
 * terms. Without the question the same words may tell of anything.
 */
export function answeredAgainst(
  answer: readonly Line[],
  before: readonly Line[],
): { line: Line; kind: ObjectionKind } | undefined {
  const asked = before.at(-1)
  if (asked?.side !== 'us') return undefined
  const said = answer.slice(0, 3)
  const isAsked = isQuestion(asked.text)
  const least = asksTrouble.test(asked.lower) ? 3 : 4
  const candidates = said.filter((line) => countWords(line.text) >= least && !isQuestion(line.text))
  const term = span.exec(asked.lower)?.[0]
  const isSpent = (said: string): boolean =>
    !isAsked && term !== undefined && isTooLate.test(said) && isRepeated(said, term)
  const first = candidates.find((line) => isMinus(lowerOf(line)) || isSpent(lowerOf(line)))
  if (!first) return undefined
  const text = lowerOf(first)
  // An answer that opens with a yes is one.
  const opening = lowerOf(answer[0] ?? first)
  if (
    /^(?:(?:oh|ah|well|um),? )*(?:yes|yeah|yep|sure|fine|good|great|perfect|lovely|brilliant|okay|ok|of course|(?:that|it)(?:'s| is) (?:all right|fine|okay|ok|good|great|perfect|no problem))\b(?!,? but)/.test(
      opening,
    )
  )
    return undefined
  const isTrouble =
    (asksTrouble.test(asked.lower) && (ofUs.test(text) || isGrievance.test(text))) ||
    (mayAskTrouble.test(asked.lower) && ofUs.test(text))
  if (isAsked && isTrouble) return { line: first, kind: 'trust' }
  if (talksOfMeeting.test(text)) return undefined
  if (isAsked && asksOpinion.test(asked.lower)) return { line: first, kind: topicOf(text) }
  if (isAsked) return undefined
  const isFirst = first === candidates[0]
  const pointsBack =
    /\b(?:that|it|this|six|sum|number|figure|price|money|more|less)\b/.test(text) || hasSum(text)
  if (isFirst && hasSum(asked.lower) && pointsBack) return { line: first, kind: 'price' }
  const repeats = term !== undefined && isRepeated(text, term)
  if (
    isFirst &&
    term !== undefined &&
    (repeats || /^(?:that's|that is|we can't|i can't|we'd|i'd)\b/.test(text))
  )
    return { line: first, kind: 'timing' }
  return undefined
}
