import { describe, expect, it } from 'vitest'
import { analyseExchange } from './fixtures/exchange.ts'
import { readTasks } from './testing/read-tasks.ts'

const promised = (words: string): string[] => readTasks(`Ben: ${words}\nAnna: Fine.`)

describe('the day of a promise', () => {
  it.each([
    ["I'll text you his number this arvo.", 'us: Text Anna his number (2026-11-21)'],
    ["I'll send you the numbers before the end of today.", 'us: Send Anna the numbers (2026-11-21)'],
    ["I'll send you the contact before the day is out.", 'us: Send Anna the contact (2026-11-21)'],
    ['You will have an answer before the month is out.', 'us: Get Anna an answer (2026-11-30)'],
    ["I'll send you the quote by this day week.", 'us: Send Anna the quote (2026-11-28)'],
    [
      "I'll get you the security sheet, give me till Tuesday.",
      'us: Get Anna the security sheet (2026-11-24)',
    ],
    ["I'll redraw the plan. Give me till Monday.", 'us: Redraw the plan (2026-11-23)'],
    ["I'll send the drawing through tonight.", 'us: Send the drawing through (2026-11-21)'],
    [
      "I'm seeing our banker on Tuesday, so I'll ask him about the loan then.",
      'us: Ask him about the loan (2026-11-24)',
    ],
    [
      'I will present the plan in our review on Monday the thirtieth of November.',
      'us: Present the plan in our review (2026-11-30)',
    ],
    [
      "I'll shoot you a video of that tonight, once the kids are in bed.",
      'us: Shoot Anna a video of that (2026-11-21)',
    ],
    ["I'll run a test batch that Thursday.", 'us: Run a test batch that Thursday (-)'],
    ["I'll set the account up for you on the twenty-fifth.", 'us: Set the account up (2026-11-25)'],
    ["I'll send you the logs from July, on Wednesday.", 'us: Send Anna the logs from July (2026-11-25)'],
    [
      "I'll ask our lab this afternoon whether they have it.",
      'us: Ask our lab whether they have it (2026-11-21)',
    ],
    ['The test readings will reach you on Tuesday.', 'us: Get Anna the test readings (2026-11-24)'],
  ])('%s', (words, task) => {
    expect(promised(words)).toEqual([task])
  })

  it('is the day that was just agreed, where only its hour follows', () => {
    const said =
      "Ben: I'll send you the new price by Tuesday.\nAnna: Could that be Monday?\nBen: Monday the twenty-third it'll be. I'll send the new price in the morning."
    expect(readTasks(said)).toEqual(['us: Send Anna the new price (2026-11-23)'])
  })

  it.each([
    [
      "Ben: I'll put together a volume study for you by Wednesday.\nAnna: Yes.\nBen: I'm in Laredo Monday and Tuesday, so make the study Friday the fourth.\nAnna: Fine.",
      'us: Put together a volume study (2026-12-04)',
    ],
    [
      "Ben: I'll mail you a fresh quotation by Friday.\nAnna: I'll bring the quotation to my sister on Tuesday.\nBen: Then the quotation comes on Monday the twenty-third.\nAnna: Correct.",
      'us: Mail Anna a fresh quotation (2026-11-23)',
    ],
  ])('is put otherwise with a reason, or of what its speaker sends: %s', (said, task) => {
    expect(readTasks(said)[0]).toBe(task)
  })

  it('is asked for in the answer', () => {
    const said = 'Ben: Could you send me the meter data?\nAnna: You can have it. Give me until Monday.'
    expect(readTasks(said)).toEqual(['them: Send us the meter data (2026-11-23)'])
  })
})

describe('no task', () => {
  it.each([
    [
      'what is called off by its verb',
      'Anna: I will pack the lens and post it to Pune on Friday.\nBen: We took pictures of the lens. So please do not post it.',
    ],
    ['what is received', 'Ben: From you we get the numbers today, the data sheet on Friday.\nAnna: Correct.'],
    ['what is handed over at once', "Anna: I'll get you the spanner.\nBen: Ha."],
    ['what a product can', 'Ben: Our app can email you the report on Monday.\nAnna: Great.'],
    ['a meeting', 'Ben: Can we fix a follow-up? Wednesday the second at two?\nAnna: Fine.'],
    ['what is left out', 'Ben: Then I will leave those out of it.\nAnna: Good.'],
  ])('%s', (_name, said) => {
    expect(readTasks(said)).toEqual([])
  })

  it('but what is needed from somebody is one', () => {
    const said = 'Ben: From you we need the photographs by Monday.\nAnna: Sure.'
    expect(readTasks(said).filter((task) => task.startsWith('them'))).toHaveLength(1)
  })

  it('is called off by what is said of another thing', () => {
    const said =
      'Anna: I will send you the samples on Friday.\nBen: Good. And the invoice?\nAnna: It is paid.\nBen: Fine, please do not print it then.'
    expect(readTasks(said)).toEqual(['them: Send us the samples (2026-11-27)'])
  })
})

describe('whose people they are', () => {
  it.each([
    ['With me is Grace Tan, our field engineer.', 'Grace'],
    ['Morag Heddle from our finance desk is on with me.', 'Morag'],
    ['With me Nithya Rao, who leads your support.', 'Nithya'],
  ])('%s', (said, name) => {
    const { actionItems } = analyseExchange(
      `Ben: Good afternoon, Ben Carter from Portsight. ${said} / Anna: Anna Weber, I run the yard at Tanah Terminal. / ${name}: I will send you the report on Monday.`,
    )
    expect(actionItems.map(({ owner }) => owner)).toEqual(['us'])
  })

  it('follows from who presents themselves beside whom', () => {
    const { actionItems } = analyseExchange(
      "Ben: Morning, Ben Carter from Tidewell. / Bruce: Morning, Ben. Bruce Tolley, hatchery manager at Southern Inlet Salmon. / Aroha: Hello, Aroha Paki. I look after the network. / Ben: Good. How many tanks are there? / Bruce: Sixteen. / Aroha: I'll send you the firewall list by Friday.",
    )
    expect(actionItems.map(({ owner }) => owner)).toEqual(['them'])
  })

  it.each([
    [
      'Ben: Darnell, our route supervisor, can measure all nine yards on Thursday. / Anna: Fine by me.',
      'us',
      'Darnell',
    ],
    ['Anna: Sipho, my foreman, is going to shift all the shelves by Friday. / Ben: Good.', 'them', 'Sipho'],
  ])('a third person who is offered or named with what they are: %s', (said, owner, name) => {
    const { actionItems } = analyseExchange(`Ben: Hello, Ben from Fellbright. / Anna: Hello. / ${said}`)
    expect(actionItems.map((item) => [item.owner, item.assigneeName])).toEqual([[owner, name]])
  })

  it('a customer who names no company right after ours is none of ours', () => {
    const { actionItems } = analyseExchange(
      "Ben: Morning, I'm Ben Carter, from Tidewell. / Aroha: Hello, Aroha Paki. I look after the network. / Bruce: And I'm the one who pays. / Aroha: I'll send you the firewall list by Friday.",
    )
    expect(actionItems.map(({ owner }) => owner)).not.toContain('us')
  })

  it('a third person by what they are', () => {
    const { actionItems } = analyseExchange(
      'Ben: Sione, our storeman, will confirm the delivery day by Wednesday. / Anna: Fine.',
    )
    expect(actionItems.map(({ owner, assigneeName }) => [owner, assigneeName])).toEqual([['us', 'Sione']])
  })
})

describe('who decides now', () => {
  it.each([
    [
      "I recommend. Our MD, Mr Naidoo, decided these things, but he's left. Now Johan Pretorius decides.",
      'Johan Pretorius',
    ],
    ['Now a lady there decides over everything that costs more, Frau Lohmann.', 'Frau Lohmann'],
    ['It goes to accounts, and after that Mrs Kamala Dravid puts the final signature.', 'Mrs Kamala Dravid'],
    ["My husband used to sign everything, but he has retired. Now it's me, and only me.", 'Anna'],
    ["Kerr signed until I bought him out. The signature's mine now.", 'Anna'],
    ["Nothing gets paid without Patricia's okay.", 'Patricia'],
  ])('%s', (said, who) => {
    expect(analyseExchange(`Ben: Who approves it? / Anna: ${said}`).slots.decisionMaker?.value).toBe(who)
  })
})

describe('what they can spend', () => {
  it.each([
    ['We have fifty thousand pounds ring-fenced for seating.', 'fifty thousand pounds'],
    ["Bank's given us thirty-two grand for the doors.", 'thirty-two grand'],
    [
      "I've four hundred and ten a month from the company, and not a penny over.",
      'four hundred and ten a month',
    ],
  ])('%s', (said, sum) => {
    expect(analyseExchange(`Ben: What do you think? / Anna: ${said}`).slots.budget?.value).toBe(sum)
  })
})

describe('when they want it', () => {
  it.each([
    [
      'When does the agreement run out?',
      'April thirtieth. So I need new cans behind every store by May first, or I am on my own.',
      'by May first',
    ],
    ['When should it be running?', "Not fussed. Nev says he's retiring in April.", undefined],
    [
      'When must it be working?',
      'The first calves drop from the middle of March, so everything must be live by the end of February, otherwise leave it.',
      'by the end of February',
    ],
    ['By which date must it be there?', 'Installed by twentieth December.', 'by twentieth December'],
  ])('%s %s', (asked, said, when) => {
    expect(analyseExchange(`Ben: ${asked} / Anna: ${said}`).slots.timeline?.value).toBe(when)
  })
})
