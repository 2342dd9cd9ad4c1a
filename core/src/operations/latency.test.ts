import { describe, expect, it } from 'vitest'
import { addBuckets, bucketOf, latencyBounds, percentile } from './latency.ts'

describe('a bucket', () => {
  it.each([
    [0, 0],
    [1, 0],
    [1.1, 1],
    [10_000, 11],
    [10_001, 12],
  ])('%d ms falls into bucket %d', (value, bucket) => {
    expect(bucketOf(value, latencyBounds)).toBe(bucket)
  })
})

describe('a percentile', () => {
  it('is unknown where nothing was counted', () => {
    expect(percentile([0, 0, 0], [1, 2], 0.5)).toBeNull()
    expect(percentile([], [1, 2], 0.5)).toBeNull()
  })

  it('is read evenly within its bucket', () => {
    expect(percentile([0, 100, 0], [10, 20], 0.5)).toEqual({ value: 15, isAtLeast: false })
    expect(percentile([10, 10, 0], [10, 20], 0.5)).toEqual({ value: 10, isAtLeast: false })
    expect(percentile([4, 0, 0], [10, 20], 1)).toEqual({ value: 10, isAtLeast: false })
  })

  it('gives the open bucket as a lower bound', () => {
    expect(percentile([0, 0, 3], [10, 20], 0.5)).toEqual({ value: 20, isAtLeast: true })
    expect(percentile([99, 0, 1], [10, 20], 1)).toEqual({ value: 20, isAtLeast: true })
  })

  it('stays within a bucket of the exact value on random measurements', () => {
    let seed = 7
    const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
    const values = Array.from({ length: 2000 }, () => 10_000 * random() ** 4).toSorted((a, b) => a - b)
    const buckets = Array.from({ length: latencyBounds.length + 1 }, () => 0)
    for (const value of values) {
      const bucket = bucketOf(value, latencyBounds)
      buckets[bucket] = (buckets[bucket] ?? 0) + 1
    }
    for (const share of [0.5, 0.95, 0.99]) {
      const exact = values[Math.ceil(share * values.length) - 1] ?? 0
      const found = percentile(buckets, latencyBounds, share)
      expect(bucketOf(found?.value ?? -1, latencyBounds)).toBe(bucketOf(exact, latencyBounds))
    }
  })
})

it('adds counts of different lengths', () => {
  expect(addBuckets([1, 2], [1, 2, 3])).toEqual([2, 4, 3])
  expect(addBuckets([], [])).toEqual([])
})
