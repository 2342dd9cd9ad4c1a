import { type Action, moreTaskFields, type TaskValues } from '@parley/core/automations/action'
import { useState } from 'react'
import { DisclosureSign } from '~/ui/disclosure-sign.tsx'
import type { Member } from '../../people/index.ts'
import { NewValue } from './new-value.tsx'

type CreateTask = Extract<Action, { kind: 'create_task' }>

interface Props {
  action: CreateTask
  members: readonly Member[]
  onChange: (action: Action) => void
}

function withMore(step: CreateTask, values: TaskValues): CreateTask {
  const { more: _, ...action } = step
  const more = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
  return Object.keys(more).length === 0 ? action : { ...action, more }
}

/** The fields of a new task that most automations leave alone, unfolded on demand or where one is set. */
export function MoreTaskFields({ action, members, onChange }: Props) {
  const { more = {} } = action
  const [isOpen, setOpen] = useState(action.more !== undefined)
  return (
    <details
      className="group basis-full"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex w-fit cursor-pointer gap-x-2 text-sm text-muted hover:text-accent-ink pointer-coarse:py-3">
        <DisclosureSign />
        More fields
      </summary>
      {isOpen &&
        moreTaskFields.map(({ column, label, isRequired }) => (
          <div key={column} className="mt-1.5 flex flex-wrap items-baseline gap-x-2 gap-y-1.5">
            <span>{label}</span>
            <NewValue
              change={{ kind: 'update_task', column, value: more[column] ?? '' }}
              own={undefined}
              members={members}
              none={isRequired ? 'as usual' : 'none'}
              isInvalid={false}
              onChange={({ value }) => onChange(withMore(action, { ...more, [column]: value }))}
            />
          </div>
        ))}
    </details>
  )
}
