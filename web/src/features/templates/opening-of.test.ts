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

it('never ends in a heading or a colon', () => {
  const script = 'Opening\nIs now a good time?\n\nQuestions\n- What made you start looking?\n- Who decides?'
  expect(openingOf(script)).toBe('Opening\nIs now a good time?\nQuestions\n- What made you start looking?')
  expect(openingOf('Hello,\n\nthank you.\n\nYour questions:\n- Who decides?\n- Why?')).toBe(
    'Hello,\nthank you.\nYour questions:\n- Who decides?',
  )
})

it('keeps a last line that is short', () => {
  expect(openingOf('Hello,\nsee you tomorrow.\nBen')).toBe('Hello,\nsee you tomorrow.\nBen')
})
