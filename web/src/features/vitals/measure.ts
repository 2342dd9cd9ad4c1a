import { supabase } from '~/data/supabase.ts'
import { hasAnalyticsConsent } from '../consent/index.ts'
import { createInteractions, createShiftSum } from './sums.ts'

interface Measured {
  metric: 'LCP' | 'INP' | 'CLS' | 'FCP' | 'TTFB'
  /** Milliseconds; of CLS, thousandths. */
  value: number
}

/** Shorter ones are quick enough, and would only cost. */
const shortestInteractionMs = 16

function numberIn(entry: PerformanceEntry, name: string): number {
  const value: unknown = Reflect.get(entry, name)
  return typeof value === 'number' ? value : 0
}

/**
 * Calls `see` with each entry of a kind, also with those before; nothing where the browser does not know the kind.
 * @returns what hands over at once the entries still on their way
 */
function observe(type: string, see: (entry: PerformanceEntry) => void): () => void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return () => {}
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(see))
  observer.observe({
    type,
    buffered: true,
    ...(type === 'event' ? { durationThreshold: shortestInteractionMs } : {}),
  })
  return () => observer.takeRecords().forEach(see)
}

/**
 * Measures how quick this page load felt, and sends it once when the page is left: five numbers and the page's pattern,
 * nothing of who or what. Without the person's consent it does nothing.
 */
export function measureVitals(route: string): void {
  if (!hasAnalyticsConsent()) return
  const shifts = createShiftSum()
  const interactions = createInteractions()
  let [largest, first] = [0, 0]
  let isSent = false
  const observed = [
    observe('largest-contentful-paint', (entry) => {
      largest = entry.startTime
    }),
    observe('paint', (entry) => {
      if (entry.name === 'first-contentful-paint') first = entry.startTime
    }),
    observe('layout-shift', (entry) => {
      if (Reflect.get(entry, 'hadRecentInput') !== true) shifts.add(numberIn(entry, 'value'), entry.startTime)
    }),
    observe('event', (entry) => {
      const interaction = numberIn(entry, 'interactionId')
      if (interaction > 0) interactions.add(interaction, entry.duration)
    }),
  ]

  const read = (): Measured[] => {
    const navigation = performance.getEntriesByType('navigation')[0]
    const press = interactions.value()
    return [
      ...(largest > 0 ? [{ metric: 'LCP' as const, value: largest }] : []),
      ...(first > 0 ? [{ metric: 'FCP' as const, value: first }] : []),
      ...(navigation ? [{ metric: 'TTFB' as const, value: numberIn(navigation, 'responseStart') }] : []),
      ...(press === null ? [] : [{ metric: 'INP' as const, value: press }]),
      { metric: 'CLS' as const, value: shifts.value() * 1000 },
    ]
  }

  globalThis.document.addEventListener('visibilitychange', () => {
    if (isSent || globalThis.document.visibilityState !== 'hidden') return
    isSent = true
    for (const flush of observed) flush()
    const entries = read().map((measured) => ({ ...measured, route }))
    // A measurement that is lost is no loss to the person who leaves.
    void supabase.rpc('record_web_vitals', { entries }).then(() => {})
  })
}
