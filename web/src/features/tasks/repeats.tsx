import { describeRecurrence, parseRecurrence } from '@parley/core/tasks/recurrence'
import { Repeat } from 'lucide-react'
import type { Task } from './task.ts'

/** A sign that a task repeats, with its rhythm in words. */
export function Repeats({ task }: { task: Task }) {
  const recurrence = task.status === 'done' ? null : parseRecurrence(task.recurrence)
  if (!recurrence) return null
  const words = describeRecurrence(recurrence)
  return (
    <span title={words} className="text-faint">
      <Repeat aria-hidden="true" className="size-3.5" />
      <span className="sr-only">Repeats: {words}</span>
    </span>
  )
}
