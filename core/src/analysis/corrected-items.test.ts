import { expect, it } from 'vitest'
import { parsePlainText } from '../voice/parse-plain-text.ts'
import { analyseConversation } from './analyse-conversation.ts'
import { keepCorrections } from './corrected-items.ts'
import type { ActionItem, AnalysisContext } from './types.ts'

function segmentsOf(text: string) {
  const parsed = parsePlainText(text)
  if (!parsed.ok) throw new Error(parsed.message)
  return parsed.transcript
}
const transcript = segmentsOf(
  [
    '[00:00] Ben Carter: Good to see you, Anna. I will send you the quote by Thursday.',
    '[00:06] Anna Keller: Thank you. I will call the landlord tomorrow.',
    '[00:12] Ben Carter: Great, talk soon.',
  ].join('\n'),
)
const context: AnalysisContext = {
  now: '2026-11-02T09:30:00Z',
  timeZone: 'UTC',
  ownerName: 'Ben Carter',
  people: [],
}
const quote: ActionItem = {
  text: 'Send Anna the quote',
  owner: 'us',
  assigneeName: 'Ben Carter',
  dueAt: '2026-11-05T17:00:00.000Z',
  dueText: 'by Thursday',
  priority: 'normal',
  evidence: { segmentIndex: 0, start: 3, end: 6, quote: 'I will send you the quote by Thursday.' },
}
const corrected: ActionItem = {
  ...quote,
  assigneeName: 'Karin Vogel',
  assigneeId: 'karin',
  dueAt: '2026-11-12T17:00:00.000Z',
  dueText: null,
  corrected: ['owner', 'due'],
}
const keep = (items: ActionItem[], corrections: ActionItem[]) =>
  keepCorrections(items, corrections, transcript.segments)

it('takes what a person said before what was found', () => {
  expect(keep([quote], [corrected])).toEqual([corrected])
  expect(keep([quote], [])).toEqual([quote])
})

it('leaves what nobody corrected as it is found anew', () => {
  const found = { ...quote, text: 'Send Anna the quote for twenty', priority: 'high' as const }
  expect(keep([found], [{ ...corrected, corrected: ['due'] }])).toEqual([
    { ...found, dueAt: corrected.dueAt, dueText: null, corrected: ['due'] },
  ])
  expect(keep([found], [{ ...corrected, corrected: ['owner'] }])[0]).toMatchObject({
    assigneeName: 'Karin Vogel',
    assigneeId: 'karin',
    dueAt: quote.dueAt,
    dueText: 'by Thursday',
  })
})

it('knows an item again by its words, or by what it was read from', () => {
  const turned = { ...quote, text: 'Send us the quote', owner: 'them' as const }
  expect(keep([turned], [{ ...corrected, corrected: ['due'] }])).toMatchObject([
    { text: 'Send us the quote', owner: 'them', dueAt: corrected.dueAt },
  ])
  const elsewhere = {
    ...quote,
    text: 'Send the quote to Anna',
    evidence: { segmentIndex: 2, start: 12, end: 14, quote: 'Great, talk soon.' },
  }
  expect(keep([elsewhere], [corrected])).toMatchObject([
    { text: 'Send the quote to Anna', assigneeName: 'Karin Vogel' },
  ])
})

it('gives each correction to one item, and the one with its words before the others of its line', () => {
  const other = { ...quote, text: 'Tell Anna the price' }
  expect(keep([other, quote], [corrected])).toEqual([other, corrected])
})

it('keeps an item that is not found again where its words still stand, in the order of the conversation', () => {
  const landlord: ActionItem = {
    ...quote,
    text: 'Call the landlord',
    evidence: { segmentIndex: 1, start: 8, end: 10, quote: 'I will call the landlord tomorrow.' },
  }
  const kept = keep([landlord], [corrected])
  expect(kept.map(({ text }) => text)).toEqual(['Send Anna the quote', 'Call the landlord'])
  expect(kept[0]?.evidence.segmentIndex).toBe(0)
  const gone = { ...corrected, evidence: { ...corrected.evidence, quote: 'I will fax you the quote.' } }
  expect(keep([landlord], [gone])).toEqual([landlord])
})

it('is said in summary and email as a person put it right', () => {
  const before = analyseConversation(transcript, context)
  expect(before.followUpEmail?.body).toContain('I will send you the quote by Thursday, November 5.')
  const after = analyseConversation(transcript, { ...context, corrections: [corrected] })
  expect(after.followUpEmail?.body).toContain('Karin will send you the quote by Thursday, November 12.')
  expect(after.followUpEmail?.body).not.toContain('November 5')
  expect(after.summary).toContain('Thu, Nov 12')
  expect(after.actionItems[0]).toMatchObject({ assigneeId: 'karin', corrected: ['owner', 'due'] })
})

it('writes no sentence to the reader that was worded for the other side', () => {
  const asked = segmentsOf(
    '[00:00] Ben Carter: Hello Anna.\n[00:03] Anna Keller: I will send you the plans by Thursday.',
  )
  const [found] = analyseConversation(asked, context).actionItems
  if (!found) throw new Error('a promise of hers')
  expect(found).toMatchObject({ text: 'Send us the plans', owner: 'them' })
  const ours: ActionItem = { ...found, owner: 'us', assigneeName: 'Ben Carter', corrected: ['owner'] }
  const { followUpEmail } = analyseConversation(asked, { ...context, corrections: [ours] })
  expect(followUpEmail?.body).not.toContain('send us')
})
