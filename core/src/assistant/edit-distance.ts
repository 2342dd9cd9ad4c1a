/** Insertions, deletions, replacements and swaps of neighbours between two words; `limit + 1` where there are more. */
export function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1
  let before: number[] = []
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      current[column] = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap && row > 1 && column > 1 ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    if (Math.min(...current) > limit) return limit + 1
    before = previous
    previous = current
  }
  return previous[other.length] ?? limit + 1
}

/** How many typos a word of that length may contain and still be recognised. */
export const maxTypos = (length: number): number => (length < 5 ? 0 : length < 9 ? 1 : 2)
