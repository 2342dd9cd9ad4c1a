import { describe, expect, it } from 'vitest'
import { readTasks } from './testing/read-tasks.ts'

describe('what is asked for in one turn and taken up in the next', () => {
  it.each([
    [
      'Ben: Would you be able to take a couple of photos of the roof?\nAnna: Yes, this evening.',
      'them: Take a couple of photos of the roof (2026-11-21)',
    ],
    [
      "Anna: I'd need the warranty terms in writing.\nBen: Sure, I'll mail them tomorrow.",
      'us: Mail the warranty terms (2026-11-22)',
    ],
    [
      'Ben: You will check the ceiling height with the landlord?\nAnna: I will, yes.',
      'them: Check the ceiling height with the landlord (-)',
    ],
    [
      'Anna: Can you send the offer to my partner as well?\nBen: This week, no problem.',
      "us: Send the offer to Anna's partner (2026-11-27)",
    ],
    [
      'Ben: Any chance you could send us the serial numbers?\nAnna: I can, yeah.',
      'them: Send us the serial numbers (-)',
    ],
  ])('%s', (text, expected) => {
    expect(readTasks(text)).toEqual([expected])
  })

  it.each([
    "Anna: I need the invoices by Friday.\nBen: Hm, that's a lot of paper.",
    "Anna: I'd like the old price.\nBen: So would everybody.",
    'Anna: Do you usually send the report on Mondays?\nBen: Usually, yes.',
    "Anna: I'll do that myself.\nBen: Fine.",
  ])('no task: %s', (text) => {
    expect(readTasks(text)).toEqual([])
  })
})

describe('who does it', () => {
  it.each([
    [
      'Ben: Somebody from our support will call you within the hour.\nAnna: Good.',
      'us: Call Anna (2026-11-21)',
    ],
    [
      'Ben: The design team will send you the covers by Monday.\nAnna: Thanks.',
      'us: Send Anna the covers (2026-11-23)',
    ],
  ])('%s', (text, expected) => {
    expect(readTasks(text)).toEqual([expected])
  })
})

describe('what means nothing without what it points to stands in its own words', () => {
  it.each([
    [
      "Anna: You'd put that in the agreement?\nBen: I'll put that in the agreement.",
      "us: “I'll put that in the agreement” (-)",
    ],
    [
      'Ben: Could you maybe cross those out and send it to me?\nAnna: Okay. Will do.',
      'them: “Could you maybe cross those out and send it to me?” (-)',
    ],
  ])('%s', (text, expected) => {
    expect(readTasks(text)).toEqual([expected])
  })

  it('is never a part of a sentence in which another is asked for something', () => {
    expect(
      readTasks(
        "Ben: Should I send Tobias a one-pager?\nAnna: Send it to me, I'll forward it.\nBen: Will do.",
      ),
    ).toEqual(['us: Send Anna a one-pager (-)'])
  })
})
