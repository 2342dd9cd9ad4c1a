import { expect, test } from 'vitest'
import { findText } from './find-text.ts'

test('finds every place without regard to case', () => {
  expect(findText(['The price. The PRICE?', 'No', 'priceless'], ' price ')).toEqual([
    { segment: 0, from: 4, to: 9 },
    { segment: 0, from: 15, to: 20 },
    { segment: 2, from: 0, to: 5 },
  ])
})

test('nothing is found by nothing, and a common letter does not flood the page', () => {
  expect(findText(['text'], '  ')).toEqual([])
  expect(findText(['e'.repeat(5000)], 'e')).toHaveLength(1000)
})
