import type { ToolResult } from '@parley/core/assistant/protocol'
import { z } from 'zod'
import { applyUndo, undoSchema } from './change.ts'
import { type CallContext, ToolFailure } from './context.ts'

/** Only for people: it is not offered to models, and calls within a turn cannot use it. */
export const undoToolName = 'undo_action'

const parametersSchema = z.strictObject({ callId: z.uuid() })

/** Undoes an action of the caller. 404 where there is none, 409 where its record was changed since. */
export async function undoAction(given: unknown, context: CallContext): Promise<ToolResult> {
  const parameters = parametersSchema.safeParse(given)
  if (!parameters.success) throw new ToolFailure(400, 'Say which action to take back: {"callId": "…"}.')
  const { data: call } = await context.client
    .from('ai_tool_calls')
    .select('id, status, undo')
    .eq('id', parameters.data.callId)
    .eq('user_id', context.userId)
    .maybeSingle()
    .throwOnError()
  if (call?.status === 'undone') return { status: 'done', message: 'It was already taken back.' }
  const undo = undoSchema.safeParse(call?.undo)
  if (!call || call.status !== 'done' || !undo.success) {
    throw new ToolFailure(404, 'There is nothing to take back here.')
  }
  await applyUndo(undo.data, context)
  await context.client.rpc('mark_tool_call_undone', { id: call.id }).throwOnError()
  return { status: 'done', message: `Taken back: ${undo.data.label}.` }
}
