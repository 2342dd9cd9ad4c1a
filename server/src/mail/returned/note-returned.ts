import type { Database } from '../../database/database.ts'
import { failLeadMail } from '../fail-lead-mail.ts'
import { mailOf } from '../message-id.ts'
import { type DeliveryReport, isAboutAddress } from './delivery-report.ts'

interface SentMail {
  id: string
  company_id: string
  lead_id: string
  recording_id: string | null
  to_email: string
  sender_id: string | null
  status: string
  message_id: string | null
}

/**
 * Writes down that a mail to a lead did not arrive; false where the report is of no such mail, or comes again. It counts where
 * it names the mail by its Message-ID, which only its sender and whoever got it know, and the very address it went to: that
 * one address behind a distribution list is gone says nothing of the list.
 */
export async function noteReturned(
  { sql }: Database,
  { messageId, failures }: DeliveryReport,
): Promise<boolean> {
  const id = messageId === null ? null : mailOf(messageId)
  if (id === null || failures.length === 0) return false
  return sql.begin(async (transaction) => {
    // The lock also waits for the sending itself: a report may come before what it is about stands as sent.
    const [mail] = await transaction<SentMail[]>`
      select id, company_id, lead_id, recording_id, to_email, sender_id, status, message_id
        from public.lead_emails where id = ${id} for update`
    if (!mail || mail.message_id !== messageId || mail.status !== 'sent') return false
    const address = mail.to_email.trim().toLowerCase()
    const failure = failures.find(({ recipient }) => recipient === address)
    if (!failure) return false
    const { reason, status } = failure
    await failLeadMail(transaction, mail, { reason, isAddress: isAboutAddress(status) })
    return true
  })
}
