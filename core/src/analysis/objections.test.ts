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

describe('said plainly', () => {
  it.each([
    [
      'price',
      'Ben: It stays at two point one million. / Anna: Two point one million a month is far too high.',
    ],
    ['price', "Ben: It's thirty-four thousand pesos a month. / Anna: That's steep for a shop like ours."],
    ['price', 'Ben: It would be nine lakh. / Anna: That is on the higher side.'],
    ['trust', "Anna: I would never trust our test data to somebody's cloud."],
    ['trust', "Anna: I don't trust cloud backups since."],
    ['timing', 'Anna: I have to say, this is about the worst month to take on something new.'],
    ['competitor', 'Anna: Why would I remain with you?'],
    ['competitor', 'Anna: So what would I gain by choosing you over StitchHub?'],
    ['competitor', 'Anna: We got a quote from Looker, and they are cheaper.'],
  ])('%s: %s', (kind, said) => {
    expect(analyseExchange(said).objections.map((each) => each.kind)).toEqual([kind])
  })

  it.each([
    'Anna: The shelf is too high for the boys.',
    "Anna: I don't trust us with the microphones.",
    "Anna: That's steep, that hill.",
  ])('none: %s', (said) => {
    expect(analyseExchange(said).objections).toEqual([])
  })
})
