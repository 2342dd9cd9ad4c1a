import type { LoggedKind } from '@parley/core/records/activity'
import { type ComponentProps, lazy, Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { removeActivity } from './change-activity.ts'
import { PlainEntry } from './plain-entry.tsx'
import type { TimelineRow } from './timeline-row.ts'

const EntryMenu = lazy(() => import('./entry-menu.tsx'))
const EditEntry = lazy(() => import('./edit-entry.tsx'))

interface Props extends Omit<ComponentProps<typeof PlainEntry>, 'menu'> {
  row: TimelineRow
  kind: LoggedKind
}

/** A note, a call or a meeting that its author, or a manager, corrects or deletes. */
export function LoggedEntry({ row, kind, ...entry }: Props) {
  const [isEditing, setEditing] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const close = () => {
    flushSync(() => setEditing(false))
    // What held the focus went with the form.
    place.current?.querySelector('button')?.focus()
  }
  if (isEditing)
    return (
      <Suspense fallback={<SkeletonRows count={2} label="Loading the form" />}>
        <EditEntry row={row} kind={kind} onClose={close} />
      </Suspense>
    )
  return (
    <div ref={place}>
      <PlainEntry
        {...entry}
        menu={
          <Suspense fallback={<span className="size-8 pointer-coarse:size-11" />}>
            <EntryMenu
              kind={kind}
              onEdit={() => setEditing(true)}
              onRemove={() => removeActivity({ id: row.id, kind })}
            />
          </Suspense>
        }
      />
    </div>
  )
}
