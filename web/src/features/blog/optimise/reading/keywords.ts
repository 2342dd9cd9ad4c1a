/** Keywords in lower case, to look one up by. */
export const toTaken = (keywords: readonly string[]): Set<string> =>
  new Set(keywords.map((keyword) => keyword.trim().toLowerCase()))

/**
 * The keywords with others at the end; blank ones and those already there, in whatever case, are ignored
 * (docs/specified.md S5.14).
 */
export function addKeywords(keywords: readonly string[], added: readonly string[]): string[] {
  const taken = toTaken(keywords)
  const fresh = added.map((keyword) => keyword.replace(/\s+/g, ' ').trim())
  return [
    ...keywords,
    ...fresh.filter((keyword) => {
      const key = keyword.toLowerCase()
      const isNew = key !== '' && !taken.has(key)
      taken.add(key)
      return isNew
    }),
  ]
}
