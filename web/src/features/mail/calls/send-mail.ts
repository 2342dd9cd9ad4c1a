import { queryClient } from '~/data/query-client.ts'
import { supabase } from '~/data/supabase.ts'

import type { Addressee } from './facts-query.ts'

export interface MailDraft {
  subject: string
  body: string
}

/**
 * Queues a mail; the host sends it and keeps it on the timeline. A second call with the same key sends nothing twice. Throws
 * why they may not be written to.
 */
export async function sendMail(
  { kind, id }: Addressee,
  { subject, body }: MailDraft,
  key: string,
): Promise<void> {
  const mail = { subject, body, effect_key: key }
  await (kind === 'lead'
    ? supabase.rpc('send_lead_email', { lead: id, ...mail })
    : supabase.rpc('send_contact_email', { contact: id, ...mail })
  ).throwOnError()
  await queryClient.invalidateQueries({ queryKey: ['leads'] })
}
