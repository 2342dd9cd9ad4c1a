import { taskFacts } from '@parley/core/records/task'
import { priorityLabels, statusLabels, taskPriorities, taskStatuses } from '@parley/core/tasks/task'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { Drawer } from '~/ui/drawer.tsx'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { Select } from '~/ui/select.tsx'
import { Skeleton, SkeletonRows } from '~/ui/skeleton.tsx'
import { Attachments } from '../attachments/index.ts'
import { RecordHistory } from '../history/index.ts'
import { LeadPicker } from '../leads/index.ts'
import { MentionTextarea, membersQuery } from '../people/index.ts'
import { DeleteButton } from './delete-button.tsx'
import { RecurrenceField } from './recurrence-field.tsx'
import { type Task } from './task.ts'
import { useTaskDraft } from './use-task-draft.ts'

/** The fields of a task in its drawer. */
export function TaskForm({ task, onClose }: { task: Task; onClose: () => void }) {
  const members = useQuery(membersQuery()).data ?? []
  const { draft, change, errors, dueAt, timeZone, isBusy, submit, close } = useTaskDraft(task, onClose)
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      title="Task"
      footer={
        <>
          <DeleteButton task={task} onDeleted={close} />
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" type="submit" form="task" isBusy={isBusy}>
            Save
          </Button>
        </>
      }
    >
      <form id="task" noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
        <Field label="Title" error={errors.title}>
          <Input
            maxLength={300}
            value={draft.title}
            onChange={(event) => change({ title: event.target.value })}
          />
        </Field>
        <Field label="Description">
          <MentionTextarea
            maxLength={10_000}
            value={draft.description ?? ''}
            onChange={(description) => change({ description })}
          />
        </Field>
        {taskFacts.map(({ column, label, limit }) => (
          <Field key={column} label={label}>
            <Input
              maxLength={limit}
              value={String(Reflect.get(draft, column) ?? '')}
              onChange={({ target }) => change({ [column]: target.value || null })}
            />
          </Field>
        ))}
        <Field label="Due" hint={`Time zone: ${timeZone}`} error={errors.due}>
          <Input
            type="datetime-local"
            value={draft.due}
            onChange={(event) => change({ due: event.target.value })}
          />
        </Field>
        <RecurrenceField
          rule={draft.recurrence}
          dueAt={dueAt}
          onChange={(recurrence) => change({ recurrence })}
        />
        <div className="grid grid-cols-2 gap-4">
          <OneOf
            label="Status"
            value={draft.status}
            values={taskStatuses}
            labels={statusLabels}
            onChange={(status) => change({ status })}
          />
          <OneOf
            label="Priority"
            value={draft.priority}
            values={taskPriorities}
            labels={priorityLabels}
            onChange={(priority) => change({ priority })}
          />
        </div>
        <Field label="Assignee">
          <Select
            value={draft.assignee_id ?? ''}
            onChange={({ target }) => change({ assignee_id: target.value || null })}
          >
            <option value="">Nobody</option>
            {members.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Lead">
          <Suspense fallback={<Skeleton className="h-11 sm:h-8.5" />}>
            <LeadPicker
              lead={draft.leads}
              onChange={(lead) => change({ leads: lead, lead_id: lead?.id ?? null })}
            />
          </Suspense>
        </Field>
      </form>
      <TaskFiles id={task.id} />
      <TaskHistory id={task.id} />
    </Drawer>
  )
}

function TaskFiles({ id }: { id: string }) {
  return (
    <div className="mt-6">
      <Suspense fallback={null}>
        <Attachments of={{ task_id: id }} />
      </Suspense>
    </div>
  )
}

/** What was changed on the task, read once it is asked for. */
function TaskHistory({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="mt-6 border-t pt-3" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="w-fit cursor-pointer text-sm text-muted hover:text-ink pointer-coarse:min-h-11">
        History
      </summary>
      {isOpen && (
        <Suspense fallback={<SkeletonRows count={3} label="Loading the history" />}>
          <RecordHistory record="tasks" id={id} />
        </Suspense>
      )}
    </details>
  )
}

interface OneOfProps<Value extends string> {
  label: string
  value: Value
  values: readonly Value[]
  labels: Record<Value, string>
  onChange: (value: Value) => void
}

function OneOf<Value extends string>({ label, value, values, labels, onChange }: OneOfProps<Value>) {
  return (
    <Field label={label}>
      <Select
        value={value}
        onChange={({ target }) => onChange(values.find((known) => known === target.value) ?? value)}
      >
        {values.map((known) => (
          <option key={known} value={known}>
            {labels[known]}
          </option>
        ))}
      </Select>
    </Field>
  )
}
