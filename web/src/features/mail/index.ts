import { lazy } from 'react'

export { type Addressee, factsQuery } from './calls/facts-query.ts'
export { mailTemplatesQuery } from './calls/mail-templates-query.ts'
export type { MailMarks } from './mail-state.tsx'
export { mailtoAddress } from './mailto.ts'

/** Below an address: why nothing is sent to it. */
export const MailState = lazy(() => import('./mail-state.tsx'))

/** Writes and sends a mail to a lead or a contact, in a window over the page. */
export const WriteMail = lazy(() => import('./write-mail.tsx'))
