import type { Database } from '../../database/database.ts'
import { failLeadMail, type RefusedMail } from '../fail-lead-mail.ts'
import { mailOf } from '../message-id.ts'
import { type DeliveryReport, isAboutAddress } from './delivery-report.ts'

interface SentMail extends RefusedMail {
  status: string
  message_id: string | null
}

/**
 * Marks a mail to a lead or a contact as undelivered; false for other mails and for repeated reports. A report counts only if it
 * names the mail by its Message-ID, which only its sender and recipient know, and the exact address it was sent to: a
 * failed address behind a distribution list says nothing about the list.
 */
export async function recordReturned(
  { sql }: Database,
  { messageId, failures }: DeliveryReport,
): Promise<boolean> {
  const id = messageId === null ? null : mailOf(messageId)
  if (id === null || failures.length === 0) return false
  return sql.begin(async (transaction) => {
    // The lock also waits for the sending: a report may arrive before its mail is marked as sent.
    const [mail] = await transaction<SentMail[]>`
      select id, company_id, lead_id, contact_id, recording_id, to_email, sender_id, status, message_id
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
