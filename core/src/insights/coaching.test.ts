import { expect, it } from 'vitest'
import { type CoachingFacts, type CoachingMoment, toScorecards } from './coaching.ts'
import type { FigureSum } from './figures.ts'

const sum = (measure: string, value: number, weight: number, owner: string | null = 'ben'): FigureSum => ({
  measure,
  key: '',
  owner,
  value,
  weight,
  recordings: weight,
})
const moment = (kind: CoachingMoment['kind'], patch: Partial<CoachingMoment> = {}): CoachingMoment => ({
  owner: 'ben',
  recording_id: 'one',
  title: 'Call',
  recorded_at: '2026-11-20T10:00:00Z',
  has_sound: true,
  kind,
  text: null,
  quote: null,
  start_seconds: 10,
  seconds: null,
  ...patch,
})
const facts = (patch: Partial<CoachingFacts> = {}): CoachingFacts => ({
  now: [
    sum('conversations', 4, 4),
    sum('talk_ratio', 640, 1000),
    sum('questions', 48, 4),
    sum('fillers', 10, 1000),
  ],
  before: [sum('conversations', 2, 2), sum('talk_ratio', 700, 1000), sum('questions', 40, 2)],
  sums: [
    { owner: 'ben', is_now: true, measure: 'next_step', value: 3, weight: 4 },
    { owner: 'ben', is_now: false, measure: 'next_step', value: 2, weight: 2 },
  ],
  moments: [],
  ...patch,
})

it('holds each figure against its band and the period before', () => {
  const [card] = toScorecards(facts())
  expect(card?.lines.map(({ measure, value, verdict, trend }) => [measure, value, verdict, trend])).toEqual([
    // 64% is above 53%, but 70% was further away; 12 questions are within, 20 were not; 75% is below 80%, all was not.
    ['talk_ratio', 0.64, 'high', 'better'],
    ['questions', 12, 'within', 'better'],
    ['fillers', 1, 'within', null],
    ['next_step', 0.75, 'low', 'worse'],
  ])
})

it('judges nobody by fewer than three conversations', () => {
  const now = [sum('conversations', 2, 2), sum('talk_ratio', 900, 1000)]
  expect(toScorecards(facts({ now }))).toMatchObject([{ conversations: 2, lines: [] }])
})

it('picks two moments of each sort, of two conversations where it can', () => {
  const moments = [
    moment('praise', { start_seconds: 5 }),
    moment('answered', { start_seconds: 20 }),
    moment('agreement', { recording_id: 'two' }),
    moment('monologue', { seconds: 149 }),
    moment('unanswered', { start_seconds: 30 }),
    moment('monologue', { seconds: 200, start_seconds: 60 }),
    moment('complaint', { owner: 'eva' }),
  ]
  const [card] = toScorecards(facts({ moments }))
  expect(card?.best.map(({ kind }) => kind)).toEqual(['answered', 'agreement'])
  expect(card?.worst.map(({ kind, seconds }) => [kind, seconds])).toEqual([
    ['unanswered', null],
    ['monologue', 200],
  ])
})

it('makes one card a person, the most conversations first', () => {
  const now = [...facts().now, sum('conversations', 9, 9, null)]
  expect(toScorecards(facts({ now })).map(({ owner }) => owner)).toEqual([null, 'ben'])
})
