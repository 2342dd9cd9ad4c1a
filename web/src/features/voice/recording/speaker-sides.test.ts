import { expect, it } from 'vitest'
import { areSidesUnknown, sidesOf } from './speaker-sides.ts'

const segments = ['Speaker 1', 'Speaker 2', 'Speaker 1'].map((speaker) => ({ speaker }))
const recording = { metrics: {}, speaker_names: {}, speaker_sides: {} }

it('knows nothing where nobody said so and nothing was found', () => {
  const sides = sidesOf(recording, segments)
  expect([...sides]).toEqual([
    ['Speaker 1', null],
    ['Speaker 2', null],
  ])
  expect(areSidesUnknown(sides)).toBe(true)
})

it('takes what was found by the name that a speaker was given', () => {
  const sides = sidesOf(
    {
      ...recording,
      metrics: { sides: { Ana: 'us', 'Speaker 2': null } },
      speaker_names: { 'Speaker 1': 'Ana' },
    },
    segments,
  )
  expect([...sides.values()]).toEqual(['us', null])
  expect(areSidesUnknown(sides)).toBe(false)
})

it('takes what somebody said before what was found', () => {
  const found = { sides: { 'Speaker 1': 'us', 'Speaker 2': 'them' } }
  const sides = sidesOf({ ...recording, metrics: found, speaker_sides: { 'Speaker 1': 'them' } }, segments)
  expect([...sides.values()]).toEqual(['them', 'them'])
})

it('asks nothing of one who speaks alone', () => {
  expect(areSidesUnknown(sidesOf(recording, segments.slice(0, 1)))).toBe(false)
})
