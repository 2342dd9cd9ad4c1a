import { leadStages } from '../leads/status.ts'
import type { OpenStatus } from './deal-facts.ts'

/**
 * A stage's own history in a company, as `deal_facts` answers it: decided leads that had entered it, how many left it,
 * median days in it, and from it to a win. Null where nothing was measured.
 */
export interface StageHistory {
  status: string
  won: number
  lost: number
  left: number
  days_in_stage: number | null
  days_to_win: number | null
}

/** The weight of the default win rate, in deals, against the company's own deals. */
const priorDeals = 10
/** Own medians count from this many leads on. */
const enough = 5

/** Days until the company's own medians say more: a B2B sale of some three months from first word to signature. */
const defaultDays: Record<OpenStatus, { inStage: number; toWin: number; quiet: number }> = {
  new: { inStage: 7, toWin: 75, quiet: 21 },
  contacted: { inStage: 14, toWin: 60, quiet: 14 },
  qualified: { inStage: 21, toWin: 45, quiet: 14 },
  proposal: { inStage: 21, toWin: 30, quiet: 10 },
  negotiation: { inStage: 14, toWin: 14, quiet: 7 },
}

/** What is expected of a stage, and whether it is the company's own figure. Days are whole. */
export interface StageExpectation {
  /** 0 to 1. */
  winProbability: number
  /** Decided deals behind it. */
  decided: number
  won: number
  daysInStage: number
  isOwnDaysInStage: boolean
  daysToWin: number
  isOwnDaysToWin: boolean
  /** Silence beyond these days is a risk. */
  quietDays: number
}

/**
 * Win rate (won + 10 × default) ÷ (won + lost + 10): a company's few deals move the default of `leadStages`, many replace
 * it. Medians are the company's own from five leads on.
 */
export function expectStage(status: OpenStatus, histories: readonly StageHistory[]): StageExpectation {
  const own = histories.find((history) => history.status === status)
  const [won, lost] = [own?.won ?? 0, own?.lost ?? 0]
  const usual = defaultDays[status]
  const inStage = own && own.left >= enough ? own.days_in_stage : null
  const toWin = own && own.won >= enough ? own.days_to_win : null
  return {
    winProbability: (won + priorDeals * leadStages[status].winProbability) / (won + lost + priorDeals),
    decided: won + lost,
    won,
    daysInStage: Math.max(1, Math.round(inStage ?? usual.inStage)),
    isOwnDaysInStage: inStage !== null,
    daysToWin: Math.max(1, Math.round(toWin ?? usual.toWin)),
    isOwnDaysToWin: toWin !== null,
    quietDays: usual.quiet,
  }
}
