import { addDays, toWallClock, wallToUtc } from '../text/time-zone.ts'
import type { TaskStatus } from './task.ts'

export const dueBuckets = ['overdue', 'today', 'upcoming', 'later', 'done'] as const
export type DueBucket = (typeof dueBuckets)[number]

/**
 * Where a task stands on the day's list. Overdue: its instant has passed. Today: still to come before midnight in the
 * time zone. Upcoming: within the next seven days. Later: beyond, or without a date. `now` and `dueAt` are ISO 8601.
 */
export function dueBucket(
  task: { status: TaskStatus; dueAt: string | null },
  now: string,
  timeZone: string,
): DueBucket {
  if (task.status === 'done') return 'done'
  if (task.dueAt === null) return 'later'
  const due = new Date(task.dueAt)
  if (due < new Date(now)) return 'overdue'
  const midnight = { ...toWallClock(new Date(now), timeZone), hour: 0, minute: 0 }
  const dueWall = wallToUtc(toWallClock(due, timeZone))
  if (dueWall < wallToUtc(addDays(midnight, 1))) return 'today'
  return dueWall < wallToUtc(addDays(midnight, 8)) ? 'upcoming' : 'later'
}
