import { describe, expect, it } from 'vitest'
import { parsePlainText } from '../voice/parse-plain-text.ts'
import { analyseConversation } from './analyse-conversation.ts'

/** Ben sells and Anna buys, on Saturday, 21 November 2026. */
function read(text: string) {
  const parsed = parsePlainText(text)
  if (!parsed.ok) throw new Error(parsed.message)
  return analyseConversation(parsed.transcript, {
    now: '2026-11-21T10:00:00Z',
    timeZone: 'UTC',
    ownerName: 'Ben Carter',
    people: [],
  })
}
const kinds = (text: string) => read(text).objections.map(({ kind }) => kind)

describe('reasons against that nobody calls by their name', () => {
  it.each([
    ['Ben: It is two thousand a month.\nAnna: That is on the high side, I must say.', 'price'],
    [
      'Ben: It is two thousand a month.\nAnna: Well, it has to be fifteen hundred and not a penny more.',
      'price',
    ],
    ['Ben: It is two thousand a month.\nAnna: Two thousand is out of the question.', 'price'],
    ['Ben: Could you sign in June?\nAnna: Nobody here is going to look at it before the audit.', 'timing'],
    ['Ben: Shall we go on?\nAnna: I must get three offers, that is the rule.', 'competitor'],
    ['Ben: And then?\nAnna: My sister holds the purse strings.', 'authority'],
    ['Ben: And then?\nAnna: Nothing gets ordered here until Mr Weiss has seen it.', 'authority'],
    ["Ben: What do they say?\nAnna: The girls can't stand it.", 'need'],
    ["Ben: It is two metres wide.\nAnna: It won't even go through the gate.", 'need'],
    ["Ben: We deliver daily.\nAnna: That's what the last lot promised.", 'trust'],
    ['Ben: Did they come?\nAnna: No, and nobody even rang to say so.', 'trust'],
    [
      "Ben: It runs in our cloud.\nAnna: I wouldn't want our patients' names on somebody's server abroad.",
      'trust',
    ],
    ['Ben: It was a mistake of ours.\nAnna: And what is to say it does not happen again?', 'trust'],
  ])('%s', (text, kind) => {
    expect(kinds(text)).toEqual([kind])
  })

  it.each([
    'Ben: How do you do it today?\nAnna: The reports are slow and never right.\nBen: I understand.',
    "Ben: How is it now?\nAnna: It makes me nervous when we're down to one van.",
    'Ben: Anything else?\nAnna: One more thing.',
    "Ben: It is two thousand a month.\nAnna: That's fine, we can live with that.",
    'Ben: Sorry about that, could you try again?\nAnna: I clicked it and nothing happened.\nBen: Sorry about that.',
  ])('hears none in %j', (text) => {
    expect(kinds(text)).toEqual([])
  })
})

describe('what they can spend, in other words', () => {
  it.each([
    ['Ben: Hi.\nAnna: My boss has put three and a half thousand down for it.', 'three and a half thousand'],
    ['Ben: Hi.\nAnna: The job pays for twenty-nine.', 'twenty-nine'],
    ['Ben: Is there a pot for it?\nAnna: About eleven thousand.', 'eleven thousand'],
    ['Ben: Hi.\nAnna: What I can put on an order this year is eighty.', 'eighty'],
    ['Ben: Hi.\nAnna: The most we can go to is two pounds ninety a plate.', 'two pounds ninety a plate'],
  ])('%s', (text, sum) => {
    expect(read(text).slots.budget?.value).toBe(sum)
  })
})

describe('when they want it, told as an event', () => {
  it.each([
    ['Anna: The masons start on the eighteenth of January.\nBen: Okay.', 'on the eighteenth of January'],
    ['Anna: The grant dies on the thirty-first of March.\nBen: Okay.', 'on the thirty-first of March'],
    ['Anna: We want everyone on it for the intake. That is after Easter.\nBen: Okay.', 'after Easter'],
    ['Ben: Your contract is up at the end of January.\nAnna: I know.', 'at the end of January'],
    ['Ben: When do they sit?\nAnna: They meet on the ninth of December.', 'on the ninth of December'],
  ])('%s', (text, time) => {
    expect(read(text).slots.timeline?.value).toBe(time)
  })
})

describe('rivals named in passing', () => {
  it.each([
    ['Ben: Hi.\nAnna: I had a bloke from Orkel in here on Friday.', 'Orkel'],
    ["Ben: Hi.\nAnna: And Orkel's been ringing me twice a week.", 'Orkel'],
    ['Ben: Hi.\nAnna: Two of the shops are on Orkel, which we inherited.', 'Orkel'],
    ['Ben: It is thirty euros a metre.\nAnna: I have got Orkel in Turkey at twenty-seven.', 'Orkel'],
    ['Ben: It is two thousand.\nAnna: Orkel rang me as well, mind.', 'Orkel'],
    ['Ben: Hi.\nAnna: We have been with Orkel for six years.', 'Orkel'],
    ['Ben: Hi.\nAnna: We had a demo with Orkel last week.', 'Orkel'],
    ['Ben: And who have you got now?\nAnna: Orkel. Six years.', 'Orkel'],
  ])('%s', (text, name) => {
    expect(read(text).competitors.map((each) => each.name)).toEqual([name])
  })

  it.each([
    'Ben: It is two thousand.\nAnna: Gethin said nine hundred, he does the books.',
    'Ben: Hi.\nAnna: He decides on Fridays when he comes from Innsbruck.',
    'Ben: Hi.\nAnna: The ELDs we already have are fine.',
  ])('are none in %j', (text) => {
    expect(read(text).competitors).toEqual([])
  })

  it('takes nobody for one who decides for them', () => {
    const { competitors, slots } = read(
      'Ben: It is two thousand.\nAnna: Earl told me eighteen hundred a month. Earl signs everything.\nBen: I see.',
    )
    expect(competitors).toEqual([])
    expect(slots.decisionMaker?.value).toBe('Earl')
  })
})

describe('who decides, in other words', () => {
  it.each([
    ["Ben: Hi.\nAnna: It's her you'd need to convince, by the way. Jodie. I only work here.", 'Jodie'],
    ["Ben: Hi.\nAnna: If Graham doesn't want it then it isn't happening.", 'Graham'],
    ['Ben: Hi.\nAnna: Anything over ten thousand goes to Harriet.', 'Harriet'],
    ["Ben: Hi.\nAnna: Campbell Dunn, he's the head of school. He holds the purse.", 'Campbell Dunn'],
  ])('%s', (text, who) => {
    expect(read(text).slots.decisionMaker?.value).toBe(who)
  })
})

describe('how people are called', () => {
  it('keeps the particles of a name, and takes no firm for a person', () => {
    const { lead } = read('Ben: Hello.\nAnna: Hi, I am Anna de Wit, I grow tomatoes.')
    expect(lead?.name).toBe('Anna de Wit')
    expect(
      read("Anna: Hello, Dr Whelan's surgery.\nBen: I'll post the forms tomorrow.").actionItems[0]
        ?.assigneeName,
    ).toBe('Ben Carter')
  })
})

describe('the day of a task', () => {
  const tasks = (text: string) =>
    read(text).actionItems.map(({ text: task, dueAt }) => `${task} (${dueAt?.slice(0, 10) ?? '-'})`)
  it.each([
    [
      "Ben: I'll put together the guide, I'd have that with you by Monday.\nAnna: Good.",
      'Put together the guide (2026-11-23)',
    ],
    [
      "Anna: I'll ask Beth if she wants it, I'm seeing her tomorrow.\nBen: Good.",
      'Ask Beth if she wants it (2026-11-22)',
    ],
    [
      "Anna: Give me till Thursday, I'll send you the readings.\nBen: Fine.",
      'Send us the readings (2026-11-26)',
    ],
    ["Ben: I'll send you the log after the call.\nAnna: Good.", 'Send Anna the log (2026-11-21)'],
    ["Ben: I'll send you the figures for October.\nAnna: Good.", 'Send Anna the figures for October (-)'],
    [
      "Ben: I'll ask my boss tomorrow. When's the meeting?\nAnna: The ninth of December.",
      'Ask my boss (2026-11-22)',
    ],
  ])('%s', (text, task) => {
    expect(tasks(text)).toEqual([task])
  })

  it('is none that another day gives', () => {
    const [task] = read("Ben: I'll get you the report by the Friday before.\nAnna: Good.").actionItems
    expect(task?.dueAt).toBeNull()
  })

  it('is never one on which the other is away', () => {
    expect(
      read("Ben: I'll bring you the keys on Monday.\nAnna: Monday I'm in Cardiff. Tuesday.\nBen: Fine.")
        .actionItems[0]?.dueAt,
    ).toMatch(/^2026-11-24/)
    expect(
      read(
        "Ben: I'll bring you the keys on Monday.\nAnna: Monday I'm in Cardiff, I don't know yet.\nBen: Fine.",
      ).actionItems[0]?.dueAt ?? null,
    ).toBeNull()
  })

  it.each([
    'Ben: Will you decide on it by Friday?\nAnna: Yes.',
    'Anna: I have to give them notice before Friday.\nBen: Okay.',
    'Ben: Let me come and see the kitchen first.\nAnna: That would be good.',
  ])('is of no task in %j', (text) => {
    expect(tasks(text)).toEqual([])
  })
})
