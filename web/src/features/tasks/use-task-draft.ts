import { type FormEvent, useState } from 'react'
import { readLocalInput } from '~/data/local-input.ts'
import { useClock } from '~/data/use-clock.ts'
import { useDraft } from '~/data/use-draft.ts'
import { changeTask } from './change-task.ts'
import type { Task } from './task.ts'
import { draftErrors, draftOf, draftSchema, patchOf, type TaskDraft } from './task-draft.ts'

/** A task as it is being written, kept in this tab until it is saved or given up. */
export function useTaskDraft(task: Task, onClose: () => void) {
  const { timeZone } = useClock()
  const [opened] = useState(task)
  const [draft, keep, forget] = useDraft(`task.${task.id}`, draftSchema, draftOf(task, timeZone))
  const [isBusy, setBusy] = useState(false)
  const change = (part: Partial<TaskDraft>) => keep({ ...draft, ...part })
  const errors = draftErrors(draft, timeZone)
  const close = () => {
    forget()
    onClose()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (errors.title !== undefined || errors.due !== undefined) return
    const patch = patchOf(draft, opened, timeZone)
    if (Object.keys(patch).length === 0) return close()
    setBusy(true)
    const isSaved = await changeTask(task, patch, 'Task saved')
    setBusy(false)
    if (isSaved) close()
  }
  return {
    draft,
    change,
    errors,
    dueAt: readLocalInput(draft.due, timeZone),
    timeZone,
    isBusy,
    submit,
    close,
  }
}
