import { type CustomField, showCustomValue } from '@parley/core/leads/custom-fields'
import { type ImportedLead, readImportRow } from '@parley/core/leads/import/read-row'
import { leadStages } from '@parley/core/leads/status'
import { importableFields } from '@parley/core/records/lead'
import { useQuery } from '@tanstack/react-query'
import { countOf } from '~/data/formats.ts'
import { formatMoney } from '~/data/money.ts'
import { useCompanyCurrency } from '~/data/profile.ts'
import { Panel } from '~/ui/panel.tsx'
import { Cell, HeaderCell, Table, TableHead, TableRow } from '~/ui/table.tsx'
import { type Member, membersQuery } from '../../people/index.ts'

interface Props {
  rows: readonly (readonly string[])[]
  mapping: readonly (string | null)[]
  customFields: readonly CustomField[]
}

const shownFields = importableFields.filter(({ type }) => type !== 'currency' && type !== 'id')
type ShownField = (typeof shownFields)[number]

type Column = [label: string, read: (lead: ImportedLead) => string | undefined]

function show(
  lead: ImportedLead,
  { column, type }: ShownField,
  members: readonly Member[],
  currency: string,
): string | undefined {
  if (column === 'status') return lead.status && leadStages[lead.status].label
  if (column === 'value')
    return lead.value === undefined || lead.value === null
      ? undefined
      : formatMoney(lead.value, lead.currency ?? currency)
  if (column === 'owner_id') return members.find(({ id }) => id === lead.owner_id)?.name
  if (column === 'tags') return lead.tags?.join(', ')
  const held = lead[column]
  return type === 'moment' ? held?.slice(0, 10) : (held ?? undefined)
}

const columnsOf = (
  members: readonly Member[],
  customFields: readonly CustomField[],
  currency: string,
): Column[] => [
  ...shownFields.map((field): Column => [field.label, (lead) => show(lead, field, members, currency)]),
  ...customFields.map(
    ({ key, label }): Column => [label, ({ custom }) => showCustomValue(custom?.[key]) || undefined],
  ),
]

/** What the first rows become, or why one will not come in. */
export function ImportPreview({ rows, mapping, customFields }: Props) {
  const members = useQuery(membersQuery()).data ?? []
  const currency = useCompanyCurrency()
  const findOwner = (text: string) =>
    members.find(({ name }) => name.toLowerCase() === text.toLowerCase())?.id
  const read = rows.map((row) => readImportRow(row, { mapping, findOwner, customFields }))
  const leads = read.flatMap((row) => ('lead' in row ? [row.lead] : []))
  const columns = columnsOf(members, customFields, currency).filter(
    ([label, value]) => label === 'Name' || leads.some((lead) => value(lead)),
  )
  return (
    <Panel title="Preview" aside={`${leads.length} of the first ${countOf(read.length, 'row')} fit`}>
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
              {'lead' in row ? (
                columns.map(([label, value]) => (
                  <Cell key={label} className="max-w-56 truncate">
                    {value(row.lead)}
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
