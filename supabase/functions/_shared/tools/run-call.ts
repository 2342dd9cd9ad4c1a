import type { ToolRequest, ToolResult } from '@parley/core/assistant/protocol'
import { z } from 'zod'
import { applyChange, changeSchema } from './change.ts'
import { type CallContext, ToolFailure } from './context.ts'
import { toFailure } from './database-refusal.ts'
import { createLedger, type Refusal, type Repeated } from './ledger.ts'
import { readStages } from './read-stages.ts'
import { findTool } from './registry.ts'
import { toConfirmation, toReadResult, toWriteResult } from './results.ts'
import type { Intent } from './tool.ts'
import { undoAction, undoToolName } from './undo.ts'

const refusals: Record<Refusal, [status: number, sentence: string]> = {
  too_many: [429, 'This message has used its 8 actions. Send another message to continue.'],
  no_turn: [404, 'This turn of the conversation does not exist.'],
  differs: [409, 'This was asked for something else before, so nothing was done. Ask again.'],
  expired: [410, 'This question is older than 15 minutes, so nothing was done. Ask again.'],
  unknown: [404, 'There is nothing to confirm here. Ask again.'],
}

const resultSchema = z.custom<ToolResult>(
  (value) => z.object({ status: z.enum(['done', 'needs_confirmation']) }).safeParse(value).success,
)
const failureSchema = z.object({ error: z.string(), status: z.number() })

/** The stored result of a repeated call; the same refusal where it failed. */
function repeatResult({ status, result }: Repeated): ToolResult {
  if (status === 'running') {
    throw new ToolFailure(
      409,
      'This action was begun and its end is not known. Look at the record before you ask again.',
    )
  }
  const failure = failureSchema.safeParse(result)
  if (failure.success) throw new ToolFailure(failure.data.status, failure.data.error)
  return resultSchema.parse(result)
}

async function write(id: string, intent: Intent, context: CallContext): Promise<ToolResult> {
  const undo = await applyChange(intent.change, id, context)
  const result = toWriteResult(id, intent, undo)
  await createLedger(context).finish(id, true, result, undo)
  return result
}

/** Records a failure in the audit and rethrows it. */
async function recordFailure(id: string, context: CallContext, run: () => Promise<ToolResult>) {
  try {
    return await run()
  } catch (error) {
    const failure = toFailure(error)
    const kept =
      failure instanceof ToolFailure
        ? { error: failure.message, status: failure.status }
        : { error: 'Something went wrong on our side. Try again.', status: 500 }
    await createLedger(context).finish(id, false, kept)
    throw failure
  }
}

async function confirm(request: ToolRequest, confirmationId: string, context: CallContext) {
  const outcome = await createLedger(context).confirm(confirmationId, request.toolName, request.parameters)
  if (outcome.outcome === 'repeated') return repeatResult(outcome)
  if (outcome.outcome !== 'run') throw new ToolFailure(...refusals[outcome.outcome])
  const { id, proposal } = outcome
  return recordFailure(id, context, () => write(id, { change: changeSchema.parse(proposal) }, context))
}

/**
 * Runs one call of a tool as the caller: validates its parameters, records it in the audit, and writes immediately only
 * where the database requires no confirmation. Throws `ToolFailure` with a 4xx status and one sentence.
 */
export async function runCall(request: ToolRequest, context: CallContext): Promise<ToolResult> {
  if (request.toolName === undoToolName && request.turnId === undefined) {
    return undoAction(request.parameters, context)
  }
  const tool = findTool(request.toolName)
  if (!tool) throw new ToolFailure(404, `There is no tool named ${request.toolName}.`)
  const run = tool.prepare(request.parameters)
  if (request.confirmationId !== undefined) return confirm(request, request.confirmationId, context)

  const ledger = createLedger(context)
  const outcome = await ledger.claim({
    turnId: request.turnId,
    callId: request.callId ?? crypto.randomUUID(),
    toolName: tool.name,
    parameters: request.parameters,
    kind: tool.kind,
  })
  if (outcome.outcome === 'repeated') return repeatResult(outcome)
  if (outcome.outcome !== 'run') throw new ToolFailure(...refusals[outcome.outcome])
  const { id, confirm_because: because } = outcome
  return recordFailure(id, context, async () => {
    const plan = await run({ ...context, stages: await readStages(context.client) })
    // Marked before the result is returned: the model must not act on untrusted text without a confirmation.
    if (plan.hasUntrustedText === true && request.turnId !== undefined) {
      await ledger.noteUntrustedText(request.turnId)
    }
    if ('change' in plan) {
      if (because == null) return write(id, plan, context)
      const card = toConfirmation(id, plan, tool.kind, because)
      await ledger.propose(id, plan.change, card)
      return card
    }
    const result = toReadResult(plan)
    // The audit stores only the sentence of a read, so that a permanently deleted recording leaves no copy here.
    await ledger.finish(id, true, tool.kind === 'read' ? { status: 'done', message: result.message } : result)
    return result
  })
}
