import { unknownSpeaker } from '@parley/core/voice/transcript'
import { expect, it } from 'vitest'
import { isTurnStart } from './speaker-sides.ts'
import { nearestWord, otherSpeaker, restOfTurn, speakerBefore } from './turns.ts'

const spoken = (...speakers: string[]) =>
  speakers.map((speaker, index) => ({ id: String(index), speaker, text: 'Hello' }))

it('ends a turn where somebody else speaks', () => {
  const segments = spoken('A', 'A', 'A', 'B', 'A')
  const ids = (id: string) => restOfTurn(segments, id).map((segment) => segment.id)
  expect(ids('1')).toEqual(['1', '2'])
  expect(ids('4')).toEqual(['4'])
  expect(ids('gone')).toEqual([])
})

it('takes each segment of an unknown speaker for a turn', () => {
  const segments = spoken('A', unknownSpeaker, unknownSpeaker, 'A')
  expect(restOfTurn(segments, '1').map(({ id }) => id)).toEqual(['1'])
  expect(segments.map((_, index) => isTurnStart(segments, index))).toEqual([true, true, true, true])
})

it('takes a second voice for who spoke before, next, or for a new speaker', () => {
  expect(otherSpeaker(spoken('C', 'B', 'A', 'A'), '3')).toBe('B')
  expect(otherSpeaker(spoken('A', 'A', 'C', 'B'), '0')).toBe('C')
  expect(otherSpeaker(spoken('Speaker 1', 'Speaker 1'), '1')).toBe('Speaker 2')
  expect(otherSpeaker(spoken('Anna'), '0')).toBe('Speaker 1')
})

it('knows who spoke before a turn', () => {
  expect(speakerBefore(spoken('A', 'B', 'B'), '2')).toBe('A')
  expect(speakerBefore(spoken('A', 'A'), '1')).toBeNull()
})

it.each([
  [0, 5],
  [5, 5],
  [7, 5],
  [8, 9],
  [99, 9],
])('splits at the word nearest to place %i', (place, start) => {
  expect(nearestWord('Good bye Ana', place)).toBe(start)
})

it('does not split one word', () => {
  expect(nearestWord('Good', 2)).toBeNull()
})
