import { describe, expect, it } from 'vitest'
import { readTasks } from './testing/read-tasks.ts'

describe('an offer without a day', () => {
  it.each([
    "Ben: I can give you the name of a home in Blenheim that's got three of ours.\nAnna: How many rooms have they got?",
    'Ben: And shall I send you our security paper, about where the data is kept?\nAnna: Who wrote it?',
    'Ben: I could put you in touch with a lighting wholesaler who works with ours, if you like.\nAnna: They all say that.',
  ])('is no task while nobody takes it: %s', (text) => {
    expect(readTasks(text)).toEqual([])
  })

  it('is one when it is taken', () => {
    expect(readTasks('Ben: I could draft the wording for your landlord.\nAnna: Yes, please do.')).toEqual([
      "us: Draft the wording for Anna's landlord (-)",
    ])
  })
})

describe('what sounds like a task and has neither a day nor an answer', () => {
  it.each([
    'Anna: Give me a number I can ring at night.\nBen: It is on the card.',
    'Anna: Does it fit the old frame?\nBen: I have to ask our planner.',
    'Anna: You have to find the bladder yourself.\nBen: Ha, I know.',
  ])('is none: %s', (text) => {
    expect(readTasks(text)).toEqual([])
  })
})
