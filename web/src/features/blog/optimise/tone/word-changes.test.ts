import { expect, it } from 'vitest'
import { findWordChanges } from './word-changes.ts'

it('finds changed words in their place', () => {
  expect(findWordChanges('We do not utilize it.', 'We do not use it.')).toEqual([
    { kind: 'same', text: 'We do not ' },
    { kind: 'removed', text: 'utilize' },
    { kind: 'added', text: 'use' },
    { kind: 'same', text: ' it.' },
  ])
})

it('folds long unchanged text, and cuts no word', () => {
  const filler = 'word '.repeat(100)
  const changes = findWordChanges(`one ${filler}end`, `two ${filler}end`)
  expect(changes.map(({ kind }) => kind)).toEqual(['removed', 'added', 'same', 'gap'])
  expect(changes[2]?.text.length).toBeLessThan(61)
  expect(changes[2]?.text).toMatch(/word $/)
})

it('has one piece for equal texts', () => {
  expect(findWordChanges('same', 'same')).toEqual([{ kind: 'same', text: 'same' }])
})
