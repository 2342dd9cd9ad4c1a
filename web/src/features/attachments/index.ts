import { lazy } from 'react'

export { AttachmentsToCome } from './attachments-to-come.tsx'

/** The files of a record; stands inside a Suspense. */
export const Attachments = lazy(() => import('./attachments.tsx'))
