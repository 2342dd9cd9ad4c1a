import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, wrapLanguageModel } from 'ai'
import { asksForUsage, type CallListener, countCalls } from './count-calls.ts'
import { EngineError } from './engine.ts'
import type { Failures } from './engine-failures.ts'
import { createWatchdog } from './watchdog.ts'

/** `stallMilliseconds` is how long the service may be silent before the call is given up. */
export interface ModelAccess {
  baseUrl: string
  apiKey: string | null
  model: string
  stallMilliseconds: number
  /** Called with each finished call. */
  onCall?: CallListener | undefined
}

/**
 * One call's way to an OpenAI-compatible service: the model for the AI SDK, the watchdog over it (stop it when the call
 * is over), and the mapping of its errors.
 */
export function openModel(access: ModelAccess, failures: Failures, hasSchemas = false) {
  const watchdog = createWatchdog(access.stallMilliseconds)
  const baseURL = access.baseUrl.replace(/\/+$/, '')
  const settings = {
    name: 'remote',
    fetch: watchdog.fetch,
    baseURL,
    ...(access.apiKey === null ? {} : { apiKey: access.apiKey }),
    supportsStructuredOutputs: hasSchemas,
    // The service fetches an image's address itself; this process never fetches a user-given address.
    supportedUrls: () => ({ 'image/*': [/^https?:/] }),
  }
  const plain = createOpenAICompatible(settings)(access.model)
  const counting = createOpenAICompatible({ ...settings, includeUsage: asksForUsage(baseURL) })(access.model)
  const { onCall } = access
  const model = onCall
    ? wrapLanguageModel({
        model: counting,
        middleware: countCalls({ baseUrl: baseURL, model: access.model }, onCall, ({ params }) =>
          plain.doStream(params),
        ),
      })
    : plain
  const toEngineError = (error: unknown): EngineError => {
    if (error instanceof EngineError) return error
    if (watchdog.hasBitten()) return failures.silentService(error)
    if (APICallError.isInstance(error)) {
      if (error.statusCode === undefined) return failures.unreachableService(error)
      if (error.statusCode >= 300) return failures.fromStatus(error.statusCode, error)
      // The connection broke after the answer had begun, which `fetch` reports as a TypeError.
      const isCut = error.cause instanceof TypeError
      return isCut ? failures.silentService(error) : failures.unusableAnswer(error)
    }
    if (error instanceof TypeError) return failures.unreachableService(error)
    const isTimeout = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')
    return isTimeout ? failures.silentService(error) : failures.unusableAnswer(error)
  }
  return { model, watchdog, toEngineError }
}
