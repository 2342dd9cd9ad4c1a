import { EngineError } from './engine.ts'

const specified: Record<number, string> = {
  401: 'The AI service refused the API key. The conversation is safe. Check LLM_API_KEY, then try again.',
  402: 'AI credits exhausted. Please add credits to continue.',
  403: 'The AI service refused access. The conversation is safe. Check LLM_API_KEY and LLM_MODEL, then try again.',
  404: 'The AI service does not know this address or model. The conversation is safe. Check LLM_BASE_URL and LLM_MODEL.',
  429: 'Rate limit exceeded. Please try again later.',
}

/** The words of the specification (§ errors) for a status of the AI service, and plain ones for the rest. */
export const fromStatus = (status: number, cause?: unknown): EngineError =>
  new EngineError(
    status,
    specified[status] ??
      `The AI service failed (status ${status}). The conversation is safe. Please try again.`,
    cause,
  )

/** The service answered, but not with what was asked. */
export const unusableAnswer = (cause?: unknown): EngineError =>
  new EngineError(
    502,
    'The AI service gave an answer that cannot be used. The conversation is safe. Please try again.',
    cause,
  )

/** The service stopped answering, or cut its answer short for want of time. */
export const silentService = (cause?: unknown): EngineError =>
  new EngineError(504, 'The AI service stopped answering. The conversation is safe. Please try again.', cause)

/** The service could not be reached at all. */
export const unreachableService = (cause?: unknown): EngineError =>
  new EngineError(
    503,
    'The AI service cannot be reached. The conversation is safe. Check LLM_BASE_URL, then try again.',
    cause,
  )
