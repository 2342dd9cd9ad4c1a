import { expect, it } from 'vitest'
import { toCustomerQuestions } from './customer-questions.ts'

const ask = (...texts: string[]) => texts.map((text, index) => ({ text, recordingId: `r${index}` }))

it('puts questions that mean the same together, the most frequent first', () => {
  const asked = ask(
    'Does it work without an internet connection?',
    'How long does the import of old contacts take?',
    'So does it work without internet connections?',
  )
  expect(toCustomerQuestions(asked, [])).toEqual([
    { question: 'Does it work without an internet connection?', conversations: 2 },
    { question: 'How long does the import of old contacts take?', conversations: 1 },
  ])
})

it('counts a conversation once, however often it was asked there', () => {
  const twice = ['What does the training cost?', 'What does training cost?'].map((text) => ({
    text,
    recordingId: 'one',
  }))
  expect(toCustomerQuestions(twice, [])).toEqual([{ question: 'What does training cost?', conversations: 1 }])
})

it.each([
  'Can Maria export the invoices herself?',
  'can maria export the invoices herself?',
  'Does the export work with Salesforce?',
  'Is a price of 9000 dollars final for the export?',
  'Can you send the export to ana@example.com?',
  'will halden logistics keep its export rights?',
  'What?',
  'Could you send me the calculation for the export?',
])('leaves out what could tell who asked, or says nothing: %s', (text) => {
  expect(toCustomerQuestions(ask(text), ['Halden Logistics'])).toEqual([])
})

it('takes I for no name', () => {
  const text = "What happens if I can't reach support?"
  expect(toCustomerQuestions(ask(text), [])).toEqual([{ question: text, conversations: 1 }])
})
