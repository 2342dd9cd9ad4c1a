import type { Database } from '../../database/database.ts'
import { failLeadMail } from '../fail-lead-mail.ts'
import { mailOf } from '../message-id.ts'
import { type DeliveryReport, type Failure, isAboutAddress } from './delivery-report.ts'

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
 * A report counts where it names the mail by its Message-ID, which only its sender and whoever got it know, and says no for
 * the very address it went to: that one address behind a distribution list is gone says nothing of the list.
 */
async function noteFailure({ sql }: Database, messageId: string, failure: Failure): Promise<boolean> {
  const id = mailOf(messageId)
  if (id === null) return false
  return sql.begin(async (transaction) => {
    // The lock also waits for the sending itself: a report may come before what it is about stands as sent.
    const [mail] = await transaction<SentMail[]>`
      select id, company_id, lead_id, recording_id, to_email, sender_id, status, message_id
        from public.lead_emails where id = ${id} for update`
    if (!mail || mail.message_id !== messageId || mail.status !== 'sent') return false
    if (mail.to_email.trim().toLowerCase() !== failure.recipient) return false
    await failLeadMail(transaction, mail, {
      reason: failure.reason,
      isAddress: isAboutAddress(failure.status),
    })
    return true
  })
}

/** Writes down what a report says of mails to leads; answers of how many. The same report again changes nothing. */
export async function noteReturned(
  database: Database,
  { messageIds, failures }: DeliveryReport,
): Promise<number> {
  let noted = 0
  for (const messageId of messageIds)
    for (const failure of failures) if (await noteFailure(database, messageId, failure)) noted++
  return noted
}
