import { tableToCsv } from '@parley/core/analytics/table-csv'
import { formatNumber } from '~/data/formats.ts'
import { saveFile } from '~/data/save-file.ts'
import { Button } from '~/ui/button.tsx'
import { Stat } from '~/ui/stat.tsx'
import type { FileTable } from './read-table.ts'
import { RefusedList } from './refused-list.tsx'
import type { ImportResult } from './send-rows.ts'

/** What came of a file: how many rows are new, brought up to date, and left out, with a file of the last. */
export function ImportOutcome({ result, table }: { result: ImportResult; table: FileTable }) {
  const { created, updated, refused } = result
  const save = () => {
    const csv = tableToCsv({
      head: [...table.headings, 'Reason'],
      rows: refused.map(({ row, problem }) => [...(table.rows[row - 1] ?? []), problem]),
    })
    saveFile(
      new Blob([csv], { type: 'text/csv;charset=utf-8' }),
      `left-out-${table.name.replace(/\.\w+$/, '')}.csv`,
    )
  }
  return (
    <output className="grid gap-4">
      <dl className="grid grid-cols-3 gap-x-8">
        <Stat label="New" value={formatNumber(created)} />
        <Stat label="Updated" value={formatNumber(updated)} />
        <Stat label="Skipped" value={formatNumber(refused.length)} />
      </dl>
      <RefusedList refused={refused} title="Why rows were skipped" />
      {refused.length > 0 && (
        <div>
          <Button size="small" onClick={save}>
            Download them with the reasons
          </Button>
        </div>
      )}
    </output>
  )
}
