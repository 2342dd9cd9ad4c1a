import { describe, expect, it } from 'vitest'
import { analyseExchange } from './fixtures/exchange.ts'

const found = (text: string): string[] =>
  analyseExchange(text).objections.map(({ kind, evidence }) => `${kind}: ${evidence.quote}`)
const priced = "Ben: It's forty-four thousand. / Anna: "

describe('a reason against', () => {
  it.each([
    [`${priced}For this I can buy a car.`, 'price: For this I can buy a car.'],
    [`${priced}Which is more than we have.`, 'price: Which is more than we have.'],
    [`${priced}I'd need twenty-five percent off that.`, "price: I'd need twenty-five percent off that."],
    [`${priced}Forty-four thousand! For a screen!`, 'price: Forty-four thousand! For a screen!'],
    [`${priced}That is rich, Ben.`, 'price: That is rich, Ben.'],
    [`${priced}This I cannot sell internally.`, 'price: This I cannot sell internally.'],
    ['The whole evening should be free.', 'price: The whole evening should be free.'],
    ['The old crowd said the same and nobody came.', 'trust: The old crowd said the same and nobody came.'],
    ['Two weeks, I hear this from everybody.', 'trust: Two weeks, I hear this from everybody.'],
    ['We asked in May and it has been crickets.', 'trust: We asked in May and it has been crickets.'],
    ["I've been promised credit notes before.", "trust: I've been promised credit notes before."],
    ['Ben: Who signs? / Anna: Nobody on this call.', 'authority: Nobody on this call.'],
    ['Ben: Who signs? / Anna: Not me, I do the books.', 'authority: Not me, I do the books.'],
    ["It isn't up to me any more.", "authority: It isn't up to me any more."],
    [
      'He never signs anything before the board sat.',
      'timing: He never signs anything before the board sat.',
    ],
    ['Four years I am not doing.', 'timing: Four years I am not doing.'],
    [`${priced}I was told to keep it under thirty.`, 'price: I was told to keep it under thirty.'],
    [`${priced}That's the price of a driver.`, "price: That's the price of a driver."],
    ['But the reporting is thin.', 'need: But the reporting is thin.'],
    ['Nobody has rung us since.', 'trust: Nobody has rung us since.'],
    [
      'We sign nothing, it is my husband who signs those things.',
      'authority: We sign nothing, it is my husband who signs those things.',
    ],
    ['We have a perfectly good time recorder.', 'need: We have a perfectly good time recorder.'],
    [
      'Ben: How was it? / Anna: The reports never came. / Ben: That was our side, sorry.',
      'trust: The reports never came.',
    ],
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
