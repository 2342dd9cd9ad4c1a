/** Upper bounds, in milliseconds, by which the time of answers is counted; a further bucket takes what is slower. */
export const latencyBounds = [1, 2.5, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 10_000] as const

/** Which bucket a measurement belongs to: the first whose bound it does not exceed. */
export function bucketOf(value: number, bounds: readonly number[]): number {
  const index = bounds.findIndex((bound) => value <= bound)
  return index === -1 ? bounds.length : index
}

/**
 * The value below which `share` (0 to 1) of what was counted lies, read evenly within its bucket as Prometheus's
 * `histogram_quantile` does. In the last, open bucket it is the highest bound: the true value is at least that.
 * @returns null where nothing was counted
 */
export function percentile(
  buckets: readonly number[],
  bounds: readonly number[],
  share: number,
): { value: number; isAtLeast: boolean } | null {
  const total = buckets.reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  const rank = Math.min(1, Math.max(0, share)) * total
  let before = 0
  for (const [index, count] of buckets.entries()) {
    if (count > 0 && before + count >= rank) {
      const upper = bounds[index]
      if (upper === undefined) return { value: bounds.at(-1) ?? 0, isAtLeast: true }
      const lower = bounds[index - 1] ?? 0
      return { value: lower + (upper - lower) * ((rank - before) / count), isAtLeast: false }
    }
    before += count
  }
  return { value: bounds.at(-1) ?? 0, isAtLeast: true }
}

/** Adds up counts bucket by bucket; lists of different length count as if the shorter went on with zeros. */
export const addBuckets = (one: readonly number[], other: readonly number[]): number[] =>
  Array.from(
    { length: Math.max(one.length, other.length) },
    (_, index) => (one[index] ?? 0) + (other[index] ?? 0),
  )
