import { taskPriorities, taskStatuses } from '@parley/core/tasks/task'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, Suspense, useState } from 'react'
import * as z from 'zod/mini'
import { describeError } from '~/data/describe-error.ts'
import { useClock } from '~/data/use-clock.ts'
import { useDraft } from '~/data/use-draft.ts'
import { Button } from '~/ui/button.tsx'
import { Drawer } from '~/ui/drawer.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { Select } from '~/ui/select.tsx'
import { Skeleton, SkeletonRows } from '~/ui/skeleton.tsx'
import { LeadPicker, MentionTextarea, membersQuery } from '../leads/index.ts'
import { changeTask } from './change-task.ts'
import { DeleteButton } from './delete-button.tsx'
import { readLocalInput, toLocalInput } from './format-due.ts'
import { taskQuery } from './queries.ts'
import { RecurrenceField } from './recurrence-field.tsx'
import { priorityLabels, statusLabels, type Task } from './task.ts'

/** One task with all its fields. */
export default function TaskDrawer({ taskId, onClose }: { taskId: string; onClose: () => void }) {
  const { data: task, error, isPending, refetch } = useQuery(taskQuery(taskId))
  if (task) return <TaskForm key={task.id} task={task} onClose={onClose} />
  return (
    <Drawer isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title="Task">
      {isPending && <SkeletonRows count={5} label="Loading the task" />}
      {error && (
        <ErrorNotice title="The task could not be loaded" onRetry={() => void refetch()}>
          {describeError(error)}
        </ErrorNotice>
      )}
      {task === null && <p className="text-muted">This task is no longer there. It may have been deleted.</p>}
    </Drawer>
  )
}

const draftSchema = z.object({
  title: z.string(),
  description: z.nullable(z.string()),
  status: z.enum(taskStatuses),
  priority: z.enum(taskPriorities),
  /** As the field shows it, in the person's time zone. */
  due: z.string(),
  recurrence: z.nullable(z.string()),
  assignee_id: z.nullable(z.string()),
  lead_id: z.nullable(z.string()),
  leads: z.nullable(z.object({ id: z.string(), name: z.string(), company: z.nullable(z.string()) })),
})

function TaskForm({ task, onClose }: { task: Task; onClose: () => void }) {
  const { timeZone } = useClock()
  const members = useQuery(membersQuery()).data ?? []
  const [kept, setKept, forget] = useDraft(`task.${task.id}`, draftSchema, {
    ...draftSchema.parse({ ...task, due: toLocalInput(task.due_at, timeZone) }),
  })
  const { due, ...draft } = kept
  const setDraft = (next: typeof draft) => setKept({ ...kept, ...next })
  const setDue = (next: string) => setKept({ ...kept, due: next })
  const close = () => {
    forget()
    onClose()
  }
  const [isBusy, setBusy] = useState(false)
  const dueError =
    draft.recurrence !== null && readLocalInput(due, timeZone) === null
      ? 'Say when it is due for the first time'
      : undefined
  const titleError = draft.title.trim() === '' ? 'Say what is to be done' : undefined
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (titleError !== undefined || dueError !== undefined) return
    setBusy(true)
    const isSaved = await changeTask(
      task,
      {
        title: draft.title.trim(),
        description: draft.description?.trim() || null,
        status: draft.status,
        priority: draft.priority,
        recurrence: draft.recurrence,
        due_at: due === toLocalInput(task.due_at, timeZone) ? task.due_at : readLocalInput(due, timeZone),
        assignee_id: draft.assignee_id,
        lead_id: draft.lead_id,
      },
      'Task saved',
    )
    setBusy(false)
    if (isSaved) close()
  }
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
        <Field label="Title" error={titleError}>
          <Input
            maxLength={300}
            value={draft.title}
            onChange={(event) => setDraft({ ...draft, title: event.target.value })}
          />
        </Field>
        <Field label="Description">
          <MentionTextarea
            maxLength={10_000}
            value={draft.description ?? ''}
            onChange={(description) => setDraft({ ...draft, description })}
          />
        </Field>
        <Field label="Due" hint={`Time zone: ${timeZone}`} error={dueError}>
          <Input type="datetime-local" value={due} onChange={(event) => setDue(event.target.value)} />
        </Field>
        <RecurrenceField
          rule={draft.recurrence}
          dueAt={readLocalInput(due, timeZone)}
          onChange={(recurrence) => setDraft({ ...draft, recurrence })}
        />
        <div className="grid grid-cols-2 gap-4">
          <Field label="Status">
            <Select
              value={draft.status}
              onChange={({ target }) =>
                setDraft({
                  ...draft,
                  status: taskStatuses.find((known) => known === target.value) ?? draft.status,
                })
              }
            >
              {taskStatuses.map((status) => (
                <option key={status} value={status}>
                  {statusLabels[status]}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Priority">
            <Select
              value={draft.priority}
              onChange={({ target }) =>
                setDraft({
                  ...draft,
                  priority: taskPriorities.find((known) => known === target.value) ?? draft.priority,
                })
              }
            >
              {taskPriorities.map((priority) => (
                <option key={priority} value={priority}>
                  {priorityLabels[priority]}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <Field label="Assignee">
          <Select
            value={draft.assignee_id ?? ''}
            onChange={({ target }) => setDraft({ ...draft, assignee_id: target.value || null })}
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
              onChange={(lead) => setDraft({ ...draft, leads: lead, lead_id: lead?.id ?? null })}
            />
          </Suspense>
        </Field>
      </form>
    </Drawer>
  )
}
