/** The first sentence of a summary as `toSummary` makes it, where one of its others follows. */
const opening =
  /^An? (?:\d+-minute|short) conversation\b([^“:]*?)\. (?=Noted: |The (?:budget|decision maker|timeline|competitor) is |Next steps: |No next step |A concern |A question |Said in |\S+['’]s concern |\S+ (?:asked|said) “)/

const joining = new Set(['with', 'of', 'about', 'and'])

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !joining.has(word))

/** A summary as it stands below its title: without the first sentence where that says little more than who and about what. */
export function withoutOpening(summary: string, title: string): string {
  const first = opening.exec(summary)
  if (!first) return summary
  const known = new Set(wordsOf(title))
  const words = wordsOf(first[1] ?? '')
  const repeated = words.filter((word) => known.has(word)).length
  return repeated * 2 >= words.length ? summary.slice(first[0].length) : summary
}
