import type { Facts } from '@parley/core/automations/fields'
import type { Plan } from '@parley/core/automations/plan'
import type { Transaction } from '../../database/database.ts'
import type { WorkerServices } from '../tasks.ts'
import { WebhookRefusal } from '../webhooks/find-address.ts'
import { sendWebhook } from '../webhooks/send-webhook.ts'
import { askAi } from './ask-ai.ts'
import { sendLeadEmail } from './lead-email.ts'
import { effectKey, type Run, StepRefusal } from './run.ts'

export type ExternalPlan = Extract<Plan, { kind: 'send_email' | 'call_webhook' | 'ask_ai' }>

/** Writes the rows needed before an external effect: a mail is inserted once, whatever happens later. */
export async function prepareExternal(
  transaction: Transaction,
  run: Run,
  plan: ExternalPlan,
  facts: Facts,
): Promise<void> {
  if (plan.kind !== 'send_email') return
  const [mail] = await transaction<{ is_new: boolean }[]>`
    insert into public.lead_emails as mail (company_id, lead_id, contact_id, to_email, subject, body, effect_key, sender_id)
    values (${run.company_id}, ${plan.leadId}, ${plan.contactId}, ${plan.to}, ${plan.subject}, ${plan.body}, ${effectKey(run)},
      (select id from public.profiles where id = ${facts['owner.id'] ? String(facts['owner.id']) : null} and company_id = ${run.company_id}))
    on conflict (effect_key) do update set error = null, status = case mail.status when 'sent' then 'sent' else 'queued' end
    returning xmax = 0 as is_new`
  if (mail?.is_new)
    await transaction`
      update public.templates set use_count = use_count + 1 where id = ${plan.templateId} and company_id = ${run.company_id}`
}

async function callWebhook(
  { allowPrivateWebhooks }: WorkerServices,
  run: Run,
  url: string,
  facts: Facts,
  signal: AbortSignal,
) {
  try {
    const { facts: _, ...event } = run.event
    const answer = await sendWebhook({
      url,
      id: effectKey(run),
      payload: { automation_id: run.automation_id, run_id: run.id, event, facts },
      secret: run.signing_secret,
      allowPrivate: allowPrivateWebhooks,
      signal,
    })
    if (answer.status >= 200 && answer.status < 300) return answer
    const message = `The address answered ${answer.status}${answer.body ? `: ${answer.body.slice(0, 200)}` : ''}`
    // A retry would get the same response, unless the receiver is busy or broken.
    const isFinal = answer.status < 500 && answer.status !== 408 && answer.status !== 429
    throw isFinal ? new StepRefusal(message) : new Error(message)
  } catch (error) {
    throw error instanceof WebhookRefusal ? new StepRefusal(error.message) : error
  }
}

/** @throws StepRefusal where a retry is of no use; any other error is retried. */
export async function performExternal(
  services: WorkerServices,
  { run, plan, facts }: { run: Run; plan: ExternalPlan; facts: Facts },
  signal: AbortSignal,
): Promise<unknown> {
  if (plan.kind === 'call_webhook') return callWebhook(services, run, plan.url, facts, signal)
  if (plan.kind === 'ask_ai') return askAi(services, run, plan, facts)
  const [mail] = await services.database.sql<{ id: string }[]>`
    select id from public.lead_emails where effect_key = ${effectKey(run)} and company_id = ${run.company_id}`
  const outcome = await sendLeadEmail(services, mail?.id ?? '')
  if (outcome.refusal !== null) throw new StepRefusal(outcome.refusal)
  return { to: plan.to, message_id: outcome.messageId }
}
