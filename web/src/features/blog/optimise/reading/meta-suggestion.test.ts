import { expect, it } from 'vitest'
import { isUsableMeta, toMetaDescription } from './meta-suggestion.ts'

it.each([
  [99, false],
  [100, true],
  [165, true],
  [166, false],
])('%i characters: usable is %s', (length, expected) => {
  expect(isUsableMeta('x'.repeat(length))).toBe(expected)
})

it('cuts at a word to 160 characters and leaves what fits', () => {
  const words = 'word '.repeat(33).trim()
  expect(words.length).toBe(164)
  const cut = toMetaDescription(words)
  expect(cut.length).toBeLessThanOrEqual(160)
  expect(cut).toMatch(/word…$/)
  expect(toMetaDescription('x'.repeat(160))).toBe('x'.repeat(160))
})
