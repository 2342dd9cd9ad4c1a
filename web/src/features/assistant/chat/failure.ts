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

/** What the toast says of a chat that failed (docs/specified.md S8.1). */
export function describeChatFailure(error: unknown): string {
  if (!(error instanceof ChatFailure)) return describeError(error, 'Failed to send message')
  if (error.status === 402 || error.message.includes('402')) return creditsWords
  if (error.status === 429 || error.message.includes('429')) return rateWords
  return error.message || 'Failed to send message'
}
