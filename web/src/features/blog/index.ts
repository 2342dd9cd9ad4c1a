export { ArticleText } from './public/article-text.tsx'
export { PostRows } from './public/post-rows.tsx'
export type { Listing } from './public/published.ts'
export { Questions } from './public/questions.tsx'

/** Brings the data client along: pages for visitors load it late or not at all. */
export const loadPublishedListing = () => import('./public/published-listing.tsx')
