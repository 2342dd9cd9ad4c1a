import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, Output, streamText } from 'ai'
import type { z } from 'zod'
import { fromStatus, silentService, unreachableService, unusableAnswer } from './engine-failures.ts'
import { createWatchdog } from './watchdog.ts'

/** How a service is asked for JSON: by schema, as any JSON object, or in words alone. */
export const answerModes = ['schema', 'json', 'words'] as const
export type AnswerMode = (typeof answerModes)[number]

export type ModelAccess = { baseUrl: string; apiKey: string | null; model: string; stallMilliseconds: number }

const longestAnswer = 400_000

const toEngineError = (error: unknown): Error => {
  if (APICallError.isInstance(error)) {
    if (error.statusCode === undefined) return unreachableService(error)
    return error.statusCode >= 400 ? fromStatus(error.statusCode, error) : unusableAnswer(error)
  }
  if (error instanceof TypeError) return unreachableService(error)
  const isTimeout = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')
  return isTimeout ? silentService(error) : unusableAnswer(error)
}

const outputOf = (mode: AnswerMode, schema: z.ZodType) => {
  if (mode === 'words') return {}
  return {
    output: mode === 'json' ? Output.json() : Output.object({ schema, name: 'conversation_analysis' }),
  }
}

/** The JSON object in an answer, also inside a code fence or after a few words. Throws SyntaxError where there is none. */
const readJson = (text: string): unknown =>
  JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))

/**
 * Asks an OpenAI-compatible service once and returns the answer checked against the schema. Rejects with `EngineError`:
 * the service's own status, 502 for an answer that is cut off or no JSON, 503 unreachable, 504 after
 * `stallMilliseconds` without a byte.
 */
export const askModel = async <Schema extends z.ZodType>(
  access: ModelAccess,
  request: { instructions: string; prompt: string; schema: Schema; mode: AnswerMode },
): Promise<z.infer<Schema>> => {
  const watchdog = createWatchdog(access.stallMilliseconds)
  const provider = createOpenAICompatible({
    name: 'remote',
    fetch: watchdog.fetch,
    baseURL: access.baseUrl.replace(/\/+$/, ''),
    ...(access.apiKey === null ? {} : { apiKey: access.apiKey }),
    supportsStructuredOutputs: request.mode === 'schema',
  })
  const stream = streamText({
    model: provider(access.model),
    instructions: request.instructions,
    prompt: request.prompt,
    ...outputOf(request.mode, request.schema),
    temperature: 0,
    abortSignal: watchdog.signal,
    maxRetries: 0,
    onError: () => undefined,
  })
  let text = ''
  let finishReason: string | null = null
  try {
    for await (const part of stream.fullStream) {
      if (part.type === 'abort') throw silentService(part.reason)
      if (part.type === 'error')
        throw watchdog.hasBitten() ? silentService(part.error) : toEngineError(part.error)
      if (part.type === 'text-delta') text += part.text
      if (part.type === 'finish') finishReason = part.finishReason
      if (text.length > longestAnswer) throw unusableAnswer('The answer is longer than any analysis.')
    }
  } finally {
    watchdog.stop()
  }
  if (finishReason === 'length') throw unusableAnswer('The answer was cut off.')
  try {
    const parsed = request.schema.safeParse(readJson(text))
    if (parsed.success) return parsed.data
    throw unusableAnswer(parsed.error)
  } catch (error) {
    throw error instanceof SyntaxError ? unusableAnswer(error) : error
  }
}
