import { useQuery } from '@tanstack/react-query'
import { countOf, formatNumber } from '~/data/formats.ts'
import { Panel } from '~/ui/panel.tsx'
import type { LeadImport } from './calls/import-keys.ts'
import { rejectedQuery, shownRejected } from './calls/rejected-query.ts'

/** The first rows that did not come in, each with the reason; the file holds all. */
export function StayedOut({ row }: { row: LeadImport }) {
  const rows = useQuery(rejectedQuery(row.id)).data ?? []
  const total = row.skipped_count + row.failed_count
  if (rows.length === 0) return null
  return (
    <Panel
      title="Rows not imported"
      aside={
        total > shownRejected ? `The first ${shownRejected} of ${formatNumber(total)}` : countOf(total, 'row')
      }
    >
      <ol>
        {rows.map(({ row_number, outcome, reason, name }) => (
          <li
            key={row_number}
            className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 border-b py-2 text-sm sm:grid-cols-[3.5rem_minmax(0,14rem)_minmax(0,1fr)]"
          >
            <span className="text-faint tabular-nums">Row {row_number}</span>
            <span className="truncate">{name}</span>
            <span
              className={`col-start-2 sm:col-start-3 ${outcome === 'failed' ? 'text-danger' : 'text-muted'}`}
            >
              {reason}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
