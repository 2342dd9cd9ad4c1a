import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, wrapLanguageModel } from 'ai'
import { asksForUsage, type CallListener, countCalls } from './count-calls.ts'
import { EngineError } from './engine.ts'
import type { Failures } from './engine-failures.ts'
import { createWatchdog } from './watchdog.ts'

/** `stallMilliseconds` is how long the service may be silent before the call is given up. */
export type ModelAccess = {
  baseUrl: string
  apiKey: string | null
  model: string
  stallMilliseconds: number
  /** Hears of each call once it is over. */
  onCall?: CallListener | undefined
}

/**
 * One call's way to an OpenAI-compatible service: the model for the AI SDK, the watchdog over it (stop it when the call
 * is over), and how an error of the call is told apart.
 */
export const openModel = (access: ModelAccess, failures: Failures, hasSchemas = false) => {
  const watchdog = createWatchdog(access.stallMilliseconds)
  const baseURL = access.baseUrl.replace(/\/+$/, '')
  const settings = {
    name: 'remote',
    fetch: watchdog.fetch,
    baseURL,
    ...(access.apiKey === null ? {} : { apiKey: access.apiKey }),
    supportsStructuredOutputs: hasSchemas,
    // The service opens an image's address itself; this process never fetches what a person names.
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
      if (error.statusCode >= 400) return failures.fromStatus(error.statusCode, error)
      // The line was cut after the answer had begun: `fetch` says so with a TypeError.
      const isCut = error.cause instanceof TypeError
      return isCut ? failures.silentService(error) : failures.unusableAnswer(error)
    }
    if (error instanceof TypeError) return failures.unreachableService(error)
    const isTimeout = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')
    return isTimeout ? failures.silentService(error) : failures.unusableAnswer(error)
  }
  return { model, watchdog, toEngineError }
}
