import { priorityLabels, statusLabels, taskPriorities, taskStatuses } from '../tasks/task.ts'
import type { Field } from './field.ts'

/** The fields of a task that hold one of a few choices: every page knows them, since its links may filter by them. */
export const taskChoices = [
  {
    column: 'status',
    label: 'Status',
    type: 'choice',
    choices: taskStatuses,
    choiceLabels: statusLabels,
    isRequired: true,
    hasOwnPart: true,
  },
  {
    column: 'priority',
    label: 'Priority',
    type: 'choice',
    choices: taskPriorities,
    choiceLabels: priorityLabels,
    isRequired: true,
    hasOwnPart: true,
    isOfOne: true,
  },
] as const satisfies readonly Field[]
