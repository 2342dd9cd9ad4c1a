import { expect, it } from 'vitest'
import { moveItem, replaceItem } from './list-changes.ts'

it('moves within the list and not beyond it', () => {
  expect(moveItem(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moveItem(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
  expect(moveItem(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(moveItem(['a', 'b'], 1, 1)).toEqual(['a', 'b'])
})

it('replaces by id', () => {
  expect(
    replaceItem(
      [
        { id: '1', text: 'a' },
        { id: '2', text: 'b' },
      ],
      { id: '2', text: 'c' },
    ),
  ).toEqual([
    { id: '1', text: 'a' },
    { id: '2', text: 'c' },
  ])
})
