export interface Colleague {
  id: string
  /** Full name, or an email address where there is none. */
  name: string
}

const isWordPart = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}_]/u.test(character)

/**
 * The names that can be mentioned: full names, and first names that only one colleague has; longest first, so that "Ana
 * Maria" wins over "Ana".
 */
function mentionNames(colleagues: readonly Colleague[]): { mention: string; id: string }[] {
  const firstNames = Map.groupBy(colleagues, ({ name }) => name.split(/\s+/)[0]?.toLowerCase() ?? '')
  return colleagues
    .flatMap(({ id, name }) => {
      const first = name.split(/\s+/)[0]?.toLowerCase() ?? ''
      const isOnlyOne = firstNames.get(first)?.length === 1
      return [name.toLowerCase(), ...(isOnlyOne ? [first] : [])].map((mention) => ({ mention, id }))
    })
    .filter(({ mention }) => mention !== '')
    .toSorted((one, other) => other.mention.length - one.mention.length)
}

/**
 * Resolves each "@Name" in a text: the full name or a first name that nobody else has, whatever its case. An
 * @ inside a word, as in an email address, means nobody.
 * @returns ids, each once, in the order of the text
 */
export function findMentions(text: string, colleagues: readonly Colleague[]): string[] {
  const lower = text.toLowerCase()
  const names = mentionNames(colleagues)
  const found = new Set<string>()
  for (let at = lower.indexOf('@'); at !== -1; at = lower.indexOf('@', at + 1)) {
    if (isWordPart(lower[at - 1])) continue
    const match = names.find(
      ({ mention }) => lower.startsWith(mention, at + 1) && !isWordPart(lower[at + 1 + mention.length]),
    )
    if (match) found.add(match.id)
  }
  return [...found]
}
