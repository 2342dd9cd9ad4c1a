import { describeError } from '~/data/describe-error.ts'

/** The assistant did not answer; `message` is fit to be shown. */
export class ChatFailure extends Error {
  readonly status: number

  constructor(message: string, status: number) {
    super(message)
    this.status = status
  }
}

const creditsWords = 'AI credits exhausted. Please add credits to continue.'
const rateWords = 'Rate limit exceeded. Please try again later.'
export const emptyWords = 'No response from AI'
export const sorryWords = 'Sorry, I encountered an error. Please try again.'

/** A request that never arrived says so in words of ours (docs/deviations.md D4); one that was called off stays what it is. */
export function toUnreached(error: unknown): unknown {
  return error instanceof TypeError ? new ChatFailure(describeError(error), 0) : error
}

/** What the toast says of a chat that failed: the error's message (docs/specified.md S8.1, S8.6). */
export function describeChatFailure(error: unknown): string {
  const message = error instanceof Error ? error.message : ''
  const status = error instanceof ChatFailure ? error.status : 0
  if (status === 402 || message.includes('402')) return creditsWords
  if (status === 429 || message.includes('429')) return rateWords
  return message || 'Failed to send message'
}
