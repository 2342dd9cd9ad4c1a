import { describe, expect, it } from 'vitest'
import { measureReadability, readingLevelOf } from './readability.ts'
import { countSyllables } from './syllables.ts'

const byCount: Record<number, string> = {
  1: "the sales deals calls goals closed saved placed choice voice scale notes don't league straight strength cried",
  2: "people table simple wanted ended market budget boxes changes didn't couldn't quiet science website business being lion lovely movement nature question reason",
  3: 'important example company decision solution engagement industry strategy objective encourage idea area radio evidence conversion recording visited creative',
  4: 'information automation conversation technology activity analysis material actually priority application category negotiate evaluate experience',
  5: 'opportunity university communication productivity electricity immediately recommendation organization vocabulary imagination',
}

describe('countSyllables', () => {
  it('is right for at least 96 % of common words', () => {
    const words = Object.entries(byCount).flatMap(([count, list]) =>
      list.split(' ').map((word) => ({ word, count: Number(count) })),
    )
    const wrong = words.filter(({ word, count }) => countSyllables(word) !== count)
    expect(wrong.length / words.length, JSON.stringify(wrong)).toBeLessThanOrEqual(0.04)
  })

  it.each([
    ['CRM', 3],
    ['2026', 4],
    ['a', 1],
    ['hmm', 3],
    ['Zürich', 2],
  ])('%s has %i', (word, count) => {
    expect(countSyllables(word)).toBe(count)
  })
})

describe('measureReadability', () => {
  // Oracles: docs/specified.md P16, and the two formulas by hand for 11 words, 2 sentences, 14 syllables.
  it.each([
    ['The cat sat on the mat.', 116.145, -1.45],
    [
      'The customer wants a simple price today. We send it.',
      206.835 - (1.015 * 10) / 2 - (84.6 * 14) / 10,
      (0.39 * 10) / 2 + (11.8 * 14) / 10 - 15.59,
    ],
  ])('%s', (text, ease, grade) => {
    expect(measureReadability(text)?.readingEase).toBeCloseTo(ease, 3)
    expect(measureReadability(text)?.gradeLevel).toBeCloseTo(grade, 3)
  })

  it('has nothing to say of nothing', () => {
    expect(measureReadability(' … ')).toBeNull()
  })

  it.each([
    [90, 'Very easy'],
    [89.9, 'Easy'],
    [80, 'Easy'],
    [79.9, 'Fairly easy'],
    [70, 'Fairly easy'],
    [69.9, 'Plain English'],
    [60, 'Plain English'],
    [59.9, 'Fairly difficult'],
    [50, 'Fairly difficult'],
    [49.9, 'Difficult'],
    [30, 'Difficult'],
    [29.9, 'Very difficult'],
  ])('%d is %s', (ease, label) => {
    expect(readingLevelOf(ease).label).toBe(label)
  })
})
