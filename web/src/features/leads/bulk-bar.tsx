import { leadFields } from '@parley/core/records/lead'
import { readPatch } from '@parley/core/records/read-patch'
import { lazy } from 'react'
import { BulkBar } from '../bulk/index.ts'
import type { Member } from '../people/index.ts'
import { BulkChoice } from '../records/index.ts'
import { changeLeads } from './change-leads.ts'
import { moveLeads } from './closing/closing.ts'
import { refreshLeads } from './leads-cache.ts'
import { removeLeads } from './remove-leads.ts'
import { StageOptions } from './stage.tsx'

const MergeDialog = lazy(() => import('./merge/merge-dialog.tsx'))

interface Props {
  selected: ReadonlySet<string>
  members: readonly Member[]
  onClear: () => void
}

/** What can be done with the selected leads, above the lower edge. */
export default function LeadsBulkBar({ selected, members, onClear }: Props) {
  const ids = [...selected]
  return (
    <BulkBar
      record="leads"
      ids={ids}
      members={members}
      onClear={onClear}
      change={(patch, said) => void changeLeads(ids, readPatch(leadFields, patch), said)}
      refresh={refreshLeads}
      remove={removeLeads}
      renderMerge={(pair, close) => <MergeDialog ids={pair} onClose={close} onMerged={onClear} />}
    >
      {(words) => (
        <BulkChoice
          label={`Move ${words} to`}
          title="Move to…"
          onChoose={(status) => {
            moveLeads(ids, status, words)
            onClear()
          }}
        >
          <StageOptions />
        </BulkChoice>
      )}
    </BulkBar>
  )
}
