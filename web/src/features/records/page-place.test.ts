import { expect, it } from 'vitest'
import { placeOfPage } from './page-place.ts'

const rows = Array.from({ length: 1234 }, (_, index) => index)

/** What a database that sorts `rows` answers. */
function ask({ from, to, isReversed }: ReturnType<typeof placeOfPage>): number[] {
  const sorted = isReversed ? rows.toReversed() : rows
  const found = sorted.slice(from, to + 1)
  return isReversed ? found.toReversed() : found
}

it('finds the same rows from either end', () => {
  for (let page = 0; page < 13; page++) {
    const expected = rows.slice(page * 100, page * 100 + 100)
    expect(ask(placeOfPage(page, 100, rows.length))).toEqual(expected)
    expect(ask(placeOfPage(page, 100, null))).toEqual(expected)
  }
})

it('passes over half of the rows at most', () => {
  for (let page = 0; page < 13; page++)
    expect(placeOfPage(page, 100, rows.length).from).toBeLessThanOrEqual(rows.length / 2)
})

it('asks beyond the end as it stands', () => {
  expect(placeOfPage(20, 100, 1234)).toEqual({ from: 2000, to: 2099, isReversed: false })
})
