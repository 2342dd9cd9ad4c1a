import { describe, expect, it } from 'vitest'
import { readDecisionMaker } from './decision-maker.ts'
import { analyseExchange } from './fixtures/exchange.ts'
import { readTasks } from './testing/read-tasks.ts'

describe('a task of loose talk', () => {
  it.each([
    // Months that are credited are no day.
    [
      "Ben: I'll credit you the eleven boxes, June and July.\nAnna: Good.",
      ['us: Credit Anna the eleven boxes, June and July (-)'],
    ],
    [
      "Ben: Could you hold two back?\nAnna: I'll keep two trucks in the yard, and not a minute after nine.\nBen: Good.",
      ['them: Keep two trucks in the yard (-)'],
    ],
    [
      "Ben: I'll ask the dairy if they're okay with visitors.\nAnna: Good.",
      ["us: Ask the dairy if they're okay with visitors (-)"],
    ],
    [
      "Anna: I'm putting you on the agenda this afternoon, or Canon Pugh gives the whole hour to the minibus.\nBen: Good.",
      ['them: Put us on the agenda (2026-11-21)'],
    ],
    [
      "Ben: I'll have four from another lot on the van to you, would Monday be any use?\nAnna: Yes.",
      ['us: Have four from another lot on the van to Anna (2026-11-23)'],
    ],
    [
      "Ben: I'll share the test report tomorrow, Sunday's working for us.\nAnna: Good.",
      ['us: Share the test report (2026-11-22)'],
    ],
    // The second line only points at the first.
    [
      "Ben: Ingrid in quality has it now. She'll have the report with you by the fourteenth of December.\nAnna: Would she not do the week before?\nBen: Grand, the seventh. You'll have it from her the seventh.",
      ['us: Have the report with Anna (2026-12-07)'],
    ],
    // What has its day keeps it.
    [
      "Ben: I'll update the template today.\nAnna: She's also forgotten the password of the test account.\nBen: I'll reset that for her by Friday the 27th.",
      [
        'us: Update the template (2026-11-21)',
        "us: “I'll reset that for her by Friday the 27th” (2026-11-27)",
      ],
    ],
  ])('%j', (text, tasks) => {
    expect(readTasks(text)).toEqual(tasks)
  })
})

describe('who decides', () => {
  it.each([
    ['Me, I only push the paper.', null],
    ['And I sign it and shoot it back.', null],
    ["I just sign the checks. It's the elders, they vote.", 'Elders'],
    ['Annelie must sign, I only drive.', 'Annelie'],
  ])('%j', (text, decider) => {
    expect(readDecisionMaker({ text, isTidy: true }, 'Anna')).toBe(decider)
  })
})

describe('a budget', () => {
  it.each([
    "Ben: What is there for it? / Anna: That I can't tell you. The cold rooms got four million, but that's post-harvest, it's theirs.",
    'Ben: And the price? / Anna: If you go up to 4,000 I can do $3.30.',
  ])('is none in %j', (text) => {
    expect(analyseExchange(text).slots.budget).toBeNull()
  })
})

it('takes a yes in another language for no company', () => {
  const { lead } = analyseExchange(
    "Ben: Is this a good time? / Anna: It's Anna, please. / Ben: You want to stop. / Anna: Ja. At the end of June.",
  )
  expect(lead?.company ?? null).toBeNull()
})

describe('a budget that is there', () => {
  it.each([
    [
      'Ben: And the quote? / Anna: I have got R60,000 for that, for the year, and not a cent over.',
      'R60,000',
    ],
    ['Ben: What is there? / Anna: The governors minuted £8,900, for the lot.', '£8,900'],
  ])('%j', (text, budget) => {
    expect(analyseExchange(text).slots.budget?.value).toBe(budget)
  })
})

it('keeps what stands before "it" in the same sentence', () => {
  expect(
    readTasks(
      "Anna: There's a snag, though.\nBen: I'll do you a letter with a signature, and post it on Friday.",
    ),
  ).toEqual(['us: Do Anna a letter with a signature (2026-11-27)'])
})

it.each([
  'Anna: Bring the bucket.\nBen: Ha.',
  'Ben: Shall we take the old rails away?\nAnna: There you have it, the allotments.',
  'Ben: Our van goes to Leeds on Monday.\nAnna: Good.',
  'Ben: I could bring them on Monday.\nAnna: Monday is no good.',
  'Anna: Our biggest customer collects on Sunday night.\nBen: I see.',
  'Anna: And if they say no?\nBen: Then I take it to my boss.',
])('makes no task of %j', (text) => {
  expect(readTasks(text)).toEqual([])
})

describe('a day that the other one presses for', () => {
  it.each([
    [
      "Ben: I'll do you that quote by the end of the month.\nAnna: We sit on Friday the 27th. It's got to be before that.\nBen: The Thursday, then. The 26th.",
      '2026-11-26',
    ],
    [
      "Ben: I'll send you a new sheet by Monday.\nAnna: Vikram flies on Sunday. It would have to be tomorrow.\nBen: Tomorrow, then. Who's Vikram?",
      '2026-11-22',
    ],
    [
      "Ben: You'll have a new proposal on Thursday.\nAnna: I see her on Wednesday, at nine.\nBen: Ah. Then by close of play Tuesday.",
      '2026-11-24',
    ],
    [
      "Ben: You'll have the quote by the end of next week.\nAnna: Wednesday would be better.\nBen: Wednesday the 25th is tight. But okay, Wednesday.",
      '2026-11-25',
    ],
    [
      "Ben: I'll have the export done by the 6th of December.\nAnna: Our people start on the 2nd. Could it be a bit earlier?\nBen: The 30th of November, then. That gives us two weeks.",
      '2026-11-30',
    ],
    [
      "Ben: I'll get you the two names by Monday.\nAnna: I'm off until Tuesday night. Wednesday is soon enough.\nBen: Wednesday then, with their certificates.",
      '2026-11-25',
    ],
    [
      "Ben: I'll have the two pages for you by the end of next week.\nAnna: Can I have it by Wednesday?\nBen: Wednesday the 25th, then.",
      '2026-11-25',
    ],
    [
      "Anna: You'll get a yes or a no from me on Friday.\nBen: Friday's fine.\nAnna: Hold on, Walt's out on Friday. Say Monday morning, is that early enough?\nBen: Monday works.",
      '2026-11-23',
    ],
    ["Ben: I'll send you the current one today.\nAnna: Good.", '2026-11-21'],
    // One of three.
    ["Ben: I'll ask our office about the third.\nAnna: Good.", '-'],
    // Counted from a day that is not known here.
    ["Ben: I'll send you the page two days after that.\nAnna: Good.", '-'],
    // Another question has another day.
    [
      "Ben: I'll send you the contract on Thursday.\nAnna: Good. And when do you close for Christmas?\nBen: The 23rd.",
      '2026-11-26',
    ],
  ])('%j', (text, day) => {
    expect(readTasks(text)).toEqual([expect.stringContaining(`(${day})`)])
  })
})
