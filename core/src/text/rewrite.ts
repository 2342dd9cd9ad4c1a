/** A text rewritten, and the way from an offset in it back to the offset in the original. */
export interface Rewritten {
  text: string
  originalIndex: (index: number) => number
}

export interface RewriteRule {
  pattern: RegExp
  write: (match: RegExpMatchArray) => string
}

function apply(source: Rewritten, { pattern, write }: RewriteRule): Rewritten {
  const changes: { from: number; until: number; original: number; originalEnd: number }[] = []
  let text = ''
  let cursor = 0
  for (const match of source.text.matchAll(pattern)) {
    text += source.text.slice(cursor, match.index)
    const from = text.length
    text += write(match)
    cursor = match.index + match[0].length
    changes.push({ from, until: text.length, original: match.index, originalEnd: cursor })
  }
  if (changes.length === 0) return source
  /** What begins within words that were written anew begins where they did. */
  const back = (index: number): number => {
    const change = changes.findLast(({ from }) => index > from)
    if (!change) return index
    return index < change.until ? change.original : index - change.until + change.originalEnd
  }
  return {
    text: text + source.text.slice(cursor),
    originalIndex: (index) => source.originalIndex(back(index)),
  }
}

/** Each rule in turn, on what the one before it left. */
export const rewrite = (text: string, rules: readonly RewriteRule[]): Rewritten =>
  rules.reduce<Rewritten>(apply, { text, originalIndex: (index) => index })
