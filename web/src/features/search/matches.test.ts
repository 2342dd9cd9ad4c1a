import { expect, test } from 'vitest'
import { excerptAround, holds, splitMatches } from './matches.ts'

test('marks each place, whatever its case, and loses no letter', () => {
  const parts = splitMatches('Ana asked Ana', 'ana')
  expect(parts).toEqual([
    { text: 'Ana', isMatch: true },
    { text: ' asked ', isMatch: false },
    { text: 'Ana', isMatch: true },
  ])
})

test.each(['50%', 'a_b', '(x)', '"q"', 'back\\slash', 'a.b*', '['])('%s stands for itself', (words) => {
  const text = `before ${words} after`
  expect(splitMatches(text, words).find(({ isMatch }) => isMatch)?.text).toBe(words)
  expect(holds('before after', words)).toBe(false)
})

test('a letter that grows with its case shifts no mark', () => {
  const text = 'İİ straße İ'
  expect(
    splitMatches(text, 'straße')
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
  expect(splitMatches(text, 'straße').find(({ isMatch }) => isMatch)?.text).toBe('straße')
})

test('nothing is marked where the words are missing', () => {
  expect(splitMatches('Ana', 'ben')).toEqual([{ text: 'Ana', isMatch: false }])
  expect(splitMatches('Ana', '')).toEqual([{ text: 'Ana', isMatch: false }])
  expect(holds(null, 'x')).toBe(false)
})

test('an excerpt shows what stands around the words, in one line', () => {
  const text = `${'one two three '.repeat(40)}\nthe budget is approved ${'four five six '.repeat(40)}`
  const excerpt = excerptAround(text, 'Budget')
  expect(excerpt).toContain('the budget is approved')
  expect(excerpt).toMatch(/^… .* …$/)
  expect(excerpt).not.toContain('\n')
  expect(excerpt.length).toBeLessThan(180)
})

test('a short text is its own excerpt, and very long words are not cut', () => {
  expect(excerptAround('a budget', 'budget')).toBe('a budget')
  const long = 'x'.repeat(300)
  expect(excerptAround(`start ${long} end`, long)).toContain(long)
})
