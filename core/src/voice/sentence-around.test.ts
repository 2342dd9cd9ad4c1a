import { expect, it } from 'vitest'
import { sentenceAround } from './sentence-around.ts'

const text = 'Hello Anna. The price is too high, really! Can you call me?'

it('parts the sentence at the words, whatever their case', () => {
  expect(sentenceAround(text, ' PRICE ')).toEqual({
    before: 'The ',
    match: 'price',
    after: ' is too high, really!',
    from: 16,
  })
})

it('takes the words across the end of a sentence', () => {
  expect(sentenceAround(text, 'really! Can')).toMatchObject({
    before: 'The price is too high, ',
    after: ' you call me?',
  })
})

it('takes signs literally', () => {
  expect(sentenceAround('It is 50% off (net).', '50% off (')).toMatchObject({ match: '50% off (' })
  expect(sentenceAround('It is 50x off', '50%').match).toBe('')
})

it('shortens what is far away, at a space', () => {
  const long = `${'one two '.repeat(30)}needle${' three four'.repeat(30)}`
  const { before, match, after } = sentenceAround(long, 'needle', 20)
  expect(match).toBe('needle')
  expect(before).toMatch(/^…(one|two) .*$/)
  expect(after).toMatch(/(three|four)…$/)
  expect(before.length).toBeLessThanOrEqual(21)
  expect(after.length).toBeLessThanOrEqual(21)
})

it('shows the text itself where the words do not stand in it', () => {
  expect(sentenceAround(text, 'needle')).toEqual({ before: '', match: '', after: text, from: 0 })
})
