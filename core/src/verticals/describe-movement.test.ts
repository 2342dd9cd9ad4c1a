import { expect, it } from 'vitest'
import { describeMovement } from './describe-movement.ts'
import type { RevenueChange } from './revenue.ts'

const names = new Map([
  ['f', 'Fjord'],
  ['e', 'Elm'],
  ['b', 'Birch'],
])
const words = { nameOf: (id: string) => names.get(id) ?? id, money: (amount: number) => `$${amount}` }
const change = (
  customer_id: string,
  was: number,
  is: number,
  kind: RevenueChange['kind'],
): RevenueChange => ({
  customer_id,
  currency: 'USD',
  was,
  is,
  kind,
})

it('says by how much revenue moved, and who moved it', () => {
  expect(describeMovement([change('e', 300, 300, 'same'), change('f', 80, 0, 'churn')], words)).toBe(
    'MRR fell $80: Fjord left.',
  )
  expect(describeMovement([change('e', 0, 300, 'new'), change('b', 100, 140, 'expansion')], words)).toBe(
    'MRR rose $340: Elm is new, Birch pays $40 more.',
  )
  expect(describeMovement([change('b', 140.3, 100.1, 'contraction')], words)).toBe(
    'MRR fell $40.2: Birch pays $40.2 less.',
  )
})

it('says that nothing moved, and what cancelled out', () => {
  expect(describeMovement([change('e', 300, 300, 'same')], words)).toBe('MRR stayed at $300.')
  expect(describeMovement([change('e', 0, 80, 'new'), change('f', 80, 0, 'churn')], words)).toBe(
    'MRR stayed at $80: Elm is new, Fjord left.',
  )
})

it('names those who moved most, and counts the others', () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map((id, index) => change(id, 0, (index + 1) * 10, 'new'))
  expect(describeMovement(five, words)).toBe(
    'MRR rose $150: Elm is new, d is new, c is new, 2 more customers moved.',
  )
})
