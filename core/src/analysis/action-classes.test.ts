import { describe, expect, it } from 'vitest'
import { readTasks } from './testing/read-tasks.ts'

describe('what is promised in other words', () => {
  it.each([
    [
      "Ben: What I can say is that I'll ring you on Monday with a yes or a no.\nAnna: Good.",
      'us: Ring Anna with a yes or a no (2026-11-23)',
    ],
    [
      "Ben: My driver's dropping off the crates on Wednesday.\nAnna: Good.",
      'us: Drop off the crates (2026-11-25)',
    ],
    ["Ben: I'm sending the contract over tomorrow.\nAnna: Good.", 'us: Send the contract over (2026-11-22)'],
    ["Ben: My guys'll do the filters on Tuesday.\nAnna: Tuesday, okay.", 'us: Do the filters (2026-11-24)'],
    [
      'Anna: But the wiring plan, that my brother will send you on Tuesday.\nBen: Perfect.',
      'them: Send us the wiring plan (2026-11-24)',
    ],
    [
      'Anna: The wiring plan I will send you on Tuesday.\nBen: Perfect.',
      'them: Send us the wiring plan (2026-11-24)',
    ],
    [
      "Anna: I'll leave a set of keys in the office for you tomorrow.\nBen: Great.",
      'them: Leave a set of keys in the office (2026-11-22)',
    ],
    [
      "Anna: I took some photographs of the plates. Would it help you to see them?\nBen: It would.\nAnna: I'll send them over tonight.",
      'them: Send over the photographs of the plates (2026-11-21)',
    ],
    [
      "Anna: The sign-on test, we never finished it.\nBen: It was fixed.\nAnna: Okay, then I'll run it again by Friday.",
      'them: Run the sign-on test (2026-11-27)',
    ],
    [
      'Ben: Anything else?\nAnna: The security report. The full one, not the marketing one.\nBen: I’ll send it to you today.',
      'us: Send the security report to Anna (2026-11-21)',
    ],
    [
      "Ben: I'll have a truck plan for the big pours over to you by Tuesday.\nAnna: Good.",
      'us: Have a truck plan for the big pours over to Anna (2026-11-24)',
    ],
    [
      'Anna: The step file I send you still today, I must only export it.\nBen: Perfect.',
      'them: Send us the step file (2026-11-21)',
    ],
    [
      "Ben: I'm sending Gethin to you at noon on Monday.\nAnna: Good.",
      'us: Send Gethin to Anna (2026-11-23)',
    ],
    [
      "Ben: Could you send me last year's menus?\nAnna: I'll have to ask, but yes, I'll get them to you by Friday.",
      "them: Get last year's menus to us (2026-11-27)",
    ],
    [
      "Ben: Should I send Tobias a one-pager?\nAnna: Send it to me, I'll forward it.\nBen: Will do. You'll have it by Friday.",
      'us: Send Anna a one-pager (2026-11-27)',
    ],
    [
      "Anna: Your driver hoots at six.\nBen: I'll have a word with him today.",
      'us: Have a word with my driver (2026-11-21)',
    ],
    ["Ben: I'll make the rate sheet.\nAnna: Brilliant.", 'us: Make the rate sheet (-)'],
    [
      "Ben: I'll check with the installers what January looks like by Monday.\nAnna: Good.",
      'us: Check with the installers what January looks like (2026-11-23)',
    ],
  ])('%s', (text, expected) => {
    expect(readTasks(text)).toEqual([expected])
  })

  it.each([
    "Ben: I'll do the talking.\nAnna: Ha.",
    "Ben: I'll cross my fingers for the tender.\nAnna: Thanks.",
    'Ben: May I show you next week?\nAnna: Sure.',
    'Anna: Our director signs off on this, and he will ask for that sentence.\nBen: I see.',
    "Ben: Do a case study with us?\nAnna: Let's see if we're still friends in six months.",
    'Anna: Get it wrote down.\nBen: Will do.',
    "Ben: I'm having lunch with a friend on Friday.\nAnna: Nice.",
    "Anna: My brother's coming home on Friday.\nBen: Nice.",
    "Anna: We're moving to the new office on Monday.\nBen: Oh.",
    "Ben: I'm seeing you on Friday then.\nAnna: Yes.",
    "Anna: I'll be in Leeds on Monday.\nBen: Okay.",
    "Anna: I'll need the boxes by Friday myself, so no.\nBen: Okay.",
    "Anna: I'll miss the fair on Tuesday.\nBen: Pity.",
    "Anna: They're raising the price on Monday.\nBen: Oh.",
  ])('no task: %s', (text) => {
    expect(readTasks(text)).toEqual([])
  })
})
