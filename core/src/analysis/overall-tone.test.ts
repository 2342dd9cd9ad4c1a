import { expect, it } from 'vitest'
import { analyseExchange } from './fixtures/exchange.ts'

const tone = (text: string): number => analyseExchange(text).sentiment.overall ?? 0
const kind =
  'Ben: Lovely to hear you, thank you so much. / Anna: You were always nice, great people, I like you. '

it.each([
  ['notice', `${kind}We signed with Desert Air on Wednesday.`],
  ['a signed letter', `${kind}It's signed, it's certified mail.`],
  ['a threat', `${kind}You'll hear from our lawyers.`],
  [
    'two complaints',
    `${kind}You've charged us for a hundred and forty. I've been promised credit notes before.`,
  ],
])('is not neutral after %s, however kind', (_name, text) => {
  expect(tone(text)).toBeLessThan(-0.1)
})

it('stays what the words are without any', () => {
  expect(tone(kind)).toBeGreaterThan(0.1)
  expect(tone(`${kind}I've got it, I've had it since May.`)).toBeGreaterThan(0.1)
})
