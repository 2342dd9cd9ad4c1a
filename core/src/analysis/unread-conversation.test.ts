import { expect, it } from 'vitest'
import { parsePlainText } from '../voice/parse-plain-text.ts'
import { analyseConversation } from './analyse-conversation.ts'
import type { AnalysisContext } from './types.ts'

const context: AnalysisContext = {
  now: '2026-11-23T10:00:00Z',
  timeZone: 'Europe/Berlin',
  ownerName: 'Uwe Brandt',
  people: [],
}
const parsed = parsePlainText(
  [
    '[00:00] Uwe Brandt: Ich schicke Ihnen das Angebot bis Freitag. Budget: 20.000 Euro?',
    '[00:06] Karin Vogel: Ja, Mister Weber entscheidet. I will send you the list by Friday.',
  ].join('\n'),
)
if (!parsed.ok) throw new Error(parsed.message)
const { transcript } = parsed

it('states nothing about a conversation in a language that it does not read, and says so', () => {
  const { metrics, figures, sides, title, summary, sentiment, ...stated } = analyseConversation(
    { ...transcript, language: 'de' },
    context,
  )
  expect(stated).toEqual({
    actionItems: [],
    competitors: [],
    followUpEmail: null,
    keyMoments: [],
    lead: null,
    leftOut: [],
    objections: [],
    questions: [],
    slots: { budget: null, competitor: null, decisionMaker: null, timeline: null },
    topics: [],
  })
  expect(sides).toEqual({ 'Uwe Brandt': 'us', 'Karin Vogel': 'them' })
  expect([sentiment.overall, sentiment.timeline]).toEqual([null, []])
  expect(title).toBe('Conversation on November 23, 2026')
  expect(summary).toBe('In German. Nothing is stated about this conversation.')
  expect(metrics.words).toBeGreaterThan(20)
  expect(Object.keys(figures)).not.toContain('sentiment')
  expect(figures.talk_ratio?.value).toBeGreaterThan(0)
})

it('reads the same words where they are said to be English', () => {
  expect(analyseConversation({ ...transcript, language: 'en' }, context).actionItems).not.toEqual([])
})
