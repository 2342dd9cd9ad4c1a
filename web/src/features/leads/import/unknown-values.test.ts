import { guessMapping } from '@parley/core/leads/import/fields'
import { surveyColumns } from '@parley/core/leads/import/survey'
import { defaultStages, type Stage } from '@parley/core/leads/stages'
import { expect, test } from 'vitest'
import { findUnknownValues, withMeaning } from './unknown-values.ts'

const headers = ['Deal Name', 'Deal Stage', 'Deal owner', 'Lead Source', 'Close Date']
const rows = [
  ['Ports', 'Closed Won', 'Ben Carter', 'Website', '5/9/2026'],
  ['Chairs', 'Kurz vor Abschluss', 'H. Meier', 'web', '5/8/2026'],
]
const findOwner = (text: string) => (text === 'Ben Carter' ? 'ben' : undefined)

test('stages, colleagues and sources that nobody here knows are asked for, once each', () => {
  const columns = surveyColumns([...rows, ...rows], headers.length)
  const find = (sources: string[], stages: readonly Stage[] = defaultStages) =>
    findUnknownValues(columns, headers, guessMapping(headers), {
      findOwner,
      sources,
      stages,
    }).map(({ column, kind, text, count }) => [column, kind, text, count])
  expect(find(['Website'])).toEqual([
    ['dealstage', 'status', 'Kurz vor Abschluss', 2],
    ['dealowner', 'owner', 'H. Meier', 2],
    ['leadsource', 'source', 'web', 2],
  ])
  expect(find([])).toHaveLength(2)
  const own = defaultStages.map((stage) =>
    stage.key === 'negotiation' ? { ...stage, name: 'Kurz vor Abschluss' } : stage,
  )
  expect(find([], own).map(([, kind]) => kind)).toEqual(['owner'])
})

test('what was said is kept by column and value, and taken back', () => {
  const value = { column: 'dealstage', heading: '', kind: 'status', text: 'Fast da ', count: 1 } as const
  const said = withMeaning({}, value, 'negotiation')
  expect(said).toEqual({ dealstage: { 'fast da': 'negotiation' } })
  expect(withMeaning(said, value, null)).toEqual({ dealstage: {} })
})
