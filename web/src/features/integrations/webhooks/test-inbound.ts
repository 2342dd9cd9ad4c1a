import * as z from 'zod/mini'
import { readRefusal } from '~/data/function-refusal.ts'
import { supabase } from '~/data/supabase.ts'
import { inboundAddress, type Webhook } from './webhook.ts'
import { refreshLog } from './webhook-calls.ts'

const answerSchema = z.object({ lead_id: z.string() })

/** Posts a lead as a form would, and takes it back. Throws an Error in words. */
export async function testInbound(webhook: Webhook): Promise<string> {
  const response = await fetch(inboundAddress(webhook), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Test lead', phone: '000', message: 'A test from Integrations' }),
  })
  await refreshLog(webhook.id)
  if (!response.ok) throw new Error((await readRefusal(response)) ?? `It answered ${response.status}.`)
  const { lead_id: lead } = answerSchema.parse(await response.json())
  await supabase.from('leads').delete().eq('id', lead).throwOnError()
  return 'A lead came in and was removed again.'
}
