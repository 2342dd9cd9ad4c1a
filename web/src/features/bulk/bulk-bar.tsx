import { salesFields, salesNouns } from '@parley/core/records/sales-records'
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { useMayDeleteAll } from '~/data/deletable.ts'
import { countOf } from '~/data/formats.ts'
import { Button } from '~/ui/button.tsx'
import type { Member } from '../people/index.ts'
import { BulkFrame, BulkOwner } from '../records/index.ts'
import { TagDialog } from '../tags/index.ts'
import { ownerColumn } from './shared-fields.ts'
import type { WindowProps } from './window-props.ts'

const windows = {
  tag: TagDialog,
  field: lazy(() => import('./sales-field-dialog.tsx')),
  task: lazy(() => import('./task-dialog.tsx')),
} satisfies Record<string, ComponentType<WindowProps>>

interface Props extends Pick<WindowProps, 'record' | 'ids' | 'change' | 'refresh'> {
  members: readonly Member[]
  onClear: () => void
  /** Deletes all of them. @param said for the toast */
  remove: (ids: readonly string[], said: string) => void
  /** Merges two of them, in a window. */
  renderMerge: (pair: readonly [string, string], onClose: () => void) => ReactNode
  /** What can be chosen for them before the owner. @param words "3 leads" */
  children?: (words: string) => ReactNode
}

/** What can be done with the selected leads, accounts or contacts, above the lower edge. */
export function BulkBar({
  record,
  ids,
  members,
  onClear,
  change,
  refresh,
  remove,
  renderMerge,
  children,
}: Props) {
  const [one, other] = ids
  const [open, setOpen] = useState<keyof typeof windows | 'merge' | null>(null)
  const words = countOf(ids.length, salesNouns[record])
  const close = () => setOpen(null)
  const mayDelete = useMayDeleteAll(record, ids)
  const Window = open === null || open === 'merge' ? null : windows[open]
  const hasOwner = salesFields[record].some(({ column }) => column === ownerColumn)
  return (
    <BulkFrame label={`Selected ${record}`} words={words} onClear={onClear}>
      {children?.(words)}
      {hasOwner && (
        <BulkOwner
          words={words}
          members={members}
          onChoose={(owner, name) => {
            change({ [ownerColumn]: owner }, `${words} assigned to ${name}`)
            onClear()
          }}
        />
      )}
      <Button onClick={() => setOpen('tag')}>Tag</Button>
      <Button onClick={() => setOpen('field')}>Field</Button>
      <Button onClick={() => setOpen('task')}>Add task</Button>
      {mayDelete && ids.length === 2 && <Button onClick={() => setOpen('merge')}>Merge</Button>}
      <Suspense fallback={null}>
        {open === 'merge' && one !== undefined && other !== undefined && renderMerge([one, other], close)}
        {Window && <Window {...{ record, ids, words, change, refresh }} onClose={close} onDone={onClear} />}
      </Suspense>
      {mayDelete && (
        <Button
          onClick={() => {
            remove(ids, `${words} deleted`)
            onClear()
          }}
        >
          Delete
        </Button>
      )}
    </BulkFrame>
  )
}
