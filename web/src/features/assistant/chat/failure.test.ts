import { expect, test } from 'vitest'
import { ChatFailure, describeChatFailure, toUnreached } from './failure.ts'

test.each<[unknown, string]>([
  [new ChatFailure('', 402), 'AI credits exhausted. Please add credits to continue.'],
  [new ChatFailure('Upstream said 402', 502), 'AI credits exhausted. Please add credits to continue.'],
  [new ChatFailure('', 429), 'Rate limit exceeded. Please try again later.'],
  [new ChatFailure('Error 429 from upstream', 500), 'Rate limit exceeded. Please try again later.'],
  [new ChatFailure('No response from AI', 200), 'No response from AI'],
  [new ChatFailure('', 500), 'Failed to send message'],
  [{}, 'Failed to send message'],
  [new Error('The conversation is full'), 'The conversation is full'],
  [Object.assign(new Error('No session here'), { code: 'session_not_found' }), 'No session here'],
  [
    toUnreached(new TypeError('Failed to fetch')),
    'The server cannot be reached. Check your connection; what you typed is still here.',
  ],
])('%s is said as "%s"', (error, words) => {
  expect(describeChatFailure(error)).toBe(words)
})
