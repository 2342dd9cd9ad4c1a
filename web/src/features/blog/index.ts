export { PostRows } from './public/post-rows.tsx'
export type { Listing } from './public/published.ts'
export { Questions } from './public/questions.tsx'
