import { defaultStages, firstPipeline } from '@parley/core/leads/stages'
import { expect, it } from 'vitest'
import {
  add,
  addPipeline,
  change,
  comingTo,
  isChanged,
  movePipeline,
  moveTo,
  problemsOf,
  renamePipeline,
  stageBefore,
  takeAway,
  takePipelineAway,
  targetsFor,
  toDraft,
  toGiven,
} from './draft.ts'

const draft = toDraft(defaultStages)
const keysOf = ({ stages }: typeof draft) => stages.map(({ id }) => id)

it('is unchanged until something differs, and again when it was put back', () => {
  expect(isChanged(draft, defaultStages)).toBe(false)
  const moved = moveTo(draft, 'proposal', 1)
  expect(isChanged(moved, defaultStages)).toBe(true)
  expect(isChanged(moveTo(moved, 'proposal', 3), defaultStages)).toBe(false)
})

it('moves an open stage among the others, never before the first nor behind won', () => {
  expect(keysOf(moveTo(draft, 'negotiation', 1))).toEqual([
    'new',
    'negotiation',
    'contacted',
    'qualified',
    'proposal',
    'won',
    'lost',
  ])
  for (const [id, place] of [
    ['contacted', 0],
    ['contacted', 5],
    ['new', 1],
    ['won', 1],
  ] as const)
    expect(moveTo(draft, id, place)).toBe(draft)
})

it('gives what the database takes: no key for a new stage, chances from 0 to 1', () => {
  const given = toGiven(
    change(add(draft, 'x', 'sales'), 'x', { name: ' Trial ', chance: '60', color: 'teal' }),
  )
  expect(given.at(0)).toEqual({
    key: 'new',
    name: 'New',
    probability: 0.05,
    color: null,
    pipeline: firstPipeline,
  })
  expect(given.at(5)).toEqual({ name: 'Trial', probability: 0.6, color: 'teal', pipeline: firstPipeline })
  expect(given.slice(6)).toMatchObject([{ key: 'won' }, { key: 'lost' }])
})

it('sends leads on where the stage they were to go to is taken away as well', () => {
  const once = takeAway(draft, 'proposal', 2, 'qualified')
  expect(comingTo(once, 'qualified')).toBe(2)
  expect(stageBefore(once, 'negotiation')).toBe('qualified')
  expect(targetsFor(once, ['qualified']).map(({ key }) => key)).toEqual(['new', 'contacted', 'negotiation'])
  expect(takeAway(once, 'qualified', 0, 'contacted').leaving).toEqual([
    { key: 'proposal', name: 'Proposal', leads: 2, target: 'contacted' },
    { key: 'qualified', name: 'Qualified', leads: 0, target: 'contacted' },
  ])
  expect(takeAway(add(draft, 'x', 'sales'), 'x', 0, null)).toEqual(draft)
})

it('says what is wrong with names and chances', () => {
  expect(problemsOf(draft).size).toBe(0)
  const wrong = change(change(add(draft, 'x', 'sales'), 'contacted', { name: ' won' }), 'proposal', {
    chance: '12.5',
  })
  expect(Object.fromEntries(problemsOf(wrong))).toEqual({
    contacted: { name: 'Another stage is called “won”' },
    won: { name: 'Another stage is called “Won”' },
    proposal: { chance: '0 to 100' },
    x: { name: 'Enter a name' },
  })
})

it('adds pipelines behind the first, and gives their stages in the order of the pipelines', () => {
  const renewals = renamePipeline(addPipeline(draft, 'p1', 's1'), 'p1', ' Renewals ')
  const two = addPipeline(change(renewals, 's1', { name: 'Due' }), 'p2', 's2')
  expect(Object.fromEntries(problemsOf(two))).toEqual({
    p2: { name: 'Enter a name' },
    s2: { name: 'Enter a name' },
  })
  const named = movePipeline(change(renamePipeline(two, 'p2', 'Partners'), 's2', { name: 'Found' }), 'p2', -1)
  expect(problemsOf(named).size).toBe(0)
  expect(movePipeline(named, 'p2', -1)).toBe(named)
  expect(toGiven(named).slice(5)).toMatchObject([
    { name: 'Found', pipeline: { name: 'Partners' } },
    { name: 'Due', pipeline: { name: 'Renewals' } },
    { key: 'won' },
    { key: 'lost' },
  ])
  expect(problemsOf(renamePipeline(named, 'p2', 'sales')).get('p2')?.name).toBe(
    'Another pipeline is called “sales”',
  )
  expect(takePipelineAway(named, 'p2', new Map(), null).pipelines.map(({ id }) => id)).toEqual([
    'sales',
    'p1',
  ])
})

it('moves a stage within its pipeline, and sends the leads of one that goes to another', () => {
  const own = { key: 'renewals', name: 'Renewals' }
  const saved = toDraft([
    ...defaultStages,
    { key: 'due', name: 'Due', outcome: 'open', probability: 0.5, color: null, position: 8, pipeline: own },
    { key: 'talk', name: 'Talk', outcome: 'open', probability: 0.6, color: null, position: 9, pipeline: own },
  ])
  expect(toGiven(moveTo(saved, 'due', 1)).slice(5, 7)).toMatchObject([{ key: 'talk' }, { key: 'due' }])
  expect(moveTo(saved, 'due', 2)).toBe(saved)
  expect(stageBefore(saved, 'due')).toBe('talk')
  expect(targetsFor(saved, ['due', 'talk']).map(({ pipeline }) => pipeline)).not.toContain('Renewals')
  const gone = takePipelineAway(saved, 'renewals', new Map([['due', 3]]), 'new')
  expect(gone.leaving).toEqual([
    { key: 'due', name: 'Due', leads: 3, target: 'new' },
    { key: 'talk', name: 'Talk', leads: 0, target: null },
  ])
  expect(toGiven(gone)).toEqual(toGiven(draft))
})
