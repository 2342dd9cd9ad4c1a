import { countWords, truncate } from '../text/words.ts'
import { sentimentOf } from '../voice/sentiment.ts'
import type { Line, Scene } from './scene.ts'
import type { ActionItem, CompetitorMention, KeyMoment, Objection, Slots } from './types.ts'

const most = 8
const agreement =
  /\b(?:let's (?:do it|go ahead|move forward|go for it|do that|get started)|we(?:'re| are) in\b|(?:happy|ready|want|like) to (?:move forward|go ahead|proceed|sign|get started)|(?:that|it|this) works (?:for us|for me|great|well)|sounds (?:like a plan|great|perfect)|(?:it's |we have )?a deal\b|agreed\b|i'm sold|count us in)/
const strongTone = 0.62
const interjection =
  /^(?:(?:perfect|great|awesome|excellent|wonderful|amazing|cool|super|sounds good)\b[,.! ]*)+/i

const objectionLabels: Record<Objection['kind'], string> = {
  price: 'Objection: price',
  timing: 'Objection: timing',
  competitor: 'Objection: current provider',
  authority: 'Objection: needs approval',
  need: 'Objection: need',
  trust: 'Objection: trust',
}

type Ranked = KeyMoment & { weight: number }

function findSentimentMoments(line: Line): Ranked[] {
  if (line.side === 'us' || countWords(line.text) < 6) return []
  const tone = sentimentOf(line.text.replace(interjection, ''))
  if (Math.abs(tone) < strongTone) return []
  const kind = tone > 0 ? 'praise' : 'complaint'
  const label = tone > 0 ? 'Praise' : 'Complaint'
  return [
    { kind, text: `${label}: “${truncate(line.text, 90)}”`, evidence: line.evidence, weight: Math.abs(tone) },
  ]
}

/** The moments worth hearing again, at most eight, in the order of the conversation; one a sentence. */
export function findKeyMoments(
  scene: Scene,
  found: {
    actionItems: ActionItem[]
    objections: Objection[]
    competitors: CompetitorMention[]
    slots: Slots
  },
): KeyMoment[] {
  const { budget, decisionMaker, timeline } = found.slots
  const ranked: Ranked[] = [
    ...(budget
      ? [{ kind: 'budget' as const, text: `Budget: ${budget.value}`, evidence: budget.evidence, weight: 3 }]
      : []),
    ...(decisionMaker
      ? [
          {
            kind: 'decision_maker' as const,
            text: `Decision maker: ${decisionMaker.value}`,
            evidence: decisionMaker.evidence,
            weight: 3,
          },
        ]
      : []),
    ...(timeline
      ? [
          {
            kind: 'timeline' as const,
            text: `Timeline: ${timeline.value}`,
            evidence: timeline.evidence,
            weight: 3,
          },
        ]
      : []),
    ...found.competitors.map(
      (rival): Ranked => ({
        kind: 'competitor',
        text: `Competitor named: ${rival.name}`,
        evidence: rival.evidence,
        weight: 2.5,
      }),
    ),
    ...found.objections.map(
      (objection): Ranked => ({
        kind: 'objection',
        text: objectionLabels[objection.kind],
        evidence: objection.evidence,
        weight: 2.6,
      }),
    ),
    ...found.actionItems
      .filter((item) => item.dueAt !== null)
      .map((item): Ranked => ({ kind: 'next_step', text: item.text, evidence: item.evidence, weight: 2 })),
    ...scene.lines
      .filter((line) => agreement.test(line.lower) && line.side !== 'us')
      .map(
        (line): Ranked => ({
          kind: 'agreement',
          text: `Agreement: “${truncate(line.text, 90)}”`,
          evidence: line.evidence,
          weight: 2.2,
        }),
      ),
    ...scene.lines.flatMap(findSentimentMoments),
  ]
  const places = new Set<string>()
  return ranked
    .toSorted((one, other) => other.weight - one.weight)
    .filter(({ evidence }) => {
      const place = `${evidence.segmentIndex}:${evidence.start}`
      return places.has(place) ? false : places.add(place)
    })
    .slice(0, most)
    .toSorted((one, other) => one.evidence.start - other.evidence.start)
    .map(({ kind, text, evidence }) => ({ kind, text, evidence }))
}
