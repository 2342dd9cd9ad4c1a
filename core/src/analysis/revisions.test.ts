import { expect, it } from 'vitest'
import { analyseExchange } from './fixtures/exchange.ts'

it.each([
  ['We have put aside thirty-six thousand for it. No, wait, thirty-four.', 'thirty-four'],
  ["My line for concrete's three ninety, no, sorry, three eighty-five.", 'three eighty-five'],
  [
    "Ben: What would you be looking to spend? / Anna: Six thousand a month. It was six when we had five sites. It's five and a half now, all in.",
    'five and a half',
  ],
  [
    "Ben: What have you actually got, for the year? / Anna: It's a hundred and ninety. No. It's a hundred and ninety before they took the vans out. Hundred and eighty-four thousand.",
    'Hundred and eighty-four thousand',
  ],
  ["Ben: May I ask what you've set aside? / Anna: Fourteen thousand for the licences.", 'Fourteen thousand'],
])('the sum that stands in %j is %j', (text, value) => {
  expect(analyseExchange(text).slots.budget?.value).toBe(value)
})

it('a colleague puts it right', () => {
  const text =
    "Ben: May I ask what you've set aside? / Anna: Fourteen thousand for the licences. / Lionel: Thirteen and a half. We took five hundred out for the carpet. / Ben: I see."
  expect(analyseExchange(`Anna: This is Lionel, our partner. / ${text}`).slots.budget?.value).toBe(
    'Thirteen and a half',
  )
})

it('is no sum of a later bargain', () => {
  expect(
    analyseExchange(
      'Ben: It comes to $44,064. / Anna: Lakeshore Dental has $38,000 for this line. / Ben: For three years I can go to 22%. / Anna: Make it 25 and we have a deal.',
    ).slots.budget?.value,
  ).toBe('$38,000')
})
