import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseTranscript } from '../voice/parse-transcript.ts'
import { analyseConversation } from './analyse-conversation.ts'
import { toInsightRows } from './insight-rows.ts'
import type { ConversationAnalysis } from './types.ts'

function analyse(name: string): ConversationAnalysis {
  const parsed = parseTranscript(name, readFileSync(new URL(`./fixtures/${name}`, import.meta.url), 'utf8'))
  if (!parsed.ok) throw new Error(parsed.message)
  return analyseConversation(parsed.transcript, {
    now: '2026-11-21T10:00:00Z',
    timeZone: 'Europe/London',
    ownerName: 'Ben Carter',
    people: [],
  })
}
const analysis = analyse('sales-call.vtt')
const rows = toInsightRows(analysis)

describe('toInsightRows', () => {
  it('makes one row of each finding, action items first, each with its proof', () => {
    const { actionItems, questions, objections, keyMoments, competitors, slots } = analysis
    const facts = [slots.budget, slots.decisionMaker, slots.timeline].filter((slot) => slot !== null)
    expect(rows).toHaveLength(
      [actionItems, questions, objections, keyMoments, competitors, facts].reduce(
        (sum, list) => sum + list.length,
        0,
      ),
    )
    expect(rows.slice(0, actionItems.length).every((row) => row.kind === 'action_item')).toBe(true)
    for (const row of rows) {
      expect(row.quote).not.toBe('')
      expect(row.end_seconds).toBeGreaterThanOrEqual(row.start_seconds)
    }
  })

  it('keeps what a kind knows besides its text', () => {
    expect(rows[0]).toMatchObject({
      kind: 'action_item',
      text: 'Send Anna the integration guide',
      data: { owner: 'us', assigneeName: 'Ben Carter', dueAt: '2026-11-21T17:00:00.000Z' },
    })
    const dataOf = (kind: string): unknown => rows.find((row) => row.kind === kind)?.data
    const categories = rows.flatMap(({ kind, data }) => (kind === 'objection' ? [data] : []))
    expect(categories).toContainEqual(expect.objectContaining({ category: 'price' }))
    expect(dataOf('competitor')).toEqual({ mentions: analysis.competitors[0]?.mentions })
    expect(dataOf('timeline')).toEqual({ at: '2027-01-31T17:00:00.000Z' })
    expect(dataOf('budget')).toEqual({})
  })

  it('never ends before it starts', () => {
    const [item] = analysis.actionItems
    if (!item) throw new Error('The fixture holds an action item')
    const backwards = { ...item, evidence: { ...item.evidence, start: 9, end: 4 } }
    expect(toInsightRows({ ...analysis, actionItems: [backwards] })[0]).toMatchObject({
      start_seconds: 9,
      end_seconds: 9,
    })
  })
})
