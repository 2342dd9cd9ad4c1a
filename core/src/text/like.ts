/** Makes a user's words literal inside a Postgres LIKE or ILIKE pattern (escape character is the backslash). */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/**
 * A pattern of `ilike` that finds the words anywhere. Wildcards in the words stand for themselves; an asterisk, which
 * PostgREST cannot escape, for any one character.
 */
export const containsPattern = (words: string): string => `%${escapeLike(words).replaceAll('*', '_')}%`

/** A value of a PostgREST filter, in which commas, quotes and brackets stand for themselves. */
export const quoteValue = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`

/** A PostgREST `or` filter: any of the columns holds the words, whatever their case and characters. */
export function anyColumnHolds(columns: readonly string[], words: string): string {
  const pattern = quoteValue(containsPattern(words.trim()))
  return columns.map((column) => `${column}.ilike.${pattern}`).join(',')
}
