import { describe, expect, it } from 'vitest'
import { hintsIn } from './fixtures/hints.ts'

const kinds = (said: string): string[] =>
  hintsIn(`Ben: Hello, Ben from Fellbright. / Anna: Hello. / ${said} / Ben: Mm. / Anna: Anyway.`)

describe('a reason against by what it answers', () => {
  it.each([
    // How things are with them today speaks for us.
    'Ben: How do you do it at the moment? / Anna: Badly. We lose about one parcel in fifty.',
    "Ben: How do you do it now? / Anna: The current firm never turns up on time, that's why I rang.",
    'Ben: What made you get in touch? / Anna: We lost two big customers because we were too slow.',
    'Ben: What did you use before? / Anna: We had Ledgerline, it crashed every month end and they promised us a fix that never came.',
    // Others' failures and prices.
    'Ben: And your supplier? / Anna: Our supplier in Hull went bust in August.',
    "Ben: Are you still with them? / Anna: They put their price up every spring, I'm sick of it.",
    'Ben: Who was that? / Anna: There was a man from Tollgate, we tried it last winter, and nobody could work it.',
    // A rival that was sent away, a word of their own.
    'Ben: Did Haulmate ring? / Anna: They did, twice, and I told them the same, I have got you now.',
    "Ben: And the keys? / Anna: I'll count them, I promised you that last time and never did.",
    // When and how to talk.
    "Ben: Shall I come on Thursday at ten? / Anna: It's too early for me, make it eleven.",
    "Ben: What's the best number? / Anna: Don't ring the landline, nobody picks up.",
    'Ben: I could also show you the stock page. / Anna: Not today, I have to fetch the kids. / Ben: Fair enough.',
    // What we ask for ourselves.
    'Ben: Would you be a reference for us? / Anna: Ask me when I have seen the first invoice.',
    'Ben: May we put your logo on our page? / Anna: Not before the board has seen it.',
    // Praise, and a fear that is over.
    "Ben: How's the new machine? / Anna: It hasn't let us down once.",
    'Ben: The total is eleven thousand. / Anna: That is less than I feared.',
    'Ben: What do they say? / Anna: One or two moaned at first, now they fight over it.',
    // A limit that we meet.
    "Ben: What can you spend? / Anna: Four thousand is approved, there isn't a penny more. / Ben: Then we're inside it.",
    // Questions of interest.
    'Ben: Anything else? / Anna: Who else uses it in the north?',
    'Ben: Anything else? / Anna: And what happens when it rains?',
    'Ben: Anything else? / Anna: Is it expensive to change the battery?',
  ])('hears none in: %s', (said) => expect(kinds(said)).toEqual([]))

  it('takes no introduction of who is there for one', () => {
    const said =
      'Ben: Who have we got today? / Anna: I run the office, Carl does the stock and Dora holds the purse strings. / Dora: Hello. / Carl: Hi.'
    expect(kinds(said)).toEqual([])
  })

  it.each([
    ["She thinks that it's too expensive for them.", 'price'],
    ['He said that the last crowd promised them the same.', 'trust'],
    ["He doesn't see why they'd need a second one.", 'need'],
    ['Her worry is the timing.', 'timing'],
    ["He's also nervous about the scaffolding.", 'trust'],
  ])('reads what two of ours report: %s', (told, kind) => {
    const said = `Ben: I was with Mrs Lund yesterday. What did you promise her? / Cara: I promised her a price. / Ben: And what did she say? Did she like it? / Cara: I asked her. ${told} / Ben: Should I ring her?`
    expect(hintsIn(said)).toEqual([kind])
  })
})
