import { addBuckets, latencyBounds, percentile } from '@parley/core/operations/latency'
import { formatMilliseconds } from '~/data/measures.ts'

/** A row of `admin_request_figures`. */
export interface RequestFigure {
  slot: string
  service: string
  requests: number
  /** Answered with 5xx. */
  failed: number
  /** Answered with 4xx. */
  refused: number
  buckets: number[]
}

export type Sums = Omit<RequestFigure, 'slot' | 'service'>

export interface Window {
  /** ISO 8601: the start of the first stretch. */
  since: string
  /** Seconds of a stretch. */
  step: number
  count: number
}

const hour = 3600
const day = 86_400
const shapes = { 1: [hour, 24], 7: [6 * hour, 28], 30: [day, 30] } as const

/** The stretches that a period is cut into, the last of them still under way. */
export function windowOf(days: 1 | 7 | 30, now: string): Window {
  const [step, count] = shapes[days]
  const last = Math.floor(Date.parse(now) / 1000 / step) * step
  return { since: new Date((last - (count - 1) * step) * 1000).toISOString(), step, count }
}

const nothing: Sums = { requests: 0, failed: 0, refused: 0, buckets: [] }

export const sumOf = (figures: readonly Sums[]): Sums =>
  figures.reduce<Sums>(
    (sum, each) => ({
      requests: sum.requests + each.requests,
      failed: sum.failed + each.failed,
      refused: sum.refused + each.refused,
      buckets: addBuckets(sum.buckets, each.buckets),
    }),
    nothing,
  )

/** Every stretch of the window, also those without a request. */
export function bySlot(figures: readonly RequestFigure[], { since, step, count }: Window) {
  const groups = Map.groupBy(figures, ({ slot }) => Date.parse(slot))
  return Array.from({ length: count }, (_, index) => {
    const start = Date.parse(since) + index * step * 1000
    return { start: new Date(start).toISOString(), ...sumOf(groups.get(start) ?? []) }
  })
}

/** Scripts, styles and images come from memory and would hide how long an answer takes. */
export const withoutFiles = (figures: readonly RequestFigure[]): RequestFigure[] =>
  figures.filter(({ service }) => service !== 'assets')

/** What each service was asked, the busiest first. */
export const byService = (figures: readonly RequestFigure[]) =>
  [...Map.groupBy(figures, ({ service }) => service)]
    .map(([service, rows]) => ({ service, ...sumOf(rows) }))
    .toSorted((one, other) => other.requests - one.requests || one.service.localeCompare(other.service))

/** The time within which `share` of the answers came: `48 ms`, `over 10 s`, or a dash where there were none. */
export function describeLatency(buckets: readonly number[], share: number): string {
  const found = percentile(buckets, latencyBounds, share)
  if (found === null) return '—'
  return found.isAtLeast ? `over ${formatMilliseconds(found.value)}` : formatMilliseconds(found.value)
}

const names: Record<string, string> = {
  auth: 'Sign-in',
  rest: 'Data',
  storage: 'Files',
  realtime: 'Realtime',
  functions: 'Unknown functions',
  pages: 'Pages',
  assets: 'Scripts, styles and images',
}

/** A service in words; a function keeps its own name. */
export const serviceName = (service: string): string => names[service] ?? service.replace(/^functions\//, '')
