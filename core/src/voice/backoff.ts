const firstSeconds = 1
const longestSeconds = 30

/**
 * Seconds to wait before a try.
 * @param failures tries that failed in a row, from 1
 * @param chance 0 to 1, spreads many clients; the wait lies between half of and the whole step
 */
export function backoffSeconds(failures: number, chance: number): number {
  const step = Math.min(longestSeconds, firstSeconds * 2 ** Math.max(0, failures - 1))
  return step / 2 + (step / 2) * Math.min(1, Math.max(0, chance))
}
