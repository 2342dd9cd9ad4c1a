import { defaultStages } from '@parley/core/leads/stages'
import { describe, expect, it } from 'vitest'
import { sampleCompany } from '../../seed/index.ts'
import { createLocalEngine } from '../_shared/engines/local-engine.ts'
import { createCalendar } from './calendar.ts'
import { toDocument } from './document.ts'

const now = '2026-11-25T14:00:00Z'
const documentFor = (name: string) =>
  toDocument(
    sampleCompany,
    { name, timeZone: 'UTC' },
    defaultStages,
    createCalendar(new Date(now), 'UTC'),
    createLocalEngine(),
  )

describe.each(['Maria Santos', '', 'Anna', 'priya raman'])('loaded by "%s"', (name) => {
  it('links each known customer and tells the two sides apart', async () => {
    const { recordings, segments, leads } = await documentFor(name)
    expect(recordings.filter((recording) => recording.lead_id !== null)).toHaveLength(23)
    expect(
      recordings
        .flatMap((recording) => recording.suggested_lead?.name ?? [])
        .toSorted((a, b) => a.localeCompare(b)),
    ).toEqual(['Lionel Fraser', 'Tessa Morgan'])
    const ids = new Map(leads.map((lead) => [lead.id, lead.name]))
    for (const recording of recordings) {
      const speakers = new Set(
        segments.filter((each) => each.recording_id === recording.id).map((each) => each.speaker),
      )
      expect(speakers.size).toBe(2)
      expect(speakers).toContain(ids.get(recording.lead_id ?? '') ?? recording.suggested_lead?.name)
    }
  })

  it('promises twenty tasks', async () => {
    const { tasks } = await documentFor(name)
    expect(tasks).toHaveLength(80)
    expect(tasks.filter((task) => task.recording_id !== null)).toHaveLength(20)
  })
})

it('reads the conversation instead of knowing it: other words, other insights', async () => {
  const [first] = sampleCompany.conversations
  if (!first) throw new Error('no conversation')
  const text = first.text.replace('$24,000', '$31,500')
  const { insights } = await toDocument(
    { ...sampleCompany, conversations: [{ ...first, text }] },
    { name: 'Maria Santos', timeZone: 'UTC' },
    defaultStages,
    createCalendar(new Date(now), 'UTC'),
    createLocalEngine(),
  )
  expect(insights.find((insight) => insight.kind === 'budget')?.text).toContain('$31,500')
})
