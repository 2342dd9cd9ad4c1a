import type { Stage } from '../leads/stages.ts'
import type { Deal } from './deal-facts.ts'
import { assessRisk, type DealRisk } from './deal-risk.ts'
import { findHotLeads, type HotLead } from './hot-leads.ts'
import { findNextAction, type NextAction } from './next-action.ts'
import { expectStage, type StageHistory } from './stage-history.ts'

export interface RiskyDeal {
  deal: Deal
  risk: DealRisk
  next: NextAction | null
}
export interface DueAction {
  deal: Deal
  next: NextAction
}
export interface Advice {
  risks: readonly RiskyDeal[]
  actions: readonly DueAction[]
  hot: readonly (HotLead & { next: NextAction | null })[]
}

/**
 * The advice about a company's open deals: those at risk by weight and then by expected value, one action a deal by
 * urgency, and the hot leads. `now` in ISO 8601.
 */
export function advise(
  deals: readonly Deal[],
  histories: readonly StageHistory[],
  stages: readonly Stage[],
  now: string,
): Advice {
  const stageOf = ({ status }: Deal) => expectStage(status, histories, stages)
  const worth = (deal: Deal) => (deal.value ?? 0) * stageOf(deal).winProbability
  const nextOf = (deal: Deal) => findNextAction(deal, stageOf(deal), now)
  return {
    risks: deals
      .flatMap((deal): RiskyDeal[] => {
        const risk = assessRisk(deal, stageOf(deal), now)
        return risk ? [{ deal, risk, next: nextOf(deal) }] : []
      })
      .toSorted((one, other) => other.risk.weight - one.risk.weight || worth(other.deal) - worth(one.deal)),
    actions: deals
      .flatMap((deal): DueAction[] => {
        const next = nextOf(deal)
        return next ? [{ deal, next }] : []
      })
      .toSorted((one, other) => other.next.urgency - one.next.urgency || worth(other.deal) - worth(one.deal)),
    hot: findHotLeads(deals).map((lead) => ({ ...lead, next: nextOf(lead.deal) })),
  }
}
