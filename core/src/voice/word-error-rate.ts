const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .split(/\s+/)
    .filter(Boolean)

/**
 * Word error rate: edits (substitutions, deletions, insertions) to get from what was said to what was recognised, over the
 * words said. 0 is perfect; it may exceed 1.
 */
export function wordErrorRate(spoken: string, recognised: string): number {
  const [reference, hypothesis] = [wordsOf(spoken), wordsOf(recognised)]
  let previous = Array.from({ length: hypothesis.length + 1 }, (_, index) => index)
  reference.forEach((word, row) => {
    const current = [row + 1]
    hypothesis.forEach((other, column) => {
      const substitution = (previous[column] ?? 0) + (word === other ? 0 : 1)
      current.push(Math.min(substitution, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1))
    })
    previous = current
  })
  return (previous.at(-1) ?? 0) / Math.max(1, reference.length)
}
