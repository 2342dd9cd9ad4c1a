import { describe, expect, it } from 'vitest'
import { analyseExchange } from './fixtures/exchange.ts'

describe('a rival', () => {
  it.each([
    ['The rest goes through Norvik, directly.', 'Norvik'],
    ['We did three years with Brightwell and never again.', 'Brightwell'],
    ["If it happens again I'm going to Norvik, they phone me every week.", 'Norvik'],
    ["Norvik's rep was in the yard on Monday.", 'Norvik'],
    ['And honestly Norvik is free.', 'Norvik'],
    ['We also talked to Norvik, they promise two days.', 'Norvik'],
    ['Norvik came past last week with a tray of samples.', 'Norvik'],
    ['And Ostrava sent me something too.', 'Ostrava'],
    ['Hill and Sons have written to me already.', 'Hill and Sons'],
    ["Ben: It's sixteen thousand a year. / Anna: Hm. Norvik costs us nine.", 'Norvik'],
    ["Ben: It's a hundred and sixty a yard. / Anna: Norvik's at one fifty-seven.", 'Norvik'],
    ["If it slips again I'm going to start calling Norvik back.", 'Norvik'],
    ["Ben: Who's doing that job at the moment? / Anna: Norvik. Since 2011.", 'Norvik'],
  ])('is named by %j', (text, name) => {
    expect(analyseExchange(text).competitors.map((each) => each.name)).toEqual([name])
  })

  it('keeps both words of a firm that is always named by two, and tells two firms apart', () => {
    const read = (text: string) => analyseExchange(text).competitors.map((each) => each.name)
    expect(
      read(
        'Ben: Who does it now? / Anna: Oak and Ember, until June. / Ben: And what do they charge? / Anna: Oak and Ember got six thousand.',
      ),
    ).toEqual(['Oak and Ember'])
    expect(
      read(
        'Ben: Whom else did you talk to? / Anna: We talked to Norvik and Ostrava. / Ben: And? / Anna: Norvik is cheaper.',
      ),
    ).toEqual(['Norvik', 'Ostrava'])
  })

  it.each([
    'Ben: How are the new towels? / Anna: Grey. They came white.',
    'They left Dean stuck at the junction for five hours.',
    'We have to file it with Companies House.',
    "Ben: It's sixteen thousand. / Anna: We have a mill in Turkey at twelve sites.",
  ])('is not named by %j', (text) => {
    expect(analyseExchange(text).competitors).toEqual([])
  })
})

describe('a rival whom no pattern reads', () => {
  it.each([
    [
      'Ben: And what do you do the rota on? / Anna: The rota is all on Norvik, paid until September.',
      'Norvik',
    ],
    ['If you can do what Norvik does, we talk.', 'Norvik'],
    ["Ben: What's holding you back? / Anna: We only signed with Norvik in January.", 'Norvik'],
    ['With Norvik I press one button and it goes out.', 'Norvik'],
  ])('is named by %j', (text, name) => {
    expect(analyseExchange(text).competitors.map((each) => each.name)).toEqual([name])
  })

  it.each([
    'We make the lids for Norvik, they are our biggest account.',
    'It has to talk to Norvik. We have Norvik, version nine.',
    'My husband works at Norvik, in the office there.',
    "They've got it running next door at Norvik's.",
    'Does it work with our case system? / Anna: We are on Norvik.',
    'We rent the unit from Norvik Estates.',
    'Since last year we belong to Norvik, yes.',
    'My colleague from Norvik had a look at it.',
    'I read about it in the Courier and thought, that is us.',
    'We sponsor the Norvik rally every year.',
    'Ben: Who is the order for? / Anna: For Norvik, the care home. They pay in sixty days.',
  ])('is not named by %j', (text) => {
    expect(analyseExchange(text).competitors).toEqual([])
  })
})

it('is one whom we ask about and they do not deny', () => {
  const named = (text: string) => analyseExchange(text).competitors.map((each) => each.name)
  expect(named('Ben: Are you still talking to Norvik? / Anna: They came in at thirty-three.')).toEqual([
    'Norvik',
  ])
  expect(named('Ben: Are you still talking to Norvik? / Anna: No, not any more.')).toEqual([])
})
