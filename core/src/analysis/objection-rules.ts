import { countWords } from '../text/words.ts'
import { restoreApostrophes } from '../voice/apostrophes.ts'
import { isQuestion } from '../voice/metrics.ts'
import { authoritySigns } from './objection-authority.ts'
import { certainSigns } from './objection-certain.ts'
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
import { plainSigns, sayings } from './objection-plain.ts'
import { priceSigns } from './objection-price.ts'
import { reportedSigns } from './objection-reported.ts'
import { asTold } from './objection-retold.ts'
import type { ObjectionSign } from './objection-sign.ts'
import type { Sign } from './objection-spans.ts'
import { timingSigns } from './objection-timing.ts'
import { trustSigns } from './objection-trust.ts'
import { isNoReason } from './objection-vetoes.ts'
import { inPlainWords } from './plain-words.ts'
import { type Line, type Scene, speaksForThem } from './scene.ts'
import { hasSum, isHigherSum, startsWithSum } from './sums.ts'
import type { CompetitorMention, ObjectionKind } from './types.ts'

/** By kind; of two that fit a sentence the first one counts. */
const objectionSigns: readonly ObjectionSign[] = [
  ...certainSigns,
  ...priceSigns,
  ...timingSigns,
  ...competitorSigns,
  ...authoritySigns,
  ...needSigns,
  ...trustSigns,
  ...plainSigns,
  ...indirectSigns,
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

/** The kind that words are a sign of; `denied` where they stand there and do not hold. */
type Hint = Sign | 'denied' | null

/**
 * What a sign counts; not learnt, since many were written for the calls learnt from. On 32 calls that nobody had read, indirect signs held
 * in one of four cases where all else spoke against them, those of a price in most.
 */
const signWeight = 1.7
const indirectWeight = 0.7
const certainWeight = 4

function weightOf(sign: ObjectionSign, kind: ObjectionKind): number {
  if (certainSigns.includes(sign) || sayings.includes(sign)) return certainWeight
  return indirectSigns.includes(sign) && kind !== 'price' ? indirectWeight : signWeight
}

function hintIn(signs: readonly ObjectionSign[], text: string, place: Place): Hint {
  const heard = signs.filter(({ says }) => says.test(text))
  const sign = heard.find((each) => fits(each, text, place))
  if (sign) {
    const kind = kindOf(sign, text, place.rest)
    return { kind, weight: weightOf(sign, kind) }
  }
  return heard.length > 0 ? 'denied' : null
}

function readPlace(place: Place, { isReport }: Scene): Hint {
  const text = inPlainWords(restoreApostrophes(place.line.lower))
  if (dismissed.test(text)) return 'denied'
  const remaining = text.replace(independence, ' ')
  const hint = hintIn(isReport ? reportedSigns : objectionSigns, remaining, place)
  const told = isReport && hint === null ? asTold(remaining) : null
  if (told !== null) return hintIn(objectionSigns, told, place)
  return hint ?? (remaining === text ? null : 'denied')
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

/**
 * Which kind of objection the words of each line of a scene are a sign of: no more than a hint, since words say little of
 * what they are said about; `denied` of those taken back, of others or answered. In a voice note it is what the seller
 * reports of the customer.
 */
export function findHints(scene: Scene, rivals: readonly CompetitorMention[]): Hint[] {
  return toPlaces(scene).map((place, at) => {
    const { line } = place
    if ((!scene.isReport && !speaksForThem(line, scene)) || countWords(line.text) < 3) return null
    const hint = readPlace(place, scene)
    if (hint === null || hint === 'denied') return hint
    const [asked, reply] = [askedBefore(scene.lines, at), replyTo(scene.lines, at)]
    return isNoReason({ line, kind: hint.kind, asked, reply }, scene, rivals) ? 'denied' : hint
  })
}
