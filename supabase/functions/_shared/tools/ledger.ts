import { toJson } from '@parley/core/text/json'
import { z } from 'zod'
import type { CallContext } from './context.ts'

const refusalSchema = z.object({ outcome: z.enum(['too_many', 'no_turn', 'differs', 'expired', 'unknown']) })
const repeatedSchema = z.object({
  outcome: z.literal('repeated'),
  id: z.uuid(),
  status: z.enum(['proposed', 'running', 'done', 'failed', 'undone']),
  result: z.unknown().optional(),
})
const reasons = ['destructive', 'no_turn', 'untrusted_text', 'local_engine', 'not_confident'] as const
const runSchema = z.object({
  outcome: z.literal('run'),
  id: z.uuid(),
  confirm_because: z.enum(reasons).nullish(),
  proposal: z.unknown().optional(),
})
const outcomeSchema = z.union([runSchema, repeatedSchema, refusalSchema])

export type ConfirmReason = (typeof reasons)[number]
export type Refusal = z.infer<typeof refusalSchema>['outcome']
export type Repeated = z.infer<typeof repeatedSchema>

/** The audit of calls as supabase/migrations/0009_assistant.sql keeps it; each step is one function of the database. */
export const createLedger = ({ client }: CallContext) => ({
  async claim(call: {
    turnId: string | undefined
    callId: string
    toolName: string
    parameters: unknown
    kind: string
  }) {
    const { data } = await client
      .rpc('claim_tool_call', {
        call_id: call.callId,
        tool_name: call.toolName,
        arguments: toJson(call.parameters),
        kind: call.kind,
        ...(call.turnId === undefined ? {} : { turn_id: call.turnId }),
      })
      .throwOnError()
    return outcomeSchema.parse(data)
  },
  async confirm(confirmationId: string, toolName: string, parameters: unknown) {
    const { data } = await client
      .rpc('confirm_tool_call', {
        confirmation_id: confirmationId,
        tool_name: toolName,
        arguments: toJson(parameters),
      })
      .throwOnError()
    return outcomeSchema.parse(data)
  },
  async propose(id: string, proposal: unknown, result: unknown) {
    await client
      .rpc('propose_tool_call', { id, proposal: toJson(proposal), result: toJson(result) })
      .throwOnError()
  },
  async finish(id: string, isDone: boolean, result: unknown, undo: unknown = null) {
    await client
      .rpc('finish_tool_call', { id, is_done: isDone, result: toJson(result), undo: toJson(undo) })
      .throwOnError()
  },
  async noteUntrustedText(turnId: string) {
    await client.rpc('note_untrusted_text', { turn_id: turnId }).throwOnError()
  },
})
