import { expect, it } from 'vitest'
import { toSegments } from './segments.ts'

const heard = (speaker: string | null, start: number) => ({
  start,
  end: start + 1,
  text: 'Hello.',
  words: [],
  speaker,
})
const speakers = (...channels: (string | null)[][]) =>
  toSegments(
    channels.map((voices, channel) => ({
      channel,
      utterances: voices.map((speaker, index) => heard(speaker, index * 2 + channel)),
    })),
  ).map(({ speaker }) => speaker)

it('takes a channel for a speaker where there are two', () => {
  expect(speakers([null, null], [null])).toEqual(['Speaker 1', 'Speaker 2', 'Speaker 1'])
})

it('numbers the speakers that an engine tells apart in one channel', () => {
  expect(speakers(['B', 'A', 'B'])).toEqual(['Speaker 1', 'Speaker 2', 'Speaker 1'])
})

it('does not take one channel for one speaker', () => {
  expect(speakers([null, null])).toEqual(['Unknown speaker', 'Unknown speaker'])
  expect(speakers(['A', null])).toEqual(['Speaker 1', 'Unknown speaker'])
})
