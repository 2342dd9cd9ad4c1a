export { viewsQuery } from './queries.ts'
export type { ViewedList } from './view-state.ts'
export { ViewsBar } from './views-bar.tsx'
