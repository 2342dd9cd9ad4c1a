import type { LanguageModelMiddleware } from 'ai'
import { APICallError } from 'ai'

/** A finished call of a language model. Tokens are null where the service does not report them. */
export interface ModelCall {
  model: string
  inputTokens: number | null
  outputTokens: number | null
  hasFailed: boolean
}

export type CallListener = (call: ModelCall) => void

/** Addresses of services that reject requests for token counts; they are not asked again. */
const refusing = new Set<string>()
const refusals = new Set([400, 422])

export const asksForUsage = (baseUrl: string): boolean => !refusing.has(baseUrl)

type WrapStream = NonNullable<Exclude<LanguageModelMiddleware, readonly unknown[]>['wrapStream']>
type Streamed = Awaited<ReturnType<WrapStream>>
type Part = Streamed['stream'] extends ReadableStream<infer P> ? P : never

/** Passes the parts on and reports the call exactly once: finished, failed or aborted. */
function watch(parts: ReadableStream<Part>, report: (call: Omit<ModelCall, 'model'>) => void) {
  const reader = parts.getReader()
  let call: Omit<ModelCall, 'model'> = { inputTokens: null, outputTokens: null, hasFailed: false }
  return new ReadableStream<Part>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        if (done) {
          report(call)
          controller.close()
          return
        }
        if (value.type === 'error') call = { ...call, hasFailed: true }
        if (value.type === 'finish') {
          const { inputTokens, outputTokens } = value.usage
          call = { ...call, inputTokens: inputTokens.total ?? null, outputTokens: outputTokens.total ?? null }
        }
        controller.enqueue(value)
      } catch (error) {
        report({ ...call, hasFailed: true })
        controller.error(error)
      }
    },
    async cancel(reason) {
      report(call)
      await reader.cancel(reason)
    },
  })
}

/** Counts calls of a model. Where a service rejects the request for token counts, the call is repeated `without` it. */
export const countCalls = (
  { baseUrl, model }: { baseUrl: string; model: string },
  listener: CallListener,
  without: WrapStream,
): LanguageModelMiddleware => ({
  specificationVersion: 'v4',
  wrapStream: async (options) => {
    const report = (call: Omit<ModelCall, 'model'>) => listener({ model, ...call })
    const ask = async (): Promise<Streamed> => {
      try {
        return await options.doStream()
      } catch (error) {
        const canSimplify =
          APICallError.isInstance(error) && refusals.has(error.statusCode ?? 0) && asksForUsage(baseUrl)
        if (!canSimplify) throw error
        const streamed = await without(options)
        refusing.add(baseUrl)
        return streamed
      }
    }
    try {
      const streamed = await ask()
      return { ...streamed, stream: watch(streamed.stream, report) }
    } catch (error) {
      report({ inputTokens: null, outputTokens: null, hasFailed: true })
      throw error
    }
  },
})
