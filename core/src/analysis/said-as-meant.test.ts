import { describe, expect, it } from 'vitest'
import { analyseExchange } from './fixtures/exchange.ts'

const itemsOf = (said: string) =>
  analyseExchange(said).actionItems.map(({ text, dueAt }) => [text, dueAt?.slice(0, 10) ?? null])

// Said on Saturday, November 21.
it.each([
  [
    "Anna: Make it Monday the thirtieth, ten works. / Ben: Monday the thirtieth at ten, I'll send the invite. / Anna: Thanks.",
    ['Send the invite', null],
  ],
  ["Ben: I'll send the invitation today. / Anna: Thanks.", ['Send the invitation', '2026-11-21']],
  ["Ben: I'll send you an invitation by Monday. / Anna: Thanks.", ['Send Anna an invitation', '2026-11-23']],
  [
    "Anna: I'd also need the security questionnaire filled in, our IT insists. / Ben: I can have that back to you by Thursday.",
    ['Have the security questionnaire back to Anna', '2026-11-26'],
  ],
  [
    "Ben: I'll send the price list to hello at northwind dot example. / Anna: Good.",
    ['Send the price list to hello@northwind.example', null],
  ],
  [
    "Anna: I need your offer a week before, otherwise it isn't in the papers. / Ben: You'll have it by Friday. / Anna: Good.",
    ['Get Anna my offer', '2026-11-27'],
  ],
  [
    "Ben: I'll send you the confirmation within five days. / Anna: Five working days? / Ben: Yes.",
    ['Send Anna the confirmation', '2026-11-27'],
  ],
])('%s', (said, item) => expect(itemsOf(said)).toEqual([item]))

describe('a partner who is a person', () => {
  it.each([
    ["Ben: Who's your partner? / Anna: My partner does the money, I do the kitchen.", []],
    ['Ben: We have a partner programme. / Anna: We sell through resellers.', ['Partnership']],
  ])('%s', (said, topics) => expect(analyseExchange(said).topics.map(({ name }) => name)).toEqual(topics))
})

describe('a summary', () => {
  it('names a person before the post', () => {
    const { summary } = analyseExchange(
      'Anna: My managing director, Henri Blanc, had a five year lease once. / Ben: I see. / Anna: He decides in the board meeting.',
    )
    expect(summary).toContain('The decision maker is Henri Blanc, managing director')
  })
  it('speaks for our side of what one of us calls theirs', () => {
    const { summary } = analyseExchange(
      "Ben: I'll ask my sales director about the discount tomorrow. / Anna: Fine.",
    )
    expect(summary).toContain('ask our sales director about the discount')
  })
})
