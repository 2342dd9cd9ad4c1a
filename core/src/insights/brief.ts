import { findUnproven } from '../claims/find-unproven.ts'
import type { DateReference } from '../text/find-dates.ts'
import type { Advice } from './advice.ts'
import type { Evidence } from './deal-facts.ts'

/** A statement given to a model, with the id by which the model has to cite it. */
export interface BriefLine {
  id: string
  text: string
  leadId: string
  name: string
  evidence: readonly Evidence[]
}
/** A sentence of a model and the ids it cites. */
export interface CitedSentence {
  text: string
  evidence: readonly string[]
}

const mostOfEach = 6

/** The weightiest advice as lines "e1", "e2", …: each names its lead, so that it can stand alone. */
export function toBriefLines({ risks, actions }: Advice): BriefLine[] {
  const risky = new Set(risks.map(({ deal }) => deal.id))
  return [
    ...risks
      .slice(0, mostOfEach)
      .flatMap(({ deal, risk }) =>
        risk.reasons.map(({ text, evidence }) => ({ deal, text: `At risk: ${text}`, evidence })),
      ),
    ...actions
      .filter(({ deal }) => !risky.has(deal.id))
      .slice(0, mostOfEach)
      .map(({ deal, next }) => ({
        deal,
        text: `To do: ${next.text}. ${next.reason}`,
        evidence: next.evidence,
      })),
  ].map(({ deal, text, evidence }, index) => ({
    id: `e${index + 1}`,
    text: `${deal.name}${deal.company === null ? '' : ` (${deal.company})`}. ${text}`,
    leadId: deal.id,
    name: deal.name,
    evidence,
  }))
}

/**
 * The sentences that cite at least one given line and hold no number, day, name, address, link or concession that the cited
 * lines lack, without unknown ids. All others are dropped.
 */
export const keepCited = <Sentence extends CitedSentence>(
  sentences: readonly Sentence[],
  lines: readonly Pick<BriefLine, 'id' | 'text'>[],
  reference: DateReference,
): Sentence[] =>
  sentences.flatMap((sentence) => {
    const cited = lines.filter(({ id }) => sentence.evidence.includes(id))
    const texts = cited.map(({ text }) => text)
    const isProven =
      findUnproven(sentence.text, { cited: texts, said: texts, known: [], reference }).length === 0
    return isProven && cited.length > 0 && sentence.text.trim() !== ''
      ? [{ ...sentence, evidence: cited.map(({ id }) => id) }]
      : []
  })
