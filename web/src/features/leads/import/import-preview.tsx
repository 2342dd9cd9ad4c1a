import { type CustomField, showCustomValue } from '@parley/core/leads/custom-fields'
import { type ImportedLead, readImportRow } from '@parley/core/leads/import/read-row'
import { leadStages } from '@parley/core/leads/status'
import { useQuery } from '@tanstack/react-query'
import { countOf } from '~/data/formats.ts'
import { formatMoney } from '~/data/money.ts'
import { Panel } from '~/ui/panel.tsx'
import { Cell, HeaderCell, Table, TableHead, TableRow } from '~/ui/table.tsx'
import { type Member, membersQuery } from '../../people/index.ts'

interface Props {
  rows: readonly (readonly string[])[]
  mapping: readonly (string | null)[]
  customFields: readonly CustomField[]
}

type Column = [label: string, read: (lead: ImportedLead) => string | undefined]

const columnsOf = (members: readonly Member[], customFields: readonly CustomField[]): Column[] => [
  ['Name', ({ name }) => name],
  ['Company', ({ company }) => company],
  ['Role', ({ title }) => title],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Website', ({ website }) => website],
  ['Source', ({ source }) => source],
  ['Status', ({ status }) => status && leadStages[status].label],
  [
    'Value',
    ({ value, currency }) => (value === undefined ? undefined : formatMoney(value, currency ?? 'USD')),
  ],
  ['Owner', ({ owner_id: owner }) => members.find(({ id }) => id === owner)?.name],
  ['Next step', ({ next_step: step }) => step],
  ['Tags', ({ tags }) => tags?.join(', ')],
  ['Created', ({ created_at: created }) => created?.slice(0, 10)],
  ...customFields.map(
    ({ key, label }): Column => [label, ({ custom }) => showCustomValue(custom?.[key]) || undefined],
  ),
]

/** What the first rows become, or why one will not come in. */
export function ImportPreview({ rows, mapping, customFields }: Props) {
  const members = useQuery(membersQuery()).data ?? []
  const findOwner = (text: string) =>
    members.find(({ name }) => name.toLowerCase() === text.toLowerCase())?.id
  const read = rows.map((row) => readImportRow(row, { mapping, findOwner, customFields }))
  const leads = read.flatMap((row) => ('lead' in row ? [row.lead] : []))
  const columns = columnsOf(members, customFields).filter(
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
                  Stays out: {row.failure}
                </Cell>
              )}
            </TableRow>
          ))}
        </tbody>
      </Table>
    </Panel>
  )
}
