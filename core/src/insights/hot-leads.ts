import { conversationOf, type Deal, type Evidence, momentOf } from './deal-facts.ts'
import { findTimeline } from './deal-risk.ts'

/** From this score on a lead is hot, as everywhere in the product. */
const hotScore = 70

export interface HotLead {
  deal: Deal
  reasons: readonly string[]
  evidence: readonly Evidence[]
}

function proofOf(deal: Deal): Evidence[] {
  const named = findTimeline(deal)
  const [last] = deal.talks
  if (named) return [momentOf(named)]
  return [last ? conversationOf(last) : { kind: 'lead', leadId: deal.id, label: 'Score' }]
}

/** The leads of a score of 70 and more, the hottest first, each with the three reasons of its score that lift it most. */
export const findHotLeads = (deals: readonly Deal[]): HotLead[] =>
  deals
    .filter(({ score }) => score >= hotScore)
    .toSorted((one, other) => other.score - one.score || one.name.localeCompare(other.name))
    .map((deal) => ({
      deal,
      reasons: deal.score_reasons
        .filter(({ label, points }) => points > 0 && !label.startsWith('Stage'))
        .toSorted((one, other) => other.points - one.points)
        .slice(0, 3)
        .map(({ label }) => label),
      evidence: proofOf(deal),
    }))
