import type { CustomField } from '@parley/core/leads/custom-fields'
import { type DecimalMark, decimalMarkOf, decimalMarks } from '@parley/core/leads/import/decimal-mark'
import { newFieldType } from '@parley/core/leads/import/fields'
import { columnKey, customPrefix, ofColumn, type ValueMap } from '@parley/core/leads/import/read-row'
import type { ColumnSurvey } from '@parley/core/leads/import/survey'
import { keyOf } from '@parley/core/records/field'
import { salesFields, salesRecords } from '@parley/core/records/sales-records'

const amountFields: readonly (string | null)[] = salesRecords
  .flatMap((record) => salesFields[record])
  .filter(({ type }) => type === 'amount')
  .map(keyOf)

interface File {
  headers: readonly string[]
  mapping: readonly (string | null)[]
  /** What all cells of a column have in common. */
  columns: readonly Pick<ColumnSurvey, 'marks'>[]
  customFields: readonly CustomField[]
}

interface NumberMarks {
  /** A mark in a number such as "1.200", where nothing in the file tells what it is; null where nothing needs to be asked. */
  asked: DecimalMark | null
  /** What was answered, in this file or the latest one. */
  answer: DecimalMark | null
  /** By column, what begins the decimals of its numbers. */
  byColumn: ReadonlyMap<string, DecimalMark>
}

/**
 * What begins the decimals in the columns that fill numbers of the company's own.
 * @param remembered what an earlier file says of its columns
 * @param said what the person says of this one
 */
export function findNumberMarks(
  { headers, mapping, columns, customFields }: File,
  remembered: ValueMap,
  said: DecimalMark | null,
): NumberMarks {
  const isNumber = (field: string | null) =>
    newFieldType(field) === 'number' ||
    customFields.some(({ key, type }) => type === 'number' && field === `${customPrefix}${key}`)
  const marksWhere = (isOne: (field: string | null) => boolean) =>
    columns.filter((_, index) => isOne(mapping[index] ?? null)).map(({ marks }) => marks)
  const numbers = marksWhere(isNumber)
  const amounts = marksWhere((field) => amountFields.includes(field))
  const found = mapping.flatMap((field, index) => {
    const marks = columns[index]?.marks
    if (!marks || !isNumber(field)) return []
    const column = columnKey(headers[index] ?? '', index)
    return [{ column, open: marks.open, mark: decimalMarkOf(marks, numbers, amounts) }]
  })
  const open = found.filter(({ mark }) => mark === 'any')
  const before = open.map(({ column }) => remembered[column]?.[ofColumn])
  const answer = said ?? decimalMarks.find((mark) => before.includes(mark)) ?? null
  const byColumn = found.flatMap(({ column, mark }): [string, DecimalMark][] => {
    const known = mark === 'any' ? answer : mark
    return known === null ? [] : [[column, known]]
  })
  return { asked: open[0]?.open[0] ?? null, answer, byColumn: new Map(byColumn) }
}

/** What was said of values, with the marks of the columns. */
export const withMarks = (values: ValueMap, { byColumn }: Pick<NumberMarks, 'byColumn'>): ValueMap => ({
  ...values,
  ...Object.fromEntries(
    [...byColumn].map(([column, mark]) => [column, { ...values[column], [ofColumn]: mark }]),
  ),
})
