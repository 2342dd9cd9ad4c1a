import { defaultStages } from '@parley/core/leads/stages'
import { describe, expect, it } from 'vitest'
import {
  briefing,
  briefingLines,
  type DueTask,
  dayTasks,
  openPipeline,
  type Today,
  warmReasons,
} from './today.ts'

const nothing: Today = {
  tasks: [],
  overdue: 0,
  due_today: 0,
  hot_leads: [],
  processing: [],
  recordings: [],
  pipeline: [],
  is_empty: true,
  has_sample: false,
}
const anna = { id: '1', name: 'Anna', company: null, status: 'new', score: 70, score_reasons: [], proofs: {} }

describe('briefing', () => {
  it('says only what is there', () => {
    expect(briefing(nothing)).toBe('Nothing is due today.')
    expect(briefing({ ...nothing, overdue: 1, due_today: 3, hot_leads: [anna] })).toBe(
      '1 task overdue and 3 tasks due today. Anna is your warmest lead.',
    )
  })

  it('names recordings that need a hand', () => {
    const failed = { id: '1', title: '', status: 'failed', progress: 0, failure_reason: 'x' }
    expect(briefing({ ...nothing, processing: [failed] })).toBe(
      'Nothing is due today. 1 recording needs your attention.',
    )
  })
})

it('heads the page with what is due', () => {
  expect(briefingLines({ ...nothing, overdue: 1, hot_leads: [anna] })).toEqual({
    headline: '1 task overdue.',
    rest: 'Anna is your warmest lead.',
  })
})

describe('dayTasks', () => {
  const now = '2026-01-02T12:00:00Z'
  const due = (at: string, count: number): DueTask[] =>
    Array.from({ length: count }, (_, index) => ({
      id: `${at} ${index}`,
      title: '',
      due_at: at,
      priority: 'normal',
      recording_id: null,
      recording_seconds: null,
      has_sound: false,
      subject: null,
    }))
  it.each([
    [20, 9, 5, 3],
    [2, 9, 2, 6],
    [20, 1, 7, 1],
    [20, 0, 8, 0],
    [0, 20, 0, 8],
  ])('%d late and %d of today: %d and %d', (late, ofToday, shownLate, shownToday) => {
    const tasks = [...due('2026-01-01T00:00:00Z', late), ...due('2026-01-02T18:00:00Z', ofToday)]
    const { overdue, today } = dayTasks(tasks, now)
    expect([overdue.length, today.length]).toEqual([shownLate, shownToday])
  })
})

describe('openPipeline', () => {
  it('keeps the order of the stages, leaves won and lost out and never adds two currencies', () => {
    const pipeline = [
      { status: 'proposal', currency: 'EUR', leads: 2, value: 500 },
      { status: 'new', currency: 'EUR', leads: 4, value: 100 },
      { status: 'won', currency: 'EUR', leads: 1, value: 900 },
      { status: 'new', currency: 'USD', leads: 1, value: 70 },
    ]
    const { stages, currency, total, others } = openPipeline({ ...nothing, pipeline }, defaultStages)
    expect(stages.map((stage) => stage.status)).toEqual([
      'new',
      'contacted',
      'qualified',
      'proposal',
      'negotiation',
    ])
    expect({ currency, total, others }).toEqual({ currency: 'EUR', total: 600, others: ['USD'] })
  })

  it('names the stages as the company does, without those that it took away', () => {
    const stages = defaultStages.map((stage) =>
      stage.key === 'contacted' ? { ...stage, position: null } : { ...stage, name: `Our ${stage.key}` },
    )
    const pipeline = [{ status: 'proposal', currency: 'EUR', leads: 2, value: 500 }]
    expect(
      openPipeline({ ...nothing, pipeline }, stages).stages.map(({ label, leads }) => [label, leads]),
    ).toEqual([
      ['Our new', 0],
      ['Our qualified', 0],
      ['Our proposal', 2],
      ['Our negotiation', 0],
    ])
  })
})

it('gives the reasons that lift a score most, with the moment that proves them', () => {
  const proof = { recording_id: 'r', seconds: 84, has_sound: true }
  const lead = {
    ...anna,
    score_reasons: [
      { label: 'Stage: Qualified', points: 25 },
      { label: 'Phone number known', points: 3 },
      { label: 'Named a budget', points: 10 },
      { label: 'Quiet for 40 days', points: -10 },
      { label: 'Decision maker known', points: 8 },
      { label: 'Active this week', points: 8 },
    ],
    proofs: { budget: proof },
  }
  expect(warmReasons(lead)).toEqual([
    { label: 'Named a budget', points: 10, proof },
    { label: 'Decision maker known', points: 8, proof: null },
    { label: 'Active this week', points: 8, proof: null },
  ])
})
