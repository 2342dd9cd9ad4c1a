import { defaultStages } from '@parley/core/leads/stages'
import { expect, it } from 'vitest'
import {
  add,
  change,
  comingTo,
  isChanged,
  moveTo,
  problemsOf,
  stageBefore,
  takeAway,
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
  const given = toGiven(change(add(draft, 'x'), 'x', { name: ' Trial ', chance: '60', color: 'teal' }))
  expect(given.at(0)).toEqual({ key: 'new', name: 'New', probability: 0.05, color: null })
  expect(given.at(5)).toEqual({ name: 'Trial', probability: 0.6, color: 'teal' })
  expect(given.slice(6)).toMatchObject([{ key: 'won' }, { key: 'lost' }])
})

it('sends leads on where the stage they were to go to is taken away as well', () => {
  const once = takeAway(draft, 'proposal', 2, 'qualified')
  expect(comingTo(once, 'qualified')).toBe(2)
  expect(stageBefore(once, 'negotiation')).toBe('qualified')
  expect(targetsFor(once, 'qualified').map(({ key }) => key)).toEqual(['new', 'contacted', 'negotiation'])
  expect(takeAway(once, 'qualified', 0, 'contacted').leaving).toEqual([
    { key: 'proposal', name: 'Proposal', leads: 2, target: 'contacted' },
    { key: 'qualified', name: 'Qualified', leads: 0, target: 'contacted' },
  ])
  expect(takeAway(add(draft, 'x'), 'x', 0, null)).toEqual(draft)
})

it('says what is wrong with names and chances', () => {
  expect(problemsOf(draft).size).toBe(0)
  const wrong = change(change(add(draft, 'x'), 'contacted', { name: ' won' }), 'proposal', { chance: '12.5' })
  expect(Object.fromEntries(problemsOf(wrong))).toEqual({
    contacted: { name: 'Another stage is called “won”' },
    won: { name: 'Another stage is called “Won”' },
    proposal: { chance: '0 to 100' },
    x: { name: 'Enter a name' },
  })
})
