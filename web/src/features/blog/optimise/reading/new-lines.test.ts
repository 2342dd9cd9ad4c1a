import { expect, it } from 'vitest'
import { keepNewLines } from './new-lines.ts'

it('leaves out the lines that were sent', () => {
  expect(keepNewLines('One.\nTwo  words.\n\n## More\n\nThree.', 'One.\nTwo words.')).toBe('## More\n\nThree.')
})

it('keeps an answer that repeats nothing, and nothing of one that repeats all', () => {
  expect(keepNewLines('Three.', 'One.')).toBe('Three.')
  expect(keepNewLines('One.\n', 'One.')).toBe('')
})
