/** The candidate most like `name` by shared pairs of letters, or null when none is near. */
export function closest(name: string, candidates: readonly string[]): string | null {
  const own = pairsOf(name)
  let best: string | null = null
  let bestScore = 0.4
  for (const candidate of candidates) {
    const other = pairsOf(candidate)
    const shared = [...own].filter((pair) => other.has(pair)).length
    const score = (2 * shared) / (own.size + other.size)
    if (score > bestScore) [best, bestScore] = [candidate, score]
  }
  return best
}

function pairsOf(text: string): Set<string> {
  const padded = ` ${text.toLowerCase()} `
  return new Set(Array.from({ length: padded.length - 1 }, (_, index) => padded.slice(index, index + 2)))
}
