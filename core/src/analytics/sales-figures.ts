import { openStages, type Stage } from '../leads/stages.ts'
import { toCents } from '../verticals/math.ts'
import type { LeadLine, Money } from './sales-lines.ts'

type Amount = 'created_value' | 'closed_value' | 'won_value'

const sumOf = <Line>(lines: readonly Line[], read: (line: Line) => number): number =>
  lines.reduce((sum, line) => sum + read(line), 0)

/** Sums of an amount by currency, the largest first; currencies of nothing are left out and are never added up. */
export const moneyOf = <Line extends { currency: string }>(
  lines: readonly Line[],
  read: (line: Line) => number,
): Money[] =>
  [...Map.groupBy(lines, ({ currency }) => currency)]
    .map(([currency, own]) => ({ currency, value: toCents(sumOf(own, read)) }))
    .filter(({ value }) => value !== 0)
    .toSorted((one, other) => other.value - one.value || one.currency.localeCompare(other.currency))

/** A part of a whole, 0 to 1; null where there is no whole. */
export const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)

export interface Totals {
  created: number
  won: number
  lost: number
  /** Won out of what was decided in the period, 0 to 1. */
  winRate: number | null
  createdValue: Money[]
  wonValue: Money[]
}

/** A period as a whole. */
export function totalsOf(lines: readonly LeadLine[]): Totals {
  const [created, won, lost] = [
    sumOf(lines, (line) => line.created),
    sumOf(lines, (line) => line.won),
    sumOf(lines, (line) => line.lost),
  ]
  const money = (amount: Amount) => moneyOf(lines, (line) => line[amount])
  return {
    created,
    won,
    lost,
    winRate: shareOf(won, won + lost),
    createdValue: money('created_value'),
    wonValue: money('won_value'),
  }
}

export interface FunnelRow {
  /** `created`, the key of a stage after the first, or `closed`. */
  step: string
  leads: number
  /** Of all leads that came, and of those that reached the step before; 0 to 1. */
  ofAll: number | null
  ofPrevious: number | null
}

/**
 * How far the leads got that came in a period: a lead counts at each step up to the furthest that it has ever reached, also one
 * that skipped a stage or was lost later; the last step counts deals that are won now.
 */
export function funnelOf(lines: readonly LeadLine[], stages: readonly Stage[]): FunnelRow[] {
  const [, ...later] = openStages(stages)
  const steps = [
    { step: 'created', leads: sumOf(lines, ({ created }) => created) },
    ...later.map((stage) => ({ step: stage.key, leads: reachedOf(lines, stage, stages) })),
    { step: 'closed', leads: sumOf(lines, ({ closed }) => closed) },
  ]
  const counts = steps.map(({ leads }) => leads)
  return steps.map(({ step }, index) => ({
    step,
    leads: counts[index] ?? 0,
    ofAll: shareOf(counts[index] ?? 0, counts[0] ?? 0),
    ofPrevious: index === 0 ? null : shareOf(counts[index] ?? 0, counts[index - 1] ?? 0),
  }))
}

export interface SourceRow {
  source: string
  created: number
  /** Came as far as `halfway`. */
  reached: number
  closed: number
  /** Won of those that came, 0 to 1. */
  conversion: number | null
  closedValue: Money[]
}

/** The open stage that tells of a source whether its leads are any good: the third of five, in the middle of others. */
export function halfway(stages: readonly Stage[]): Stage | undefined {
  const open = openStages(stages)
  return open[Math.floor(open.length / 2)]
}

/** Leads of the lines that came as far as a stage, won ones among them. */
function reachedOf(lines: readonly LeadLine[], stage: Stage | undefined, stages: readonly Stage[]): number {
  const order = openStages(stages).map(({ key }) => key)
  const from = stage ? order.indexOf(stage.key) : order.length
  return sumOf(lines, ({ furthest, created, closed }) =>
    furthest !== null && order.indexOf(furthest) >= from ? created : closed,
  )
}

/** Where a period's leads came from and how many of them were won since, the most leads first. */
export const sourcesOf = (lines: readonly LeadLine[], stages: readonly Stage[]): SourceRow[] =>
  [...Map.groupBy(lines, ({ source }) => source)]
    .map(([source, own]): SourceRow => {
      const [created, closed] = [sumOf(own, (line) => line.created), sumOf(own, (line) => line.closed)]
      return {
        source,
        created,
        reached: reachedOf(own, halfway(stages), stages),
        closed,
        conversion: shareOf(closed, created),
        closedValue: moneyOf(own, (line) => line.closed_value),
      }
    })
    .filter(({ created }) => created > 0)
    .toSorted((one, other) => other.created - one.created || one.source.localeCompare(other.source))
