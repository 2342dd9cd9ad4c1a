import { readFacts } from '@parley/core/automations/fields'
import { mailRefusal } from '@parley/core/automations/plan'
import { z } from 'zod'
import type { Database, Transaction } from '../../database/database.ts'
import { failLeadMail } from '../../mail/fail-lead-mail.ts'
import { MailRefusal } from '../../mail/index.ts'
import { composeLeadMail, isSameSubject } from '../../mail/lead-mail.ts'
import { messageIdOf } from '../../mail/message-id.ts'
import { defineTask, type WorkerServices } from '../tasks.ts'

interface EmailRow {
  id: string
  company_id: string
  company: string
  /** One of the two: whom it is kept with. */
  lead_id: string | null
  contact_id: string | null
  recording_id: string | null
  to_email: string
  subject: string
  body: string
  status: string
  message_id: string | null
  sender_id: string | null
  sender: string | null
  sender_email: string | null
}

type Outcome = { refusal: string; messageId: null } | { refusal: null; messageId: string }

const unconfigured = 'No mail server is set up on this instance. An admin connects one under Integrations.'

async function lockEmail(transaction: Transaction, id: string): Promise<EmailRow | undefined> {
  const [row] = await transaction<EmailRow[]>`
    select mail.id, mail.company_id, companies.name as company, mail.lead_id, mail.contact_id, mail.recording_id, mail.to_email, mail.subject,
           mail.body, mail.status, mail.message_id, mail.sender_id, nullif(profiles.full_name, '') as sender, profiles.email as sender_email
      from public.lead_emails mail join public.companies on companies.id = mail.company_id
      left join public.profiles on profiles.id = mail.sender_id and profiles.company_id = mail.company_id
     where mail.id = ${id} for update of mail`
  return row
}

interface Marks {
  facts: unknown
  email_opt_out_at: string | null
  email_bounced_at: string | null
}

/**
 * Why it may no longer be sent, or null: whom it is for may have changed since it was queued. What somebody refused holds
 * for the person and the address, in whichever of the company's records that stands.
 */
async function findRefusal(
  transaction: Transaction,
  { company_id, lead_id, contact_id, to_email }: EmailRow,
): Promise<string | null> {
  const [row] = await transaction<Marks[]>`
    select private.automation_facts(${company_id}, ${transaction.json(lead_id === null ? { contact_id } : { lead_id })}) as facts,
           opt_out_at::text as email_opt_out_at, bounced_at::text as email_bounced_at
      from private.mail_marks(${company_id}, ${lead_id}, ${contact_id}, ${to_email})`
  const noun = lead_id === null ? 'contact' : 'lead'
  return mailRefusal({
    ...readFacts(row?.facts),
    [`${noun}.email_opt_out_at`]: row?.email_opt_out_at ?? null,
    [`${noun}.email_bounced_at`]: row?.email_bounced_at ?? null,
  })
}

async function fail(
  transaction: Transaction,
  { id, company_id }: EmailRow,
  refusal: string,
): Promise<Outcome> {
  await transaction`
    update public.lead_emails set status = 'failed', error = ${refusal} where id = ${id} and company_id = ${company_id}`
  return { refusal, messageId: null }
}

/** Committed before the mail goes: its link is followed before the sending is, and also where the sending never is. */
async function unsubscribeToken({ sql }: Database, id: string): Promise<string | undefined> {
  const [link] = await sql<{ token: string }[]>`
    with mail as (select lead_id, contact_id from public.lead_emails where id = ${id}),
         known as (select token from private.mail_tokens t join mail on t.lead_id = mail.lead_id or t.contact_id = mail.contact_id limit 1),
         made as (insert into private.mail_tokens (lead_id, contact_id)
                  select lead_id, contact_id from mail where not exists (select from known) returning token)
    select token from known union all select token from made`
  return link?.token
}

/** The earlier mails of this thread, for mail programs' threading. */
async function findThread(transaction: Transaction, mail: EmailRow): Promise<string[]> {
  const sent = await transaction<{ message_id: string; subject: string }[]>`
    select message_id, subject from public.lead_emails
     where company_id = ${mail.company_id} and (lead_id = ${mail.lead_id} or contact_id = ${mail.contact_id}) and lower(to_email) = lower(${mail.to_email})
       and status = 'sent' and message_id is not null order by sent_at desc limit 20`
  return sent
    .filter(({ subject }) => isSameSubject(subject, mail.subject))
    .map(({ message_id }) => message_id)
    .toReversed()
}

async function recordSent(
  transaction: Transaction,
  mail: EmailRow,
  messageId: string,
  before: string | undefined,
) {
  await transaction`
    update public.lead_emails set status = 'sent', sent_at = now(), error = null, message_id = ${messageId}, in_reply_to = ${before ?? null}
     where id = ${mail.id} and company_id = ${mail.company_id}`
  await transaction`
    insert into public.lead_activities (company_id, lead_id, contact_id, kind, body, data, actor_id)
    select company_id, lead_id, contact_id, 'email', left(body, 20000), ${transaction.json({ email_id: mail.id, subject: mail.subject })}, sender_id
      from public.lead_emails where id = ${mail.id} and company_id = ${mail.company_id}`
  if (mail.recording_id)
    await transaction`
      update public.follow_up_emails set status = 'sent', sent_at = now()
       where recording_id = ${mail.recording_id} and company_id = ${mail.company_id}`
}

/**
 * Sends a queued mail, or returns why it cannot be sent. Its Message-ID is the same over all retries. A refusal by the
 * mail server of the address itself marks the lead or the contact.
 * @throws Error where a retry may help; the mail stays queued then
 */
export async function sendLeadEmail(
  { database, mailer, publicUrl }: WorkerServices,
  id: string,
): Promise<Outcome> {
  const token = await unsubscribeToken(database, id)
  return database.sql.begin(async (transaction): Promise<Outcome> => {
    const mail = await lockEmail(transaction, id)
    if (!mail) return { refusal: 'Whom this mail was for is gone.', messageId: null }
    if (mail.status === 'sent') return { refusal: null, messageId: mail.message_id ?? '' }
    if (!mailer.isSending) return fail(transaction, mail, unconfigured)
    const why = await findRefusal(transaction, mail)
    if (why !== null) return fail(transaction, mail, why)
    const thread = await findThread(transaction, mail)
    const messageId = messageIdOf(mail.id, publicUrl)
    try {
      await mailer.deliver(
        composeLeadMail({ ...mail, messageId, thread, refuseUrl: `${publicUrl}/unsubscribe/${token}` }),
      )
    } catch (error) {
      if (!(error instanceof MailRefusal)) throw error
      await failLeadMail(transaction, mail, { reason: error.message, isAddress: error.isAddress })
      return { refusal: error.message, messageId: null }
    }
    await recordSent(transaction, mail, messageId, thread.at(-1))
    return { refusal: null, messageId }
  })
}

/** lead_email.queued: a mail that a person sends. */
export const sendQueuedEmail = defineTask(
  z.object({ email_id: z.uuid() }),
  async (services, { email_id: id }, job) => {
    try {
      await sendLeadEmail(services, id)
    } catch (error) {
      if (job.signal.aborted || job.attempts < job.maxAttempts) throw error
      const reason = error instanceof Error ? error.message : String(error)
      await services.database
        .sql`update public.lead_emails set status = 'failed', error = ${reason} where id = ${id} and status = 'queued'`
    }
  },
)
