import type { VerticalKind } from '@parley/core/verticals/import/kind-names'
import { verticalFields } from '@parley/core/verticals/import/kinds'
import { countOf, formatDayAndTime } from '~/data/formats.ts'
import { Cell, HeaderCell, Table, TableHead, TableRow } from '~/ui/table.tsx'
import { RefusedList } from './refused-list.tsx'
import type { ReadRows } from './send-rows.ts'

const shown = 5

/** The first rows as they will come in, and those that will not. */
export function RowPreview({ kind, read: { good, refused } }: { kind: VerticalKind; read: ReadRows }) {
  const first = good.slice(0, shown)
  const fields = verticalFields[kind].filter(({ key }) => first.some((row) => row[key] !== undefined))
  return (
    <div className="grid min-w-0 gap-4">
      {first.length > 0 && (
        <Table caption="Preview" isFocusable>
          <TableHead>
            <HeaderCell>Row</HeaderCell>
            {fields.map(({ key, label }) => (
              <HeaderCell key={key}>{label}</HeaderCell>
            ))}
          </TableHead>
          <tbody>
            {first.map((row) => (
              <TableRow key={row.row}>
                <Cell className="text-faint">{row.row}</Cell>
                {fields.map(({ key, type }) => (
                  <Cell key={key} className="whitespace-nowrap">
                    {type === 'moment' && row[key] !== undefined
                      ? formatDayAndTime(row[key])
                      : (row[key] ?? '')}
                  </Cell>
                ))}
              </TableRow>
            ))}
          </tbody>
        </Table>
      )}
      <RefusedList refused={refused} title={`${countOf(refused.length, 'row')} not imported`} />
    </div>
  )
}
