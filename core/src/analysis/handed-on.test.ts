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
  [
    'Ben: And what is she like? / Anna: Berta used to sign everything, in red ink. / Anna: She lives in Lisbon now. / Anna: Egon runs the nursery now and he signs all the contracts himself.',
    'Egon',
  ],
  [
    'Ben: The parents choose it? / Anna: They used to. / Anna: They were choosing until the swings came. / Anna: Now it’s the head, Frau Doktor Lang.',
    'Frau Doktor Lang',
  ],
  [
    "Ben: Could I have that in writing? / Anna: I have to show it to Annette. / Anna: She's our COO, all the software's her decision.",
    'Annette',
  ],
  [
    'Ben: And the file still goes to the old gentleman? / Anna: He used to approve even the tea. / Anna: Now it’s his daughter, Mrs Amal Sabri, the finance director.',
    'Mrs Amal Sabri',
  ],
  [
    'Ben: Who gets to say yes to it in the end? / Anna: Used to be, everything went to the council. / Anna: Since they changed the rules it’s Gwen Tarr, the chief executive, for anything under half a million.',
    'Gwen Tarr',
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
