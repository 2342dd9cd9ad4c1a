import { z } from 'zod'
import type { Person, TestHost } from './host.ts'

const answerSchema = z.object({
  result: z
    .object({
      status: z.enum(['done', 'needs_confirmation']),
      message: z.string(),
      data: z.record(z.string(), z.unknown()).optional(),
      evidence: z.array(z.record(z.string(), z.unknown())).optional(),
      confirmation: z
        .object({
          id: z.uuid(),
          title: z.string(),
          changes: z.array(z.object({ label: z.string(), before: z.string().optional(), after: z.string() })),
          isDestructive: z.boolean(),
          reason: z.string(),
        })
        .optional(),
      undo: z.object({ callId: z.uuid(), label: z.string() }).optional(),
      hasUntrustedText: z.boolean().optional(),
    })
    .optional(),
  error: z.string().optional(),
})
export type ToolAnswer = z.infer<typeof answerSchema> & { status: number }

interface Options {
  turnId?: string
  callId?: string
  confirmationId?: string
  timeZone?: string
}

/** Calls ai-crm-tools as a browser does. */
export async function callTool(
  host: TestHost,
  { client }: Person,
  toolName: string,
  parameters: unknown = {},
  options: Options = {},
): Promise<ToolAnswer> {
  const { data } = await client.auth.getSession()
  const response = await fetch(`${host.url}/functions/v1/ai-crm-tools`, {
    method: 'POST',
    headers: { apikey: host.publishableKey, Authorization: `Bearer ${data.session?.access_token ?? ''}` },
    body: JSON.stringify({ toolName, parameters, ...options }),
  })
  return { ...answerSchema.parse(await response.json()), status: response.status }
}

/** A turn of a model that is sure of itself, in a conversation of its own unless one is given. */
export async function beginTurn(
  { client, id, companyId }: Person,
  more: { conversation?: string; engine?: string; isConfident?: boolean } = {},
): Promise<{ turnId: string; conversation: string }> {
  const conversation =
    more.conversation ??
    (
      await client
        .from('ai_conversations')
        .insert({ user_id: id, company_id: companyId })
        .select('id')
        .single()
        .throwOnError()
    ).data.id
  const { data: turnId } = await client
    .rpc('begin_ai_turn', {
      conversation_id: conversation,
      engine: more.engine ?? 'test-model',
      is_confident: more.isConfident ?? true,
    })
    .throwOnError()
  return { turnId, conversation }
}
