import { escapeLike } from '@parley/core/text/like'

/**
 * The `or` filter that finds a user's words, taken literally, anywhere in any of the columns. Inside PostgREST's double
 * quotes a backslash and a quote need a backslash of their own.
 */
export function containsAnywhere(columns: readonly string[], words: string): string {
  const pattern = `%${escapeLike(words)}%`.replace(/[\\"]/g, '\\$&')
  return columns.map((column) => `${column}.ilike."${pattern}"`).join(',')
}
