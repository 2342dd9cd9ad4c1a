import { fieldAt, isFact, type Field as RecordField } from '@parley/core/records/field'
import { taskFacts, taskFields } from '@parley/core/records/task'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Button } from '~/ui/button.tsx'
import { Drawer } from '~/ui/drawer.tsx'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { Skeleton } from '~/ui/skeleton.tsx'
import { Attachments } from '../attachments/index.ts'
import { HistoryDetails } from '../history/index.ts'
import { MentionTextarea, membersQuery } from '../people/index.ts'
import { SubjectPicker } from '../records/index.ts'
import { choiceFields } from './choice-fields.ts'
import { DeleteButton } from './delete-button.tsx'
import { DueFields } from './due-fields.tsx'
import { FactInput } from './fact-input.tsx'
import { type Task } from './task.ts'
import { useTaskDraft } from './use-task-draft.ts'

const title = fieldAt(taskFields, 'title')
const description = fieldAt(taskFields, 'description')
const assignee = fieldAt(taskFields, 'assignee_id')
/** Those that have a place of their own among the fields. */
const placedChoices = choiceFields.filter((field) => !isFact(field))

/** The fields of a task in its drawer. */
export function TaskForm({ task, onClose }: { task: Task; onClose: () => void }) {
  const members = useQuery(membersQuery()).data ?? []
  const { draft, change, errors, dueAt, timeZone, isBusy, submit, close } = useTaskDraft(task, onClose)
  const inputOf = (field: RecordField) => (
    <Field key={field.column} label={field.label}>
      <FactInput
        field={field}
        held={Reflect.get(draft, field.column)}
        people={members}
        timeZone={timeZone}
        onChange={(held) => change({ [field.column]: held })}
      />
    </Field>
  )
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
        <Field label={title.label} error={errors.title}>
          <Input
            maxLength={title.limit}
            value={draft.title}
            onChange={(event) => change({ title: event.target.value })}
          />
        </Field>
        <Field label={description.label}>
          <MentionTextarea
            maxLength={description.limit}
            value={draft.description ?? ''}
            onChange={(description) => change({ description })}
          />
        </Field>
        {taskFacts.map(inputOf)}
        <DueFields draft={draft} dueAt={dueAt} timeZone={timeZone} error={errors.due} onChange={change} />
        <div className="grid grid-cols-2 gap-4">{placedChoices.map(inputOf)}</div>
        {inputOf(assignee)}
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
