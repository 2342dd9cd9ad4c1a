const gapMs = 1000
const longestMs = 5000

/**
 * CLS: the largest sum of shifts that follow each other within a second, over at most five (web.dev/articles/cls).
 * Times in milliseconds.
 */
export function createShiftSum() {
  let [sum, first, last, most] = [0, 0, 0, 0]
  return {
    add(value: number, at: number): void {
      const goesOn = sum > 0 && at - last < gapMs && at - first < longestMs
      if (!goesOn) [sum, first] = [0, at]
      sum += value
      last = at
      most = Math.max(most, sum)
    },
    value: () => most,
  }
}

const outlierEvery = 50

/**
 * INP: the slowest interaction, leaving out one of each fifty (web.dev/articles/inp). An interaction is several events of
 * one number; the longest counts. In milliseconds; null before the first.
 */
export function createInteractions() {
  const durations = new Map<number, number>()
  return {
    add(interaction: number, duration: number): void {
      durations.set(interaction, Math.max(durations.get(interaction) ?? 0, duration))
    },
    value(): number | null {
      const slowest = [...durations.values()].toSorted((one, other) => other - one)
      return slowest[Math.floor(slowest.length / outlierEvery)] ?? null
    },
  }
}
