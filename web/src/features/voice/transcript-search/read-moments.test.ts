import { expect, it } from 'vitest'
import { readMoments } from './read-moments.ts'

const hit = { id: 's1', start: 12, speaker: 'Speaker 2', text: 'We like it. The price is high.' }

it('points at the second of the word, and names the speaker', () => {
  const words = ['We', 'like', 'it', 'The', 'price'].map((text, index) => ({
    text,
    start: 12 + index,
    end: 13 + index,
  }))
  expect(readMoments([{ ...hit, words }], 'price', { 'Speaker 2': 'Anna' })).toMatchObject([
    { seconds: 16, speaker: 'Anna', passage: { before: 'The ', match: 'price', after: ' is high.' } },
  ])
})

it('points at the segment where there are no words', () => {
  expect(readMoments([{ ...hit, words: null }], 'price', {})).toMatchObject([
    { seconds: 12, speaker: 'Speaker 2' },
  ])
})
