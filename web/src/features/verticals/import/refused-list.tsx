import type { RefusedRow } from '@parley/core/verticals/import/read-row'
import { formatNumber } from '~/data/formats.ts'

const shown = 8

/** Rows that do not come in, each with the reason; nothing where there are none. */
export function RefusedList({ refused, title }: { refused: readonly RefusedRow[]; title: string }) {
  if (refused.length === 0) return null
  return (
    <section aria-label="Rows not imported">
      <h3 className="text-sm font-medium text-danger">{title}</h3>
      <ul className="mt-1 text-sm text-muted">
        {refused.slice(0, shown).map(({ row, problem }) => (
          <li key={`${row} ${problem}`} className="border-b py-1.5">
            Row {row}: {problem}
          </li>
        ))}
      </ul>
      {refused.length > shown && (
        <p className="pt-1.5 text-sm text-faint">and {formatNumber(refused.length - shown)} more</p>
      )}
    </section>
  )
}
