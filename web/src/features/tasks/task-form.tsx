import { taskFacts } from '@parley/core/records/task'
import { priorityLabels, statusLabels, taskPriorities, taskStatuses } from '@parley/core/tasks/task'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Button } from '~/ui/button.tsx'
import { Drawer } from '~/ui/drawer.tsx'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { Select } from '~/ui/select.tsx'
import { Skeleton } from '~/ui/skeleton.tsx'
import { Attachments } from '../attachments/index.ts'
import { HistoryDetails } from '../history/index.ts'
import { MentionTextarea, membersQuery } from '../people/index.ts'
import { FieldInput, fieldValue, SubjectPicker } from '../records/index.ts'
import { DeleteButton } from './delete-button.tsx'
import { DueFields } from './due-fields.tsx'
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
      aside={<DeleteButton task={task} onDeleted={close} />}
      footer={
        <Button variant="primary" type="submit" form="task" isBusy={isBusy}>
          Save
        </Button>
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
        {taskFacts.map((field) => (
          <Field key={field.column} label={field.label}>
            <FieldInput
              field={field}
              people={members}
              text={String(Reflect.get(draft, field.column) ?? '')}
              onChange={(text) => change({ [field.column]: fieldValue(field, text) })}
            />
          </Field>
        ))}
        <DueFields draft={draft} dueAt={dueAt} timeZone={timeZone} error={errors.due} onChange={change} />
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
        <Field label="Related to">
          <Suspense fallback={<Skeleton className="h-11 sm:h-8.5" />}>
            <SubjectPicker subject={draft.subject} onChange={(subject) => change({ subject })} />
          </Suspense>
        </Field>
      </form>
      <TaskFiles id={task.id} />
      <Suspense fallback={null}>
        <HistoryDetails record="tasks" id={task.id} />
      </Suspense>
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
