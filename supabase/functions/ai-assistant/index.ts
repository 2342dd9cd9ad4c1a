import { answerChat } from '../_shared/assistant/answer-chat.ts'
import { findAsker } from '../_shared/assistant/asker.ts'
import { createChatEngine } from '../_shared/assistant/create-chat-engine.ts'
import { parseAssistantRequest } from '../_shared/assistant/request.ts'
import { findCaller, refuse } from '../_shared/caller.ts'
import { EngineError } from '../_shared/engines/engine.ts'
import { serve } from '../_shared/serve.ts'

/**
 * POST `ChatRequest` with the caller's token: answers a stream of `ChatChunk` events. POST `GenerateRequest`: answers
 * `{ response, engine }`. docs/specified.md S7.7, S7.8. Failures before the first byte are statuses with `{ error }`.
 */
export default serve(async (request, environment) => {
  if (request.method !== 'POST') return refuse(405, 'Send a POST request.')
  const [caller, asked] = await Promise.all([
    findCaller(request, environment),
    parseAssistantRequest(request),
  ])
  if (caller instanceof Response) return caller
  if (asked instanceof Response) return asked
  const gone = new AbortController()
  request.signal.addEventListener('abort', () => gone.abort())
  try {
    const engine = await createChatEngine(environment)
    if (asked.kind === 'generate') {
      return Response.json({
        response: await engine.generate(asked.message, gone.signal),
        engine: engine.name,
      })
    }
    const asker = await findAsker(caller)
    const isOwn =
      asker !== null && asked.chat.userId === caller.userId && asked.chat.companyId === asker.companyId
    if (!isOwn) return refuse(403, 'userId and companyId must be your own.')
    return await answerChat({ engine, caller, asker, chat: asked.chat, gone })
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    // The caller's token is valid: a 401 of the service about our key must not look like an expired session.
    const isSpecified = error.status === 402 || error.status === 429 || error.status >= 502
    return refuse(isSpecified ? error.status : 502, error.message)
  }
})
