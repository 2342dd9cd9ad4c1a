import { expect, it } from 'vitest'
import { analyseExchange } from './fixtures/exchange.ts'

it.each([
  [
    'Ben: Who decides about it? / Anna: The building group used to decide, but it was dissolved in May. / Anna: Now it is the managing director, Mrs. Larsen.',
    'Mrs. Larsen',
  ],
  [
    "Ben: And the whole board has to see it? / Anna: No, since the rules were changed it's the chairman alone for anything over ten thousand. / Anna: That's Peter Holm till next year.",
    'Peter Holm',
  ],
  [
    "Ben: And Mr. Weber signs? / Anna: He retired. / Anna: It's the works committee now, and really that means Ida Brandt, who leads it.",
    'Ida Brandt',
  ],
])('%s', (said, name) => {
  expect(analyseExchange(said).slots.decisionMaker?.value).toBe(name)
})

it('is nobody where the talk is of something else', () => {
  const said =
    "Ben: Who answers the phone? / Anna: Our old porter retired. / Anna: It's the new girl now, and she is good."
  expect(analyseExchange(said).slots.decisionMaker).toBeNull()
  const named =
    "Ben: Who answers the phone? / Anna: Our old porter retired. / Anna: It's the new girl now, Maria Lund."
  expect(analyseExchange(named).slots.decisionMaker).toBeNull()
})
