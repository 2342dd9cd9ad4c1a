import { describe, expect, it } from 'vitest'
import { capData } from './cap-data.ts'
import { readMoment } from './read-moment.ts'
import { countOf, nameSome, sumWords, totalWords } from './words.ts'

const now = '2026-11-21T10:00:00Z'

describe('readMoment', () => {
  it.each([
    ['2026-11-22T15:00:00Z', '2026-11-22T15:00:00.000Z'],
    ['2026-11-22T15:00:00+02:00', '2026-11-22T13:00:00.000Z'],
    ['2026-11-22T15:00', '2026-11-22T14:00:00.000Z'],
    ['2026-11-22 15:00:00', '2026-11-22T14:00:00.000Z'],
    ['2026-11-22', '2026-11-22T16:00:00.000Z'],
    ['tomorrow at 3', '2026-11-22T14:00:00.000Z'],
    ['2026-02-30', null],
    ['2026-13-01', null],
    ['2026-11-22T25:00', null],
    ['whenever', null],
  ])('%s', (text, expected) => {
    expect(readMoment(text, now, 'Europe/Berlin')).toBe(expected)
  })
})

describe('capData', () => {
  it('keeps 50 rows of a list, wherever it stands', () => {
    const rows = Array.from({ length: 51 }, (_, index) => index)
    expect(capData({ leads: rows })).toEqual({ leads: rows.slice(0, 50) })
  })

  it('stays under 24,000 characters and leaves the first row', () => {
    const capped = capData(Array.from({ length: 50 }, (_, index) => ({ index, text: 'word '.repeat(600) })))
    expect(JSON.stringify(capped).length).toBeLessThanOrEqual(24_000)
    expect(capped).toEqual(expect.arrayContaining([expect.objectContaining({ index: 0 })]))
  })

  it('leaves what is small as it is', () => {
    expect(capData({ a: [1, null, { b: 'c' }] })).toEqual({ a: [1, null, { b: 'c' }] })
    expect(capData(undefined)).toBeUndefined()
  })
})

describe('words', () => {
  it('counts, names and sums', () => {
    expect([countOf(1, 'lead'), countOf(1200, 'lead')]).toEqual(['1 lead', '1,200 leads'])
    expect(nameSome(['Ana', 'Ben', 'Cy', 'Di'])).toBe('Ana, Ben, Cy and 1 more')
    expect(nameSome(['Ana', 'Ben'])).toBe('Ana and Ben')
    expect(totalWords(12_500, 'USD')).toBe('$12,500')
    expect(
      sumWords([
        { currency: 'EUR', amount: 300 },
        { currency: 'USD', amount: 1200 },
      ]),
    ).toBe('$1,200 and €300')
  })
})
