import { expect, it } from 'vitest'
import { canonicalProblem } from './canonical.ts'

it.each(['', '  ', 'https://example.com/post', 'http://example.com'])('takes %j', (text) => {
  expect(canonicalProblem(text)).toBeUndefined()
})

it.each(['example.com', '/blog/post', 'javascript:alert(1)', 'https:example.com', 'https://'])(
  'refuses %j',
  (text) => {
    expect(canonicalProblem(text)).toMatch(/whole address/)
  },
)
