import { describe, expect, it } from 'vitest'
import { analyseExchange } from './fixtures/exchange.ts'
import { readTasks } from './testing/read-tasks.ts'

describe('a task', () => {
  it.each([
    [
      "Ben: I can have a quote over to you by Tuesday.\nAnna: Tuesday's good.",
      ['us: Have a quote over to Anna (2026-11-24)'],
    ],
    [
      "Ben: I'll send you the draft.\nAnna: When would I have it?\nBen: I'm away on Monday, so Tuesday.",
      ['us: Send Anna the draft (2026-11-24)'],
    ],
    ['Ben: Six crates will be with you by Wednesday.\nAnna: Good.', ['us: Get Anna six crates (2026-11-25)']],
    [
      "Anna: I'll do it tonight and mail you the figures.\nBen: Good.",
      ['them: Mail us the figures (2026-11-21)'],
    ],
    [
      "Anna: I'll mail you the figures tomorrow or Tuesday.\nBen: Good.",
      ['them: Mail us the figures (2026-11-24)'],
    ],
    [
      "Ben: I'll get you the figures tomorrow.\nAnna: Tomorrow I'm at a fair all day. Tuesday.",
      ['us: Get Anna the figures (2026-11-24)'],
    ],
    [
      "Anna: March then?\nBen: I'll send you the order form on the ninth.\nAnna: Good.",
      ['us: Send Anna the order form (-)'],
    ],
    [
      "Ben: I'll let Joan know you're in on Thursday.\nAnna: Good.",
      ["us: Let Joan know you're in on Thursday (-)"],
    ],
    [
      "Ben: What is the width?\nAnna: I don't know it by heart. My wife, she has it. I write it to you tomorrow.",
      ['them: “I write it to you tomorrow” (2026-11-22)'],
    ],
  ])('%j', (text, tasks) => {
    expect(readTasks(text)).toEqual(tasks)
  })

  it.each([
    'Ben: Could you get us the plan?\nAnna: I have to ask the office whether it still exists. I can’t promise it.',
    'Ben: I’ll write to your colleague as well.\nAnna: Send everything to me, please.',
    'Ben: And the deposit?\nAnna: I will wire the same day.',
  ])('is none in %j', (text) => {
    expect(readTasks(text)).toEqual([])
  })
})

describe('a reason against', () => {
  const found = (text: string) => analyseExchange(text).objections.map(({ kind }) => kind)
  it.each([
    ["Ben: It's forty-four thousand. / Anna: That's not what we had planned.", 'price'],
    ["Ben: It's forty-four thousand. / Anna: The board gave us thirty and I can't go back to them.", 'price'],
    ["Ben: It's nine hundred a month. / Anna: That is more than the lease itself.", 'price'],
    ["What I'm worried about is the changeover.", 'trust'],
  ])('%j', (text, kind) => {
    expect(found(text)).toContain(kind)
  })
  it.each([
    "Ben: It's nineteen hundred. / Anna: Don't ring before ten.",
    "Ben: Shall I come and present it? / Anna: That's not needed. Our chair doesn't like guests in there.",
  ])('is none in %j', (text) => {
    expect(found(text)).toEqual([])
  })
})

it('names are made of names', () => {
  const { lead } = analyseExchange('Ben: Hello? / Anna: This is Anna Thank you for calling.')
  expect(lead?.name ?? 'Anna').not.toMatch(/Thank/)
})

it('a firm has a place, which is none', () => {
  const { competitors } = analyseExchange('Norvik from Lindau sent us an offer too.')
  expect(competitors.map(({ name }) => name)).toEqual(['Norvik'])
})

it.each([
  ['Ben: Who signs? / Anna: My sister helps, and she leaves the computers to me.', 'Anna'],
  ["My director reads everything. She's the one who says yes in the end.", 'Director'],
])('who decides: %j', (text, value) => {
  expect(analyseExchange(text).slots.decisionMaker?.value).toMatch(new RegExp(value, 'i'))
})

it.each([
  ['Renewals go out on the first of March. If it isn’t running by then, we wait.', /first of march/i],
  ['The first batch should be out on the first of March.', /first of march/i],
])('the timeline: %j', (text, value) => {
  expect(analyseExchange(text).slots.timeline?.value).toMatch(value)
})

it.each([
  [
    "Ben: I write you a plan, which floor on which day, and I'll send it by Friday. / Anna: Good. There is an inventory from 2021.",
    /\bplan\b/,
    /inventory/,
  ],
  [
    "Ben: What I can get you is our rate sheet and the underwriting rules. I'll email those tomorrow.",
    /rate sheet and the underwriting rules/,
    /“/,
  ],
  [
    "I'll send you the draft of the technical bit to check, by the end of the month. / Ben: And I'll check it for you, no bother.",
    /^Check the draft of the technical bit$/m,
    /bother|to check for/,
  ],
  [
    'Anna: I have a fire drill at ten. Half eleven? And send it to me direct, would you. / Ben: To you direct.',
    /^/,
    /drill/,
  ],
])('a pronoun means what can be sent: %j', (text, said, never) => {
  const texts = analyseExchange(text)
    .actionItems.map((item) => item.text)
    .join('\n')
  expect(texts).toMatch(said)
  expect(texts).not.toMatch(never)
})

it('a day that is taken back at once is not in the task', () => {
  const { actionItems } = analyseExchange(
    "Ben: And I'll have the results back to you on the Wednesday, no, hang on, I'm in Belfast, make that Friday. / Anna: Good.",
  )
  expect(actionItems.map(({ text }) => text)).toEqual(['Have the results back to Anna'])
})

it('what may be spent alone is no budget', () => {
  const { slots } = analyseExchange(
    "Ben: Is it you who signs? / Anna: I wish. It's my mother, and I can't spend more than two thousand without her.",
  )
  expect(slots.budget).toBeNull()
})

it('a month that is out of the question is no timeline', () => {
  const { slots } = analyseExchange(
    "Ben: When would you like to begin? Many start on the first of June. / Anna: Out of the question. We're stocktaking the whole of June.",
  )
  expect(slots.timeline).toBeNull()
})

it.each([
  [
    'Ben: When would you need it? / Anna: We start the new line on March nineteenth, and I need the hoods in the lockers by the fifteenth of March.',
    'by the fifteenth of March',
  ],
  [
    'Ben: When does it have to be down? / Anna: I want the mats down by the eighth of January, so I got a weekend to fix it.',
    'by the eighth of January',
  ],
  ['Ben: When would you want it? / Anna: Before the winter flu.', 'Before the winter flu'],
  ['Ben: When would you want it running? / Anna: By the Labour weekend.', 'By the Labour weekend'],
  ['Ben: When do you need them back? / Anna: There is a big function on Saturday, so before that.', null],
  ["Ben: When do you want it for? / Anna: I've a budget meeting on the Wednesday.", null],
  [
    'Ben: What happened? / Anna: You put sixty bunks in for us in May. By the end of June there were nine that wobbled.',
    null,
  ],
  [
    "Ben: When do you think that would be? / Anna: He's not a fast man. Let's say Wednesday of next week.",
    null,
  ],
  ["Ben: You'll have the audit report by the end of November. / Anna: The end of November, okay.", null],
  [
    "Ben: When would you start? / Anna: The season opens in October, but I'm not promising you October.",
    null,
  ],
])('the timeline of %j', (text, value) => {
  expect(analyseExchange(text).slots.timeline?.value ?? null).toBe(value)
})

it('the number of a thing is no budget', () => {
  const { slots } = analyseExchange(
    'Ben: Is there a number on the sticker, or a budget for it? / Anna: It says PW 4410.',
  )
  expect(slots.budget).toBeNull()
})

it('who always decided it before is not who decides', () => {
  const { slots } = analyseExchange(
    'Ben: Who signs that? / Anna: For this amount it was always our director in Willebroek. Since we are with the group it is the finance director, Annick Lemmens.',
  )
  expect(slots.decisionMaker?.value).toMatch(/Annick Lemmens/)
})

it.each([
  'Anna: Would you be able to send me those? / Ben: Just so I write it up the right way.',
  'Ben: Anna, could I ask for one thing, from the office side? / Anna: Sure.',
  'Anna: I put the claim in on Friday. / Ben: Right.',
  'Anna: Please do it before 15 July, because I have to put it in my half-year report. / Ben: Right.',
  'Ben: The crane must stand in the street, and for that we need a permit from the municipality. / Anna: Right.',
  "Ben: I could write to the lawyers, introduce us. / Anna: Please no. They'll think I invited you.",
])('nothing is promised in %j', (text) => {
  expect(analyseExchange(text).actionItems.map((item) => item.text)).toEqual([])
})

it('an address of the same family name is another person’s', () => {
  const { lead, followUpEmail } = analyseExchange(
    "Ben: Good morning. / Anna: This is Anna Prabhu of Blue Cabs. My brother-in-law has the money, he has that anand.prabhu@gulf.example, they read everything. Send it to me only, anna@bluecabs.example. / Ben: I'll send you the offer tomorrow.",
  )
  expect(lead?.email).toBe('anna@bluecabs.example')
  expect(followUpEmail?.toEmail).toBe('anna@bluecabs.example')
})

it.each([
  [
    'Ben: Hello. / Please send the invoice to Paul. / Ben: Sure, and I will send the quote to you tomorrow.',
    ['Send the invoice to Paul null', 'Send the quote to Anna 2026-11-22'],
  ],
  [
    'Ben: Hello. / Could you send us the contract? / Ben: Yes, I will also call Paul on Monday.',
    ['Send Anna the contract null', 'Call Paul 2026-11-23'],
  ],
])('a promise beside what was asked for keeps its own day: %j', (text, expected) => {
  const { actionItems } = analyseExchange(text)
  expect(actionItems.map((item) => `${item.text} ${item.dueAt?.slice(0, 10) ?? null}`)).toEqual(expected)
})

it('the verb goes with the name that stands for “we”', () => {
  const { actionItems } = analyseExchange(
    "Ben: What do you need? / Anna: Can you check whether we have the old licence? / Ben: I'll check that.",
  )
  expect(actionItems.map(({ text }) => text)).toEqual(['Check whether Anna has the old licence'])
})
