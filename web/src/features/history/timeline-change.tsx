import { type Change, changeSchema } from './change.ts'
import { ChangeEntry } from './change-entry.tsx'
import { useChangeWords } from './use-change-words.ts'

interface Props {
  lead: { id: string; currency: string }
  /** As `lead_timeline` answers it. */
  row: { id: string; at: string; kind: string; actor_id: string | null; data: unknown }
}

function readRow({ id, at, kind, actor_id, data }: Props['row']): Change {
  const facts = typeof data === 'object' && data !== null ? data : {}
  return changeSchema.parse({ ...facts, id, record: 'leads', operation: kind, changed_at: at, actor_id })
}

/** A change among the entries of a lead's timeline; that of a lead that was merged into it can’t be restored. */
export default function TimelineChange({ lead, row }: Props) {
  const change = readRow(row)
  const words = useChangeWords([change])
  return (
    <ChangeEntry
      change={change}
      words={words}
      currency={lead.currency}
      isRestorable={change.record_id === lead.id}
    />
  )
}
