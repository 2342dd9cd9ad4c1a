import type { Database } from '@parley/core/database.types'
import { apiLimits } from '@parley/core/integrations/api-limits'
import { toJson, toJsonWithoutNulls } from '@parley/core/text/json'
import { createClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { refuse } from '../_shared/caller.ts'
import { readBytes } from '../_shared/read-body.ts'
import { serve } from '../_shared/serve.ts'
import { readAmounts } from './read-amounts.ts'
import { readMeanings } from './read-meanings.ts'
import { readMessage } from './read-message.ts'

const answerSchema = z.object({
  status: z.number().int().min(200).max(499),
  error: z.string().optional(),
  lead_id: z.uuid().optional(),
  outcome: z.enum(['created', 'updated', 'rows']).optional(),
  created: z.number().optional(),
  updated: z.number().optional(),
  refused: z.array(z.object({ row: z.json().optional(), problem: z.string() })).optional(),
})

/** Undefined for a missing value, so that the key is omitted; at most 500 characters. */
const shorten = (value: string | null): string | undefined => value?.slice(0, 500)

/**
 * POST /inbound-lead/WEBHOOK: a lead from a form or another program, as JSON or form fields. The sender authenticates
 * by the secret: as ?token=, or in a signature of Standard Webhooks (webhook-id, webhook-timestamp, webhook-signature).
 * `receive_webhook` checks it, maps the fields and writes the lead. Answers 201 {lead_id, outcome: created}, 200 where
 * the address has an open sale, 200 {created, updated, refused: [{row, problem}]} for {kind, rows} of a shop or billing, or
 * {error}: 401 secret or signature, 403 switched off, 404 unknown, 409 the id was received before, 413, 422 nothing
 * that names a person or no row that fits, 429 too many.
 */
export default serve(async (request, environment) => {
  const address = new URL(request.url)
  if (request.method !== 'POST') return refuse(405, 'Send a POST request.')
  const webhook = z.uuid().safeParse(address.pathname.split('/').at(-1))
  if (!webhook.success) return refuse(404, 'There is no inbound webhook at this address.')
  const bytes = await readBytes(request, apiLimits.inboundBytes)
  if (bytes === null) return refuse(413, 'This is longer than 64 KB.')
  const { raw, body } = await readMessage(bytes, request.headers.get('Content-Type') ?? '')
  const fields = toJsonWithoutNulls(body)
  const client = createClient<Database>(environment.SUPABASE_URL, environment.SUPABASE_ANON_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  })
  const { headers } = request
  const { data } = await client
    .rpc('receive_webhook', {
      webhook: webhook.data,
      raw: raw.replaceAll('\0', ''),
      body: fields,
      amounts: toJson(readAmounts(fields)),
      meanings: toJson(readMeanings(fields)),
      token: shorten(address.searchParams.get('token')),
      message_id: shorten(headers.get('webhook-id') ?? headers.get('idempotency-key')),
      sent_at: shorten(headers.get('webhook-timestamp')),
      signature: shorten(headers.get('webhook-signature')),
    })
    .throwOnError()
  const { status, ...answer } = answerSchema.parse(data)
  return Response.json(answer, {
    status,
    headers: { 'Cache-Control': 'no-store', ...(status === 429 ? { 'Retry-After': '60' } : {}) },
  })
})
