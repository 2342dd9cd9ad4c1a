import { expect, test } from 'vitest'
import { readInsightData, readMetrics, readSpeakerNames, readSuggestedLead, readWords } from './details.ts'

test.each([null, undefined, 'text', 7, [], { unknown: true }])(
  '%j holds nothing, and is no crash',
  (value) => {
    expect(readMetrics(value)).toEqual({})
    expect(readInsightData(value)).toEqual({})
    expect(readSuggestedLead(value)).toBeNull()
    expect(readWords(value)).toEqual([])
  },
)

test('what is known is read, and what a later version added left out', () => {
  expect(readInsightData({ dueText: 'Friday', priority: null, later: 1 })).toEqual({
    dueText: 'Friday',
    priority: null,
  })
  expect(readSuggestedLead({ name: 'Ana', evidence: { start: 3, quote: '…', later: 1 } })).toEqual({
    name: 'Ana',
    evidence: { start: 3, quote: '…' },
  })
  expect(readWords([{ text: 'Hi', start: 0, end: 0.4 }])).toEqual([{ text: 'Hi', start: 0, end: 0.4 }])
})

test('one field of another version takes no other with it', () => {
  expect(readInsightData({ dueText: 'Friday', mentions: 'three' })).toEqual({ dueText: 'Friday' })
  expect(readMetrics({ questions: 4, speakers: 'two' })).toEqual({ questions: 4 })
  expect(readSpeakerNames({ 'Speaker 1': 'Ana', 'Speaker 2': null })).toEqual({ 'Speaker 1': 'Ana' })
})
