import { lazy } from 'react'

export { leadFactsQuery } from './calls/lead-facts-query.ts'
export { mailTemplatesQuery } from './calls/mail-templates-query.ts'
export { mailtoAddress } from './mailto.ts'

/** Writes and sends a mail to a lead, in a window over the page. */
export const WriteMail = lazy(() => import('./write-mail.tsx'))
