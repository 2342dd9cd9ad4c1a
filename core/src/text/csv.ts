/**
 * A spreadsheet runs a cell that begins so as a formula; the apostrophe makes it text (OWASP, CSV injection). Text that
 * begins with one already gets another, so that removing one restores every text.
 */
const isFormula = (text: string): boolean => /^'*[=+\-@\t\r]/.test(text)

/** A cell of `toCsvLine` without the apostrophe that it put before what a spreadsheet would run. */
export const withoutFormulaGuard = (cell: string): string =>
  cell.startsWith("'") && isFormula(cell) ? cell.slice(1) : cell

function toCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const safe = isFormula(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** One line of RFC 4180 with its line end. Objects become JSON; text that a spreadsheet would run gets an apostrophe. */
export const toCsvLine = (values: readonly unknown[]): string => `${values.map(toCell).join(',')}\r\n`
