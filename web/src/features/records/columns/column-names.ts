/** More columns than these do not fit beside each other. */
export const columnLimit = 10

const isName = (text: string): boolean => /^(?:custom\.)?[a-z][a-z0-9_]{0,59}$/.test(text)

/**
 * The columns that a text between commas names, each once, at most `columnLimit`; empty where it says the usual ones. One
 * that there is none of is left out where the table is drawn.
 * @param usual the names of the columns that show where none is chosen
 */
export function readColumns(text: string, usual: readonly string[]): string[] {
  const columns = [...new Set(text.split(',').filter(isName))].slice(0, columnLimit)
  return columns.join() === usual.join() ? [] : columns
}
