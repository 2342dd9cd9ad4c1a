import { latencyBounds } from '@parley/core/operations/latency'
import { expect, it } from 'vitest'
import { byService, bySlot, describeLatency, serviceName, sumOf, windowOf, withoutFiles } from './figures.ts'

const buckets = (bucket: number, count: number) =>
  Array.from({ length: latencyBounds.length + 1 }, (_, index) => (index === bucket ? count : 0))
const figure = (slot: string, service: string, requests: number, failed = 0) => ({
  slot,
  service,
  requests,
  failed,
  refused: 0,
  buckets: buckets(4, requests),
})

it.each([
  [1, 3600, 24, '2026-11-20T21:00:00.000Z'],
  [7, 21_600, 28, '2026-11-15T00:00:00.000Z'],
  [30, 86_400, 30, '2026-10-23T00:00:00.000Z'],
] as const)('%d days are cut at whole hours of UTC', (days, step, count, since) => {
  expect(windowOf(days, '2026-11-21T20:32:41Z')).toEqual({ since, step, count })
})

it('shows every stretch, also the quiet ones', () => {
  const window = windowOf(1, '2026-11-21T20:32:41Z')
  const rows = [
    figure('2026-11-21T20:00:00+00:00', 'rest', 3, 1),
    figure('2026-11-21T20:00:00+00:00', 'auth', 2),
    figure('2026-11-20T21:00:00+00:00', 'rest', 1),
  ]
  const slots = bySlot(rows, window)
  expect(slots).toHaveLength(24)
  expect(slots.at(-1)).toMatchObject({ start: '2026-11-21T20:00:00.000Z', requests: 5, failed: 1 })
  expect(slots.at(0)).toMatchObject({ requests: 1 })
  expect(slots.at(5)).toMatchObject({ requests: 0, buckets: [] })
  expect(byService(rows).map(({ service, requests }) => [service, requests])).toEqual([
    ['rest', 4],
    ['auth', 2],
  ])
  expect(sumOf(rows)).toMatchObject({ requests: 6, failed: 1 })
  expect(withoutFiles([...rows, figure('2026-11-21T20:00:00+00:00', 'assets', 9)])).toEqual(rows)
})

it('says how fast answers came, and when it does not know', () => {
  expect(describeLatency([], 0.5)).toBe('—')
  expect(describeLatency(buckets(4, 10), 1)).toBe('25 ms')
  expect(describeLatency(buckets(12, 10), 0.5)).toBe('over 10 s')
})

it('names services', () => {
  expect(serviceName('rest')).toBe('Data')
  expect(serviceName('functions/ai-assistant')).toBe('ai-assistant')
})
