import type { VerticalKind } from '@parley/core/verticals/import/kind-names'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { ColumnList } from './column-list.tsx'
import type { FileTable } from './read-table.ts'
import { RowPreview } from './row-preview.tsx'
import type { readRows } from './send-rows.ts'

interface Props {
  kind: VerticalKind
  table: FileTable
  mapping: (string | null)[]
  read: ReturnType<typeof readRows>
  /** Fields that need a column and have none. */
  missing: readonly string[]
  /** Why the rows did not all come in. */
  problem: string | undefined
  onMap: (mapping: (string | null)[]) => void
  onRetry: () => void
}

/** The second step of an import: what each column means, and what would come in. */
export function ColumnChoice({ kind, table, mapping, read, missing, problem, onMap, onRetry }: Props) {
  return (
    <div className="grid gap-6">
      {problem !== undefined && (
        <ErrorNotice title="Not all rows were imported" onRetry={onRetry}>
          {problem} What was imported is kept; importing the file again counts nothing twice.
        </ErrorNotice>
      )}
      <ColumnList kind={kind} table={table} mapping={mapping} onMap={onMap} />
      {missing.length > 0 ? (
        <output className="block text-sm text-danger">Still without a column: {missing.join(', ')}.</output>
      ) : (
        <RowPreview kind={kind} read={read} />
      )}
    </div>
  )
}
