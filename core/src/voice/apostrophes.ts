const missing: readonly (readonly [RegExp, string])[] = [
  [/\b(ca|do|wo|is|does|did|would|could|should|are|was|were|have|has|had)nt\b/g, "$1n't"],
  [/\bim\b/g, "i'm"],
  [/\bive\b/g, "i've"],
  [/\b(you|they|we)(re|ve)\b(?<!\bwere)/g, "$1'$2"],
  [/\b(that|there|what|who|let|he|she)s\b/g, "$1's"],
  [/\b(that|there|it|they|you|he|she)ll\b/g, "$1'll"],
  [/\b(they|you)d\b/g, "$1'd"],
  [/\bits (?=(?:a|an|the|not|too|very|really|just|all|my|our|your)\b)/g, "it's "],
]

/** The apostrophes that drafts leave out, in lower-case text: "cant" is "can't", "im" is "i'm"; "were" stays. */
export const restoreApostrophes = (lower: string): string =>
  missing.reduce((text, [pattern, written]) => text.replace(pattern, written), lower)
