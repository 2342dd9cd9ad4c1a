import { describe, expect, it } from 'vitest'
import { hintsIn } from './fixtures/hints.ts'

const found = hintsIn
const priced = "Ben: It's forty-four thousand. / Anna: "

describe('a reason against', () => {
  it.each([
    [`${priced}For this I can buy a car.`, 'price'],
    [`${priced}Which is more than we have.`, 'price'],
    [`${priced}I'd need twenty-five percent off that.`, 'price'],
    [`${priced}That is rich, Ben.`, 'price'],
    [`${priced}This I cannot sell internally.`, 'price'],
    ['The whole evening should be free.', 'price'],
    ['The old crowd said the same and nobody came.', 'trust'],
    ['Two weeks, I hear this from everybody.', 'trust'],
    ['We asked in May and it has been crickets.', 'trust'],
    ["I've been promised credit notes before.", 'trust'],
    ['Ben: Who signs? / Anna: Nobody on this call.', 'authority'],
    ['Ben: Who signs? / Anna: Not me, I do the books.', 'authority'],
    ["It isn't up to me any more.", 'authority'],
    ['He never signs anything before the board sat.', 'timing'],
    ['Four years I am not doing.', 'timing'],
    ['But the reporting is thin.', 'need'],
    ['Nobody has rung us since.', 'trust'],
    ['We have a perfectly good time recorder.', 'need'],
  ])('%s', (text, expected) => {
    expect(found(text)).toEqual([expected])
  })

  it.each([
    `${priced}Forty-four thousand, fine.`,
    'Ben: Ten or two? / Anna: Two is fine. On the mobile!',
    "I've told her already.",
    'Give me till Friday for that.',
    'Nobody looks at their shoes any more.',
    "Ben: You'd go on as you are. / Anna: We're stopping the boxes. / Ben: Oh no.",
  ])('none: %s', (text) => {
    expect(found(text)).toEqual([])
  })
})
