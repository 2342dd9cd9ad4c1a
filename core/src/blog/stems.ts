/** A word without the ending of its plural: what "objections" and "objection" share. For English; wrong for few words. */
export function toSingular(word: string): string {
  const plain = word.replace(/'s$/, '')
  if (plain.length < 4 || /(?:ss|us|is|news|sales|series)$/.test(plain)) return plain
  if (plain.endsWith('ies') && plain.length > 4) return `${plain.slice(0, -3)}y`
  if (/(?:x|ch|sh|ss|zz)es$/.test(plain)) return plain.slice(0, -2)
  return plain.endsWith('s') ? plain.slice(0, -1) : plain
}

/** What words of one family share, more boldly than the singular: "scoring", "scored" and "scores" are "scor". */
export function toStem(word: string): string {
  const single = toSingular(word)
  if (single.length < 5) return single
  const cut = single.replace(/(?:ing|edly|ed|ly|ers|er|e)$/, '')
  if (cut.length < 3) return single
  // "planning" and "plan": the doubled letter goes.
  return /([bdgmnprt])\1$/.test(cut) ? cut.slice(0, -1) : cut
}
