import { toCsvLine } from '@parley/core/text/csv'
import { useMutation, useQuery } from '@tanstack/react-query'
import { describeError } from '~/data/describe-error.ts'
import { countOf, formatNumber } from '~/data/formats.ts'
import { saveFile } from '~/data/save-file.ts'
import { Button } from '~/ui/button.tsx'
import { Panel } from '~/ui/panel.tsx'
import { toast } from '~/ui/toast.ts'
import type { LeadImport } from './calls/import-keys.ts'
import { readUnread, shownUnread, unreadQuery } from './calls/unread-query.ts'

/** The cells that could not be read, also of rows that stayed out. */
export function UnreadCells({ row }: { row: LeadImport }) {
  const cells = useQuery(unreadQuery(row.id)).data ?? []
  const save = useMutation({
    mutationFn: async () => {
      const parts = [new Blob([`\uFEFF${toCsvLine(['Row', 'Column', 'Cell', 'Reason'])}`])]
      for await (const page of readUnread(row.id))
        parts.push(
          new Blob(
            page.map(({ row: number, heading, text, reason }) => toCsvLine([number, heading, text, reason])),
          ),
        )
      const name = `${row.file_name.replace(/\.[^.]*$/, '')}-not-read.csv`
      saveFile(new Blob(parts, { type: 'text/csv;charset=utf-8' }), name)
    },
    onError: (error) => toast.error('Nothing was saved', { description: describeError(error) }),
  })
  if (cells.length === 0) return null
  return (
    <Panel
      title="What could not be read"
      aside={
        row.unread_count > shownUnread
          ? `The first ${shownUnread} of ${formatNumber(row.unread_count)} cells`
          : countOf(row.unread_count, 'cell')
      }
    >
      <p className="py-3 text-sm text-muted">The rows were read without these cells.</p>
      <ol>
        {cells.map(({ row: number, heading, text, reason }) => (
          <li
            key={`${number} ${heading}`}
            className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 border-b py-2 text-sm sm:grid-cols-[3.5rem_minmax(0,14rem)_minmax(0,1fr)]"
          >
            <span className="text-faint tabular-nums">Row {number}</span>
            <span className="truncate">{heading || text}</span>
            <span className="col-start-2 text-muted sm:col-start-3">{reason}</span>
          </li>
        ))}
      </ol>
      <Button className="mt-3" size="small" isBusy={save.isPending} onClick={() => save.mutate()}>
        Download these cells
      </Button>
    </Panel>
  )
}
