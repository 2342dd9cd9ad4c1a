import { describe, expect, it, test } from 'vitest'
import { factsOf, type StatedFact, sharesOf, topicOf } from './describe-conversation.ts'

const anna = { name: 'Anna Keller', company: 'Acme' }

test.each([
  ['Anna Keller (Acme): pricing and security', anna, 'Pricing and security'],
  ['Anna Keller: renewal', { ...anna, company: null }, 'Renewal'],
  ['Call with Globex', anna, 'Call with Globex'],
  ['Anna Keller (Acme): ', anna, 'Anna Keller (Acme): '],
  ['Somebody else (Acme): pricing', anna, 'Somebody else (Acme): pricing'],
  ['Anna Keller (Acme): pricing', null, 'Anna Keller (Acme): pricing'],
])('%j of %j is about %j', (title, subject, topic) => {
  expect(topicOf({ title, subject, suggested_lead: null })).toBe(topic)
})

test('a suggested customer is taken out of the title, too', () => {
  const title = 'Anna Keller (Acme): pricing'
  expect(topicOf({ title, subject: null, suggested_lead: { ...anna, confidence: 0.4 } })).toBe('Pricing')
})

describe('the facts of a conversation', () => {
  const said = (kind: string, text: string, rest: Partial<StatedFact> = {}): StatedFact => ({
    kind,
    text,
    data: {},
    tasks: null,
    ...rest,
  })
  const ours = { data: { owner: 'us' } }

  it('are the first of each kind and what we still owe', () => {
    expect(
      factsOf([
        said('action_item', 'Send the quote', ours),
        said('action_item', 'Call back', { ...ours, tasks: { status: 'todo' } }),
        said('action_item', 'Book the room', { ...ours, tasks: { status: 'done' } }),
        said('action_item', 'Send a sample', { data: { owner: 'them' } }),
        said('timeline', 'in September'),
        said('budget', 'fifteen thousand dollars a year'),
        said('budget', 'a second sum'),
        said('decision_maker', 'the director'),
      ]),
    ).toEqual(['$15,000 a year', 'The director decides', 'In September', '2\u{a0}open\u{a0}promises'])
  })

  it('are none where nothing was said', () => {
    expect(factsOf([])).toEqual([])
  })
})

test('talk is shared by side, whoever spoke for it', () => {
  const speaker = (name: string, talkRatio: number) => ({
    speaker: name,
    talkRatio,
    talkSeconds: 0,
    words: 0,
    wordsPerMinute: 0,
    longestMonologueSeconds: 0,
    questions: 0,
  })
  const speakers = [speaker('Ben', 0.25), speaker('Ana', 0.5), speaker('Tom', 0.25)]
  expect(sharesOf({ speakers, sides: { Ben: 'us', Ana: 'them', Tom: 'them' } })).toEqual({
    us: 0.25,
    them: 0.75,
  })
  expect(sharesOf({ speakers, sides: { Ben: null } })).toBeNull()
  expect(sharesOf({})).toBeNull()
})
