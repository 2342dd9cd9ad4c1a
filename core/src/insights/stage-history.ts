import { findStage, openStages, type Stage, stagesBeside } from '../leads/stages.ts'

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

/**
 * Days until the company's own medians say more, by the stage's chance of a win up to `below`: a B2B sale of some three
 * months from first word to signature.
 */
const defaultDays = [
  { below: 0.08, inStage: 7, toWin: 75, quiet: 21 },
  { below: 0.18, inStage: 14, toWin: 60, quiet: 14 },
  { below: 0.38, inStage: 21, toWin: 45, quiet: 14 },
  { below: 0.63, inStage: 21, toWin: 30, quiet: 10 },
]
const lastDays = { inStage: 14, toWin: 14, quiet: 7 }

/** What is expected of a stage, and whether it is the company's own figure. Days are whole. */
export interface StageExpectation {
  /** What the company calls it. */
  name: string
  /** The open stage that comes after it. */
  next: Stage | undefined
  /** What the company expects of it before its own deals are weighed, 0 to 1. */
  defaultProbability: number
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
 * Win rate (won + 10 × default) ÷ (won + lost + 10): a company's few deals move the stage's probability, many replace
 * it. Medians are the company's own from five leads on.
 */
export function expectStage(
  status: string,
  histories: readonly StageHistory[],
  stages: readonly Stage[],
): StageExpectation {
  const own = histories.find((history) => history.status === status)
  const [won, lost] = [own?.won ?? 0, own?.lost ?? 0]
  const stage = findStage(stages, status)
  const defaultProbability = stage?.probability ?? 0
  const usual = defaultDays.find(({ below }) => defaultProbability < below) ?? lastDays
  const open = openStages(stagesBeside(stages, status))
  const inStage = own && own.left >= enough ? own.days_in_stage : null
  const toWin = own && own.won >= enough ? own.days_to_win : null
  return {
    name: stage?.name ?? status,
    next: open[open.findIndex(({ key }) => key === status) + 1],
    defaultProbability,
    winProbability: (won + priorDeals * defaultProbability) / (won + lost + priorDeals),
    decided: won + lost,
    won,
    daysInStage: Math.max(1, Math.round(inStage ?? usual.inStage)),
    isOwnDaysInStage: inStage !== null,
    daysToWin: Math.max(1, Math.round(toWin ?? usual.toWin)),
    isOwnDaysToWin: toWin !== null,
    quietDays: usual.quiet,
  }
}
