import { countWords, truncate } from '../text/words.ts'
import { findTrouble } from '../voice/trouble.ts'
import { isAgreement } from './agreements.ts'
import { isPraise } from './praise.ts'
import type { Line, Scene } from './scene.ts'
import type { ActionItem, CompetitorMention, KeyMoment, Objection, Slots } from './types.ts'

const most = 8

const objectionLabels: Record<Objection['kind'], string> = {
  price: 'Objection: price',
  timing: 'Objection: timing',
  competitor: 'Objection: current provider',
  authority: 'Objection: needs approval',
  need: 'Objection: need',
  trust: 'Objection: trust',
}

type Ranked = KeyMoment & { weight: number }

const labels = { agreement: 'Agreement', praise: 'Praise', complaint: 'Complaint' } as const
/** A cancellation is worth more than anything else that was said. */
const troubleWeights = { cancellation: 3.5, escalation: 3.4, complaint: 2.4, grievance: 2.3 }

const isTroubleOfUs = (text: string): boolean => ![null, 'grievance'].includes(findTrouble(text))

/** What a customer's sentence does beside its facts: it complains, agrees or praises. */
function readLine(
  line: Line,
  index: number,
  lines: readonly Line[],
  complainers: ReadonlySet<string>,
): Ranked[] {
  if (line.side === 'us') return []
  const quoted = (kind: keyof typeof labels, weight: number): Ranked[] => [
    { kind, text: `${labels[kind]}: “${truncate(line.text, 90)}”`, evidence: line.evidence, weight },
  ]
  const trouble = countWords(line.text) < 3 ? null : findTrouble(line.text)
  if (trouble === 'grievance' && !complainers.has(line.speaker)) return []
  if (trouble !== null) return quoted('complaint', troubleWeights[trouble])
  if (isAgreement(line, lines[index - 1], lines[index + 1])) return quoted('agreement', 2.2)
  return isPraise(line, turnOf(line, index, lines)) ? quoted('praise', 0.8) : []
}

/** The sentences around one that its speaker says without a break. */
function turnOf(line: Line, index: number, lines: readonly Line[]): Line[] {
  const near = lines.slice(Math.max(0, index - 4), index + 5)
  return near.filter(
    ({ speaker, evidence }) =>
      speaker === line.speaker && evidence.segmentIndex === line.evidence.segmentIndex,
  )
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
  const complainers = new Set(
    scene.lines.filter(({ text }) => isTroubleOfUs(text)).map(({ speaker }) => speaker),
  )
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
    ...(scene.isReport
      ? []
      : scene.lines.flatMap((line, index, lines) => readLine(line, index, lines, complainers))),
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
