import { expect, it } from 'vitest'
import { usualLostReasons } from './lost-reasons.ts'

it('offers what a company gave before, then common reasons, none twice', () => {
  expect(usualLostReasons([])).toEqual([
    'Price',
    'Chose a competitor',
    'No budget',
    'Bad timing',
    'Missing feature',
    'No answer',
  ])
  expect(usualLostReasons(['Went in-house', null, 'PRICE'])).toEqual([
    'Went in-house',
    'PRICE',
    'Chose a competitor',
    'No budget',
    'Bad timing',
    'Missing feature',
  ])
})

it('offers no sentence as a reason', () => {
  expect(usualLostReasons([`They said ${'that '.repeat(10)}it was late`])).toHaveLength(6)
  expect(usualLostReasons([`They said ${'that '.repeat(10)}it was late`])[0]).toBe('Price')
})
