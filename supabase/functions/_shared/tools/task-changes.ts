import type { ValueOf } from '@parley/core/records/field'
import { editableTaskFields } from '@parley/core/records/task'
import { priorityLabels, statusLabels, taskPriorities, taskStatuses } from '@parley/core/tasks/task'
import { z } from 'zod'
import type { Cells } from './change.ts'
import { cellWords, textParameter } from './draft.ts'

type ToolField = Extract<(typeof editableTaskFields)[number], { type: 'text' | 'longText' | 'choice' }>

/** The fields of a task that tools write as they are given; its date and people are said in words. */
export const taskToolFields = editableTaskFields.filter((field): field is ToolField =>
  ['text', 'longText', 'choice'].includes(field.type),
)

function parameterOf(field: ToolField) {
  if (field.type === 'choice') return z.enum(field.choices)
  return textParameter(field)
}

/** New values for a task as a tool is given them. An empty text clears the field. */
export type TaskDraft = { [Field in ToolField as Field['column']]?: NonNullable<ValueOf<Field>> | undefined }
type Parameters = { [Column in keyof TaskDraft]-?: z.ZodType<NonNullable<TaskDraft[Column]>> }

function makeParameters(): Parameters
function makeParameters(): object {
  return Object.fromEntries(taskToolFields.map((field) => [field.column, parameterOf(field)]))
}
export const taskParameters = makeParameters()

/** A value as the card shows it. */
export function show({ column }: ToolField, value: Cells[string]): string {
  if (value === null || value === undefined) return '—'
  if (column === 'status') return statusLabels[taskStatuses.find((known) => known === value) ?? 'todo']
  if (column === 'priority')
    return priorityLabels[taskPriorities.find((known) => known === value) ?? 'normal']
  return cellWords(value)
}
