import { describe, expect, it } from 'vitest'
import { readTasks } from './testing/read-tasks.ts'

describe('a task that no grammar reads', () => {
  it.each([
    // in the present
    [
      'Ben: Then I take the second door out of the plan.\nAnna: Good.',
      'us: Take the second door out of the plan (-)',
    ],
    [
      'Ben: Can you tell me the height of the hall?\nAnna: My brother measures it, you get the numbers on Monday.',
      'them: Tell us the height of the hall (2026-11-23)',
    ],
    ['Anna: And the drawings?\nBen: You have them on Monday.', 'us: Get the drawings to Anna (2026-11-23)'],
    [
      'Ben: Any chance I could get a look at those drawings?\nAnna: Yeah, I can scan them. Friday okay?\nBen: Friday is great.',
      'them: Get us a look at those drawings (2026-11-27)',
    ],
    // of somebody else
    [
      "Ben: I'll have Marta, our planner, look for the missing crates.\nAnna: Good.",
      'us: Have Marta, our planner, look for the missing crates (-)',
    ],
    // with verbs of any kind
    [
      "Ben: I'll rework the quote without the Sunday shift and mail it to you by Tuesday.\nAnna: Good.",
      'us: Rework the quote without the Sunday shift and mail it to Anna (2026-11-24)',
    ],
    [
      "Ben: I'll knock the second delivery off the bill.\nAnna: Good.",
      'us: Knock the second delivery off the bill (-)',
    ],
    // what is fair is accepted
    [
      "Ben: I'll post you a strip of it tomorrow.\nAnna: Nah, that's fair.",
      'us: Post Anna a strip of it (2026-11-22)',
    ],
    // food that is sold, and a till
    ["Ben: I'll bring you cake samples.\nAnna: Good.", 'us: Bring Anna cake samples (-)'],
    ["Ben: I'll send you a test till.\nAnna: Good.", 'us: Send Anna a test till (-)'],
    // what only points back stands in its own words
    [
      "Anna: Ten pounds for every hour late, then.\nBen: I'll put that in the contract.\nAnna: Good.",
      "us: “I'll put that in the contract” (-)",
    ],
  ])('%s', (text, task) => {
    expect(readTasks(text)).toEqual([task])
  })
})

describe('no task, whatever its words', () => {
  it.each([
    "Ben: I can get you new lids.\nAnna: Don't. I've bought some.",
    'Ben: I could give you a list of questions for him.\nAnna: No, I am seeing him on Sunday anyway.',
    'Anna: I count the till in the evening and take it to the bank.\nBen: Every day?',
    'Anna: If it holds the winter I buy ten of them.\nBen: Good.',
    'Anna: Leave the committee out of it.\nBen: Understood.',
    'Ben: Could you send me the plan, so I can compare it?\nAnna: No, there is none.',
    'Ben: Where should I send the comparison?\nAnna: Nowhere.',
    'Ben: Do you have an address for her?\nAnna: No.',
    'Ben: I will spare you the details.\nAnna: Thank you.',
    // told, taken back, asked leave for, done at once
    'Anna: They write back can I bring it on Monday, and nobody reads it.\nBen: I see.',
    "Ben: I'll send you the map as well, no, forget that, it's in the folder.\nAnna: Right.",
    'Anna: Could we speak to two of them?\nBen: Hm, we will see.',
    'Anna: I can show him the figures, but he does what he wants.\nBen: Sure.',
    'Ben: The lamp goes yellow and you get a text.\nAnna: Nice.',
    "Ben: So I'll hand over to Lena now.\nAnna: Hello Lena.",
    // chores, treats and what is done at once
    'Anna: I must ring the boiler man before he goes home.\nBen: Sure.',
    "Anna: I've got to take the dog out in a minute.\nBen: No problem.",
    "Ben: I'll buy you a pint when it's over.\nAnna: Two.",
    "Ben: I'll bring the biscuits.\nAnna: Ha.",
    "Anna: I'll get a coffee first, hang on.\nBen: Take your time.",
    'Anna: I must book the dentist, this tooth is killing me.\nBen: Ouch.',
    // what a product does, habits, jokes
    "Ben: When it's full it'll send you a text.\nAnna: Good.",
    'Anna: I put the slips in a drawer and my niece types them up.\nBen: I see.',
    'Anna: Send the bill to the moon.\nBen: Ha.',
    "Ben: You'll have a word with him, I hope.\nAnna: Perhaps.",
  ])('%s', (text) => {
    expect(readTasks(text)).toEqual([])
  })
})
