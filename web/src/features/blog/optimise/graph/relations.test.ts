import { expect, it } from 'vitest'
import { toRelations } from './relations.ts'

it('tells each node its relations in both directions, the strongest first', () => {
  const nodes = [
    { id: 'a', label: 'Acme', type: 'company' as const },
    { id: 'b', label: 'HubSpot', type: 'tool' as const },
    { id: 'c', label: 'Lisbon', type: 'location' as const },
  ]
  const edges = [
    { from: 'a', to: 'c', relationship: 'mentioned with', strength: 0.2 },
    { from: 'b', to: 'a', relationship: 'uses', strength: 0.756 },
    { from: 'a', to: 'x', relationship: 'owns', strength: 1 },
  ]
  const [first, ...rest] = toRelations({ nodes, edges })
  expect(first?.node.label).toBe('Acme')
  expect(first?.relations.map(({ to, strength }) => [to.label, strength])).toEqual([
    ['HubSpot', 76],
    ['Lisbon', 20],
  ])
  expect(first?.relations.map(({ words }) => words)).toEqual(['HubSpot uses it', 'mentioned with Lisbon'])
  expect(rest.flatMap(({ relations }) => relations.map(({ words }) => words))).toEqual([
    'uses Acme',
    'mentioned with Acme',
  ])
  expect(rest.every(({ relations }) => relations.length === 1)).toBe(true)
})
