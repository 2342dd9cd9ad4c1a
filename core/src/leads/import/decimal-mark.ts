/** What begins the decimals of a number; the other groups its thousands. */
export const decimalMarks = ['.', ','] as const
export type DecimalMark = (typeof decimalMarks)[number]

/** The mark that begins decimals for certain, or the one of "1.200", of which nobody can say. */
export type MarksShown = { decimal: DecimalMark } | { open: DecimalMark } | null

/** What the numbers of a column show. */
export interface ColumnMarks {
  decimals: readonly DecimalMark[]
  open: readonly DecimalMark[]
}

const otherThan = (mark: DecimalMark): DecimalMark => (mark === '.' ? ',' : '.')

/** What a number shows of its marks, with a currency or a unit beside it or without; null for what shows none. */
export function marksShown(text: string): MarksShown {
  const digits = /^[^\d.,]{0,9}(\d[\d.,\s'’]*)[^\d]{0,9}$/.exec(text)?.[1]?.replace(/[\s'’]/g, '') ?? ''
  const [before = '', after = ''] = digits.split(/[.,](?=[^.,]*$)/)
  const mark = decimalMarks.find((known) => known === digits[before.length])
  if (mark === undefined || after === '') return null
  if (before.includes(mark))
    return /^\d{1,3}(?:[.,]\d{2,3})+$/.test(digits) ? { decimal: otherThan(mark) } : null
  // The same rule by which amounts are read.
  return /^[1-9]\d{0,2}$/.test(before) && after.length === 3 ? { open: mark } : { decimal: mark }
}

const union = (columns: readonly ColumnMarks[], key: keyof ColumnMarks) => [
  ...new Set(columns.flatMap((column) => column[key])),
]

/**
 * What begins the decimals of a column's numbers: as some of them show, else those of the file, else as its amounts are read, of which
 * "1.200" is 1200. "any" where nothing tells, null where nothing needs to be told.
 * @param numbers all columns of numbers
 * @param amounts those of amounts
 */
export function decimalMarkOf(
  column: ColumnMarks,
  numbers: readonly ColumnMarks[],
  amounts: readonly ColumnMarks[],
): DecimalMark | 'any' | null {
  if (column.open.length === 0) return null
  const read = union(amounts, 'open').map(otherThan)
  const known = [column.decimals, union([...numbers, ...amounts], 'decimals'), read]
  return known.find(({ length }) => length === 1)?.[0] ?? 'any'
}
