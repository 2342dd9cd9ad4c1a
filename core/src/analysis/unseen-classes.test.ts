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
    "What I can get you is our rate sheet and the underwriting rules. I'll email those tomorrow.",
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
