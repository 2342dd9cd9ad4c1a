import { escapeLike } from '@parley/core/text/like'

/**
 * A pattern of `ilike` that finds the words anywhere. Wildcards in the words stand for themselves; an asterisk, which
 * PostgREST cannot escape, for any one character.
 */
export const containsPattern = (words: string): string => `%${escapeLike(words).replaceAll('*', '_')}%`

/**
 * A PostgREST `or` filter: any of the columns holds the words, whatever their case. Commas, quotes and brackets in the
 * words stand for themselves too.
 */
export function anyColumnHolds(columns: readonly string[], words: string): string {
  const pattern = containsPattern(words).replace(/["\\]/g, '\\$&')
  return columns.map((column) => `${column}.ilike."${pattern}"`).join(',')
}
