import { expect, it } from 'vitest'
import { AiFailure, describeAiFailure } from './failure.ts'

const limit = 'Rate limit exceeded. Please try again later.'
const credits = 'AI credits exhausted. Please add credits to continue.'

it.each([
  [new AiFailure('Too many', 429), limit],
  [new Error('Request failed with 429'), limit],
  [new AiFailure('Pay', 402), credits],
  [new Error('status 402: no credits'), credits],
])('has the specified words for %s', (error, title) => {
  expect(describeAiFailure(error, 'Failed to analyze content')).toEqual({ title, reason: null })
})

it('says what was tried and the reason of the server', () => {
  const error = new AiFailure('The AI service stopped answering. Your post is safe.', 504)
  expect(describeAiFailure(error, 'Failed to generate titles')).toEqual({
    title: 'Failed to generate titles',
    reason: 'The AI service stopped answering. Your post is safe.',
  })
})

it('does not take a longer number for a status', () => {
  expect(describeAiFailure(new Error('14290 words'), 'Failed').title).toBe('Failed')
})

it('says that nothing was reached', () => {
  const { title, reason } = describeAiFailure(new AiFailure('', 0), 'Failed to expand content')
  expect(title).toBe('Failed to expand content')
  expect(reason).toMatch(/cannot be reached/)
})

it('has no reason where nothing is known', () => {
  expect(describeAiFailure(null, 'Failed').reason).toBeNull()
})
