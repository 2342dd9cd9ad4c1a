import { describe, expect, it } from 'vitest'
import { isQuestion, measureConversation } from './metrics.ts'
import { sentimentOf } from './sentiment.ts'
import type { Segment } from './transcript.ts'

const say = (speaker: string, start: number, end: number, text: string): Segment => ({
  speaker,
  start,
  end,
  text,
  channel: null,
})

describe('measureConversation', () => {
  const metrics = measureConversation([
    say('Anna', 0, 6, 'We love it. What does it cost? Right?'),
    say('Ben', 6, 8, 'Twenty dollars a month'),
    say('Ben', 10, 20, 'and it is great'),
    say('Anna', 20, 22, 'That is too expensive.'),
  ])

  it('shares talk time, without pauses', () => {
    expect(metrics.talkSeconds).toBe(20)
    expect(metrics.speakers.map((speaker) => [speaker.speaker, speaker.talkRatio])).toEqual([
      ['Anna', 0.4],
      ['Ben', 0.6],
    ])
  })

  it('finds the longest monologue over several segments', () => {
    expect(metrics.longestMonologue).toEqual({ speaker: 'Ben', start: 6, end: 20, seconds: 12 })
    expect(metrics.speakerTurns).toBe(3)
  })

  it('counts questions that ask something, and speed', () => {
    expect(metrics.questions).toBe(1)
    expect(metrics.speakers[1]?.wordsPerMinute).toBe(40)
  })

  it('draws the tone over time', () => {
    const { sentimentTimeline } = metrics
    expect(sentimentTimeline[0]?.value).toBeGreaterThan(0)
    expect(sentimentTimeline.at(-1)?.value).toBeLessThan(0)
    expect(sentimentTimeline.every((point) => point.end > point.start)).toBe(true)
  })

  it('has nothing to say of silence', () => {
    expect(measureConversation([])).toMatchObject({
      durationSeconds: 0,
      longestMonologue: null,
      sentiment: 0,
    })
  })
})

describe('isQuestion', () => {
  it.each([
    ['Is it?', true],
    ['so how much would that cost us', true],
    ['What I mean is price.', false],
    ['that is fine', false],
  ])('%j: %s', (text, expected) => {
    expect(isQuestion(text)).toBe(expected)
  })
})

describe('sentimentOf', () => {
  it.each([
    'This is great, we love it',
    'sounds good',
    'not bad at all',
    'no problem',
    "that isn't expensive",
  ])('%j is positive', (text) => {
    expect(sentimentOf(text)).toBeGreaterThan(0.1)
  })
  it.each(['way too expensive', 'we are not happy', 'the outage was frustrating', "I'm not convinced"])(
    '%j is negative',
    (text) => {
      expect(sentimentOf(text)).toBeLessThan(-0.1)
    },
  )
  it.each(['We have twelve users', 'Good morning', ''])('%j is neutral', (text) => {
    expect(Math.abs(sentimentOf(text))).toBeLessThan(0.1)
  })
})
