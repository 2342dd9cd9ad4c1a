import { lazy } from 'react'

export { calendarFeedQuery } from './calendar/calendar-feed.ts'
export { LeadTasks } from './lead-tasks.tsx'
export { sendTaskChange } from './send-task-change.ts'
export { taskStatusLabel } from './task.ts'

/** The dialog about one's calendar link; stands inside a Suspense. */
export const CalendarDialog = lazy(() => import('./calendar/calendar-dialog.tsx'))
