import type { FigureName } from './figure-names.ts'
import { type FigureSum, figureOf, totalOf } from './figures.ts'

export type CoachingMeasure =
  | Extract<FigureName, 'talk_ratio' | 'monologue' | 'questions' | 'patience' | 'fillers'>
  | 'next_step'
  | 'objections_answered'

/** Where a figure should lie, both ends within; null where one end is open. */
export interface Band {
  low: number | null
  high: number | null
  source: string
}

/**
 * Target bands, in the units of `figureOf` (parts from 0 to 1, seconds, counts, filler words in 100 words).
 * - talk_ratio: Gong Labs, 25,537 sales calls (2017): the best closers talk 43 % of the time; ±10 points around it.
 * - monologue: Gong's coaching guideline: no run of speech beyond two and a half minutes.
 * - questions: Gong Labs, 519,000 discovery calls (2017): 11 to 14 questions win most; more tire the customer.
 * - patience: Gong's coaching guideline: 0.6 to 1 second before an answer; less is talking over the other.
 * - fillers: N. Zandan, "How to Stop Saying Um" (Harvard Business Review, 2018): one a minute is unheard, about 0.7 in 100
 *   words; twice that is still fine.
 * - next_step, objections_answered: no study; four of five is what this product asks for.
 */
export const targetBands: Record<CoachingMeasure, Band> = {
  talk_ratio: { low: 0.33, high: 0.53, source: 'Gong Labs 2017, 25,537 calls' },
  monologue: { low: null, high: 150, source: 'Gong coaching guideline' },
  questions: { low: 11, high: 14, source: 'Gong Labs 2017, 519,000 calls' },
  patience: { low: 0.6, high: 1, source: 'Gong coaching guideline' },
  fillers: { low: null, high: 1.4, source: 'Zandan, Harvard Business Review 2018' },
  next_step: { low: 0.8, high: null, source: 'Parley’s own aim' },
  objections_answered: { low: 0.8, high: null, source: 'Parley’s own aim' },
}

const measures: readonly CoachingMeasure[] = [
  'talk_ratio',
  'monologue',
  'questions',
  'patience',
  'fillers',
  'next_step',
  'objections_answered',
]

/** What `coaching_facts` counts beside the figures of /insights. */
export interface CoachingSum {
  owner: string | null
  is_now: boolean
  measure: 'next_step' | 'objections_answered'
  value: number
  weight: number
}

/** A moment of one conversation that serves as a good or a bad example. */
export interface CoachingMoment {
  owner: string | null
  recording_id: string
  title: string
  recorded_at: string
  has_sound: boolean
  kind: 'unanswered' | 'answered' | 'next_step' | 'agreement' | 'praise' | 'complaint' | 'monologue'
  text: string | null
  quote: string | null
  start_seconds: number
  /** Length of a monologue. */
  seconds: number | null
}

export type Verdict = 'within' | 'low' | 'high'
export interface ScorecardLine {
  measure: CoachingMeasure
  value: number
  before: number | null
  verdict: Verdict
  /** Against the period before: nearer to the band, further away, or neither. */
  trend: 'better' | 'worse' | 'same' | null
  /** Numerator and denominator of the value. */
  parts: number
  weight: number
}
export interface Scorecard {
  owner: string | null
  conversations: number
  /** Empty below three conversations: too few to judge a person by. */
  lines: readonly ScorecardLine[]
  best: readonly CoachingMoment[]
  worst: readonly CoachingMoment[]
}

const fewest = 3
const longMonologue = 150
const bestKinds: readonly CoachingMoment['kind'][] = ['answered', 'agreement', 'praise', 'next_step']
const worstKinds: readonly CoachingMoment['kind'][] = ['unanswered', 'monologue', 'complaint']

/** How far a value lies outside its band; 0 within. */
function distance(value: number, { low, high }: Band): number {
  if (low !== null && value < low) return low - value
  return high !== null && value > high ? value - high : 0
}

function verdictOf(value: number, { low, high }: Band): Verdict {
  if (low !== null && value < low) return 'low'
  return high !== null && value > high ? 'high' : 'within'
}

function trendOf(value: number, before: number | null, band: Band): ScorecardLine['trend'] {
  if (before === null) return null
  const change = distance(value, band) - distance(before, band)
  if (Math.abs(change) < 1e-9) return 'same'
  return change < 0 ? 'better' : 'worse'
}

/** Two moments of the wanted kinds in their order, of two conversations where there are two. */
function pickTwo(
  moments: readonly CoachingMoment[],
  kinds: readonly CoachingMoment['kind'][],
): CoachingMoment[] {
  const ranked = moments
    .filter(({ kind, seconds }) => kinds.includes(kind) && (seconds === null || seconds > longMonologue))
    .toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind))
  const first = ranked[0]
  if (!first) return []
  const second =
    ranked.find(({ recording_id: id }) => id !== first.recording_id) ??
    ranked.find(({ start_seconds: start }) => start !== first.start_seconds)
  return second ? [first, second] : [first]
}

export interface CoachingFacts {
  now: readonly FigureSum[]
  before: readonly FigureSum[]
  sums: readonly CoachingSum[]
  moments: readonly CoachingMoment[]
}

function totalsOf(facts: CoachingFacts, measure: CoachingMeasure, owner: string | null) {
  if (measure === 'next_step' || measure === 'objections_answered') {
    const of = (isNow: boolean) =>
      facts.sums.find((sum) => sum.measure === measure && sum.owner === owner && sum.is_now === isNow) ?? {
        value: 0,
        weight: 0,
      }
    const ratio = ({ value, weight }: { value: number; weight: number }) =>
      weight === 0 ? null : value / weight
    return { total: of(true), value: ratio(of(true)), before: ratio(of(false)) }
  }
  const total = totalOf(facts.now, measure, owner)
  return {
    total,
    value: figureOf(measure, total),
    before: figureOf(measure, totalOf(facts.before, measure, owner)),
  }
}

/**
 * A scorecard for each owner of a conversation in the period, the most conversations first: each figure against its
 * band and the period before, with two good and two bad examples.
 */
export const toScorecards = (facts: CoachingFacts): Scorecard[] =>
  [...new Set(facts.now.map(({ owner }) => owner))]
    .map((owner): Scorecard => {
      const conversations = totalOf(facts.now, 'conversations', owner).value
      const own = facts.moments.filter((moment) => moment.owner === owner)
      const lines = measures.flatMap((measure): ScorecardLine[] => {
        const { total, value, before } = totalsOf(facts, measure, owner)
        if (value === null || conversations < fewest) return []
        const band = targetBands[measure]
        return [
          {
            measure,
            value,
            before,
            verdict: verdictOf(value, band),
            trend: trendOf(value, before, band),
            parts: total.value,
            weight: total.weight,
          },
        ]
      })
      return { owner, conversations, lines, best: pickTwo(own, bestKinds), worst: pickTwo(own, worstKinds) }
    })
    .toSorted((one, other) => other.conversations - one.conversations)
