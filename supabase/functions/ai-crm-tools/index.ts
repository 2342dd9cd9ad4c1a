import { productLocale, toEnglish } from '@parley/core/format/place'
import { isTimeZone } from '@parley/core/text/time-zone'
import { z } from 'zod'
import { findCaller, refuse } from '../_shared/caller.ts'
import { readBody } from '../_shared/read-body.ts'
import { serve } from '../_shared/serve.ts'
import { ToolFailure } from '../_shared/tools/context.ts'
import { toFailure } from '../_shared/tools/database-refusal.ts'
import { runCall } from '../_shared/tools/run-call.ts'

const longestBody = 200_000

const requestSchema = z.object({
  toolName: z.string().min(1).max(80),
  parameters: z.record(z.string(), z.unknown()),
  turnId: z.uuid().optional(),
  callId: z.string().min(1).max(200).optional(),
  confirmationId: z.uuid().optional(),
  timeZone: z.string().max(64).refine(isTimeZone).default('UTC'),
  locale: z.string().max(64).default(productLocale).transform(toEnglish),
})

/**
 * POST {toolName, parameters} with the caller's token (docs/specified.md S7.9; the rest of the body is `ToolRequest`).
 * Answers {result}. A refusal is a 4xx with {error}: unknown tool, parameters that don't fit, nothing found, a row that
 * changed, a confirmation that is used or expired, more than eight calls in a turn.
 */
export default serve(async (request, environment) => {
  if (request.method !== 'POST') return refuse(405, 'Send a POST request.')
  const read = await readBody(request, longestBody)
  if (!read.ok && read.reason === 'too-long') {
    return refuse(413, 'This is too long for one action. Shorten the text.')
  }
  const body = requestSchema.safeParse(read.ok ? read.value : null)
  if (!body.success) return refuse(400, 'Say which tool to run: {"toolName": "…", "parameters": {…}}.')
  const caller = await findCaller(request, environment)
  if (caller instanceof Response) return caller
  const { toolName, parameters, timeZone, locale, turnId, callId, confirmationId } = body.data
  try {
    const result = await runCall(
      {
        toolName,
        parameters,
        ...(turnId === undefined ? {} : { turnId }),
        ...(callId === undefined ? {} : { callId }),
        ...(confirmationId === undefined ? {} : { confirmationId }),
      },
      { ...caller, timeZone, locale, now: new Date().toISOString() },
    )
    return Response.json({ result })
  } catch (raised) {
    const error = toFailure(raised)
    if (error instanceof ToolFailure) return refuse(error.status, error.message)
    throw error
  }
})
