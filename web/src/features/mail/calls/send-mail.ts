import { queryClient } from '~/data/query-client.ts'
import { supabase } from '~/data/supabase.ts'

export interface MailDraft {
  subject: string
  body: string
}

/**
 * Queues a mail to a lead; the host sends it and keeps it on the timeline. A second call with the same key sends nothing
 * twice. Throws why the lead may not be written to.
 */
export async function sendMail(lead: string, { subject, body }: MailDraft, key: string): Promise<void> {
  await supabase.rpc('send_lead_email', { lead, subject, body, effect_key: key }).throwOnError()
  await queryClient.invalidateQueries({ queryKey: ['leads'] })
}
