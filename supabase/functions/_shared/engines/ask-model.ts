import { Output, streamText } from 'ai'
import { z } from 'zod'
import { EngineError } from './engine.ts'
import type { Failures } from './engine-failures.ts'
import { type ModelAccess, openModel } from './open-model.ts'

/** A prompt, optionally with an image as bytes or as an address that the service itself fetches. */
export interface Question {
  prompt: string
  image?: URL | Uint8Array
}

/** How a service is asked for JSON: by schema, as any JSON object, or by instructions alone. */
const answerModes = ['schema', 'json', 'words'] as const
type AnswerMode = (typeof answerModes)[number]

const longestAnswer = 400_000

/** Statuses by which services reject an unsupported mode. */
const unsupported = new Set([400, 415, 422, 501])

function outputOf(mode: AnswerMode, schema: z.ZodType) {
  if (mode === 'words') return {}
  return {
    output: mode === 'json' ? Output.json() : Output.object({ schema, name: 'analysis' }),
  }
}

/** The JSON object in an answer, also inside a code fence or after a few words. Throws SyntaxError where there is none. */
const readJson = (text: string): unknown =>
  JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))

const toInput = ({ prompt, image }: Question) =>
  image === undefined
    ? { prompt }
    : {
        messages: [
          {
            role: 'user' as const,
            content: [
              { type: 'text' as const, text: prompt },
              { type: 'file' as const, data: image, mediaType: 'image' },
            ],
          },
        ],
      }

/**
 * Asks an OpenAI-compatible service once and returns the answer checked against the schema. Rejects with `EngineError`:
 * the service's own status, 502 for an answer that is cut off or no JSON, 503 unreachable, 504 after
 * `stallMilliseconds` without a byte.
 */
async function askOnce<Schema extends z.ZodType>(
  access: ModelAccess,
  failures: Failures,
  request: Question & { instructions: string; schema: Schema; mode: AnswerMode },
): Promise<z.infer<Schema>> {
  const { silentService, unusableAnswer } = failures
  const { model, watchdog, toEngineError } = openModel(access, failures, request.mode === 'schema')
  const stream = streamText({
    model,
    instructions: request.instructions,
    ...toInput(request),
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
      if (part.type === 'error') throw toEngineError(part.error)
      if (part.type === 'text-delta') text += part.text
      if (part.type === 'finish') finishReason = part.finishReason
      if (text.length > longestAnswer) throw unusableAnswer('The answer is longer than any analysis.')
    }
  } catch (error) {
    throw toEngineError(error)
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

/**
 * Asks for an answer by schema, and in simpler ways where the service knows no schema (the way that worked is remembered);
 * `instructionsFor` gets the schema's text where it has to be said in words. Rejects as `askOnce` does.
 */
export function createAsker(access: ModelAccess, failures: Failures) {
  let firstMode = 0
  return async <Schema extends z.ZodType>(
    request: Question & { schema: Schema; instructionsFor: (schemaText: string | null) => string },
  ): Promise<z.infer<Schema>> => {
    for (const [order, mode] of answerModes.entries()) {
      if (order < firstMode) continue
      try {
        const schemaText = mode === 'schema' ? null : JSON.stringify(z.toJSONSchema(request.schema))
        const answer = await askOnce(access, failures, {
          ...request,
          instructions: request.instructionsFor(schemaText),
          mode,
        })
        firstMode = order
        return answer
      } catch (error) {
        const canSimplify =
          error instanceof EngineError && unsupported.has(error.status) && order < answerModes.length - 1
        if (!canSimplify) throw error
      }
    }
    throw failures.unusableAnswer()
  }
}
