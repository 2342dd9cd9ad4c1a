import { toCsvLine } from '@parley/core/text/csv'

export interface RejectedRow {
  row_number: number
  outcome: string
  reason: string | null
  cells: unknown
}

/** Behind the file's own columns, so that the corrected file is mapped as before. */
const extra = ['Import row', 'Import result', 'Import reason']

/** @param headers as the file has them; where it has none the columns are numbered */
export const rejectedHead = (headers: readonly string[]): string =>
  `\uFEFF${toCsvLine([...headers.map((heading, index) => heading || `Column ${index + 1}`), ...extra])}`

/** A row as it came, filled up to the file's width, with what became of it. */
export function toRejectedLine({ cells, row_number, outcome, reason }: RejectedRow, width: number): string {
  const given = Array.isArray(cells) ? cells : []
  const filled = Array.from({ length: width }, (_, index) => given[index] ?? '')
  return toCsvLine([
    ...filled,
    row_number,
    outcome,
    [reason ?? '', ...given.slice(width)].join(' | ').replace(/ \| $/, ''),
  ])
}

/** @param fileName of the import: "leads.csv" is "leads-stayed-out.csv" */
export const rejectedName = (fileName: string): string => `${fileName.replace(/\.[^.]*$/, '')}-stayed-out.csv`
