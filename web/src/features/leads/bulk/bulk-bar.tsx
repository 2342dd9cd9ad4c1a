import { type ComponentType, lazy, Suspense, useState } from 'react'
import { useMayDeleteAll } from '~/data/deletable.ts'
import { countOf } from '~/data/formats.ts'
import { Button } from '~/ui/button.tsx'
import type { Member } from '../../people/index.ts'
import { BulkChoice, BulkFrame, BulkOwner } from '../../records/index.ts'
import { TagDialog } from '../../tags/index.ts'
import { changeLeads } from '../change-leads.ts'
import { moveLeads } from '../closing/closing.ts'
import { refreshLeads } from '../leads-cache.ts'
import { removeLeads } from '../remove-leads.ts'
import { StageOptions } from '../stage.tsx'

interface WindowProps {
  ids: readonly string[]
  words: string
  onClose: () => void
  onDone: () => void
}

const MergeDialog = lazy(() => import('../merge/merge-dialog.tsx'))
const windows = {
  field: lazy(() => import('./field-dialog.tsx')),
  task: lazy(() => import('./task-dialog.tsx')),
} satisfies Record<string, ComponentType<WindowProps>>

interface Props {
  selected: ReadonlySet<string>
  members: readonly Member[]
  onClear: () => void
}

/** What can be done with the selected leads, above the lower edge. */
export default function BulkBar({ selected, members, onClear }: Props) {
  const ids = [...selected]
  const [one, other] = ids
  const [open, setOpen] = useState<keyof typeof windows | 'merge' | 'tag' | null>(null)
  const words = countOf(ids.length, 'lead')
  const close = () => setOpen(null)
  const mayDelete = useMayDeleteAll('leads', ids)
  const Window = open === null || open === 'merge' || open === 'tag' ? null : windows[open]
  return (
    <BulkFrame label="Selected leads" words={words} onClear={onClear}>
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
      <BulkOwner
        words={words}
        members={members}
        onChoose={(owner, name) => {
          void changeLeads(ids, { owner_id: owner }, `${words} assigned to ${name}`)
          onClear()
        }}
      />
      <Button onClick={() => setOpen('tag')}>Tag</Button>
      <Button onClick={() => setOpen('field')}>Field</Button>
      <Button onClick={() => setOpen('task')}>Add task</Button>
      {mayDelete && one !== undefined && other !== undefined && ids.length === 2 && (
        <Button onClick={() => setOpen('merge')}>Merge</Button>
      )}
      <Suspense fallback={null}>
        {open === 'merge' && one !== undefined && other !== undefined && (
          <MergeDialog ids={[one, other]} onClose={close} onMerged={onClear} />
        )}
        {open === 'tag' && (
          <TagDialog
            record="leads"
            ids={ids}
            words={words}
            onClose={close}
            onDone={onClear}
            refresh={refreshLeads}
          />
        )}
        {Window && <Window ids={ids} words={words} onClose={close} onDone={onClear} />}
      </Suspense>
      {mayDelete && (
        <Button
          onClick={() => {
            removeLeads(ids, `${words} deleted`)
            onClear()
          }}
        >
          Delete
        </Button>
      )}
    </BulkFrame>
  )
}
