/** A mention that is being typed: from its @ up to the caret. Offsets are in UTF-16 code units, as in an input. */
export interface MentionDraft {
  start: number
  query: string
}

const longestName = 60

/**
 * The mention under the caret, if one is being typed: an @ that begins a word, and at most two words after it on the same
 * line.
 * @returns null where there is none
 */
export function mentionAt(text: string, caret: number): MentionDraft | null {
  const before = text.slice(Math.max(0, caret - longestName), caret)
  const found = /(?<![\p{L}\p{N}_])@((?:[\p{L}\p{N}_.@'-]+(?: [\p{L}\p{N}_.'-]*)?)?)$/u.exec(before)
  if (!found) return null
  const query = found[1] ?? ''
  return { start: caret - query.length - 1, query }
}

/** Those whose name, or a word of it, begins with what was typed; in the given order. */
export function mentionChoices<Person extends { name: string }>(
  people: readonly Person[],
  query: string,
): Person[] {
  const wanted = query.toLowerCase()
  return people.filter(({ name }) => {
    const lower = name.toLowerCase()
    return lower.startsWith(wanted) || lower.split(/\s+/).some((word) => word.startsWith(wanted))
  })
}

/** Puts the whole name in the draft's place, with a space after it. */
export function completeMention(
  text: string,
  { start, query }: MentionDraft,
  name: string,
): { text: string; caret: number } {
  const end = start + 1 + query.length
  const after = text.slice(end)
  const inserted = `@${name}${after.startsWith(' ') ? '' : ' '}`
  return { text: text.slice(0, start) + inserted + after, caret: start + `@${name} `.length }
}
