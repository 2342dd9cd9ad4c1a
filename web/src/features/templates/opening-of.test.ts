import { expect, it } from 'vitest'
import { openingOf } from './opening-of.ts'

it('takes the first three lines that say something, each whole', () => {
  const body =
    'Hello,\n\nHere is what we agreed on:\n\n- \n\nIf I missed anything, just reply.\n\nBen\nNorthwind'
  expect(openingOf(body)).toBe('Hello,\nHere is what we agreed on:\nIf I missed anything, just reply.')
})

it('leaves a short text as it is', () => {
  expect(openingOf('One line.')).toBe('One line.')
})
