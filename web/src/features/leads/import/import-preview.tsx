import { type CustomField, showCustomValue } from '@parley/core/leads/custom-fields'
import { type ImportedRow, type RowContext, readImportRow } from '@parley/core/leads/import/read-row'
import { fieldsOfSubject, type ImportSubject } from '@parley/core/leads/import/subjects'
import { type Stage, stageName } from '@parley/core/leads/stages'
import type { Field } from '@parley/core/records/field'
import { countOf } from '~/data/formats.ts'
import { formatAmount } from '~/data/money.ts'
import { useCompanyCurrency } from '~/data/profile.ts'
import { Panel } from '~/ui/panel.tsx'
import { Cell, HeaderCell, Table, TableHead, TableRow } from '~/ui/table.tsx'
import type { Member } from '../../people/index.ts'

interface Props {
  subject: ImportSubject
  rows: readonly (readonly string[])[]
  context: RowContext
  members: readonly Member[]
}

type Taken = Extract<ImportedRow, { record: object }>
type Column = [label: string, read: (row: Taken) => string | undefined]

const hidden: readonly Field['type'][] = ['currency', 'id', 'custom', 'score']

interface Known {
  members: readonly Member[]
  stages: readonly Stage[]
  /** The company's currency. */
  usual: string
}

function show(
  { record, refs }: Taken,
  { column, type }: Field,
  { members, stages, usual }: Known,
): string | undefined {
  const { [column]: held, currency } = record
  if (type === 'account') return refs?.account
  if (type === 'colleague') return members.find(({ id }) => id === held)?.name
  if (typeof held === 'number') return formatAmount(held, typeof currency === 'string' ? currency : usual)
  if (typeof held !== 'string') return Array.isArray(held) ? held.join(', ') : undefined
  if (type === 'stage') return stageName(stages, held)
  return type === 'moment' ? held.slice(0, 10) : held
}

function showOwn({ record }: Taken, key: string): string | undefined {
  const { custom } = record
  return typeof custom === 'object' && !Array.isArray(custom)
    ? showCustomValue(Reflect.get(custom, key)) || undefined
    : undefined
}

const columnsOf = (subject: ImportSubject, customFields: readonly CustomField[], known: Known): Column[] => [
  ...fieldsOfSubject[subject]
    .filter(({ type }) => !hidden.includes(type))
    .map((field): Column => [field.label, (row) => show(row, field, known)]),
  ...customFields.map(({ key, label }): Column => [label, (row) => showOwn(row, key)]),
  ['Timeline', ({ notes }) => notes?.map(({ body }) => body).join(' · ')],
  ['Not read', ({ unread }) => unread?.map(({ text }) => text).join(' · ')],
]

/** What the first rows become, or why one will not come in. */
export function ImportPreview({ subject, rows, context, members }: Props) {
  const known = { members, stages: context.stages, usual: useCompanyCurrency() }
  const read = rows.map((row) => readImportRow(row, context))
  const taken = read.flatMap((row) => ('record' in row ? [row] : []))
  const columns = columnsOf(subject, context.customFields ?? [], known).filter(
    ([label, value]) => label === 'Name' || taken.some((row) => value(row)),
  )
  return (
    <Panel title="Preview" aside={`${taken.length} of the first ${countOf(read.length, 'row')} fit`}>
      <Table isFocusable caption="What the first rows become" className="text-sm">
        <TableHead>
          <HeaderCell isNumeric>Row</HeaderCell>
          {columns.map(([label]) => (
            <HeaderCell key={label}>{label}</HeaderCell>
          ))}
        </TableHead>
        <tbody>
          {read.map((row, index) => (
            // The rows of a file have no name but their place.
            <TableRow key={index}>
              <Cell isNumeric className="w-10 text-faint">
                {index + 1}
              </Cell>
              {'record' in row ? (
                columns.map(([label, value]) => (
                  <Cell key={label} className="max-w-56 truncate">
                    {value(row)}
                  </Cell>
                ))
              ) : (
                <Cell colSpan={columns.length} className="text-danger">
                  Not imported: {row.failure}
                </Cell>
              )}
            </TableRow>
          ))}
        </tbody>
      </Table>
    </Panel>
  )
}
