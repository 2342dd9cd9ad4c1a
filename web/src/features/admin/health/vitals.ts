import { addBuckets, percentile } from '@parley/core/operations/latency'
import { formatDecimal } from '~/data/formats.ts'
import { formatMilliseconds } from '~/data/measures.ts'

/** A row of `admin_web_vitals`; CLS is counted in thousandths. */
export interface VitalFigure {
  metric: string
  route: string
  bounds: number[]
  buckets: number[]
}

/** Names, and the limits of "good" and "needs work" (web.dev/articles/vitals). */
const metrics = {
  LCP: { label: 'Largest paint (LCP)', good: 2500, fair: 4000 },
  INP: { label: 'Response to input (INP)', good: 200, fair: 500 },
  CLS: { label: 'Layout shift (CLS)', good: 100, fair: 250 },
  FCP: { label: 'First paint (FCP)', good: 1800, fair: 3000 },
  TTFB: { label: 'First byte (TTFB)', good: 800, fair: 1800 },
} as const

export type Band = 'good' | 'fair' | 'poor'
export const bandNames: Record<Band, string> = { good: 'Good', fair: 'Needs work', poor: 'Poor' }

/** Each metric over all pages: the value that three of four looks stay within, as web.dev judges it. */
export function judgeVitals(figures: readonly VitalFigure[]) {
  return Object.entries(metrics).flatMap(([metric, { label, good, fair }]) => {
    const own = figures.filter((figure) => figure.metric === metric)
    const bounds = own[0]?.bounds ?? []
    const buckets = own.reduce<number[]>((sum, each) => addBuckets(sum, each.buckets), [])
    const found = percentile(buckets, bounds, 0.75)
    if (!found) return []
    const band: Band = found.value <= good ? 'good' : found.value <= fair ? 'fair' : 'poor'
    const text = metric === 'CLS' ? formatDecimal(found.value / 1000, 2) : formatMilliseconds(found.value)
    const looks = buckets.reduce((sum, count) => sum + count, 0)
    return [{ metric, label, band, looks, value: found.isAtLeast ? `over ${text}` : text }]
  })
}
