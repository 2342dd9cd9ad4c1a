import { EngineError } from './engine.ts'

/** Errors of the AI service, with messages that also say what is safe. */
export interface Failures {
  fromStatus: (status: number, cause?: unknown) => EngineError
  unusableAnswer: (cause?: unknown) => EngineError
  silentService: (cause?: unknown) => EngineError
  unreachableService: (cause?: unknown) => EngineError
}

/**
 * The failures of one kind of work; `safe` is the sentence on what is safe ("The conversation is safe."). 402 and 429
 * have the words of docs/specified.md S8.6.
 */
export function createFailures(safe: string): Failures {
  const known: Record<number, string> = {
    401: `The AI service refused the API key. ${safe} Check the key, then try again.`,
    402: 'AI credits exhausted. Please add credits to continue.',
    403: `The AI service refused access. ${safe} Check the key and the model’s name, then try again.`,
    404: `The AI service does not know this address or model. ${safe} Check both under Integrations.`,
    429: 'Rate limit exceeded. Please try again later.',
  }
  return {
    fromStatus: (status, cause) =>
      new EngineError(
        status,
        known[status] ?? `The AI service failed (status ${status}). ${safe} Please try again.`,
        cause,
      ),
    unusableAnswer: (cause) =>
      new EngineError(
        502,
        `The AI service gave an answer that cannot be used. ${safe} Please try again.`,
        cause,
      ),
    silentService: (cause) =>
      new EngineError(504, `The AI service stopped answering. ${safe} Please try again.`, cause),
    unreachableService: (cause) =>
      new EngineError(
        503,
        `The AI service cannot be reached. ${safe} Check its address, then try again.`,
        cause,
      ),
  }
}

/** For the analysis of a recording. */
export const analysisFailures = createFailures('The conversation is safe.')

/** For a chat with the assistant: the messages stay with the person who wrote them. */
export const chatFailures = createFailures('Your messages are kept.')

/** For the helpers of the post editor: they change nothing by themselves. */
export const postFailures = createFailures('Your post is safe.')
