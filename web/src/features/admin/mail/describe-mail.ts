import { countOf } from '~/data/formats.ts'

interface Outbox {
  isSending: boolean
  failed: number
  waiting: number
}

/** How mail stands, what somebody has to look at first. */
export function describeMail({ isSending, failed, waiting }: Outbox): string {
  if (!isSending) return 'No mail server is set up: emails are kept here instead of being sent.'
  if (failed > 0) return `${countOf(failed, 'email')} could not be sent.`
  if (waiting > 0) return `${countOf(waiting, 'email')} ${waiting === 1 ? 'is' : 'are'} on the way.`
  return 'No email waits or failed.'
}
