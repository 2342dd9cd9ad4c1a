import { isDay } from '../../text/day.ts'
import type { FieldType } from '../custom-fields.ts'
import { type ColumnMarks, type DecimalMark, marksShown } from './decimal-mark.ts'
import { type DateOrder, orderShown, readDate } from './read-date.ts'
import { cleanCell, foldValue } from './read-row.ts'

/** The most different values of a column that are kept apart. */
const mostValues = 200

/** What all cells of a column have in common. */
export interface ColumnSurvey {
  /** The first spelling of each value with how often it occurs, in the order of the file. */
  values: readonly { text: string; count: number }[]
  /** There are more values than are listed. */
  hasMore: boolean
  /** What a field would have to be to hold all of them. */
  type: FieldType
  /** In which order days and months stand: shown by some, or "any" where the cells leave it open; null without such dates. */
  order: DateOrder | 'any' | null
  /** What its numbers show of their marks. */
  marks: ColumnMarks
}

type Check = (text: string) => boolean

const checks: readonly (readonly [FieldType, Check])[] = [
  ['boolean', (text) => /^(?:yes|no|true|false|ja|nein|oui|non|si|sí)$/i.test(text)],
  ['number', (text) => /^-?\d{1,15}(?:[.,]\d+)?$/.test(text) && !/^0\d/.test(text)],
  ['date', (text) => isDay(text) || orderShown(text) !== null || readDate(text) !== null],
  ['url', (text) => /^https?:\/\/\S+\.\S+$/i.test(text) && text.length <= 500],
]

interface Seen {
  values: Map<string, { text: string; count: number }>
  hasMore: boolean
  isEmpty: boolean
  types: readonly (readonly [FieldType, Check])[]
  orders: Set<DateOrder | 'any'>
  decimals: Set<DecimalMark>
  open: Set<DecimalMark>
}

/** Goes through all records of a file, once. @param width how many columns it has */
export function surveyColumns(records: Iterable<readonly string[]>, width: number): ColumnSurvey[] {
  const columns = Array.from(
    { length: width },
    (): Seen => ({
      values: new Map(),
      hasMore: false,
      isEmpty: true,
      types: checks,
      orders: new Set(),
      decimals: new Set(),
      open: new Set(),
    }),
  )
  for (const record of records)
    for (const [index, column] of columns.entries()) {
      const text = cleanCell(record[index] ?? '')
      if (text !== '') add(column, text)
    }
  return columns.map(({ values, hasMore, isEmpty, types, orders, decimals, open }) => ({
    values: [...values.values()],
    hasMore,
    type: (isEmpty ? undefined : types[0]?.[0]) ?? 'text',
    order: orders.has('dmy') ? 'dmy' : orders.has('mdy') ? 'mdy' : orders.has('any') ? 'any' : null,
    marks: { decimals: [...decimals], open: [...open] },
  }))
}

function add(column: Seen, text: string): void {
  column.isEmpty = false
  const order = orderShown(text)
  if (order) column.orders.add(order)
  const marks = marksShown(text)
  if (marks && 'decimal' in marks) column.decimals.add(marks.decimal)
  else if (marks) column.open.add(marks.open)
  if (column.types.some(([, fits]) => !fits(text)))
    column.types = column.types.filter(([, fits]) => fits(text))
  const folded = foldValue(text.slice(0, 200))
  const known = column.values.get(folded)
  if (known) known.count += 1
  else if (column.values.size < mostValues) column.values.set(folded, { text, count: 1 })
  else column.hasMore = true
}

/** The order of days and months in a whole file: of its columns of dates, those that show it speak for the others. */
export function orderOf(columns: readonly Pick<ColumnSurvey, 'order'>[]): DateOrder | 'any' | null {
  const orders = columns.map(({ order }) => order)
  return (['dmy', 'mdy', 'any'] as const).find((order) => orders.includes(order)) ?? null
}
