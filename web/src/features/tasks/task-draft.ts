import { type Editable, type Field, isTextField, type PatchOf } from '@parley/core/records/field'
import { holds } from '@parley/core/records/read-patch'
import { type Subject, type SubjectIds, subjectIds, subjectKinds } from '@parley/core/records/subject'
import { editableTaskFields, type TaskField } from '@parley/core/records/task'
import { valuesOf } from '@parley/core/records/values-of'
import * as z from 'zod/mini'
import { readLocalInput, toLocalInput } from '~/data/local-input.ts'
import { recordOf, type Task, type TaskPatch } from './task.ts'

/** The drawer has the record in one field, and the date as it is typed. */
type WrittenField = Exclude<Editable<TaskField>, { column: 'due_at' | keyof SubjectIds }>
const others: readonly string[] = ['due_at', ...Object.keys(subjectIds(null))]
const writtenFields = editableTaskFields.filter(
  (field): field is WrittenField => !others.includes(field.column),
)

/** A task as it is being written: `due` as the field shows it, in the person's time zone; whose it is. */
export type TaskDraft = Required<PatchOf<WrittenField>> & { due: string; subject: Subject | null }

const beside = z.object({
  due: z.string(),
  subject: z.nullable(
    z.object({
      kind: z.enum(subjectKinds),
      id: z.string(),
      name: z.string(),
      company: z.nullable(z.string()),
      deal_name: z.optional(z.nullable(z.string())),
    }),
  ),
})

/** What a column holds of what was written: a text without the space around it, nothing where there is no other. */
function heldValue(field: Field, written: unknown): unknown {
  if (typeof written !== 'string' || !(isTextField(field) || field.type === 'longText')) return written
  return written.trim() || (field.isRequired ? '' : null)
}

/** A draft as a browser kept it. */
export const draftSchema: z.ZodMiniType<TaskDraft> = z.custom<TaskDraft>((kept) => {
  const { success } = beside.safeParse(kept)
  return success && writtenFields.every((field) => holds(field, Reflect.get(Object(kept), field.column)))
})

export const draftOf = (task: Task, timeZone: string): TaskDraft => ({
  ...valuesOf(writtenFields, task),
  due: toLocalInput(task.due_at, timeZone),
  subject: recordOf(task),
})

/** What is missing, by field. */
export const draftErrors = ({ title, due, recurrence }: TaskDraft, timeZone: string) => ({
  title: title.trim() === '' ? 'Say what needs to be done' : undefined,
  due:
    recurrence !== null && readLocalInput(due, timeZone) === null
      ? 'Say when it is due for the first time'
      : undefined,
})

/**
 * What a draft changes of the task as it stood when it was opened: what a colleague changed meanwhile in other fields
 * stays. A date that was not touched keeps its seconds.
 */
export function patchOf(draft: TaskDraft, opened: Task, timeZone: string): TaskPatch {
  const { due, subject } = draft
  const isSameDue = due === toLocalInput(opened.due_at, timeZone)
  // One that the person doesn't see stays as well.
  const { lead_id, account_id, contact_id } =
    subject?.id === recordOf(opened)?.id ? opened : subjectIds(subject)
  const given: Partial<TaskPatch> = {
    lead_id,
    account_id,
    contact_id,
    due_at: isSameDue ? opened.due_at : readLocalInput(due, timeZone),
  }
  const next = { ...draft, ...given }
  return Object.fromEntries(
    editableTaskFields.flatMap((field) => {
      const value = heldValue(field, next[field.column])
      return value === opened[field.column] ? [] : [[field.column, value]]
    }),
  )
}
