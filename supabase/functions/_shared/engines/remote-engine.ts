import { analyseConversation } from '@parley/core/analysis/analyse-conversation'
import { answerSchema } from './answer-schema.ts'
import { createAsker } from './ask-model.ts'
import type { Engine } from './engine.ts'
import { analysisFailures } from './engine-failures.ts'
import { toInstructions, toPrompt } from './prompt.ts'
import { verifyAnswer } from './verify-answer.ts'

/** `stallMilliseconds` is how long the service may be silent before the call is given up; a minute by default. */
export interface RemoteEngineOptions {
  baseUrl: string
  apiKey: string | null
  model: string
  stallMilliseconds?: number
}

/**
 * A language model behind an OpenAI-compatible address. It is asked for JSON by schema, and in simpler ways where the
 * service knows no schema (the way that worked is remembered). Items without a quote from the transcript are dropped.
 * Rejects with `EngineError`, which keeps the service's status.
 */
export function createRemoteEngine(options: RemoteEngineOptions): Engine {
  const access = { ...options, stallMilliseconds: options.stallMilliseconds ?? 60_000 }
  const ask = createAsker(access, analysisFailures)

  return {
    name: options.model,
    analyseConversation: async (transcript, context) => {
      const local = analyseConversation(transcript, context)
      if (local.metrics.words === 0) return { ...local, engine: 'local' }
      const answer = await ask({
        prompt: toPrompt(transcript),
        schema: answerSchema,
        instructionsFor: (schemaText) => toInstructions(context, transcript.language, schemaText),
      })
      return { ...verifyAnswer(answer, local, transcript, context), engine: options.model }
    },
  }
}
