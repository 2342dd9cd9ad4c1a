import { lazy } from 'react'

export { activitySchema, addActivity } from './add-activity.ts'
export type { Timeline } from './timeline-list.tsx'
export { customerTimelineQuery, leadTimelineQuery } from './timeline-queries.ts'

// Each stands inside a Suspense.
export const ActivityComposer = lazy(() => import('./activity-composer.tsx'))
export const TimelineList = lazy(() => import('./timeline-list.tsx'))
