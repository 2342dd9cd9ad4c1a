import { escapeLike } from '@parley/core/text/like'

/**
 * A PostgREST `or` filter: any of the columns holds the words, whatever their case. Wildcards, commas, quotes and
 * brackets in the words stand for themselves; an asterisk, which the protocol cannot escape, for any one character.
 */
export function anyColumnHolds(columns: readonly string[], words: string): string {
  const pattern = `%${escapeLike(words).replaceAll('*', '_')}%`.replace(/["\\]/g, '\\$&')
  return columns.map((column) => `${column}.ilike."${pattern}"`).join(',')
}
