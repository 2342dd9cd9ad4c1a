import { guessMapping } from '@parley/core/leads/import/fields'
import { surveyColumns } from '@parley/core/leads/import/survey'
import { defaultStages, type Stage } from '@parley/core/leads/stages'
import { expect, test } from 'vitest'
import { fittingMeanings } from './fitting-meanings.ts'
import { findMappedValues, withMeaning } from './mapped-values.ts'

const headers = ['Deal Name', 'Deal Stage', 'Deal owner', 'Lead Source', 'Close Date']
const rows = [
  ['Ports', 'Closed Won', 'Ben Carter', 'Website', '5/9/2026'],
  ['Chairs', 'Kurz vor Abschluss', 'H. Meier', 'web', '5/8/2026'],
]
const findOwner = (text: string) => (text === 'Ben Carter' ? 'ben' : undefined)

test('each stage, colleague and source of the file is said once, with what it is read as', () => {
  const columns = surveyColumns([...rows, ...rows], headers.length)
  const find = (sources: string[], stages: readonly Stage[] = defaultStages) =>
    findMappedValues(columns, headers, guessMapping(headers), {
      findOwner,
      sources,
      stages,
      customFields: [],
    }).map(({ column, kind, text, count, read }) => [column, kind, text, count, read])
  expect(find(['Website'])).toEqual([
    ['dealstage', 'status', 'Closed Won', 2, 'won'],
    ['dealstage', 'status', 'Kurz vor Abschluss', 2, null],
    ['dealowner', 'owner', 'Ben Carter', 2, 'ben'],
    ['dealowner', 'owner', 'H. Meier', 2, null],
    ['leadsource', 'source', 'Website', 2, 'Website'],
    ['leadsource', 'source', 'web', 2, null],
  ])
  expect(find([])).toHaveLength(4)
  const own = defaultStages.map((stage) =>
    stage.key === 'negotiation' ? { ...stage, name: 'Kurz vor Abschluss' } : stage,
  )
  expect(find([], own).map(([, , , , read]) => read)).toEqual(['won', 'negotiation', 'ben', null])
})

test('what was said is kept by column and value, and taken back', () => {
  const value = { column: 'dealstage', text: 'Fast da ' }
  const said = withMeaning({}, value, 'negotiation')
  expect(said).toEqual({ dealstage: { 'fast da': 'negotiation' } })
  expect(withMeaning(said, value, null)).toEqual({ dealstage: {} })
})

const tier = { key: 'tier', label: 'Tier', type: 'choice', options: ['A', 'B'] } as const
const plan = { key: 'plan', label: 'Plan', type: 'text', options: [] } as const

test('choices of the company’s own fields are said value by value, too', () => {
  const headings = ['Name', 'Level', 'Plan']
  const columns = surveyColumns(
    [
      ['Acme', 'Gold', 'x'],
      ['Beta', 'b', 'y'],
    ],
    headings.length,
  )
  const known = { findOwner, sources: [], stages: defaultStages, customFields: [tier, plan] }
  expect(
    findMappedValues(columns, headings, ['name', 'custom:tier', 'custom:plan'], known).map(
      ({ column, kind, text, read, options }) => [column, kind, text, read, options],
    ),
  ).toEqual([
    ['level', 'choice', 'Gold', null, ['A', 'B']],
    ['level', 'choice', 'b', 'B', ['A', 'B']],
  ])
})

test('what was said of a column counts where it fits what the column fills now', () => {
  const values = {
    level: { gold: 'A', silver: 'Gone', bronze: '', tin: 'ben', '': '.' },
    phase: { fast: 'negotiation', later: 'gone' },
    betreuer: { kim: 'ben', nobody: '', web: 'Website', h: 'left' },
    quelle: { web: 'Website', none: '' },
    other: { x: 'y' },
  }
  const fit = (mapping: string[]) =>
    fittingMeanings(values, ['Level', 'Phase', 'Betreuer', 'Quelle'], mapping, {
      customFields: [tier, plan],
      stages: defaultStages,
      isMember: (id) => id === 'ben',
    })
  expect(fit(['custom:tier', 'status', 'owner', 'source'])).toEqual({
    level: { gold: 'A', bronze: '' },
    phase: { fast: 'negotiation' },
    betreuer: { kim: 'ben', nobody: '' },
    quelle: { web: 'Website' },
    other: { x: 'y' },
  })
  expect(fit(['owner', 'title', 'custom:tier', 'custom:plan'])).toEqual({
    level: { tin: 'ben', bronze: '' },
    phase: {},
    betreuer: { nobody: '' },
    quelle: {},
    other: { x: 'y' },
  })
  expect(
    fittingMeanings({ level: { gold: 'A' } }, ['Level', 'Level'], ['custom:tier', null], {
      customFields: [tier],
      stages: defaultStages,
      isMember: () => false,
    }),
  ).toEqual({ level: { gold: 'A' } })
})
