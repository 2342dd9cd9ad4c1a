import { z } from 'zod'
import { findCaller, refuse } from '../_shared/caller.ts'
import { createAdviser } from '../_shared/engines/adviser.ts'
import { EngineError } from '../_shared/engines/engine.ts'
import { readBody } from '../_shared/read-body.ts'
import { serve } from '../_shared/serve.ts'

const longestBody = 64 * 1024
const usage = 'Send an action: engine, or write with 1 to 60 lines of id and text.'
const line = z.object({ id: z.string().regex(/^e\d{1,3}$/), text: z.string().trim().min(1).max(1000) })
const requestSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('engine') }),
  z.object({ action: z.literal('write'), lines: z.array(line).min(1).max(60) }),
])

/**
 * POST {action: 'engine'} answers {engine}: 'local', or the model's name. POST {action: 'write', lines: [{id, text}]}
 * answers {engine, sentences: [{text, evidence}], dropped}: the model's text on the lines, each sentence with the ids
 * it cites; uncited ones are dropped. Failures are {error}: 400, 401, 409 without a model, 402 and 429 in the words of
 * docs/specified.md S8.6, 502 to 504 for the service.
 */
export default serve(async (request, environment) => {
  if (request.method !== 'POST') return refuse(405, 'Send a POST request.')
  const body = await readBody(request, longestBody)
  const asked = body.ok ? requestSchema.safeParse(body.value) : null
  if (!asked?.success) return refuse(400, usage)
  const caller = await findCaller(request, environment)
  if (caller instanceof Response) return caller
  try {
    const { name, write } = createAdviser(environment)
    if (asked.data.action === 'engine') return Response.json({ engine: name })
    if (write === null)
      return refuse(409, 'No language model is set up. The instance’s admin sets one on /integrations.')
    const { data: hasCallsLeft } = await caller.client.rpc('use_ai_call').throwOnError()
    if (!hasCallsLeft) return refuse(429, 'Rate limit exceeded. Please try again later.')
    return Response.json({ engine: name, ...(await write(asked.data.lines)) })
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    const isSpecified = error.status === 402 || error.status === 429 || error.status >= 502
    return refuse(isSpecified ? error.status : 502, error.message)
  }
})
