import { countWords, normalise } from '../text/words.ts'
import { restoreApostrophes } from '../voice/apostrophes.ts'
import { featuresOf, type Spoken } from './objection-features.ts'
import { kindOf, type ObjectionModel, scoreOf, shippedModel } from './objection-model.ts'
import { asTold } from './objection-retold.ts'
import { findHints } from './objection-rules.ts'
import { type Candidate, findSpans } from './objection-spans.ts'
import { isWhatBroughtThem, speaksForUs } from './objection-vetoes.ts'
import { type Line, type Scene, speaksForThem } from './scene.ts'
import type { CompetitorMention, Evidence, Objection, ObjectionKind } from './types.ts'

/** The sentences of a scene as they are judged; what is told of a customer, in the customer's own words. */
const toSpoken = (
  { lines, isReport }: Scene,
  rivals: readonly CompetitorMention[],
  hints: ReturnType<typeof findHints>,
): Spoken[] =>
  lines.map(({ text, lower, speaker }, at) => ({
    text: (isReport ? asTold(lower) : null) ?? text,
    speaker,
    namesRival: rivals.some(({ name }) => text.includes(name)),
    isReported: isReport,
    isDenied: hints[at] === 'denied',
  }))

/** The sentences that may be an objection, with what is seen in them: short answers and our own words are none. */
export function findCandidates(
  scene: Scene,
  rivals: readonly CompetitorMention[],
): Omit<Candidate, 'score'>[] {
  const { lines, isReport } = scene
  const hints = findHints(scene, rivals)
  const spoken = toSpoken(scene, rivals, hints)
  return lines.flatMap((line, at) => {
    if ((!isReport && !speaksForThem(line, scene)) || countWords(line.text) < 3) return []
    const hint = hints[at] ?? null
    const sign = hint === 'denied' ? null : hint
    return [{ at, segment: line.evidence.segmentIndex, features: featuresOf(spoken, at), sign }]
  })
}

/** Sentences of one segment as they stand in it. */
function spanning(first: Line, last: Line, { segments }: Scene): Evidence {
  const { evidence } = first
  const text = segments[evidence.segmentIndex]?.text ?? ''
  const from = text.indexOf(evidence.quote)
  const at = text.indexOf(last.evidence.quote, from)
  if (from < 0 || at < 0) return evidence
  return { ...evidence, end: last.evidence.end, quote: text.slice(from, at + last.evidence.quote.length) }
}

/** Somebody can't, may not or won't before another one has: that holds a deal up, while "Aileen signs it" only says who decides. */
const isHeldUp =
  /\b(?:can't|cannot|can not|couldn't|could not|may not|mustn't|won't|wouldn't|isn't|not|never|nobody|nothing|neither|nor|without|no (?:power|say|mandate|authority|good|use)|until|till|unless|before|only|just|both|alone|(?:get|got|go|goes|gone|going)(?: it| this| that)? past|past (?:her|him|them|the)|purse|cheque ?book|checkbook|chequebook|(?:i|we)(?:'d|'ll| would)?(?: \w+)? (?:have|need|want) to|i'd want|(?:i|we) must|needs? (?:to agree|his|her|their|the)|would have to|must (?:agree|go|sign|approve)|have to agree)\b/

/** A strong sign that the classifier all but contradicts ("Not this year", "We don't need them in Johor") is told of something else. */
const contradicted = { sign: 1.7, below: 1.2 }

/** Whether only its words speak for one. A doubt in so many words is one, whatever else is said. */
const isContradicted = (kind: ObjectionKind, surest: Candidate | undefined): boolean =>
  kind !== 'trust' &&
  (surest?.sign?.weight ?? 0) >= contradicted.sign &&
  (surest?.score ?? 0) < contradicted.below

/** From this score on, without a sign, what speaks for another supplier is stated. */
const likelyOfRival = -0.4

/** What words of an objection that do not hold here ("the shelf is too high") count beside what was learnt of them. */
const denial = 1

/**
 * The customer's reasons against buying, signing or the terms, by kind, as a trained classifier hears them: see
 * docs/decisions/0031-objections-by-a-trained-classifier.md. Sentences of one turn that belong together are one objection.
 * In a voice note it is what the seller reports of them.
 */
export function findObjections(
  scene: Scene,
  rivals: readonly CompetitorMention[] = [],
  model: ObjectionModel = shippedModel(),
): Objection[] {
  const candidates = findCandidates(scene, rivals).map((each) => ({
    ...each,
    score: scoreOf(each, model) - (each.features.has('denied') ? denial : 0),
  }))
  const spans = findSpans(candidates)
  const taken = new Set(spans.flat())
  const others = candidates.filter((each) => each.sign === null && !taken.has(each))
  // Of what speaks for another supplier this much less was right in 15 of 17 cases, of all else in half.
  const ofRivals = findSpans(others, likelyOfRival).filter((span) => kindOf(span, model) === 'competitor')
  const inOrder = [...spans, ...ofRivals].toSorted(([one], [other]) => (one?.at ?? 0) - (other?.at ?? 0))
  return inOrder.flatMap((span): Objection[] => {
    const [first, last] = [span[0], span.at(-1)].map((each) => scene.lines[each?.at ?? -1])
    if (!first || !last) return []
    const evidence = spanning(first, last, scene)
    const surest = span.toSorted((one, other) => other.score - one.score)[0]
    const { text } = scene.lines[surest?.at ?? -1] ?? first
    const kind = kindOf(span, model)
    const said = scene.lines.filter((_line, at) => span.some((each) => each.at === at))
    if (isContradicted(kind, surest)) return []
    const isHeardOnly = span.every(({ sign }) => sign === null)
    if (isHeardOnly && (isWhatBroughtThem(first, scene) || said.some(speaksForUs))) return []
    if (kind === 'authority' && !isHeldUp.test(restoreApostrophes(normalise(evidence.quote)))) return []
    return [{ kind, text, speaker: first.speaker, evidence }]
  })
}
