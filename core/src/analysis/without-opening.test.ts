import { expect, it } from 'vitest'
import { withoutOpening } from './without-opening.ts'

const opening =
  'A 12-minute conversation with Anna Keller of Acme Inc. about pricing, security and onboarding.'
const rest = 'The budget is $40,000. Next steps: send the offer (Friday).'

it.each([
  ['Anna Keller (Acme Inc.): pricing and security', opening],
  ['Conversation about pricing', 'A short conversation about pricing and onboarding.'],
  ['Conversation on June 3, 2026', 'An 8-minute conversation.'],
])('leaves out what the title says: %s', (title, first) => {
  expect(withoutOpening(`${first} ${rest}`, title)).toBe(rest)
})

it.each([
  'Anna asked “Is it safe?”.',
  "Anna's concern was the price: “That is a lot”.",
  'Anna said “We are in”.',
])('leaves what follows whole: %s', (second) => {
  expect(withoutOpening(`${opening} ${second}`, 'Anna Keller (Acme Inc.): pricing')).toBe(second)
})

it('keeps what the title does not say', () => {
  expect(withoutOpening(`${opening} ${rest}`, 'The renewal')).toBe(`${opening} ${rest}`)
})

it('keeps a summary that is nothing else, and one in other words', () => {
  expect(withoutOpening(opening, 'Anna Keller (Acme Inc.): pricing')).toBe(opening)
  const written = 'Anna Keller wants pricing. She decides on Friday.'
  expect(withoutOpening(written, 'Anna Keller: pricing')).toBe(written)
})
