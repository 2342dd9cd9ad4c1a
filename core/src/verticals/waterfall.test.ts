import { expect, it } from 'vitest'
import { waterfallOf } from './waterfall.ts'

const row = {
  currency: 'USD',
  start: 550,
  new: 100,
  expansion: 0,
  contraction: 50,
  churn: 80,
  end: 520,
  arr: 6240,
  customers: 3,
}

it('lets each movement begin where the one before it ended', () => {
  const steps = waterfallOf(row).map(({ name, amount, from, size }) => [
    name,
    amount,
    Math.round(from * 650),
    Math.round(size * 650),
  ])
  expect(steps).toEqual([
    ['30 days ago', 550, 0, 550],
    ['New', 100, 550, 100],
    ['Expansion', 0, 650, 0],
    ['Contraction', -50, 600, 50],
    ['Churn', -80, 520, 80],
    ['Now', 520, 0, 520],
  ])
})

it('stands for a company that pays nothing any more', () => {
  expect(waterfallOf({ ...row, new: 0, contraction: 0, churn: 550, end: 0 }).at(-1)).toMatchObject({
    amount: 0,
    size: 0,
  })
})
