import { type CustomField, showCustomValue } from '@parley/core/leads/custom-fields'
import type { ImportSubject } from '@parley/core/leads/import/import-subjects'
import { type ImportedFileRow, readFileRow } from '@parley/core/leads/import/read-file-row'
import type { RowContext } from '@parley/core/leads/import/read-row'
import { fieldsOfSubject } from '@parley/core/leads/import/subjects'
import { type Stage, stageName } from '@parley/core/leads/stages'
import { loggedLabels } from '@parley/core/records/activity'
import { type Field, labelOfChoice } from '@parley/core/records/field'
import { dayOf } from '@parley/core/text/time-zone'
import { countOf, formatNumber } from '~/data/formats.ts'
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

type Taken = Exclude<ImportedFileRow, { failure: string }>
type Recorded = Extract<Taken, { record: object }>
type Column = [label: string, read: (row: Taken) => string | undefined]

const hidden: readonly Field['type'][] = ['currency', 'id', 'custom', 'score']

interface Known {
  members: readonly Member[]
  stages: readonly Stage[]
  /** The company's currency. */
  usual: string
  /** Whether amounts of the record are in a currency that stands beside them. */
  hasCurrency: boolean
  timeZone: string
}

function show(
  { record, refs }: Recorded,
  field: Field,
  { members, stages, usual, hasCurrency, timeZone }: Known,
): string | undefined {
  const { column, type } = field
  const { [column]: held, currency } = record
  if (type === 'account') return refs?.account
  if (type === 'colleague') return members.find(({ id }) => id === held)?.name
  if (typeof held === 'number')
    return hasCurrency
      ? formatAmount(held, typeof currency === 'string' ? currency : usual)
      : formatNumber(held)
  if (typeof held !== 'string') return Array.isArray(held) ? held.join(', ') : undefined
  if (type === 'stage') return stageName(stages, held)
  if (type === 'choice') return labelOfChoice(field, held)
  return type === 'moment' ? dayOf(held, timeZone) : held
}

function showOwn({ record }: Recorded, key: string): string | undefined {
  const { custom } = record
  return typeof custom === 'object' && !Array.isArray(custom)
    ? showCustomValue(Reflect.get(custom, key)) || undefined
    : undefined
}

/** A column of what a row says of its record. */
const ofRecord = (label: string, read: (row: Recorded) => string | undefined): Column => [
  label,
  (row) => ('record' in row ? read(row) : undefined),
]

function noteColumns({ members, timeZone }: Known): Column[] {
  const target = (row: Taken) => ('belongs' in row ? row.belongs : undefined)
  return [
    ['Belongs to', (row) => target(row)?.named],
    ['Kind', ({ notes }) => loggedLabels[notes?.[0]?.kind ?? 'note']],
    ['Date', ({ notes }) => (notes?.[0]?.at === undefined ? undefined : dayOf(notes[0].at, timeZone))],
    ['Author', (row) => members.find(({ id }) => id === target(row)?.author)?.name],
  ]
}

const columnsOf = (subject: ImportSubject, customFields: readonly CustomField[], known: Known): Column[] => [
  ...(subject === 'notes' ? noteColumns(known) : []),
  ...fieldsOfSubject[subject]
    .filter(({ type }) => !hidden.includes(type))
    .map((field) => ofRecord(field.label, (row) => show(row, field, known))),
  ...customFields.map(({ key, label }) => ofRecord(label, (row) => showOwn(row, key))),
  ['Timeline', ({ notes }) => notes?.map(({ body }) => body).join('\u00A0· ')],
  ['Not read', ({ unread }) => unread?.map(({ text }) => text).join('\u00A0· ')],
]

/** What the first rows become, or why one will not come in. */
export function ImportPreview({ subject, rows, context, members }: Props) {
  const { stages, timeZone } = context
  const hasCurrency = fieldsOfSubject[subject].some(({ type }) => type === 'currency')
  const known = { members, stages, usual: useCompanyCurrency(), hasCurrency, timeZone }
  const read = rows.map((row) => readFileRow(row, context))
  const taken = read.flatMap((row) => ('failure' in row ? [] : [row]))
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
              {'failure' in row ? (
                <Cell colSpan={columns.length} className="text-danger">
                  Not imported: {row.failure}
                </Cell>
              ) : (
                columns.map(([label, value]) => (
                  <Cell key={label} className="max-w-56 truncate">
                    {value(row)}
                  </Cell>
                ))
              )}
            </TableRow>
          ))}
        </tbody>
      </Table>
    </Panel>
  )
}
