import type { Advice } from './advice.ts'
import type { Evidence } from './deal-facts.ts'

/** A statement that a model may put into words, under the id by which it has to cite it. */
export type BriefLine = {
  id: string
  text: string
  leadId: string
  name: string
  evidence: readonly Evidence[]
}
/** A sentence of a model and the ids it cites. */
export type CitedSentence = { text: string; evidence: readonly string[] }

const mostOfEach = 6

/** The weightiest advice as lines "e1", "e2", …: each names its lead, so that it can stand alone. */
export const toBriefLines = ({ risks, actions }: Advice): BriefLine[] => {
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

const numbersOf = (text: string): string[] =>
  (text.match(/\d[\d.,]*/g) ?? []).map((number) => number.replaceAll(/[.,]+/g, ''))

/**
 * The sentences that cite lines they were given, and say no number that the cited lines do not hold; unknown ids are taken
 * out of the others. What is left out is not shown to anybody.
 */
export const keepCited = <Sentence extends CitedSentence>(
  sentences: readonly Sentence[],
  lines: readonly Pick<BriefLine, 'id' | 'text'>[],
): Sentence[] =>
  sentences.flatMap((sentence) => {
    const cited = lines.filter(({ id }) => sentence.evidence.includes(id))
    const known = new Set(cited.flatMap(({ text }) => numbersOf(text)))
    const isProven = cited.length > 0 && numbersOf(sentence.text).every((number) => known.has(number))
    return isProven && sentence.text.trim() !== ''
      ? [{ ...sentence, evidence: cited.map(({ id }) => id) }]
      : []
  })
