import { expect, it } from 'vitest'
import { createInteractions, createShiftSum } from './sums.ts'

it('adds up shifts that follow each other within a second', () => {
  const shifts = createShiftSum()
  expect(shifts.value()).toBe(0)
  shifts.add(0.1, 0)
  shifts.add(0.1, 900)
  expect(shifts.value()).toBeCloseTo(0.2)
  shifts.add(0.15, 5000)
  expect(shifts.value()).toBeCloseTo(0.2)
  shifts.add(0.15, 5500)
  expect(shifts.value()).toBeCloseTo(0.3)
})

it('begins a new sum after five seconds without a rest', () => {
  const shifts = createShiftSum()
  for (let at = 0; at <= 9000; at += 900) shifts.add(0.01, at)
  expect(shifts.value()).toBeCloseTo(0.06)
})

it('takes the slowest interaction, and leaves out one of fifty', () => {
  const interactions = createInteractions()
  expect(interactions.value()).toBeNull()
  interactions.add(1, 40)
  interactions.add(1, 300)
  interactions.add(2, 80)
  expect(interactions.value()).toBe(300)
  for (let index = 3; index <= 50; index++) interactions.add(index, 10)
  expect(interactions.value()).toBe(80)
})
