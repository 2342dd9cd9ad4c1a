import { momentWords } from '@parley/core/assistant/tools/words'
import { subjectIds } from '@parley/core/records/subject'
import { priorityLabels, statusLabels } from '@parley/core/tasks/task'
import { joinList } from '@parley/core/text/words'
import { z } from 'zod'
import { type Cells, type Change, isSame } from './change.ts'
import type { ToolContext } from './context.ts'
import { cellWords } from './draft.ts'
import { findColleague } from './find-colleague.ts'
import { findSubject, subjectParameters } from './find-subject.ts'
import { findTask, hasForeignText, type TaskRow, taskPath, taskPriority } from './find-task.ts'
import { readTaskDraft, show, taskParameters, taskToolFields } from './task-changes.ts'
import { defineTool } from './tool.ts'

const taskReference = z.string().min(1).max(300).describe('Id or words of the title')

/** Lines of the card for these are written by themselves. */
const saidAlready: readonly string[] = ['title', 'priority', 'due_at']

const createTask = defineTool({
  name: 'create_task',
  description: 'Creates a task, with a due date, and of a lead, an account or a contact if one is named.',
  kind: 'write',
  parameters: z.strictObject({
    ...z.strictObject(taskParameters).partial().shape,
    title: taskParameters.title,
    priority: taskPriority.default('normal'),
    ...subjectParameters,
  }),
  run: async ({ assignee: name, lead, account, contact, ...wanted }, context) => {
    const cells = readTaskDraft(wanted, null, context)
    const person = name === undefined ? null : await findColleague(name, context)
    const found = await findSubject({ lead, account, contact }, context)
    if (found && 'answer' in found) return found.answer
    const subject = found?.row
    const dueAt = cellWords(cells['due_at']) || null
    const when = dueAt === null ? null : momentWords(dueAt, context)
    const change: Change = {
      table: 'tasks',
      action: 'insert',
      id: crypto.randomUUID(),
      values: {
        ...cells,
        due_at: dueAt,
        ...(subject?.ids ?? subjectIds(null)),
        assignee_id: person?.id ?? context.userId,
      },
      before: {},
      restore: {},
      title: `Create the task "${wanted.title}"`,
      lines: [
        { label: 'Task', after: wanted.title },
        ...(when === null ? [] : [{ label: 'Due', after: when }]),
        ...(wanted.priority === 'normal'
          ? []
          : [{ label: 'Priority', after: priorityLabels[wanted.priority] }]),
        ...(subject ? [{ label: subject.kind, after: subject.label }] : []),
        ...(person ? [{ label: 'Assignee', after: person.name }] : []),
        ...taskToolFields.flatMap((field) => {
          const value = cells[field.column]
          return saidAlready.includes(field.column) || !value
            ? []
            : [{ label: field.label, after: show(field, value, context) }]
        }),
      ],
      done: `Created the task "${wanted.title}"${when === null ? '' : `, due ${when}`}${subject ? `, for ${subject.label}` : ''}.`,
      label: wanted.title,
      path: taskPath,
      undoLabel: `Remove the task "${wanted.title}" again`,
    }
    return { change, hasUntrustedText: subject?.isExternal ?? false }
  },
})

/** A line of the card, with its column and values. */
interface ChangedCell {
  column: string
  label: string
  from: Cells[string]
  to: Cells[string]
  before: string
  after: string
}

const toLines = (task: TaskRow, cells: Cells, context: ToolContext): ChangedCell[] =>
  taskToolFields.flatMap((field): ChangedCell[] => {
    const { column, label } = field
    const [from, to] = [task[column], cells[column]]
    if (to === undefined || isSame(from, to)) return []
    return [{ column, label, from, to, before: show(field, from, context), after: show(field, to, context) }]
  })

const updateTask = defineTool({
  name: 'update_task',
  description:
    'Changes one task: title, description, state (done finishes it), priority, dates or rhythm. An empty text clears one.',
  kind: 'write',
  parameters: z.strictObject({
    task: taskReference,
    ...z.strictObject(taskParameters).partial().shape,
  }),
  run: async ({ task: said, assignee: name, ...wanted }, context) => {
    const found = await findTask(said, context)
    if ('answer' in found) return found.answer
    const { row } = found
    const lines = toLines(row, readTaskDraft(wanted, row, context), context)
    const person = name === undefined ? null : await findColleague(name, context)
    if (person && person.id !== row.assignee_id) {
      const before = row.assignee_id === null ? null : await findColleague(row.assignee_id, context)
      lines.push({
        column: 'assignee_id',
        from: row.assignee_id,
        to: person.id,
        label: 'Assignee',
        before: before?.name ?? 'Nobody',
        after: person.name,
      })
    }
    const hasUntrustedText = hasForeignText(row)
    if (lines.length === 0) {
      const state =
        wanted.status === undefined ? 'has these values' : `is ${statusLabels[row.status].toLowerCase()}`
      return { message: `"${row.title}" already ${state}.`, hasUntrustedText }
    }
    const isFinished = lines.length === 1 && lines[0]?.to === 'done'
    const change: Change = {
      table: 'tasks',
      action: 'update',
      id: row.id,
      values: Object.fromEntries(lines.map(({ column, to }) => [column, to])),
      before: Object.fromEntries(lines.map(({ column, from }) => [column, from])),
      restore: row.status === 'done' ? { completed_at: row.completed_at } : {},
      title: isFinished ? `Finish the task "${row.title}"` : `Change the task "${row.title}"`,
      lines: lines.map(({ label, before, after }) => ({ label, before, after })),
      done: isFinished
        ? `Finished the task "${row.title}".`
        : `Changed the task "${row.title}": ${joinList(lines.map(({ label, after }) => `${label.toLowerCase()} is now ${after}`))}.`,
      label: `The task "${row.title}"`,
      path: taskPath,
      undoLabel: isFinished ? `Reopen the task "${row.title}"` : `Undo the change of "${row.title}"`,
    }
    return { change, hasUntrustedText }
  },
})

const deleteTask = defineTool({
  name: 'delete_task',
  description: 'Deletes one task for good. Always asks the person first.',
  kind: 'destructive',
  parameters: z.strictObject({ task: taskReference }),
  run: async (wanted, context) => {
    const found = await findTask(wanted.task, context)
    if ('answer' in found) return found.answer
    const { row } = found
    const change: Change = {
      table: 'tasks',
      action: 'delete',
      id: row.id,
      values: {},
      before: { title: row.title, status: row.status, due_at: row.due_at },
      restore: {},
      title: `Delete the task "${row.title}"`,
      lines: [{ label: 'Task', before: row.title, after: 'Deleted for good' }],
      done: `Deleted the task "${row.title}".`,
      label: `The task "${row.title}"`,
      path: taskPath,
      undoLabel: '',
    }
    return { change, hasUntrustedText: hasForeignText(row) }
  },
})

export const taskWriteTools = [createTask, updateTask, deleteTask]
