import { findLeadStatus } from '@parley/core/leads/status'
import { lazy, Suspense, useState } from 'react'
import { countOf } from '~/data/formats.ts'
import { Button } from '~/ui/button.tsx'
import { Select } from '~/ui/select.tsx'
import { moveLeads } from './closing/closing.ts'
import { removeLeads } from './remove-leads.ts'
import { StageOptions } from './stage.tsx'

const MergeDialog = lazy(() => import('./merge/merge-dialog.tsx'))

interface Props {
  selected: ReadonlySet<string>
  onClear: () => void
}

/** What can be done with the selected leads, above the lower edge. */
export function BulkBar({ selected, onClear }: Props) {
  const ids = [...selected]
  const [one, other] = ids
  const [isMerging, setMerging] = useState(false)
  const words = countOf(ids.length, 'lead')
  return (
    <section
      aria-label="Selected leads"
      className="rise fixed inset-x-4 bottom-20 z-20 mx-auto flex w-fit max-w-[calc(100vw-2rem)] flex-wrap items-center gap-2 rounded-xl border bg-raised p-2 shadow-float md:bottom-5"
    >
      <p className="px-2 text-sm tabular-nums" aria-live="polite">
        {words} selected
      </p>
      <div className="w-40">
        <Select
          aria-label={`Move ${words} to`}
          value=""
          onChange={(event) => {
            const status = findLeadStatus(event.target.value)
            if (status) moveLeads(ids, status, words)
            onClear()
          }}
        >
          <option value="" disabled>
            Move to…
          </option>
          <StageOptions />
        </Select>
      </div>
      {one !== undefined && other !== undefined && ids.length === 2 && (
        <Button onClick={() => setMerging(true)}>Merge</Button>
      )}
      <Suspense fallback={null}>
        {isMerging && one !== undefined && other !== undefined && (
          <MergeDialog ids={[one, other]} onClose={() => setMerging(false)} onMerged={onClear} />
        )}
      </Suspense>
      <Button
        onClick={() => {
          removeLeads(ids, `${words} deleted`)
          onClear()
        }}
      >
        Delete
      </Button>
      <Button variant="quiet" onClick={onClear}>
        Clear
      </Button>
    </section>
  )
}
