import { expect, it } from 'vitest'
import { analyseExchange } from './fixtures/exchange.ts'

it.each([
  ["It isn't up to me any more. It's the chair, Baroness Ilford.", 'Chair, Baroness Ilford'],
  ["Ben: Who signs? / Anna: It's neither of us. It's the partners' meeting.", "Partners' meeting"],
  ["Ben: Who signs? / Anna: Nobody on this call. It's Colleen Marsh, the CFO.", 'Colleen Marsh'],
  ["Ben: Is it you who decides? / Anna: It's my call. No, that's a lie, it's Fergus's.", 'Fergus'],
  ['Ben: Does she still sign? / Anna: Not any more. Since May it goes to Declan Roche.', 'Declan Roche'],
  ['I do the picking, but the check is Dr. Sandhu’s.', 'Dr. Sandhu'],
  ['The board voted six to one.', 'Board'],
  ['The check gets signed by my father-in-law.', 'Father-in-law'],
  ["Up to twenty it's mine. This'd go to Mr Hanlon, he owns the place.", 'Mr Hanlon'],
  ['Mrs. Kapoor, our MD, anything above five lakh and any advance, she only signs.', 'Mrs. Kapoor'],
  ["Rahim decided it in May, he's the group CFO.", 'Rahim'],
  [
    "Ben: Who signs, you or your brother? / Anna: My brother's got opinions. He's the winemaker. But equipment's mine, I sign for it.",
    'Anna',
  ],
  ['Ben: Who signs? / Anna: My brother. I sign for the post.', 'Brother'],
  ["It's always Jan. I just hold the ladder.", 'Jan'],
])('%s', (text, expected) => {
  expect(analyseExchange(text).slots.decisionMaker?.value).toBe(expected)
})

it.each([
  "Anna: For the elevators it's fourteen thousand.",
  "It's not up to me to say what you charge. It's Monday.",
  "Not me, I like it. It's lovely.",
])('nobody is named by %j', (text) => {
  expect(analyseExchange(text).slots.decisionMaker).toBeNull()
})

it('calls whoever has the post by the name that goes with it', () => {
  const named = (text: string) => analyseExchange(text).slots.decisionMaker?.value
  expect(
    named(
      "Ben: So who decides? / Anna: The general manager. / Ben: Okay. / Anna: Gord's the general manager, by the way.",
    ),
  ).toBe('Gord')
  expect(named('Anna: Our plant manager is Tove Lind. / Ben: I see. / Anna: The plant manager signs.')).toBe(
    'Tove Lind',
  )
  expect(
    named('Anna: Tove used to be the plant manager. / Ben: I see. / Anna: The plant manager signs.'),
  ).toBe('Plant manager')
})

it.each([
  "Anna: We're with Arkwright today. / Ben: Since when? / Anna: Half the estate is on Arkwright, that's decided.",
  'Anna: Arkwright have the contract. / Ben: And who decides? / Anna: Arkwright, they came in cheapest.',
])('takes no firm for a person: %j', (text) => {
  expect(analyseExchange(text).slots.decisionMaker?.value ?? '').not.toMatch(/arkwright/i)
})
