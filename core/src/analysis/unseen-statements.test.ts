import { describe, expect, it } from 'vitest'
import { analyseExchange } from './fixtures/exchange.ts'

const dayOf = (at: string | null): string | null => at?.slice(0, 10) ?? null
const itemsOf = (said: string) =>
  analyseExchange(said).actionItems.map(({ owner, text, dueAt }) => [owner, text, dayOf(dueAt)])

// Said on Saturday, November 21.
describe('tasks', () => {
  it.each([
    [
      "Anna: And we'd need the fire certificate from you. / Ben: Will do.",
      ['us', 'Provide the fire certificate', null],
    ],
    [
      "Ben: Could you let me have the meter readings? / Anna: Sure. You'll have them Friday. No wait, I'm off Friday. Monday. / Ben: Great.",
      ['them', 'Give us the meter readings', '2026-11-23'],
    ],
    [
      "Ben: I'll send you an invitation right after this. / Anna: Fine.",
      ['us', 'Send Anna an invitation', '2026-11-21'],
    ],
    ['Ben: The credit note goes out today. / Anna: Good.', ['us', 'Send the credit note', '2026-11-21']],
    [
      "Ben: I'm in Marlow on Thursday anyway. I'll drop a sample off at the yard, then. / Anna: Fine.",
      ['us', 'Drop a sample off at the yard', '2026-11-26'],
    ],
    [
      'Ben: I have a page about that, rent against purchase. / Anna: Could you mail it to me tomorrow? / Ben: On it.',
      ['us', 'Mail Anna the page', '2026-11-22'],
    ],
    [
      "Ben: Could we see it next week? / Anna: You could. / Ben: Then I'll send our fitter over on Wednesday. / Anna: Good.",
      ['us', 'Send our fitter over', '2026-11-25'],
    ],
  ])('%s', (said, item) => {
    const [owner, , due] = item
    const found = itemsOf(said)
    expect(found.map(([of, , day]) => [of, day])).toEqual([[owner, due]])
  })

  it.each([
    "Ben: Do you want me to train them as well? / Anna: No, I'll do that myself.",
    "Ben: Let's go through it together, say Wednesday at ten? / Anna: Ten's fine.",
    'Anna: Look, call me Friday at half past nine. / Ben: Will do.',
    "Ben: I'll write down four. / Anna: Yes.",
    "Ben: I'll make a note of that. / Anna: Thanks.",
    "Anna: I'll tell the porter. / Ben: Thank you.",
    'Ben: Is it you who signs? / Anna: I can sign anything up to fifteen thousand.',
    "Ben: I'd send you the catalogue. / Anna: Yes, please do, to the office. / Ben: Good.",
  ])('none in: %s', (said) => expect(itemsOf(said)).toEqual([]))
})

describe('what qualifies', () => {
  it.each([
    ['Ben: To what, if I may ask? / Anna: Seventy thousand for the coming year.', 'Seventy thousand'],
    ['Ben: Okay. / Anna: The ceiling that my partners agreed is four sixty per seat.', 'four sixty'],
    [
      'Ben: Right. / Anna: We had forty in the pot, but five went on the fence, so thirty-five.',
      'thirty-five',
    ],
    ["Ben: Right. / Anna: I've got eight thousand left this year.", 'eight thousand'],
    [
      'Ben: What would the club pay? / Anna: The club has voted four thousand two hundred.',
      'four thousand two hundred',
    ],
    ["Ben: What's he got to spend? / Anna: About three hundred thousand.", 'three hundred thousand'],
  ])('the budget: %s', (said, budget) => expect(analyseExchange(said).slots.budget?.value).toContain(budget))

  it.each([
    ["Ben: And who decides? / Anna: I do the asking, but the cheque book's with Mr Farrow.", 'Mr Farrow'],
    [
      "Ben: How does a decision like this get made? / Anna: I write it up and then it's the council.",
      'council',
    ],
    ['Ben: Okay. / Anna: I need Ottmar, our works manager, he signs with me.', 'Ottmar'],
    [
      "Ben: Okay. / Anna: It has to get past Gundula, she chairs the board and she's the one who decides.",
      'Gundula',
    ],
    ['Ben: And does he sign? / Anna: No. It is the landlord, Lady Purvis.', 'Purvis'],
    [
      "Ben: Okay. / Anna: It goes to Annegret Suter, she's the head of it. Nothing over ten thousand moves without her.",
      'Annegret',
    ],
  ])('who decides: %s', (said, name) =>
    expect(analyseExchange(said).slots.decisionMaker?.value.toLowerCase()).toContain(name.toLowerCase()),
  )

  it.each([
    ['Ben: Your agreement with us ends on the thirtieth of June. / Anna: I know.', 'thirtieth of June'],
    [
      'Ben: Okay. / Anna: It can only be done between the shifts, from the fourth of January.',
      'fourth of January',
    ],
    [
      'Ben: Okay. / Anna: If he agrees I can sign before Christmas. The trucks need to be running by the second of March.',
      'second of March',
    ],
  ])('the time: %s', (said, time) => expect(analyseExchange(said).slots.timeline?.value).toContain(time))
})

describe('three speakers, and none of them known', () => {
  const said =
    "Ruta: Can you both see my screen? / Milo: Yes. / Kai: It's a nice van. / Milo: Does it record all the time? / Ruta: No, only at a brake. / Milo: And how long do you keep it? / Ruta: Thirty days. / Kai: What does it cost? / Ruta: Twenty euros per van and month. / Kai: We've got sixty vans. / Ruta: Then I could go to seventeen. / Milo: I'll send you the plates on Monday. / Ruta: Great, I'll send you a quote tomorrow."
  it('tells the seller from who asks for the price', () => {
    expect(analyseExchange(said).actionItems.map(({ owner, assigneeName }) => [owner, assigneeName])).toEqual(
      [
        ['them', 'Milo'],
        ['us', 'Ruta'],
      ],
    )
  })
})

describe('rivals', () => {
  it('are shown by the longer of two names, and by a visit', () => {
    const names = (text: string) => analyseExchange(text).competitors.map(({ name }) => name)
    expect(
      names(
        'Ben: Who does it now? / Anna: Corbel Linen, for six years. / Ben: Okay. / Anna: Corbel are dear.',
      ),
    ).toEqual(['Corbel Linen'])
    expect(
      names('Ben: Okay. / Anna: I had Turret Lifts here last week and they left me a brochure.'),
    ).toEqual(['Turret Lifts'])
  })
})
