import type { AnalysisContext, ConversationAnalysis } from '@parley/core/analysis/types'
import type { Transcript } from '@parley/core/voice/transcript'

/** An analysis with the name of its engine, shown beside every result. */
export type EngineAnalysis = ConversationAnalysis & { engine: string }

/**
 * An engine for analysing conversations: the built-in one, or a language model behind an address. Rejects with
 * `EngineError`.
 */
export interface Engine {
  name: string
  analyseConversation: (transcript: Transcript, context: AnalysisContext) => Promise<EngineAnalysis>
}

/** A failure of an engine. `status` is the HTTP status of the service, 502 for an unusable answer, 504 for silence. */
export class EngineError extends Error {
  readonly status: number

  constructor(status: number, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'EngineError'
    this.status = status
  }
}
