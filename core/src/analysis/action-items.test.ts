import { describe, expect, it } from 'vitest'
import { parsePlainText } from '../voice/parse-plain-text.ts'
import { findActionItems } from './action-items.ts'
import { toScene } from './scene.ts'
import type { ActionItem, AnalysisContext } from './types.ts'

/** A Saturday; Ben is the seller, Anna the customer. */
const context: AnalysisContext = {
  now: '2026-11-21T10:00:00Z',
  timeZone: 'UTC',
  ownerName: 'Ben Carter',
  people: [],
  competitors: [],
}
function items(text: string): ActionItem[] {
  const parsed = parsePlainText(text)
  if (!parsed.ok) throw new Error(parsed.message)
  return findActionItems(toScene(parsed.transcript, context))
}
const short = (text: string): [string, string | null, string | null][] =>
  items(text).map((item) => [item.text, item.owner, item.dueAt?.slice(0, 16) ?? null])

describe('promises and requests', () => {
  it.each([
    [
      "Ben: I'll send you the contract by Friday.\nAnna: Okay.",
      'Send Anna the contract',
      'us',
      '2026-11-27T17:00',
    ],
    [
      "Anna: I'll send you the signed order form tomorrow at 3.\nBen: Great.",
      'Send us the signed order form',
      'them',
      '2026-11-22T15:00',
    ],
    [
      'Anna: Could you please email me your security questionnaire?\nBen: Sure.',
      'Email Anna our security questionnaire',
      'us',
      null,
    ],
    [
      'Ben: Can you introduce us to your CFO next week?\nAnna: Yes.',
      'Introduce us to their CFO',
      'them',
      '2026-11-27T17:00',
    ],
    [
      "Ben: Let's schedule a follow-up call on Tuesday at 10.\nAnna: Fine.",
      'Schedule a follow-up call',
      'us',
      '2026-11-24T10:00',
    ],
    [
      'Ben: By Monday I will prepare the proposal.\nAnna: Good.',
      'Prepare the proposal',
      'us',
      '2026-11-23T17:00',
    ],
    [
      'Anna: We need the data processing agreement by Friday.\nBen: Understood.',
      'Provide the data processing agreement',
      'us',
      '2026-11-27T17:00',
    ],
    ['Ben: Remind me to call Tom on Thursday.\nAnna: Will do.', 'Call Tom', 'us', '2026-11-26T17:00'],
    [
      'Ben: Let me check with legal and get back to you.\nAnna: Okay.',
      'Check with legal and get back to Anna',
      'us',
      null,
    ],
    ['Anna: Please send me the case study.\nBen: Sure.', 'Send Anna the case study', 'us', null],
    [
      "Anna: Don't forget to add my colleague to the invite.\nBen: Right.",
      "Add Anna's colleague to the invite",
      'us',
      null,
    ],
    ["Ben: If that works, I'll send an invite for Wednesday.\nAnna: It does.", 'Send an invite', 'us', null],
    ['Ben: Do you want me to send you a recording?\nAnna: Yes please.', 'Send Anna a recording', 'us', null],
    ["Ben: I'll check if the API supports it.\nAnna: Thanks.", 'Check if the API supports it', 'us', null],
  ])('%s', (text, title, owner, dueAt) => {
    expect(short(text)).toEqual([[title, owner, dueAt]])
  })

  it('makes two tasks of two verbs', () => {
    expect(short("Ben: I'll send you the contract by Friday and call you on Monday.\nAnna: Okay.")).toEqual([
      ['Send Anna the contract', 'us', '2026-11-27T17:00'],
      ['Call Anna', 'us', '2026-11-23T17:00'],
    ])
  })

  it('merges a repeated promise', () => {
    expect(
      short(
        "Ben: I'll send you the contract.\nAnna: Good.\nBen: So I'll send you the contract by Friday.\nAnna: Bye.",
      ),
    ).toEqual([['Send Anna the contract', 'us', '2026-11-27T17:00']])
  })

  it('resolves a third person by name', () => {
    expect(items('Ben: Maria will send you the invoice tomorrow.\nAnna: Fine.')[0]).toMatchObject({
      assigneeName: 'Maria',
      text: 'Send Anna the invoice',
      owner: 'us',
      priority: 'normal',
    })
  })

  it('reads urgency', () => {
    expect(items('Anna: Please send me the invoice as soon as possible.\nBen: Sure.')[0]?.priority).toBe(
      'urgent',
    )
    expect(items('Ben: No rush, but please send me the logo.\nAnna: Sure.')[0]?.priority).toBe('low')
  })
})

describe('the words of a task', () => {
  it.each([
    [
      "I'll find out when Ukrainian is ready and let you know by Friday.",
      'Find out when Ukrainian is ready and let Anna know',
      'by Friday',
    ],
    ["I'll find out what kind of licence it is.", 'Find out what kind of licence it is', null],
    ["You need the export. I'll switch it on today.", 'Switch the export on', 'today'],
    ["There's an old account. I'll turn it off on Monday.", 'Turn the old account off', 'on Monday'],
    ["You want the form. I'll fill it in tomorrow.", 'Fill the form in', 'tomorrow'],
    ["I'll hand the list over by Friday.", 'Hand the list over', 'by Friday'],
    [
      "I'll prepare a comparison over twelve months by Tuesday.",
      'Prepare a comparison over twelve months',
      'by Tuesday',
    ],
    [
      "I'll send you the forecast for the next twelve months by Friday.",
      'Send Anna the forecast for the next twelve months',
      'by Friday',
    ],
    [
      "I'll send you the figures from last month tomorrow.",
      'Send Anna the figures from last month',
      'tomorrow',
    ],
    ["I'll write you a note in twelve months.", 'Write Anna a note', 'in twelve months'],
    ["I'll join the board for five minutes.", 'Join the board for five minutes', null],
    ["I'll call you for five minutes on Monday.", 'Call Anna for five minutes', 'on Monday'],
    ["I'll talk to my manager about, okay?", 'Talk to my manager', null],
    ["I'll send you the contract and, you know, um.", 'Send Anna the contract', null],
    ["I'll prepare an offer for the.", 'Prepare an offer', null],
    ["I'll send you the plan we talked about.", 'Send Anna the plan we talked about', null],
    ["I'll call you after that.", 'Call Anna after that', null],
  ])('%s', (said, title, due) => {
    expect(items(`Ben: ${said}\nAnna: Okay.`).map((item) => [item.text, item.dueText])).toEqual([
      [title, due],
    ])
  })

  it('end in no connective where they are cut', () => {
    const [item] = items(`Ben: I'll send you ${'the list of open points and '.repeat(9)}more.\nAnna: Okay.`)
    expect(item?.text.length).toBeLessThanOrEqual(140)
    expect(item?.text).toMatch(/(?:list|open|points|Anna)…$/)
  })
})

describe('what is no task', () => {
  it.each([
    "Ben: I'll let you go.\nAnna: Bye.",
    "Ben: I won't send the contract.\nAnna: Okay.",
    "Anna: If you sign a discount we'll buy it.\nBen: Hm.",
    "Ben: I'll call you if anything changes.\nAnna: Okay.",
    'Ben: Let me know if you have any questions.\nAnna: Sure.',
    'Ben: Let me share my screen.\nAnna: Okay.',
    'Anna: Can you hear me?\nBen: Yes.',
    'Anna: Can you integrate with Salesforce?\nBen: Yes.',
    "Ben: I'll see you on Friday.\nAnna: See you.",
    'Ben: I sent you the contract on Monday.\nAnna: I saw it.',
    'Ben: Let me think for a second.\nAnna: Okay.',
    'Ben: Can you walk me through your process?\nAnna: Sure.',
    "Ben: I'd send it but I can't.\nAnna: Okay.",
    'Ben: Should I send you a recording?\nAnna: No need, thanks.',
    "Ben: I'll be honest with you.\nAnna: Please.",
    'Anna: What can we do about the price?\nBen: Hm.',
    "Ben: Don't send it yet.\nAnna: Okay.",
    'Anna: You should have come two weeks earlier.\nBen: Sorry.',
    'Anna: You could have sent the offer on Monday.\nBen: Sorry.',
    'Ben: We should have called you on Tuesday.\nAnna: Yes.',
    'Anna: I need you to make me look good.\nBen: Of course.',
    'Anna: I need you to make me look good on Friday.\nBen: Of course.',
    'Anna: You have to meet us halfway.\nBen: Hm.',
  ])('%s', (text) => {
    expect(short(text)).toEqual([])
  })
})
