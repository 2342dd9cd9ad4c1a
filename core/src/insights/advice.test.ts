import { describe, expect, it } from 'vitest'
import { defaultStages } from '../leads/stages.ts'
import { advise } from './advice.ts'
import type { Conversation, Deal, Statement } from './deal-facts.ts'
import { assessRisk } from './deal-risk.ts'
import { findHotLeads } from './hot-leads.ts'
import { findNextAction } from './next-action.ts'
import { expectStage } from './stage-history.ts'

const now = '2026-11-21T10:00:00Z'
const ago = (days: number) => new Date(Date.parse(now) - days * 86_400_000).toISOString()
const talk = (days: number, sentiment: number | null = null): Conversation => ({
  id: `talk-${days}`,
  title: 'Call',
  recorded_at: ago(days),
  has_sound: false,
  sentiment,
  lowest_at: 42,
})
const statement = (kind: Statement['kind'], patch: Partial<Statement> = {}): Statement => ({
  id: `${kind}-1`,
  recording_id: 'talk-2',
  recorded_at: ago(2),
  has_sound: true,
  kind,
  text: 'Send the contract',
  quote: 'I will send the contract',
  start: 12,
  at: null,
  category: null,
  answer_words: null,
  task_id: null,
  is_done: null,
  ...patch,
})
const deal = (patch: Partial<Deal> = {}): Deal => ({
  id: 'lead-1',
  name: 'Ana Silva',
  company: 'Acme',
  email: 'ana@acme.example',
  status: 'proposal',
  value: 1000,
  currency: 'USD',
  owner_id: null,
  score: 50,
  score_reasons: [],
  created_at: ago(40),
  status_changed_at: ago(3),
  written_at: null,
  talks: [talk(2)],
  statements: [],
  tasks: [{ id: 'task-1', title: 'Call', due_at: ago(-2), recording_id: null, start: null }],
  ...patch,
})
function risk(patch: Partial<Deal>) {
  const each = deal(patch)
  return assessRisk(each, expectStage(each.status, [], defaultStages), now)
}
const kinds = (patch: Partial<Deal>) => risk(patch)?.reasons.map(({ kind, weight }) => [kind, weight])
function next(patch: Partial<Deal>) {
  const each = deal(patch)
  return findNextAction(each, expectStage(each.status, [], defaultStages), now)
}

describe('assessRisk', () => {
  it('finds nothing in a deal without risks, and never assesses a new lead', () => {
    expect(risk({})).toBeNull()
    expect(risk({ status: 'new', talks: [], created_at: ago(400) })).toBeNull()
  })

  it('counts silence from the last word of either kind, in the stage’s own measure', () => {
    // A proposal may be silent for ten days; 21 is more than twice that.
    expect(kinds({ talks: [talk(10)] })).toBeUndefined()
    expect(risk({ talks: [talk(21)] })).toMatchObject({ weight: 4, level: 'medium' })
    expect(risk({ talks: [talk(21)], written_at: ago(1) })).toBeNull()
    expect(risk({ talks: [talk(21)] })?.reasons[0]?.text).toBe(
      'No contact for 21 days; deals in Proposal should not wait longer than 10.',
    )
  })

  it('takes notice given for trouble by itself, answered or not', () => {
    const said = (quote: string) => statement('objection', { category: 'trust', answer_words: 40, quote })
    expect(kinds({ statements: [said("I've signed with Hanley.")] })).toEqual([['leaving', 4]])
    expect(kinds({ statements: [said("I'm worried, you'll hear from our lawyers.")] })).toEqual([
      ['leaving', 4],
    ])
    expect(kinds({ statements: [said("I'm worried about the weekend support.")] })).toBeUndefined()
  })

  it('takes what they complained of for trouble, and their notice for leaving', () => {
    const said = (quote: string, recording = 'talk-2') => ({
      ...statement('complaint', { quote }),
      recording_id: recording,
    })
    expect(kinds({ statements: [said('We signed with Desert Air on Wednesday.')] })).toEqual([['leaving', 4]])
    expect(kinds({ statements: [said('Your system booked three people into the same half hour.')] })).toEqual(
      [['complaint', 3]],
    )
    expect(kinds({ statements: [said('Your boxes are late again.', 'talk-1')] })).toBeUndefined()
  })

  it('takes an objection as answered from twelve words on', () => {
    const objection = (words: number) => statement('objection', { category: 'price', answer_words: words })
    expect(kinds({ statements: [objection(12)] })).toBeUndefined()
    expect(kinds({ statements: [objection(11)] })).toEqual([['unanswered_objection', 3]])
    expect(risk({ statements: [objection(0)] })?.reasons[0]).toMatchObject({
      text: 'An objection about the price went unanswered.',
      evidence: [{ kind: 'moment', recordingId: 'talk-2', seconds: 12, hasSound: true }],
    })
  })

  it('recognises a broken promise by its day and its task', () => {
    const promise = statement('action_item', { at: ago(3) })
    expect(risk({ statements: [promise] })?.reasons[0]?.text).toBe(
      'We promised “Send the contract”: 3 days overdue.',
    )
    expect(risk({ statements: [{ ...promise, is_done: true }] })).toBeNull()
    expect(risk({ statements: [{ ...promise, at: ago(-1) }] })).toBeNull()
  })

  it('adds up its reasons, the weightiest first, and is high from six on', () => {
    const statements = [
      statement('timeline', { at: ago(5) }),
      statement('competitor', { text: 'Globex' }),
      statement('objection', { category: 'trust', answer_words: 3 }),
    ]
    // 3 for the objection, 3 for the date, 2 for the competitor; the tone fell from 0.4 to 0: 2 more.
    const found = risk({ statements, talks: [talk(2, 0), talk(9, 0.4)] })
    expect(found).toMatchObject({ weight: 10, level: 'high' })
    expect(found?.reasons.map(({ kind }) => kind)).toEqual([
      'unanswered_objection',
      'date_passed',
      'falling_tone',
      'late_competitor',
    ])
  })

  it('measures a stage by the company’s own median where there is one', () => {
    const own = [{ status: 'proposal', won: 6, lost: 4, left: 10, days_in_stage: 4, days_to_win: 12 }]
    const old = deal({ status_changed_at: ago(9), statements: [statement('competitor')] })
    expect(assessRisk(old, expectStage('proposal', own, defaultStages), now)?.reasons.at(-1)?.text).toBe(
      '9 days in Proposal; your median is 4.',
    )
    expect(assessRisk(old, expectStage('proposal', [], defaultStages), now)).toBeNull()
  })
})

describe('findNextAction', () => {
  it('keeps a promise first, with a task made from the very words', () => {
    const statements = [
      statement('objection', { id: 'o', answer_words: 0 }),
      statement('action_item', { id: 'promise', at: ago(3) }),
    ]
    expect(next({ statements })).toMatchObject({
      text: 'Send the contract',
      reason: 'We promised it and are 3 days late.',
      urgency: 5,
      act: { kind: 'make_task', statementId: 'promise' },
    })
    expect(next({ statements: [statement('action_item', { at: ago(3), task_id: 'task-9' })] })?.act).toEqual({
      kind: 'open_task',
      taskId: 'task-9',
    })
  })

  it('answers an objection, breaks a silence, plans a step, or leaves the deal alone', () => {
    expect(next({ statements: [statement('objection', { category: 'price', answer_words: 0 })] })?.text).toBe(
      'Answer an objection about the price',
    )
    expect(next({ talks: [talk(30)] })?.act).toMatchObject({ kind: 'write_email', to: 'ana@acme.example' })
    expect(next({ talks: [talk(30)], email: null })?.act).toMatchObject({ kind: 'make_task' })
    expect(next({ tasks: [] })?.text).toBe('Plan the next step with Ana Silva')
    expect(next({})).toBeNull()
  })

  it('suggests the next stage when the statements support it', () => {
    expect(next({ status: 'new' })?.act).toEqual({ kind: 'move_stage', to: 'contacted' })
    const statements = [statement('timeline', { at: ago(-60) })]
    const score_reasons = [{ label: 'Named a budget', points: 10 }]
    expect(next({ status: 'contacted', statements, score_reasons })?.act).toEqual({
      kind: 'move_stage',
      to: 'qualified',
    })
    expect(next({ status: 'contacted', statements })).toBeNull()
  })
})

it('calls a lead hot from 70 on, with the reasons that lift it', () => {
  const score_reasons = [
    { label: 'Stage: Proposal', points: 25 },
    { label: 'Phone number known', points: 3 },
    { label: 'Named a budget', points: 10 },
    { label: 'Promised work is overdue', points: -3 },
  ]
  const hot = findHotLeads([deal({ score: 69 }), deal({ id: 'hot', score: 70, score_reasons })])
  expect(hot.map(({ deal: { id }, reasons }) => [id, reasons])).toEqual([
    ['hot', ['Named a budget', 'Phone number known']],
  ])
})

it('ranks by weight and urgency, then by what a deal is worth', () => {
  const silent = { talks: [talk(30)] }
  const advice = advise(
    [
      deal({ id: 'small', value: 10, ...silent }),
      deal({ id: 'large', value: 10_000, ...silent }),
      deal({ id: 'promise', value: 1, statements: [statement('action_item', { at: ago(3) })] }),
    ],
    [],
    defaultStages,
    now,
  )
  expect(advice.risks.map((each) => each.deal.id)).toEqual(['large', 'small', 'promise'])
  expect(advice.actions.map((each) => each.deal.id)).toEqual(['promise', 'large', 'small'])
})
