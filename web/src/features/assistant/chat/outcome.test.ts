import { toJson } from '@parley/core/text/json'
import { expect, test } from 'vitest'
import { composeReply, type Outcome, outcomeSchema, wordsOf } from './outcome.ts'

const make = (part: Partial<Outcome>): Outcome => ({
  callId: 'a',
  name: 'hot_leads',
  parameters: {},
  state: 'done',
  message: 'Five.',
  cards: [],
  evidence: [],
  ...part,
})

test('a reply is stored with the list of what ran, each result cut to 100 characters', () => {
  const outcomes = [
    make({ message: 'x'.repeat(101) }),
    make({ name: 'create_lead', state: 'failed', message: 'Failed to execute' }),
    make({ name: 'update_lead', state: 'waiting' }),
    make({ name: 'delete_lead', state: 'declined' }),
  ]
  expect(composeReply('Here.', outcomes)).toBe(
    `Here.\n\nCompleted actions:\n- hot_leads: ${'x'.repeat(100)}\n- create_lead: Failed to execute`,
  )
})

test.each(['Here.', '', 'Two\n\nCompleted actions:\n- of its own', 'a\n'])(
  '%j is read back without that list',
  (text) => {
    const outcomes = [make({})]
    expect(wordsOf(composeReply(text, outcomes), outcomes)).toBe(text)
    expect(wordsOf(composeReply(text, []), [])).toBe(text)
    const waiting = [make({ state: 'waiting' })]
    expect(wordsOf(composeReply(text, waiting), waiting)).toBe(text)
  },
)

test('what is kept is read as it was', () => {
  const outcome = make({
    confirmation: {
      id: 'c',
      title: 'Move',
      changes: [{ label: 'Stage', after: 'Won' }],
      isDestructive: false,
    },
    evidence: [
      { kind: 'recording', recordingId: 'r', title: 'Call', second: 3.5, hasSound: true, quote: 'yes' },
    ],
    undo: { callId: 'u', label: 'back' },
  })
  expect(outcomeSchema.parse(toJson(outcome))).toEqual(outcome)
})
