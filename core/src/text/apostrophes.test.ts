import { expect, it } from 'vitest'
import { curlApostrophes } from './apostrophes.ts'

it('makes apostrophes those of print, and leaves code as it is typed', () => {
  expect(
    curlApostrophes("Your company's rows aren't others' rows, `it's` stays.\n```\ndon't\n```\nDon't."),
  ).toBe("Your company’s rows aren’t others’ rows, `it's` stays.\n```\ndon't\n```\nDon’t.")
})
