import { expect, test } from 'vitest'
import { repeatsQuote } from './repeats-quote.ts'

test.each([
  [
    'fifteen thousand dollars a year',
    'We are thinking of something around fifteen thousand dollars a year.',
    true,
  ],
  [
    'Send Aisha a quote for twenty-seven people',
    "I'll send you a quote for twenty-seven people by Thursday.",
    true,
  ],
  ['Do you have a number in mind?', 'Do you have a number in mind?', true],
  ['Prepare the order form', "I'll book an hour on Monday morning.", false],
  ['Gridshift', '', false],
  ['', 'Anything', false],
])('%j beside %j: %s', (body, quote, isRepeated) => {
  expect(repeatsQuote(body, quote)).toBe(isRepeated)
})
