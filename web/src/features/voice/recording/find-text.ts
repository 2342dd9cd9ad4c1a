export interface Match {
  /** Index of the segment. */
  segment: number
  from: number
  to: number
}

/** Every place where the words stand, without regard to case; at most 1000. */
export function findText(texts: readonly string[], words: string): Match[] {
  const wanted = words.trim().toLowerCase()
  const matches: Match[] = []
  if (wanted === '') return matches
  for (const [segment, text] of texts.entries()) {
    const lower = text.toLowerCase()
    // Lower case may be longer than the text in a few scripts: then the places would be wrong.
    if (lower.length !== text.length) continue
    for (let from = lower.indexOf(wanted); from !== -1; from = lower.indexOf(wanted, from + wanted.length)) {
      matches.push({ segment, from, to: from + wanted.length })
      if (matches.length === 1000) return matches
    }
  }
  return matches
}
