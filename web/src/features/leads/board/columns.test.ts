import { defaultStages, type Stage } from '@parley/core/leads/stages'
import { expect, test } from 'vitest'
import { type LeadRow, readLead } from '../lead.ts'
import { leadRow } from '../testing/lead-row.ts'
import { type Board, firstStageOn, pipelineOn, stagesOn, toColumns } from './columns.ts'

const row = leadRow({
  id: '',
  name: 'Ana',
  status: 'new',
  currency: 'USD',
  score: 0,
  last_activity_at: '2026-01-01T00:00:00Z',
  created_at: '2026-01-01T00:00:00Z',
})
const lead = (id: string, changes: Partial<LeadRow> = {}) => readLead({ ...row, id, ...changes })
const nobody = new Set<string>()

/** Forty new leads worth 4,000 dollars of which two are loaded, and a won one in euros. */
const board: Board = {
  rows: [lead('a', { value: 100 }), lead('b'), lead('c', { status: 'won', value: 50, currency: 'EUR' })],
  stages: [
    { status: 'new', currency: 'USD', leads: 39, value: 4000 },
    { status: 'new', currency: 'EUR', leads: 1, value: 0 },
    { status: 'won', currency: 'EUR', leads: 1, value: 50 },
  ],
  loadedAs: { a: 'new', b: 'new', c: 'won' },
}
const named = (from: Board, hidden: ReadonlySet<string> = nobody) =>
  Object.fromEntries(
    toColumns(from, ['new', 'won'], hidden).map(({ status, leads, count, values }) => [
      status,
      {
        leads: leads.map(({ id }) => id).join(' '),
        count,
        values: values.map((sum) => `${sum.value} ${sum.currency}`),
      },
    ]),
  )

test('totals are of all leads, not of the loaded ones, and name no sum of nothing', () => {
  expect(named(board)).toEqual({
    new: { leads: 'a b', count: 40, values: ['4000 USD'] },
    won: { leads: 'c', count: 1, values: ['50 EUR'] },
  })
})

test('a moved lead lies on top of its new stage and counts there, with its money', () => {
  const moved = {
    ...board,
    rows: board.rows.map((one) => (one.id === 'a' ? { ...one, status: 'won' as const } : one)),
  }
  expect(named(moved)).toEqual({
    new: { leads: 'b', count: 39, values: ['3900 USD'] },
    won: { leads: 'a c', count: 2, values: ['100 USD', '50 EUR'] },
  })
})

test('a lead that is being deleted counts nowhere, also when it was moved before', () => {
  const moved = {
    ...board,
    rows: board.rows.map((one) => (one.id === 'a' ? { ...one, status: 'won' as const } : one)),
  }
  const without = { leads: 'b', count: 39, values: ['3900 USD'] }
  expect(named(board, new Set(['a'])).new).toEqual(without)
  expect(named(moved, new Set(['a']))).toEqual({
    new: without,
    won: { leads: 'c', count: 1, values: ['50 EUR'] },
  })
})

test('a column stands for each stage that leads can be in, in the company’s order; a status leaves its own alone', () => {
  const own: Record<string, Partial<Stage>> = {
    contacted: { key: 'demo' },
    qualified: { position: null },
    proposal: { position: null },
    negotiation: { position: null },
  }
  const stages = defaultStages.map((stage) => ({ ...stage, ...own[stage.key] }))
  expect(stagesOn(stages, { pipeline: null, status: null })).toEqual(['new', 'demo', 'won', 'lost'])
  expect(stagesOn(stages, { pipeline: null, status: 'demo' })).toEqual(['demo'])
  expect(stagesOn(stages, { pipeline: null, status: 'unheard_of' })).toEqual(['unheard_of'])
})

test('of several pipelines a board shows one: the first, the one asked for, or the one stage', () => {
  const due: Stage = {
    key: 'due',
    name: 'Due',
    outcome: 'open',
    probability: 0.5,
    color: null,
    position: 6,
    pipeline: { key: 'renewals', name: 'Renewals' },
  }
  const stages = defaultStages.toSpliced(5, 0, due)
  const none = { pipeline: null, status: null }
  expect(pipelineOn(defaultStages, none)).toBeNull()
  expect(pipelineOn(stages, none)).toBe('sales')
  expect(pipelineOn(stages, { pipeline: null, status: 'due' })).toBeNull()
  expect(stagesOn(stages, none)).not.toContain('due')
  expect(stagesOn(stages, { pipeline: 'renewals', status: null })).toEqual(['due', 'won', 'lost'])
  expect(firstStageOn(stages, { pipeline: 'renewals', status: null })).toBe('due')
  expect(firstStageOn(stages, none)).toBe('new')
})
