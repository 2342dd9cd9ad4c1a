import { expect, it } from 'vitest'
import { type Facts, findFalseFacts } from './false-facts.ts'

const evidence = { start: 0, end: 1, segmentIndex: 0 }
const facts: Facts = {
  slots: {
    budget: { value: '$38,000', evidence: { ...evidence, quote: 'We have $38,000 for this line' } },
    decisionMaker: {
      value: 'Renee Castellano (CFO)',
      evidence: { ...evidence, quote: 'our CFO, Renee Castellano, signs it' },
    },
  },
  said: [
    'The list price for 120 seats makes $51,840 a year.',
    'We have $38,000 for this line. Our CFO, Renee Castellano, signs it.',
    'My assistant Tina Moss books the rooms.',
    'For the second site our director Lou Brandt decides.',
  ],
}

it.each([
  'Their budget is $38,000.',
  'The list price is $51,840, their budget $38k.',
  'Omar has thirty-eight thousand to spend.',
  'Renee Castellano decides.',
  'The decision maker is Renee Castellano.',
  'Castellano signs off on it.',
  'Lou Brandt decides about the second site.',
  'Nobody decides before Friday.',
  'The board decides on Friday.',
  'They talked about the budget.',
  'Their budget for 2027 is $38,000.',
  'The budget is approved on March 3.',
  'The budget covers two sites.',
  '120 seats cost $51,840.',
])('nothing is false in: %s', (text) => {
  expect(findFalseFacts(text, facts)).toEqual([])
})

it.each([
  ['Their budget is $51,840.', '$51,840'],
  ['Omar can spend 120 a seat.', '120'],
  ['They have a budget of $51,840 for 120 seats.', '$51,840'],
  ['Tina Moss decides.', 'Tina Moss'],
  ['Tina Moss, the assistant, has the final say.', 'Tina Moss'],
  ['The decision maker is Omar Haddad.', 'Omar Haddad'],
])('%s', (text, stated) => {
  expect(findFalseFacts(text, facts).map((each) => each.text.trim())).toEqual([stated])
})

it('calls nothing the budget where none is proven', () => {
  const none = { ...facts, slots: { budget: null, decisionMaker: null } }
  expect(findFalseFacts('Their budget is $38,000.', none)).toHaveLength(1)
})
