import { describeError } from '~/data/describe-error.ts'

/** What a function of the blog said no with; `status` is that of HTTP, 0 where nothing answered. */
export class AiFailure extends Error {
  readonly status: number

  constructor(message: string, status: number) {
    super(message)
    this.name = 'AiFailure'
    this.status = status
  }
}

export interface FailureWords {
  title: string
  /** The reason, where the title doesn't hold it already. */
  reason: string | null
}

const statusOf = (error: unknown): number | null => (error instanceof AiFailure ? error.status : null)

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '')

/**
 * The words of docs/specified.md S8.6 for a failed call: those of 402 and 429 by status or message, otherwise
 * `fallback` with the reason the server gave.
 */
export function describeAiFailure(error: unknown, fallback: string): FailureWords {
  const [status, message] = [statusOf(error), messageOf(error)]
  if (status === 429 || /\b429\b/.test(message))
    return { title: 'Rate limit exceeded. Please try again later.', reason: null }
  if (status === 402 || /\b402\b/.test(message))
    return { title: 'AI credits exhausted. Please add credits to continue.', reason: null }
  const reason = status === 0 ? describeError(error) : message
  return { title: fallback, reason: reason === '' || reason === fallback ? null : reason }
}
