import { type HistoryField, historyRecord } from './records.ts'

export type Cells = Readonly<Record<string, unknown>>

export interface ChangedField {
  field: HistoryField
  before: unknown
  after: unknown
}

/** A field that a company gave a record, by the record's table. */
interface OwnField {
  record: string
  key: string
  label: string
}

const isCells = (value: unknown): value is Cells =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function titleOf(column: string): string {
  const words = column.replace(/_(id|at)$/, '').replaceAll('_', ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** A lead's links say nothing where the words that they bring changed too. */
function isSaidElsewhere(table: string, column: string, after: Cells): boolean {
  if (table !== 'leads') return false
  if (column === 'account_id') return 'company' in after
  return column === 'contact_id' && ['name', 'email', 'phone', 'title'].some((word) => word in after)
}

/** Which row of the record it was is said above the change. */
const isTheRow = (table: string, column: string): boolean =>
  table === 'lead_contacts' && column === 'contact_id'

/** The fields of a change in the order of the record, a company's own fields each by itself. */
export function changedFields(
  table: string,
  before: Cells,
  after: Cells,
  ownFields: readonly OwnField[] = [],
): ChangedField[] {
  const { fields } = historyRecord(table)
  const known = fields.filter(({ column }) => column in after && column !== 'custom')
  const unknown = Object.keys(after)
    .filter(
      (column) => !['custom', 'id'].includes(column) && !fields.some((field) => field.column === column),
    )
    .map((column): HistoryField => ({ column, label: titleOf(column), type: 'text' }))
  const own = isCells(after['custom']) ? after['custom'] : {}
  const past = isCells(before['custom']) ? before['custom'] : {}
  return [
    ...[...known, ...unknown]
      .filter(({ column }) => !isSaidElsewhere(table, column, after) && !isTheRow(table, column))
      .map((field) => ({ field, before: before[field.column] ?? null, after: after[field.column] ?? null })),
    ...Object.keys(own).map((key) => ({
      field: {
        column: `custom.${key}`,
        label: ownFields.find((known) => known.record === table && known.key === key)?.label ?? titleOf(key),
        type: 'custom' as const,
      },
      before: past[key] ?? null,
      after: own[key] ?? null,
    })),
  ]
}
