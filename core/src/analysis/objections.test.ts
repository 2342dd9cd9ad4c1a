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
    ['timing', "Ben: It talks to your stock system. / Anna: That's not going to happen before June."],
    ['timing', 'Ben: Shall we start? / Anna: We are in the middle of a stock system upgrade.'],
    ['need', 'Ben: Anything else? / Anna: It has to run on our tablets, otherwise it’s a no from us.'],
    ['need', 'Ben: It runs online. / Anna: Online only would be a deal-breaker, you know.'],
    ['trust', 'Ben: It runs in our cloud. / Anna: We had a nasty data breach at our payroll firm last year.'],
    ['trust', 'Ben: And the contract? / Anna: We don’t do automatic renewals.'],
    [
      'price',
      "Ben: Who else is in it? / Anna: Zento, and their price is about half of what I've seen from you.",
    ],
    ['authority', 'Ben: Shall we sign? / Anna: I can’t say yes to it, it’s my sister’s decision.'],
    ['timing', 'Ben: We would come in May. / Anna: May isn’t going to happen.'],
    ['trust', 'Ben: We mended it. / Anna: The last one said so as well. I’ll believe it when it’s fast.'],
    ['trust', 'Ben: Is it safe? / Anna: Our vet got hacked in January, you know.'],
    ['need', 'Ben: It prints. / Anna: It has to talk to the till. No link, no order.'],
    ['need', 'Ben: And the stock? / Anna: Without that interface we’re not signing.'],
    ['price', 'Ben: Half with the order. / Anna: We don’t pay up front.'],
    ['competitor', 'Ben: They are smaller. / Anna: It’s eighty less, so give me a reason not to take it.'],
    ['price', 'Ben: The tier begins at fifty. / Anna: I’d hate to see this fail over one seat.'],
  ])('%s: %s', (kind, said) => {
    expect(analyseExchange(said).objections.map((each) => each.kind)).toEqual([kind])
  })

  it.each([
    'Anna: The shelf is too high for the boys.',
    "Anna: I don't trust us with the microphones.",
    "Anna: That's steep, that hill.",
    "Anna: It's three hundred and sixty boxes. I've counted them twice, because I lost count.",
    'Ben: How wide is the arch? / Anna: The last people came in a van.',
    'Ben: Shall I come? / Anna: Next week isn’t possible, I’m in Spain.',
    'Ben: Was that it? / Anna: No, it was never a deal-breaker.',
    'Ben: What do they do? / Anna: They do about half of what you do.',
    'Ben: What made you reach out? / Anna: We have eleven drivers and nothing of what they see reaches the office.',
    "Ben: Who signs it? / Anna: It's Aileen that signs for anything over ten thousand.",
    "Ben: Good. / Anna: But we've investors in now, so it's Niamh Considine, the finance director, she has the last word on anything with a contract.",
    "Anna: Our Danny's going past your depot on Saturday. It's him that had them out for the conkers.",
  ])('none: %s', (said) => {
    expect(analyseExchange(said).objections).toEqual([])
  })
})
