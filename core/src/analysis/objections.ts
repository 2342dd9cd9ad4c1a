import { countWords } from '../text/words.ts'
import { restoreApostrophes } from '../voice/apostrophes.ts'
import { isQuestion } from '../voice/metrics.ts'
import { findDecisionMaker, readDecisionMaker } from './decision-maker.ts'
import { isSameName } from './names.ts'
import { authoritySigns } from './objection-authority.ts'
import { commonSigns } from './objection-common.ts'
import { competitorSigns } from './objection-competitor.ts'
import {
  aboutThirdParties,
  dismissed,
  independence,
  negated,
  reframed,
  takenBack,
} from './objection-frames.ts'
import { indirectSigns } from './objection-indirect.ts'
import { needSigns } from './objection-need.ts'
import { plainSigns } from './objection-plain.ts'
import { priceSigns } from './objection-price.ts'
import { findReactions } from './objection-reactions.ts'
import { reportedSigns } from './objection-reported.ts'
import { asTold } from './objection-retold.ts'
import type { ObjectionSign } from './objection-sign.ts'
import { timingSigns } from './objection-timing.ts'
import { trustSigns } from './objection-trust.ts'
import { isNoReason } from './objection-vetoes.ts'
import { wallSigns } from './objection-walls.ts'
import { inPlainWords } from './plain-words.ts'
import { findAnswers } from './question-answers.ts'
import type { Line, Scene } from './scene.ts'
import { hasSum, isHigherSum, startsWithSum } from './sums.ts'
import type { CompetitorMention, Objection, ObjectionKind } from './types.ts'

/** By kind; of two that fit a sentence the first one counts. */
const objectionSigns: readonly ObjectionSign[] = [
  ...priceSigns,
  ...timingSigns,
  ...competitorSigns,
  ...authoritySigns,
  ...needSigns,
  ...trustSigns,
  ...indirectSigns,
  ...wallSigns,
  ...plainSigns,
  ...commonSigns,
]

const asksWhoDecides =
  /\bwho(?:'s| is|'d| would|'ll)? (?:\w+ )?(?:decides?|signs?|approves?|makes? the|says? yes|gives? the|has the|in charge)\b|\b(?:is it|it's) you who\b|\bwho (?:do|would|will|must) you (?:have to |need to )?(?:ask|go to|convince|persuade|answer to|report to)\b/

const isScheduling =
  /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|next week|o'clock|(?:come|meet|call|visit|lunch) (?:on|at|by|over|you|me))\b/
const timingWords =
  /\b(?:christmas|easter|deadline|timing|on time|too (?:soon|early|late)|season|holidays?|busy|(?:next|this) (?:month|quarter|year)|january|february|march|april|june|july|august|september|october|november|december)\b/
const priceWords = /\b(?:price|cost|costs|money|budget|expensive|afford)\b/

interface Place {
  line: Line
  /** What the same speaker goes on to say. */
  rest: string
  /** The last twelve sentences of others; of everybody where they report. */
  before: readonly Line[]
}

function toPlaces({ lines, isReport }: Scene): Place[] {
  return lines.map((line, index) => {
    const following = lines.slice(index + 1, index + (isReport ? 2 : 9))
    const end = following.findIndex((other) => other.speaker !== line.speaker)
    const rest = end < 0 ? following : following.slice(0, end)
    const before = lines
      .slice(Math.max(0, index - 24), index)
      .filter(({ speaker }) => isReport || speaker !== line.speaker)
    return {
      line,
      rest: rest.map(({ lower }) => inPlainWords(restoreApostrophes(lower))).join(' '),
      before: before.slice(-12),
    }
  })
}

const endsInWorry = /\b(?:worr\w+|concern\w*|nervous|anxious)[\s.!…]*$/
/** A worry without a name is of what the speaker says next. */
function kindOf({ kind }: ObjectionSign, text: string, rest: string): ObjectionKind {
  if (kind !== 'trust' || !/\b(?:worr|concern|nervous|anxious)/.test(text)) return kind
  if (priceWords.test(text)) return 'price'
  return timingWords.test(endsInWorry.test(text) ? `${text} ${rest}` : text) ? 'timing' : 'trust'
}

function fits(sign: ObjectionSign, text: string, { line, rest, before }: Place): boolean {
  const match = sign.says.exec(text)
  if (!match || sign.unless?.test(text) === true) return false
  if (sign.beside?.test(`${text} ${rest}`) === false) return false
  if (isQuestion(line.text) && sign.asks !== true) return false
  const [opening, ending] = [text.slice(0, match.index), text.slice(match.index + match[0].length)]
  const named = before.map(({ lower }) => lower)
  if (sign.beforeSum === true && (!startsWithSum(ending) || isHigherSum(ending, named))) return false
  const isPriced = named.some(hasSum) || (sign.beforeSum !== true && hasSum(line.lower))
  if (sign.afterPrice === true && !isPriced) return false
  const isOther = ({ lower, text: said }: Line): boolean =>
    asksWhoDecides.test(lower) || (isQuestion(said) && isScheduling.test(lower))
  if (sign.kind === 'authority' && sign.isAnswer !== true && before.slice(-2).some(isOther)) return false
  const isReported = line.side === 'us'
  if (!isReported && [reframed, negated, aboutThirdParties].some((frame) => frame.test(opening))) return false
  return !takenBack.test(`${ending} ${rest}`)
}

/** "I'm not happy about one thing.": the next sentence says which. */
const announces =
  /\b(?:one|two|a couple of|another) (?:thing|concern|worrie|worry|problem|issue|objection)s?\b/

/** What is said of a rival that speaks against us: its price, an offer, that it is there. */
const rivalSpeaks =
  /\b(?:cheaper|half the price|less than you|better (?:price|offer|deal|terms)|(?:calling|ringing|phoning|emailing|chasing|blowing|courting|pestering|called|rang)\b.{0,20}\b(?:me|us|my|our|twice|again)|(?:for|is) free\b|percent\b|would also\b|promises? \w+|bloke|fella|guy|rep|salesman|(?:i'm|we're|i'll|we'll) (?:going|off|moving|go|move) to|(?:start|going to|gonna) (?:calling|call|ringing|ring|phoning|phone))\b/
/** Beside a price of ours, that they came is a reason of its own. */
const rivalCame =
  /\bsent (?:me|us)\b|\boffering (?:me|us)\b|\b(?:written|wrote) to (?:me|us)\b|\bleft (?:their|his|her|a) card\b|\b(?:came|come|been) (?:past|in|here|round|by|over)\b/
const rivalPrice = /\b(?:at|for|under|below|around|is|are|[\p{L}]+'s)(?: only| about| just)? (?=\S)/gu
const rivalIsPast =
  /\b(?:until|were|was|once|yesterday|next week|used to|switched from|left|dropped|moved away|came from|got rid|tried|last year|years ago|before|not even|rubbish|useless|terrible|awful|worse|dearer|more expensive|can't|don't do|doesn't do|hasn't|old)\b/
/** Whether a sentence holds a rival up against us. */
function isHeldUp(text: string, { line, before }: Place, rivals: readonly CompetitorMention[]): boolean {
  const isPriced = before.some(({ lower }) => hasSum(lower))
  const isNamed = rivals.some(({ name }) => line.text.includes(name))
  if (!isNamed || isQuestion(line.text) || rivalIsPast.test(text)) return false
  const isAtPrice = [...text.matchAll(rivalPrice)].some(({ index, 0: { length } }) =>
    startsWithSum(text.slice(index + length)),
  )
  return rivalSpeaks.test(text) || (isPriced && (isAtPrice || rivalCame.test(text)))
}

/** Of the other side; where no side is known, anybody may be. */
const speaksForThem = ({ side }: Line, { participants }: Scene): boolean =>
  side === 'them' || (side === null && participants.all.every((each) => each.side === null))

function readPlace(place: Place, signs: readonly ObjectionSign[], scene: Scene): ObjectionKind | null {
  const { line } = place
  if ((!speaksForThem(line, scene) && !scene.isReport) || countWords(line.text) < 3) return null
  const text = inPlainWords(restoreApostrophes(line.lower))
  if (dismissed.test(text)) return null
  const remaining = text.replace(independence, ' ')
  const sign = signs.find((each) => fits(each, remaining, place))
  if (sign) return kindOf(sign, text, place.rest)
  const told = scene.isReport ? asTold(remaining) : null
  const own = told === null ? undefined : objectionSigns.find((each) => fits(each, told, place))
  return own && told !== null ? kindOf(own, told, place.rest) : null
}

const decidesElse =
  /\b(?:not|isn't|n't) (?:up to )?(?:me|us|mine|my)\b|\bit(?:'s| is) (?:the|my|our|his|her)\b|\b(?:he|she) (?:decides|signs|approves)\b/
/** Where a customer names, unasked, somebody else who decides. */
function findUnaskedDecider(scene: Scene): Line | null {
  const found = findDecisionMaker(scene)
  if (!found || !speaksForThem(found.line, scene)) return null
  const { name } = scene.participants.of(found.line.speaker)
  const isSelf = (name !== null && isSameName(name, found.value)) || /\b(?:i|me)\b/i.test(found.value)
  const isAnswer = findAnswers(scene, 'decisionMaker').some(({ lines }) => lines.includes(found.line))
  const isTheirs = /\bi (?:can |will )?(?:sign|decide|chair|put)\b|\bif i\b|\bvoted\b/.test(found.line.lower)
  // A person named before is no reason until it is said that they decide.
  const at = scene.lines.indexOf(found.line)
  const said = scene.lines
    .slice(at, at + 3)
    .flatMap(({ speaker, lower }) => (speaker === found.line.speaker ? [lower] : []))
    .join(' ')
  const isSaid = readDecisionMaker(found.line, null) !== null || decidesElse.test(said)
  return isSelf || isAnswer || isTheirs || !isSaid || countWords(found.line.text) < 4 ? null : found.line
}

/** The last sentence before the turn of the line at `index`. */
const askedBefore = (lines: readonly Line[], index: number): Line | null =>
  lines.slice(0, Math.max(0, index)).findLast(({ speaker }) => speaker !== lines[index]?.speaker) ?? null

/** What we answer to the turn of the line at `index`, in lower case. */
function replyTo(lines: readonly Line[], index: number): string {
  const speaker = lines[index]?.speaker
  const from = lines.findIndex((line, at) => at > index && line.speaker !== speaker)
  if (from < 0 || lines[from]?.side !== 'us') return ''
  const reply = lines.slice(from, from + 2).filter((line) => line.speaker === lines[from]?.speaker)
  return reply.map(({ lower }) => inPlainWords(restoreApostrophes(lower))).join(' ')
}

/** Two sentences of one segment as they stand in it. */
function spanning(first: Line, last: Line, { segments }: Scene): Line {
  const text = segments[first.evidence.segmentIndex]?.text ?? ''
  const from = text.indexOf(first.evidence.quote)
  const at = text.indexOf(last.evidence.quote, from)
  if (from < 0 || at < 0) return first
  const quote = text.slice(from, at + last.evidence.quote.length)
  return { ...first, text: quote, evidence: { ...first.evidence, end: last.evidence.end, quote } }
}

/**
 * The customer's reasons against buying, signing or the terms, by kind. The seller's own words do not count, nor what is
 * asked out of interest, said of others, or taken back at once. In a voice note it is what the seller reports of them.
 */
export function findObjections(scene: Scene, rivals: readonly CompetitorMention[] = []): Objection[] {
  const found: Objection[] = []
  const signs = scene.isReport ? reportedSigns : objectionSigns
  const isNone = (line: Line, kind: ObjectionKind): boolean => {
    const at = scene.lines.indexOf(line)
    return isNoReason(
      { line, kind, asked: askedBefore(scene.lines, at), reply: replyTo(scene.lines, at) },
      scene,
      rivals,
    )
  }
  const signed = toPlaces(scene).map((place) => {
    const kind = readPlace(place, signs, scene)
    return { ...place, kind: kind !== null && isNone(place.line, kind) ? null : kind }
  })
  const known = new Set(signed.flatMap(({ line, kind }) => (kind === null ? [] : [line])))
  const reactions = new Map(
    (scene.isReport ? [] : findReactions(scene, known, rivals)).map((reaction) => [reaction.line, reaction]),
  )
  const reacted = signed.map((place) => {
    const reaction = place.kind === null ? reactions.get(place.line) : undefined
    return {
      ...place,
      kind: reaction?.kind ?? place.kind,
      line: reaction?.until ? spanning(place.line, reaction.until, scene) : place.line,
    }
  })
  // A rival that is held up beside a reason just given is that reason.
  const isReasoned = (order: number): boolean => {
    const before = reacted.slice(Math.max(0, order - 3), order)
    const from = before.findLastIndex(({ line }) => line.speaker !== reacted[order]?.line.speaker)
    return before.slice(from + 1).some(({ kind }) => kind !== null)
  }
  const isTold = reacted.some(({ kind }) => kind === 'authority')
  const decider = scene.isReport || isTold ? null : findUnaskedDecider(scene)
  const read = reacted.map((place, order) => {
    const { line, kind } = place
    if (kind === null && decider !== null && line === decider) return { ...place, kind: 'authority' as const }
    const isOpen = kind === null && !scene.isReport && speaksForThem(line, scene) && !isReasoned(order)
    return isOpen && isHeldUp(inPlainWords(restoreApostrophes(line.lower)), place, rivals)
      ? { ...place, kind: 'competitor' as const }
      : place
  })
  for (const [index, { line, kind }] of read.entries()) {
    if (kind === null || isNone(scene.lines[index] ?? line, kind)) continue
    const next = read[index + 1]
    if (announces.test(line.lower) && next?.kind != null && next.line.speaker === line.speaker) continue
    const previous = found.at(-1)
    const isRepeat =
      previous?.kind === kind &&
      previous.speaker === line.speaker &&
      line.evidence.start - previous.evidence.end < 8
    // "And what happens to the documents? The last lot lost them.": the statement says it in full.
    const isStated = isRepeat && isQuestion(previous.text) && !isQuestion(line.text)
    if (isStated && previous.speaker === line.speaker) found.pop()
    if (!isRepeat || isStated || scene.isReport)
      found.push({ kind, text: line.text, speaker: line.speaker, evidence: line.evidence })
  }
  return found
}
