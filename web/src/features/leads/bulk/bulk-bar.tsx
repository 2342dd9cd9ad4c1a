import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { useMayDeleteAll } from '~/data/deletable.ts'
import { countOf } from '~/data/formats.ts'
import { Button } from '~/ui/button.tsx'
import { Select } from '~/ui/select.tsx'
import type { Member } from '../../people/index.ts'
import { changeLeads } from '../change-leads.ts'
import { moveLeads } from '../closing/closing.ts'
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
  tag: lazy(() => import('./tag-dialog.tsx')),
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
  const [open, setOpen] = useState<keyof typeof windows | 'merge' | null>(null)
  const words = countOf(ids.length, 'lead')
  const close = () => setOpen(null)
  const mayDelete = useMayDeleteAll('leads', ids)
  const Window = open === null || open === 'merge' ? null : windows[open]
  return (
    <section
      aria-label="Selected leads"
      data-below-toasts
      className="max-sm:[&>button]:flex-1 rise fixed inset-x-4 bottom-20 z-20 mx-auto flex w-fit max-w-[calc(100vw-2rem)] flex-wrap items-center gap-2 rounded-xl border bg-raised p-2 shadow-float md:bottom-5"
    >
      <div className="flex w-full items-center sm:contents">
        <p className="flex-1 px-2 text-sm tabular-nums" aria-live="polite">
          {words} selected
        </p>
        <Button variant="quiet" className="sm:order-last" onClick={onClear}>
          Clear
        </Button>
      </div>
      <Choice
        label={`Move ${words} to`}
        title="Move to…"
        onChoose={(status) => {
          moveLeads(ids, status, words)
          onClear()
        }}
      >
        <StageOptions />
      </Choice>
      <Choice
        label={`Give ${words} to`}
        title="Owner…"
        onChoose={(value) => {
          const name = members.find(({ id }) => id === value)?.name ?? 'nobody'
          void changeLeads(ids, { owner_id: value === 'nobody' ? null : value }, `${words} given to ${name}`)
          onClear()
        }}
      >
        {members.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="nobody">Nobody</option>
      </Choice>
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
    </section>
  )
}

interface ChoiceProps {
  label: string
  /** What stands there before anything is chosen. */
  title: string
  onChoose: (value: string) => void
  children: ReactNode
}

function Choice({ label, title, onChoose, children }: ChoiceProps) {
  return (
    <div className="w-32 max-sm:w-[calc(50%-0.25rem)]">
      <Select aria-label={label} value="" onChange={({ target }) => onChoose(target.value)}>
        <option value="" disabled>
          {title}
        </option>
        {children}
      </Select>
    </div>
  )
}
