import { expect, test } from 'vitest'
import { oursOf } from './our-speakers.ts'

const said = (speaker: string, channel: number | null = null) => ({ speaker, channel })

test('whoever is known to be ours is, whoever speaks first', () => {
  const sides = new Map([['Ben', 'us' as const]])
  expect([...oursOf(sides, [said('Ana', 0), said('Ben', 1)])]).toEqual(['Ben'])
})

test('where nobody is known it is the first channel, else who speaks first', () => {
  expect([...oursOf(new Map(), [said('A', 1), said('B', 0)])]).toEqual(['B'])
  expect([...oursOf(new Map(), [said('A'), said('B')])]).toEqual(['A'])
})

test('nobody who is known to be theirs', () => {
  const sides = new Map([['Ana', 'them' as const]])
  expect([...oursOf(sides, [said('Ana', 0), said('B')])]).toEqual(['B'])
  expect([...oursOf(sides, [said('Ana')])]).toEqual([])
})
