import { type Change, changeSchema } from './change.ts'
import { ChangeEntry } from './change-entry.tsx'
import { useChangeWords } from './use-change-words.ts'

interface Props {
  /** Whose timeline it is; `currency` is that of its amounts. */
  record: { table: string; id: string; currency?: string }
  /** As a timeline holds it. */
  row: { id: string; at: string; kind: string; actor_id: string | null; data: unknown }
}

function readRow({ id, at, kind, actor_id, data }: Props['row'], record: string): Change {
  const facts = typeof data === 'object' && data !== null ? data : {}
  return changeSchema.parse({ record, ...facts, id, operation: kind, changed_at: at, actor_id })
}

/** A change among the entries of a timeline; that of a lead that was merged into it can’t be restored. */
export default function TimelineChange({ record, row }: Props) {
  const change = readRow(row, record.table)
  const words = useChangeWords([change])
  return (
    <ChangeEntry
      change={change}
      words={words}
      currency={record.currency}
      isRestorable={change.record_id === record.id}
    />
  )
}
