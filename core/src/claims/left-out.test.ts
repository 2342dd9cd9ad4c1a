import { expect, it } from 'vitest'
import { whyLeftOut } from './left-out.ts'

const statement = { kind: 'budget' as const, text: '$500,000 by Friday' }

it.each([
  ['what nobody said', { quote: 'We have it', unproven: [] }, 'The words it quotes were not said.'],
  [
    'a value of a quotation',
    { quote: 'We have $38,000', unproven: [{ kind: 'number' as const, text: '$500,000' }] },
    'The number “$500,000” does not occur in the words it quotes.',
  ],
  [
    'what somebody said whose side nobody knows',
    { quote: 'We have $38,000', unproven: [{ kind: 'speaker' as const, text: 'Dana' }] },
    'Nobody has said which side Dana is on.',
  ],
  [
    'several values of a text',
    {
      quote: null,
      unproven: [
        { kind: 'number' as const, text: '$500,000' },
        { kind: 'day' as const, text: 'Friday' },
      ],
    },
    'The number “$500,000” does not occur in this conversation, nor “Friday”.',
  ],
])('says why %s was left out', (_name, left, words) => {
  expect(whyLeftOut({ ...statement, ...left })).toBe(words)
})
