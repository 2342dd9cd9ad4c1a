import { expect, it } from 'vitest'
import { measureConversation } from '../voice/metrics.ts'
import type { Segment } from '../voice/transcript.ts'
import { toConversationFigures } from './conversation-figures.ts'
import { countFillers } from './fillers.ts'

const say = (speaker: string, start: number, end: number, text: string): Segment => ({
  speaker,
  start,
  end,
  text,
  channel: null,
})
const figuresOf = (segments: Segment[]) =>
  toConversationFigures(segments, measureConversation(segments), (speaker) => speaker === 'Ben')

// Ben speaks 5 + 10 + 15 of 50 seconds.
const conversation = [
  say('Anna', 10, 20, 'We are looking for a new system. What does it cost?'),
  say('Ben', 22, 27, 'Um, how many people are you?'),
  say('Anna', 27, 37, 'We are twelve people today.'),
  say('Ben', 41, 51, 'Then it is, you know, twenty dollars. When would you start?'),
  say('Ben', 52, 67, 'Our team will help you with the import.'),
]

it('takes each figure as it is counted by hand', () => {
  const figures = figuresOf(conversation)
  expect(figures.talk_ratio).toEqual({ value: 30, weight: 50, start: null })
  expect(figures.monologue).toEqual({ value: 25, weight: 1, start: 41 })
  // Three changes of speaker in the 57 seconds from the first word to the last.
  expect(figures.interactivity).toEqual({ value: 3, weight: 0.95, start: null })
  // Two and four seconds; the longer one after the turn that ended at 37.
  expect(figures.patience).toEqual({ value: 6, weight: 2, start: 37 })
  expect(figures.questions).toEqual({ value: 2, weight: 1, start: 22 })
  expect(figures.fillers).toEqual({ value: 2, weight: 25, start: 22 })
})

it('counts speaking over the other as no silence', () => {
  const figures = figuresOf([say('Anna', 0, 10, 'Well it is'), say('Ben', 8, 12, 'I see')])
  expect(figures.patience).toEqual({ value: 0, weight: 1, start: 10 })
})

it('compares no sides where one voice is alone, or nobody is ours', () => {
  expect(Object.keys(figuresOf([say('Ben', 0, 4, 'A note to myself')]))).toEqual(['sentiment'])
  expect(Object.keys(figuresOf([say('Anna', 0, 4, 'Hello'), say('Eva', 4, 6, 'Hello')]))).toEqual([
    'interactivity',
    'sentiment',
  ])
  expect(figuresOf([])).toEqual({})
})

it.each([
  ['Um, well, uh, we use it.', 2],
  ['It is kind of slow, you know, and, er, basically fine.', 4],
  ['Do you know what kind of plan we have?', 0],
  ['What I mean is the umbrella.', 0],
])('counts the filler words of %j: %i', (text, count) => {
  expect(countFillers(text)).toBe(count)
})
