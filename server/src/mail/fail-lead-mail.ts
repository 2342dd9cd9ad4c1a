import type { Transaction } from '../database/database.ts'
import { notify } from '../notifications/notify.ts'

/** What is read of a mail that was refused. */
export interface RefusedMail {
  id: string
  company_id: string
  /** One of the two: whom it is kept with. */
  lead_id: string | null
  contact_id: string | null
  recording_id: string | null
  to_email: string
  sender_id: string | null
}

interface Refusal {
  /** The mail server's response. */
  reason: string
  /** Whether the refusal is permanent for that address. */
  isAddress: boolean
}

/**
 * Records that a mail was refused, immediately or in a later report: on the mail, on its lead and contact if they still
 * have the address, and on its activity and follow-up email. Notifies the sender.
 */
export async function failLeadMail(
  transaction: Transaction,
  { id, company_id, lead_id, contact_id, recording_id, to_email, sender_id }: RefusedMail,
  { reason, isAddress }: Refusal,
): Promise<void> {
  await transaction`
    update public.lead_emails set status = 'failed', error = ${reason} where id = ${id} and company_id = ${company_id}`
  if (isAddress) {
    const marks = transaction`email_bounced_at = now(), email_bounce_reason = ${reason.slice(0, 500)}`
    await transaction`
      update public.leads set ${marks} where id = ${lead_id} and company_id = ${company_id} and lower(email) = lower(${to_email})`
    await transaction`
      update public.contacts set ${marks}
       where id = coalesce(${contact_id}::uuid, (select contact_id from public.leads where id = ${lead_id}))
         and company_id = ${company_id} and lower(email) = lower(${to_email})`
  }
  await transaction`
    update public.lead_activities set data = data || ${transaction.json({ returned: reason })}
     where (lead_id = ${lead_id} or contact_id = ${contact_id}) and company_id = ${company_id} and kind = 'email' and data ->> 'email_id' = ${id}`
  if (recording_id)
    await transaction`
      update public.follow_up_emails set status = 'failed', sent_at = null
       where recording_id = ${recording_id} and company_id = ${company_id} and status = 'sent'
         and not exists (select from public.lead_emails mail where mail.recording_id = ${recording_id}
                            and mail.company_id = ${company_id} and mail.status = 'sent')`
  if (sender_id)
    await notify(
      { sql: transaction },
      {
        to: sender_id,
        kind: 'mail_returned',
        title: `Mail to ${to_email} was not delivered`,
        message: reason,
        link: lead_id === null ? `/contacts/${contact_id}` : `/leads/${lead_id}`,
        eventKey: `mail-returned-${id}`,
      },
    )
}
