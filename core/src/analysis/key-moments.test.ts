import { describe, expect, it } from 'vitest'
import { parsePlainText } from '../voice/parse-plain-text.ts'
import { findKeyMoments } from './key-moments.ts'
import { toScene } from './scene.ts'

const nothing = {
  actionItems: [],
  objections: [],
  competitors: [],
  slots: { budget: null, decisionMaker: null, timeline: null, competitor: null },
}
function kinds(text: string, before = 'What do you think?'): string[] {
  const parsed = parsePlainText(`Ben: ${before}\nAnna: ${text}`)
  if (!parsed.ok) throw new Error(parsed.message)
  const context = { now: '2026-11-21T10:00:00Z', timeZone: 'UTC', ownerName: 'Ben Carter', people: [] }
  return findKeyMoments(toScene(parsed.transcript, context), nothing).map(({ kind }) => kind)
}

describe('an agreement', () => {
  it.each([
    "Okay, let's do it.",
    "We're happy to go ahead.",
    "That's a deal.",
    'Agreed.',
    'That works for us.',
    "I'm sold.",
    'Count us in.',
    'Where do I sign?',
  ])('%s', (text) => {
    expect(kinds(text)).toEqual(text.endsWith('?') ? [] : ['agreement'])
  })
  it.each([
    'Make it 25 and we have a deal.',
    'If it works, then yes, it is a deal.',
    "Let's do it once legal is through.",
    'That works for us. But only if you deliver in May.',
    "It's no big deal.",
    "We're not ready to sign.",
    "Shall we say it's a deal?",
    "That's agreed with the owner and I can't go over.",
    'That would work for us.',
    "I'll take it to the post office.",
  ])('is not %j', (text) => {
    expect(kinds(text)).toEqual([])
  })
  it('is an order where an offer stands, and else a task', () => {
    expect(kinds("We'll take it.", 'That makes nine hundred euros.')).toEqual(['agreement'])
    expect(kinds("I'll take it.", 'Somebody has to own the list.')).toEqual([])
  })
})

describe('praise', () => {
  it.each([
    "That's actually lovely.",
    "It's the best one we've seen.",
    'Your support is excellent.',
    "You've been very patient with us.",
    'My team loves it.',
    "We're really impressed with how quick it was.",
    'It saves us two days a month.',
    "It's so much better than what we had.",
    'It works like a charm.',
    "I couldn't be happier.",
  ])('%s', (text) => {
    expect(kinds(text)).toEqual(['praise'])
  })
  it.each([
    'I talk to support and success most days.',
    'Who thought that was a good idea?',
    "Great for morale, as you can imagine, everyone's thrilled.",
    "Wonderful. I've been replaced by a machine.",
    "That's great.",
    'Perfect, Tuesday at ten then.',
    'Their service is excellent, I hear.',
    "It'd be great if it worked.",
    'Is it really so easy?',
    "It isn't very intuitive.",
    'My dentist is brilliant.',
    'I got a lovely email from a robot.',
    'Jerome relies on nothing, that is his charm.',
    "It's a very good day for fishing.",
    'You are very kind, but your app is down again and I am not paying.',
  ])('is not %j', (text) => {
    expect(kinds(text)).not.toContain('praise')
  })
})

describe('a complaint', () => {
  it.each([
    "We're going to have to stop them.",
    'I want to leave.',
    "We'd like to cancel our contract.",
    "We won't be renewing.",
    'You have had my signed cancellation letter since Monday.',
    "We've decided to quit.",
    "We've already switched to Hanley.",
    'Thank you, you were lovely, but please cancel my subscription.',
    "I'll talk to your boss.",
    'Can I speak to your manager?',
    "You'll hear from our lawyers.",
    'This goes to the ombudsman.',
    "I'd like to make a formal complaint.",
    'You charged us twice.',
    'Your app has been down since Friday.',
    'This is simply unacceptable.',
    "I'm fed up with it.",
    'i want to cancel my account',
  ])('%s', (text) => {
    expect(kinds(text)).toEqual(['complaint'])
  })
  it.each([
    'Can we cancel any time?',
    'I have to cancel our meeting on Friday.',
    'I want to leave early today.',
    'Then ask your boss.',
    'Our lawyers will look at the contract.',
    'We left Hanley because they charged us twice.',
    'I want to leave the office by five.',
    'If it fails, could we end the contract?',
    'We lost eleven customers to the rain.',
    'The old phones never ring.',
    "We don't want to cancel our plan.",
    'Your colleague was not disappointed.',
    "I'd like to stop here for lunch.",
    'We signed up with you last year.',
    'Should I write to your manager how good you are?',
    'They let us down, the last people.',
  ])('is not %j', (text) => {
    expect(kinds(text)).not.toContain('complaint')
  })
  it('counts a grievance beside one', () => {
    expect(kinds('Nobody ever calls back. I want to cancel our contract.')).toEqual([
      'complaint',
      'complaint',
    ])
    expect(kinds('Nobody ever calls back.')).toEqual([])
  })
})
