import { type Day, moveDay } from '../blog/calendar.ts'
import type { FigureName } from './figure-names.ts'

/** A sum over the parts of one measure, key and owner, as `insight_figures` of the database answers it. */
export interface FigureSum {
  measure: string
  key: string
  owner: string | null
  value: number
  weight: number
  recordings: number
}
export interface Total {
  value: number
  weight: number
  recordings: number
}
export type Ranked = Total & { key: string }

const add = (sums: readonly Total[]): Total =>
  sums.reduce<Total>(
    (total, { value, weight, recordings }) => ({
      value: total.value + value,
      weight: total.weight + weight,
      recordings: total.recordings + recordings,
    }),
    { value: 0, weight: 0, recordings: 0 },
  )

/** The sum of a measure, of everybody or of one owner. A recording has one owner, so recordings add up. */
export const totalOf = (sums: readonly FigureSum[], measure: string, owner?: string | null): Total =>
  add(sums.filter((sum) => sum.measure === measure && (owner === undefined || sum.owner === owner)))

/** A measure's keys, the largest value first, equal ones by name. */
export const rankKeys = (sums: readonly FigureSum[], measure: string): Ranked[] =>
  [
    ...Map.groupBy(
      sums.filter((sum) => sum.measure === measure),
      ({ key }) => key,
    ),
  ]
    .map(([key, rows]) => ({ key, ...add(rows) }))
    .toSorted((one, other) => other.value - one.value || one.key.localeCompare(other.key))

/**
 * A figure from its sum: talk ratio 0 to 1, monologue and patience in seconds, interactivity in changes a minute,
 * questions a conversation, filler words per 100 words, sentiment −1 to 1. Null where nothing was measured.
 */
export const figureOf = (
  name: FigureName,
  { value, weight }: Pick<Total, 'value' | 'weight'>,
): number | null => (weight === 0 ? null : (value / weight) * (name === 'fillers' ? 100 : 1))

/** The tone of one day: the sum over its conversations, and how many there were. */
export interface DayTone {
  day: Day
  value: number
  weight: number
}
/** An interval of days, both ends included; `tone` is null without conversations. */
export interface ToneInterval {
  from: Day
  to: Day
  tone: number | null
  conversations: number
}

const stretches = 12

/** The mean tone of a period in at most twelve intervals of equal length, the last one cut at the period's end. */
export function toToneIntervals(tones: readonly DayTone[], from: Day, days: number): ToneInterval[] {
  const length = Math.ceil(days / stretches)
  const last = moveDay(from, days - 1)
  return Array.from({ length: Math.ceil(days / length) }, (_, index) => {
    const start = moveDay(from, index * length)
    const end = moveDay(start, length - 1)
    const to = end < last ? end : last
    const inside = tones.filter(({ day }) => day >= start && day <= to)
    const weight = inside.reduce((sum, tone) => sum + tone.weight, 0)
    const value = inside.reduce((sum, tone) => sum + tone.value, 0)
    return { from: start, to, tone: weight === 0 ? null : value / weight, conversations: weight }
  })
}
