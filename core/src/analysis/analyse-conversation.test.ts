import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseTranscript } from '../voice/parse-transcript.ts'
import { type Transcript, unknownSpeaker } from '../voice/transcript.ts'
import { analyseConversation } from './analyse-conversation.ts'
import { draftCall } from './fixtures/draft-call.ts'
import type { AnalysisContext, ConversationAnalysis, Evidence } from './types.ts'

/** A Saturday. */
const context: AnalysisContext = {
  now: '2026-11-21T10:00:00Z',
  timeZone: 'Europe/London',
  ownerName: 'Ben Carter',
  people: [
    { id: 'lead-1', name: 'Anna Keller', company: 'Acme Robotics', email: null },
    { id: 'lead-2', name: 'Anna Smith', company: 'Initech', email: 'anna@initech.com' },
  ],
}

function read(name: string): Transcript {
  const parsed = parseTranscript(name, readFileSync(new URL(`./fixtures/${name}`, import.meta.url), 'utf8'))
  if (!parsed.ok) throw new Error(parsed.message)
  return parsed.transcript
}
const draft: Transcript = { segments: draftCall, language: 'en', engine: 'pocketsphinx', isDraft: true }
function plain(text: string): Transcript {
  const parsed = parseTranscript(null, text)
  if (!parsed.ok) throw new Error(parsed.message)
  return parsed.transcript
}
const tasks = (analysis: ConversationAnalysis): [string, string | null, string | null][] =>
  analysis.actionItems.map((item) => [item.text, item.owner, item.dueAt?.slice(0, 16) ?? null])

const allEvidence = (analysis: ConversationAnalysis): Evidence[] =>
  [
    ...analysis.actionItems,
    ...analysis.questions,
    ...analysis.objections,
    ...analysis.keyMoments,
    ...analysis.topics,
    ...analysis.competitors,
    ...Object.values(analysis.slots),
    analysis.lead,
  ].flatMap((item) => item?.evidence ?? [])

describe.each([
  ['a tidy sales call', read('sales-call.vtt')],
  ['an unpunctuated draft', draft],
  ['a support call', read('support-call.txt')],
  ['a call full of objections', read('objections-call.txt')],
])('%s', (_name, transcript) => {
  const analysis = analyseConversation(transcript, context)

  it('proves each statement with words that stand in the transcript', () => {
    const evidence = allEvidence(analysis)
    expect(evidence.length).toBeGreaterThan(0)
    for (const { segmentIndex, start, end, quote } of evidence) {
      const segment = transcript.segments[segmentIndex]
      expect(segment?.text).toContain(quote)
      expect(end).toBeGreaterThanOrEqual(start)
      expect(start).toBeLessThanOrEqual(segment?.end ?? 0)
      expect(end).toBeGreaterThanOrEqual(segment?.start ?? 0)
    }
  })

  it('is the same each time', () => {
    expect(analyseConversation(transcript, context)).toEqual(analysis)
  })

  it('has a summary of two to five sentences that hold no gap', () => {
    expect(analysis.summary).not.toMatch(/undefined|null|NaN/)
    expect(analysis.summary).not.toContain('.”.')
    const outsideQuotes = analysis.summary.replace(/“[^”]*”/g, 'quote').replace(/\d\.\d/g, '')
    expect(outsideQuotes.match(/\.(?:\s|$)/g)?.length).toBeGreaterThanOrEqual(2)
    expect(outsideQuotes.match(/\.(?:\s|$)/g)?.length).toBeLessThanOrEqual(5)
  })
})

describe('the tidy sales call', () => {
  const analysis = analyseConversation(read('sales-call.vtt'), context)

  it('yields the promises of both sides with their dates and nothing else', () => {
    expect(tasks(analysis)).toEqual([
      ['Send Anna the integration guide', 'us', '2026-11-21T17:00'],
      ['Prepare a proposal', 'us', '2026-11-27T17:00'],
      ['Send us their current contract', 'them', '2026-11-25T17:00'],
      ["Schedule a demo for Anna's team", 'us', '2026-11-24T15:00'],
    ])
  })

  it('finds the lead, its address and the known record', () => {
    expect(analysis.lead).toMatchObject({
      name: 'Anna Keller',
      company: 'Acme Robotics',
      email: 'anna.keller@acmerobotics.com',
      matchId: 'lead-1',
    })
  })

  it('qualifies', () => {
    expect(analysis.slots.budget?.value).toBe('$24,000 a year')
    expect(analysis.slots.decisionMaker?.value).toBe('CFO, Maria Lopez')
    expect(analysis.slots.timeline?.at).toBe('2027-01-31T17:00:00.000Z')
    expect(analysis.competitors.map((rival) => rival.name)).toEqual(['Zendesk'])
    expect(analysis.objections.map((objection) => objection.kind)).toContain('price')
  })

  it('joins a question that the captions cut in two', () => {
    const question = analysis.questions.find((asked) => asked.text.startsWith('Who else'))
    expect(question).toMatchObject({ text: 'Who else is involved in the decision?', askedBy: 'us' })
    expect(question?.evidence.start).toBeLessThan(56)
    expect(question?.evidence.end).toBeGreaterThan(56)
  })

  it('writes an email to the person with the dates, signed by the owner', () => {
    expect(analysis.followUpEmail).toMatchObject({
      toName: 'Anna Keller',
      toEmail: 'anna.keller@acmerobotics.com',
    })
    const body = analysis.followUpEmail?.body ?? ''
    expect(body).toMatch(/^Hi Anna,\n/)
    expect(body).toContain('- We will schedule a demo for your team on Tuesday, November 24 at 3:00 PM.')
    expect(body.trimEnd()).toMatch(/Ben Carter$/)
  })
})

describe('the draft', () => {
  const analysis = analyseConversation(draft, context)

  it('still yields its tasks, across pauses and without any punctuation', () => {
    expect(tasks(analysis)).toEqual([
      ['Send Anna the new offer', 'us', '2026-11-27T17:00'],
      ['Check the discount with finance', 'us', null],
      ['Send Anna the security questionnaire', 'us', '2026-11-22T15:00'],
      ['Call Anna', 'us', '2026-11-24T10:00'],
    ])
  })

  it('identifies speakers by channel and name', () => {
    expect(analysis.lead).toMatchObject({
      name: 'Anna Keller',
      email: 'anna.keller@acme.com',
      company: 'Acme',
    })
    expect(analysis.slots.budget?.value).toBe('twenty thousand dollars')
    expect(analysis.questions.map((question) => question.text)).toEqual([
      'How is the pilot going with your team?',
    ])
  })
})

describe('the support call', () => {
  const analysis = analyseConversation(read('support-call.txt'), context)

  it('makes no task of courtesies and conditions, and no lead of nobody', () => {
    expect(analysis.actionItems).toEqual([])
    expect(analysis.objections).toEqual([])
    expect(analysis.lead).toBeNull()
    expect(analysis.summary).toContain('No next step was found.')
    expect(analysis.followUpEmail?.body).toMatch(/^Hello,/)
  })
})

describe('the call full of objections', () => {
  const analysis = analyseConversation(read('objections-call.txt'), { ...context, ownerName: 'Tom Becker' })

  it('sorts what holds the customer back', () => {
    expect(analysis.objections.map((objection) => objection.kind)).toEqual([
      'price',
      'competitor',
      'timing',
      'authority',
      'trust',
    ])
    expect(analysis.objections.every((objection) => objection.speaker === 'Speaker 2')).toBe(true)
    expect(analysis.competitors.map((rival) => rival.name)).toEqual(['Looker'])
  })

  it('takes an accepted offer for a promise and names speakers who introduce themselves', () => {
    expect(tasks(analysis)).toContainEqual(['Call Laura back after the holidays', 'us', '2027-01-11T14:00'])
    expect(analysis.lead).toMatchObject({
      name: 'Laura Stein',
      company: 'Globex',
      phone: '4155550199',
      matchId: null,
    })
  })
})

describe('a dictated note', () => {
  it('assigns the tasks to us and takes the mentioned person as the lead', () => {
    const text =
      'just met with priya from bluebird logistics she wants the enterprise plan i need to send her the proposal by wednesday and call her next monday at nine also remind me to book a room'
    const segments = [{ start: 0, end: 20, speaker: 'Speaker 1', channel: null, text }]
    const analysis = analyseConversation(
      { segments, language: 'en', engine: 'pocketsphinx', isDraft: true },
      context,
    )
    expect(tasks(analysis)).toEqual([
      ['Send Priya the proposal', 'us', '2026-11-25T17:00'],
      ['Call Priya', 'us', '2026-11-23T09:00'],
      ['Book a room', 'us', null],
    ])
    expect(analysis.lead).toMatchObject({ name: 'Priya', company: 'Bluebird Logistics' })
  })
})

describe('one channel with several voices', () => {
  const words = [
    'Good morning Karin, thanks for taking the time.',
    'Hello. We have forty people in the field, and our budget is twenty thousand euros.',
    'That is too expensive for us.',
    'I will send you our list of devices by Friday.',
    'Great, and I will send you the quote on Monday.',
  ]
  const analyse = (sides: AnalysisContext['sides']) =>
    analyseConversation(
      {
        segments: words.map((text, at) => ({
          start: at * 5,
          end: at * 5 + 5,
          speaker: unknownSpeaker,
          channel: null,
          text,
        })),
        language: 'en',
        engine: 'pocketsphinx',
        isDraft: false,
      },
      { ...context, ...(sides === undefined ? {} : { sides }) },
    )

  it('states what was said, and nothing that needs to know who said it', () => {
    const analysis = analyse(undefined)
    expect(analysis.slots.budget?.value).toBe('twenty thousand euros')
    expect(analysis).toMatchObject({ actionItems: [], objections: [], lead: null, followUpEmail: null })
    expect(analysis.summary).not.toMatch(/karin|speaker|next step/i)
    expect(analysis.leftOut.map(({ kind, text, unproven }) => [kind, text, unproven[0]?.kind])).toEqual([
      ['action_item', 'Send them our list of devices', 'speaker'],
      ['action_item', 'Send them the quote', 'speaker'],
      ['objection', 'That is too expensive for us.', 'speaker'],
    ])
  })

  it('is read once somebody says that one person speaks', () => {
    expect(tasks(analyse({ [unknownSpeaker]: 'us' })).map(([, owner]) => owner)).toEqual(['us', 'us'])
  })
})

describe('the known lead', () => {
  it('is not taken by a first name that two have, nor against another company', () => {
    const lead = (text: string) => analyseConversation(plain(text), context).lead
    expect(lead('Ben Carter: Hi Anna, how can I help?\nSpeaker 2: I need a quote.')).toMatchObject({
      name: 'Anna',
      matchId: null,
    })
    expect(lead('Ben Carter: Hello.\nSpeaker 2: This is Anna Keller from Umbrella.')?.matchId).toBeNull()
    expect(
      lead('Ben Carter: Hello.\nSpeaker 2: This is Anna, you can write to anna@initech.com.')?.matchId,
    ).toBe('lead-2')
  })
})

describe('competitors the company listed', () => {
  it('count wherever they are named', () => {
    const analysis = analyseConversation(
      plain('Ben Carter: Do you know Wayfarer?\nAnna: Wayfarer is nice.'),
      {
        ...context,
        competitors: ['Wayfarer'],
      },
    )
    expect(analysis.competitors).toMatchObject([{ name: 'Wayfarer', mentions: 2 }])
  })
})

describe('a hostile transcript', () => {
  it.each(['a ', 'one ', '1 ', 'and so then ', 'if i will send you ', 'x'])(
    'of %j without end is read in pieces',
    (part) => {
      const text = part.repeat(60_000 / part.length)
      const segments = [{ start: 0, end: 3600, speaker: 'Speaker 1', channel: null, text }]
      const analysis = analyseConversation(
        { segments, language: null, engine: 'import', isDraft: false },
        context,
      )
      expect(analysis.actionItems.every((item) => item.text.length <= 140)).toBe(true)
    },
  )
})

describe('an empty transcript', () => {
  it('handles an empty conversation', () => {
    const analysis = analyseConversation(
      { segments: [], language: null, engine: 'import', isDraft: false },
      context,
    )
    expect(analysis.summary).toBe('Nothing was said in this recording. There is nothing to summarize.')
    expect(analysis.title).toBe('Conversation on November 21, 2026')
    expect(allEvidence(analysis)).toEqual([])
  })
})

it('states no task, no reason against and no lack of next steps while nobody knows who is ours', () => {
  const lines = [
    "Mara: That's too expensive for us.",
    "Toby: I'll send you the new quote tomorrow.",
    'Mara: Good.',
  ]
  const { actionItems, objections, summary, leftOut } = analyseConversation(plain(lines.join('\n')), context)
  expect([actionItems, objections]).toEqual([[], []])
  expect(summary).not.toMatch(/next step/i)
  expect(leftOut.map(({ kind }) => kind).toSorted()).toEqual(['action_item', 'objection'])
})
