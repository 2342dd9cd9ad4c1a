import { expect, it } from 'vitest'
import { addKeywords } from './keywords.ts'

it('adds what is new, trimmed', () => {
  expect(addKeywords(['CRM'], ['  voice   notes '])).toEqual(['CRM', 'voice notes'])
})

it('ignores blank keywords and those already there', () => {
  expect(addKeywords(['CRM'], ['crm', '', ' ', 'notes', 'Notes'])).toEqual(['CRM', 'notes'])
})
