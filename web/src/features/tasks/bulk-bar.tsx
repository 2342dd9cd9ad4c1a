import { fieldAt, labelOfChoice } from '@parley/core/records/field'
import { taskFields } from '@parley/core/records/task'
import { dueChoices, dueOn } from '@parley/core/tasks/due-choices'
import { lazy, Suspense, useState } from 'react'
import { useMayDeleteAll } from '~/data/deletable.ts'
import { countOf } from '~/data/formats.ts'
import type { useClock } from '~/data/use-clock.ts'
import { Button } from '~/ui/button.tsx'
import { Select } from '~/ui/select.tsx'
import { useStayOnPage } from '~/ui/stay-on-page.ts'
import type { Member } from '../people/index.ts'
import type { Selectable } from './calls/read-selectable.ts'
import { changeTasks, removeTasks } from './change-task.ts'
import { type Task, type TaskPatch } from './task.ts'

const FieldDialog = lazy(() => import('./bulk-field-dialog.tsx'))

interface Props {
  selected: readonly Selectable[]
  /** Those on screen, selected or not. */
  shown: readonly Task[]
  clock: ReturnType<typeof useClock>
  people: readonly Member[]
  onSelectAll: () => void
  onClose: () => void
}

const priority = fieldAt(taskFields, 'priority')
const dueLabels = { today: 'Today', tomorrow: 'Tomorrow', next_week: 'Next week' }

/** What can be done with the selected tasks, above the lower edge. */
export function BulkBar({ selected, shown, clock, people, onSelectAll, onClose }: Props) {
  const bar = useStayOnPage<HTMLElement>()
  const words = countOf(selected.length, 'task')
  const isNone = selected.length === 0
  const mayDelete = useMayDeleteAll(
    'tasks',
    selected.map(({ id }) => id),
  )
  const [isFieldOpen, setFieldOpen] = useState(false)
  const change = (patch: TaskPatch, said: string) => {
    const ids = new Set(selected.map(({ id }) => id))
    const known = shown.filter(({ id }) => ids.has(id))
    void changeTasks([...ids], known, patch, said)
    onClose()
  }
  return (
    <section
      ref={bar}
      aria-label="Selected tasks"
      data-below-toasts
      className="rise fixed inset-x-4 bottom-20 z-20 mx-auto flex w-fit max-w-[calc(100vw-2rem)] flex-wrap items-center gap-2 rounded-xl border bg-raised p-2 shadow-float md:bottom-5"
    >
      <p className="px-2 text-sm tabular-nums" aria-live="polite">
        {words} selected
      </p>
      <Button variant="quiet" onClick={onSelectAll}>
        All
      </Button>
      <Button variant="quiet" onClick={onClose}>
        Cancel
      </Button>
      <div className="grid w-full grid-cols-3 gap-2 sm:w-auto">
        <Choice
          label="Due"
          isDisabled={isNone}
          options={dueChoices.map((value) => ({ value, label: dueLabels[value] }))}
          onChoose={(value, label) =>
            change(
              { due_at: dueOn(value, clock.now, clock.timeZone) },
              `${words}: due ${label.toLowerCase()}`,
            )
          }
        />
        <Choice
          label="Priority"
          isDisabled={isNone}
          options={priority.choices.map((value) => ({ value, label: labelOfChoice(priority, value) }))}
          onChoose={(value, label) =>
            change({ priority: value }, `${words}: priority ${label.toLowerCase()}`)
          }
        />
        <Choice
          label="Assignee"
          prompt="Assign to…"
          isDisabled={isNone}
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
          onChoose={(value, label) => change({ assignee_id: value }, `${words}: assigned to ${label}`)}
        />
      </div>
      <Button disabled={isNone} onClick={() => change({ status: 'done' }, `${words}: done`)}>
        Done
      </Button>
      <Button disabled={isNone} onClick={() => setFieldOpen(true)}>
        Field
      </Button>
      <Suspense fallback={null}>
        {isFieldOpen && <FieldDialog words={words} onClose={() => setFieldOpen(false)} onGive={change} />}
      </Suspense>
      {mayDelete && (
        <Button
          disabled={isNone}
          onClick={() => {
            removeTasks(selected, `${words} deleted`)
            onClose()
          }}
        >
          Delete
        </Button>
      )}
    </section>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  /** What stands in the field; without it the label. */
  prompt?: string
  isDisabled: boolean
  options: readonly { value: Value; label: string }[]
  onChoose: (value: Value, label: string) => void
}

function Choice<Value extends string>({
  label,
  prompt = `${label}…`,
  isDisabled,
  options,
  onChoose,
}: ChoiceProps<Value>) {
  return (
    <div className="sm:w-28">
      <Select
        aria-label={`${label} of the selected tasks`}
        value=""
        disabled={isDisabled}
        onChange={({ target }) => {
          const chosen = options.find(({ value }) => value === target.value)
          if (chosen) onChoose(chosen.value, chosen.label)
        }}
      >
        <option value="" disabled>
          {prompt}
        </option>
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
    </div>
  )
}
