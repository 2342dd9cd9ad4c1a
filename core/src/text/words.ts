const wordPattern = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu

/** Words of a text in order, as written. An apostrophe inside a word belongs to it ("don't"). */
export const toWords = (text: string): string[] => text.match(wordPattern) ?? []

/** Number of words in a text. */
export const countWords = (text: string): number => toWords(text).length

/** Lower case, straight apostrophes, single spaces: the form that patterns are matched against, same length where possible. */
export const normalise = (text: string): string =>
  text.replace(/[’‘]/g, "'").replace(/[“”]/g, '"').replace(/\s/g, ' ').toLowerCase()

/** First letter in upper case, the rest untouched. */
export const capitalise = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** "a", "a and b", "a, b and c". */
export const joinList = (items: string[], before: 'and' | 'or' = 'and'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${before} ${items.at(-1) ?? ''}`

/** The first `length` characters at most; never half of one that takes two code units, such as an emoji. */
export const startOf = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')

/** Cuts at a word's end so that the result, with its ellipsis, has at most `limit` characters. */
export function truncate(text: string, limit: number): string {
  if (text.length <= limit) return text
  const cut = startOf(text, limit - 1)
  const space = cut.lastIndexOf(' ')
  return `${(space > limit / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:.–-]+$/, '')}…`
}

/** Text on one line, with single spaces. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Text that a regular expression takes literally. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
