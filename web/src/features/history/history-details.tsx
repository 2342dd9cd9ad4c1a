import type { HistoryTable } from '@parley/core/history/records'
import { Suspense, useState } from 'react'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { RecordHistory } from './index.ts'

interface Props {
  record: HistoryTable
  id: string
  label?: string
}

/** What was changed on a record, read once it is opened. */
export default function HistoryDetails({ record, id, label = 'History' }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="mt-6 border-t pt-3" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="w-fit cursor-pointer text-sm text-muted hover:text-ink pointer-coarse:min-h-11">
        {label}
      </summary>
      {isOpen && (
        <Suspense fallback={<SkeletonRows count={3} label="Loading the history" />}>
          <RecordHistory record={record} id={id} />
        </Suspense>
      )}
    </details>
  )
}
