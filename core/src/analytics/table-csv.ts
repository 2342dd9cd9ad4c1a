import { toCsvLine } from '../text/csv.ts'

/** A table as people see it and as a file: plain cells, numbers as numbers. */
export interface PlainTable {
  head: readonly string[]
  rows: readonly (readonly (string | number | null)[])[]
}

/**
 * The table as CSV (RFC 4180) with a byte order mark, by which spreadsheets recognise UTF-8. Text that a spreadsheet
 * would run as a formula gets an apostrophe.
 */
export const tableToCsv = ({ head, rows }: PlainTable): string =>
  `\uFEFF${[head, ...rows].map((row) => toCsvLine(row)).join('')}`
