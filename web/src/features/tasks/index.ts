import { lazy } from 'react'
import type { SendChange } from '~/data/offline-queue.ts'

export { calendarFeedQuery } from './calendar/calendar-feed.ts'
export { taskStatusLabel } from './task.ts'

/** The tasks of a lead, an account or a contact; stands inside a Suspense. */
export const RecordTasks = lazy(() => import('./record-tasks.tsx'))

/** The dialog about one's calendar link; stands inside a Suspense. */
export const CalendarDialog = lazy(() => import('./calendar/calendar-dialog.tsx'))

/** Loaded where something waited for the network. */
export const sendTaskChange: SendChange = async (change, isForced) =>
  (await import('./send-task-change.ts')).sendTaskChange(change, isForced)
