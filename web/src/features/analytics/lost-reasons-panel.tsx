import { useQuery } from '@tanstack/react-query'
import { describeError } from '~/data/describe-error.ts'
import { formatNumber, formatPercent } from '~/data/formats.ts'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { Cell, HeaderCell, Table, TableHead, TableRow } from '~/ui/table.tsx'
import type { Asked } from './calls/asked-sales.ts'
import { lostReasonsQuery } from './calls/lost-reasons-query.ts'
import { FigurePanel } from './figure-panel.tsx'
import { formatSums } from './format-sums.ts'

const named = (reason: string | null) => reason ?? 'No reason given'
const moneyOf = (sums: Readonly<Record<string, number>>) =>
  Object.entries(sums).map(([currency, value]) => ({ currency, value }))

/** Why the sales of the period were lost. */
export default function LostReasonsPanel({ asked }: { asked: Asked }) {
  const { data, error, refetch } = useQuery(lostReasonsQuery(asked))
  const rows = data ?? []
  const lost = rows.reduce((sum, { leads }) => sum + leads, 0)
  const exported = {
    head: ['Lost reason', 'Lost', 'Share', 'Value lost'],
    rows: rows.map(({ reason, leads, sums }) => [
      named(reason),
      leads,
      leads / lost,
      moneyOf(sums)
        .map(({ currency, value }) => `${value.toFixed(2)} ${currency}`)
        .join(' + '),
    ]),
  }
  return (
    <FigurePanel
      title="Lost reasons"
      meaning="Why deals were lost in this period."
      exported={{ table: exported, name: `lost-reasons-${asked.from}-${asked.to}` }}
      table={
        <>
          {error && (
            <ErrorNotice title="The reasons could not be loaded" onRetry={() => void refetch()}>
              {describeError(error)}
            </ErrorNotice>
          )}
          {!data && !error && <SkeletonRows count={4} label="Loading the reasons" />}
          {data?.length === 0 && <p className="py-4 text-muted">No deals lost in this period.</p>}
          {rows.length > 0 && (
            <Table caption="Lost deals by reason">
              <TableHead>
                <HeaderCell>Reason</HeaderCell>
                <HeaderCell isNumeric>Lost</HeaderCell>
                <HeaderCell isNumeric>Share</HeaderCell>
                <HeaderCell isNumeric className="max-sm:hidden">
                  Value lost
                </HeaderCell>
              </TableHead>
              <tbody>
                {rows.map(({ reason, leads, sums }) => (
                  <TableRow key={reason}>
                    <th scope="row" className="relative w-1/2 min-w-28 max-w-0 pr-3 font-normal">
                      <span
                        aria-hidden="true"
                        className="absolute inset-y-1 left-0 rounded-sm bg-selected"
                        style={{ width: `${(leads / (rows[0]?.leads ?? 1)) * 100}%` }}
                      />
                      <span
                        className={`relative block truncate pl-2 ${reason === null ? 'text-muted' : ''}`}
                        title={named(reason)}
                      >
                        {named(reason)}
                      </span>
                    </th>
                    <Cell isNumeric>{formatNumber(leads)}</Cell>
                    <Cell isNumeric>{formatPercent(leads / lost)}</Cell>
                    <Cell isNumeric className="whitespace-nowrap max-sm:hidden">
                      {formatSums(moneyOf(sums))}
                    </Cell>
                  </TableRow>
                ))}
              </tbody>
            </Table>
          )}
        </>
      }
    />
  )
}
