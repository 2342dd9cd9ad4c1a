import { describe, expect, it } from 'vitest'
import { analyseExchange } from './fixtures/exchange.ts'

const found = (said: string): string[] =>
  analyseExchange(`Ben: Hello, Ben from Fellbright. / Anna: Hello. / ${said}`).objections.map(
    ({ kind, evidence }) => `${kind}: ${evidence.quote}`,
  )

describe('findObjections', () => {
  it('hears what no word is a sign of, by what stands around it', () => {
    const [quote] = found(
      'Ben: It comes to nine thousand for the pair. / Anna: Nine thousand is more than the whole kitchen cost me. / Ben: I understand. What did you have in mind? / Anna: Four or so.',
    )
    expect(quote).toBe('price: Nine thousand is more than the whole kitchen cost me.')
  })

  it('takes sentences of one turn that belong together for one', () => {
    expect(
      found(
        "Ben: How does the price look to you? / Anna: It's too expensive. It's twice what we pay now. / Ben: I understand. / Anna: Right.",
      ),
    ).toHaveLength(1)
  })

  it('keeps reasons of different kinds apart', () => {
    expect(
      found(
        "Ben: How does it look? / Anna: It's too expensive for us. I'd also have to run it by our legal team. / Ben: I see.",
      ).map((each) => each.split(':')[0]),
    ).toEqual(['price', 'authority'])
  })

  it.each([
    "Ben: How do you do it today? / Anna: With a list, and it's always wrong. / Ben: I understand.",
    'Ben: Shall I send it by post? / Anna: Email is fine, thank you. / Ben: Okay.',
    "Ben: It's four hundred a year. / Anna: That's less than I thought. / Ben: Good.",
    'Ben: Does your husband like it? / Anna: He loves it, it was his idea. / Ben: Lovely.',
    'Ben: When could I come? / Anna: Not on Monday, on Tuesday. / Ben: Okay.',
  ])('hears none in: %s', (said) => expect(found(said)).toEqual([]))

  it('leaves our own words alone', () => {
    expect(found("Ben: I know, it's too expensive for most people. / Anna: It's okay.")).toEqual([])
  })
})
