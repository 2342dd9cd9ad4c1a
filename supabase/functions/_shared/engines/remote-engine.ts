import { analyseConversation } from '@parley/core/analysis/analyse-conversation'
import { z } from 'zod'
import type { ModelAnswer } from './answer-schema.ts'
import { answerSchema } from './answer-schema.ts'
import type { AnswerMode } from './ask-model.ts'
import { answerModes, askModel } from './ask-model.ts'
import type { Engine } from './engine.ts'
import { EngineError } from './engine.ts'
import { toInstructions, toPrompt } from './prompt.ts'
import { verifyAnswer } from './verify-answer.ts'

/** `stallMilliseconds` is how long the service may be silent before the call is given up; a minute by default. */
export type RemoteEngineOptions = {
  baseUrl: string
  apiKey: string | null
  model: string
  stallMilliseconds?: number
}

/** Statuses by which services say that they do not know a way of asking for JSON. */
const unsupported = new Set([400, 415, 422, 501])

/**
 * A language model behind an OpenAI-compatible address. It is asked for JSON by schema, and in simpler ways where the
 * service knows no schema (the way that worked is remembered). What it says without a quote from the transcript is
 * dropped. Rejects with `EngineError`, which keeps the service's status.
 */
export const createRemoteEngine = (options: RemoteEngineOptions): Engine => {
  const access = { ...options, stallMilliseconds: options.stallMilliseconds ?? 60_000 }
  const schemaText = JSON.stringify(z.toJSONSchema(answerSchema))
  let firstMode = 0

  const ask = async (prompt: string, instructionsFor: (mode: AnswerMode) => string): Promise<ModelAnswer> => {
    for (const [order, mode] of answerModes.entries()) {
      if (order < firstMode) continue
      try {
        const answer = await askModel(access, {
          instructions: instructionsFor(mode),
          prompt,
          schema: answerSchema,
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
    throw new EngineError(
      502,
      'The AI service gave an answer that cannot be used. The conversation is safe. Please try again.',
    )
  }

  return {
    name: options.model,
    analyseConversation: async (transcript, context) => {
      const local = analyseConversation(transcript, context)
      if (local.metrics.words === 0) return { ...local, engine: 'local' }
      const answer = await ask(toPrompt(transcript), (mode) =>
        toInstructions(context, mode === 'schema' ? null : schemaText),
      )
      return { ...verifyAnswer(answer, local, transcript, context), engine: options.model }
    },
  }
}
