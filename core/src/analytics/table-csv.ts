import { toCsvLine } from '../text/csv.ts'

/** A table as people see it and as a file: plain cells, numbers as numbers. */
export type PlainTable = { head: readonly string[]; rows: readonly (readonly (string | number | null)[])[] }

/**
 * The table as CSV (RFC 4180) behind the mark that tells spreadsheets that it is UTF-8. Text that a spreadsheet would run as a
 * formula gets an apostrophe.
 */
export const tableToCsv = ({ head, rows }: PlainTable): string =>
  `\uFEFF${[head, ...rows].map((row) => toCsvLine(row)).join('')}`
