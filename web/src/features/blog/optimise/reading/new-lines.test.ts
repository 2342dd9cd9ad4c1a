import { expect, it } from 'vitest'
import { keepNewLines, withoutTemplates } from './new-lines.ts'

it('leaves out the lines that were sent', () => {
  expect(keepNewLines('One.\nTwo  words.\n\n## More\n\nThree.', 'One.\nTwo words.')).toBe('## More\n\nThree.')
})

it('keeps an answer that repeats nothing, and nothing of one that repeats all', () => {
  expect(keepNewLines('Three.', 'One.')).toBe('Three.')
  expect(keepNewLines('One.\n', 'One.')).toBe('')
})

it('drops the sections that wait for somebody to fill them in', () => {
  expect(withoutTemplates('## One\n\nTrue.\n\n## Two\n\n[your example]\n\n## Three\n\nAlso.')).toBe(
    '## One\n\nTrue.\n\n## Three\n\nAlso.',
  )
  expect(withoutTemplates('[What should the reader do now?]')).toBe('')
})
