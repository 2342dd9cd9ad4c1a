import { taskFields } from '@parley/core/records/task'
import type { Task } from '../task.ts'

const nothing = Object.fromEntries(taskFields.map(({ column }) => [column, null]))

/** A task of which only this is known. */
export function aTask(known: Partial<Task>): Task
export function aTask(known: object): object {
  return {
    ...nothing,
    id: 'task',
    title: 'Call Ana',
    status: 'todo',
    priority: 'normal',
    series_id: null,
    recording_id: null,
    recording_seconds: null,
    created_at: '2026-01-01T00:00:00+00:00',
    leads: null,
    accounts: null,
    contacts: null,
    recordings: null,
    ...known,
  }
}
