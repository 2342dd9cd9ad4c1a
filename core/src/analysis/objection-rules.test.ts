import { describe, expect, it } from 'vitest'
import { hintsIn } from './fixtures/hints.ts'

const kindsIn = (text: string): string[] => hintsIn(text.replaceAll('\n', ' / '))
const kinds = (text: string, before = 'What do you think?'): string[] =>
  kindsIn(`Ben: ${before}\nAnna: ${text}`)
const priced = 'It would be two thousand four hundred euros a year.'

describe('findHints', () => {
  it.each([
    ["We don't need it right now.", 'need'],
    ["They're a good third below you.", 'competitor'],
    ["And that's their plus point over you.", 'competitor'],
    ["We're going with Tapewell, three hundred a month.", 'competitor'],
    ["I've been thinking about their offer, to be honest.", 'competitor'],
    ['Tapewell does the set-up for free, you know.', 'competitor'],
    ["I don't really need the reports.", 'need'],
    ["We don't need to change our system.", 'need'],
    ['I have to ask my boss about it.', 'authority'],
    ["I don't need the board for it, but it is too expensive.", 'price'],
    ["Honestly, that's a good bit more than we pay now.", 'price'],
    ['Could you come down to eighteen hundred?', 'price'],
    ["Can't you do it for two fifty?", 'price'],
    ['Make it 25 and we have a deal.', 'price'],
    ['If you can do twelve thousand we sign today.', 'price'],
    ["I'd need it for under nine hundred.", 'price'],
    ["There's no money left in this year's pot.", 'price'],
    ['For us it is too much money.', 'price'],
    ['The price is the sticking point.', 'price'],
    ['This is over what the council approved.', 'price'],
    ["We've already signed with Hanley.", 'competitor'],
    ['I can get the same cheaper online.', 'competitor'],
    ['Why would I switch?', 'competitor'],
    ["We're quite happy with what we have.", 'competitor'],
    ["I like it, but it's my husband who signs.", 'authority'],
    ["I can't decide that on my own.", 'authority'],
    ['Our legal team would have to look at it first.', 'authority'],
    ["I'd have to run it past my co-founder.", 'authority'],
    ["I'm still waiting for her signature.", 'authority'],
    ['My problem is the timing.', 'timing'],
    ["We're right in the middle of a merger, so no.", 'timing'],
    ["We don't have the people for a roll-out right now.", 'timing'],
    ["September doesn't work for us, that's harvest.", 'timing'],
    ["We're tied in until the summer.", 'timing'],
    ["I'm a bit nervous. It's our busy season.", 'timing'],
    ['What we have works, to be honest.', 'need'],
    ["I don't really see what we'd use it for.", 'need'],
    ["It doesn't integrate with our till.", 'need'],
    ["I wouldn't want to depend on three people in a garage.", 'trust'],
    ['We had one of those before and it broke every winter.', 'trust'],
    ["How do we know it won't go down again?", 'trust'],
    ["I'm not comfortable putting our patients' data in a cloud.", 'trust'],
    ['I have my doubts about the battery.', 'trust'],
    ['My only concern is the notice period.', 'trust'],
    ['You told us it was included.', 'trust'],
    ['We are not so happy with the three years contract.', 'trust'],
    ["I'll never get that past the treasurer.", 'authority'],
    ["Without the works council I can't sign anything.", 'authority'],
    ["My brother and I decide together, and he's against it.", 'authority'],
    ["Head office wouldn't allow that.", 'authority'],
    ['We just renewed with our current provider for two years.', 'competitor'],
    ["I'd have to get three quotes first, that's the rule.", 'competitor'],
    ['My staff hate new systems.', 'need'],
    ["We're too small for something like this.", 'need'],
    ["It doesn't do Welsh, and without Welsh I can't use it.", 'need'],
    ['We have a freeze on new suppliers until July.', 'timing'],
    ['I need to sleep on it.', 'timing'],
    ["It's the wrong moment, we're opening two branches.", 'timing'],
    ["I'd rather wait until after the elections.", 'timing'],
    ['We tried an app like that two years ago, nobody logged in.', 'trust'],
    ['Two thousand and we have a deal.', 'price'],
    ['The last lot we bought from you fell apart in a year.', 'trust'],
    ["Our data can't leave the country.", 'trust'],
    ["I'm not going to tie myself down for three years.", 'trust'],
    ['What worries me is the support at weekends.', 'trust'],
    ['I heard bad things about your support.', 'trust'],
    ['That is a lot of money just for moving air.', 'price'],
    ['What are we actually paying for here?', 'price'],
    ["I've got no more than that.", 'price'],
    ["Honestly I don't know if we'll be renewing.", 'need'],
    ["I'm not sure we're staying.", 'need'],
    ["I'm not willing to discuss the second site until the first one works.", 'timing'],
    ['Three weeks is a lot for a workshop.', 'timing'],
    ["We can't just close the kitchen.", 'timing'],
    ['What happens when the pump is dead on a Sunday?', 'trust'],
    ['What if the boxes are damaged?', 'trust'],
    ['That makes me nervous, to be honest.', 'trust'],
    ["Without her I can't even order a stamp.", 'authority'],
    ["We'd need to see some references first.", 'trust'],
  ])('%s', (text, kind) => {
    expect(kinds(text)).toEqual([kind])
  })

  it.each([
    ['The other firm quoted us nineteen hundred.', 'competitor'],
    ['Your colleague from Hanley said two thousand without blinking.', 'competitor'],
    ["That's a lot for a small shop.", 'price'],
    ['Versus sixteen hundred today.', 'price'],
    ["That's higher than I expected.", 'price'],
    ['Hm, the Red Lion does it for nineteen hundred.', 'competitor'],
    ["I've got an offer on my desk for two thousand one hundred.", 'competitor'],
    ["I'd budgeted two thousand.", 'price'],
    ["That's a big jump from last year.", 'price'],
    ['It was nineteen hundred in May.', 'price'],
    ['Last time round it was nineteen hundred.', 'price'],
    ['Duncan Paper are at nineteen hundred.', 'competitor'],
    ['My cousins do it at two thousand.', 'competitor'],
    ['In the autumn we paid nineteen hundred.', 'price'],
    ['Millbrook wrote that they can do it for two thousand.', 'competitor'],
  ])('after a price: %s', (text, kind) => {
    expect(kinds(text, priced)).toEqual([kind])
    expect(kinds(text)).toEqual([])
  })

  it.each([
    ['cant you do it for two fifty', 'price'],
    ['i dont trust the cloud to be honest', 'trust'],
    ['thats too expensive for us im afraid', 'price'],
    ['we havent got the budget this year', 'price'],
  ])('without capitals and points: %s', (text, kind) => {
    expect(kindsIn(`ben: what do you think\nanna: ${text}`)).toEqual([kind])
  })

  it.each([
    "I don't need the board for it.",
    "We're going with Sam to see the hall.",
    "You're a good third below them.",
    "They're thirty years old.",
    "I don't have to ask my boss about it.",
    "We don't need anybody's approval.",
    "We don't need to see more before we sign.",
    "That's not too expensive at all.",
    "It's a very expensive neighbourhood.",
    "Price isn't a problem for us.",
    'They were too expensive, so we left them.',
    'Is it expensive to run?',
    'How long does it take to set up?',
    'No concerns from my side.',
    'My brother-in-law says everything is too expensive.',
    "I was worried at first, but it's running beautifully.",
    "I'm worried about my mother, she's in hospital.",
    'Our old system was a nightmare, it crashed every week.',
    "I'm not sure what time he's back.",
    'Not sure I can make Thursday, let me check.',
    "Friday doesn't suit me.",
    'I need to ask my manager where the key is.',
    "It's too early to say.",
    "It's a bit dear but we can live with that.",
    "It's too expensive. No, I'm only joking.",
    'I thought it was too expensive, until I saw it.',
    'Could you send me the price list?',
    'Could you do it for the Leith shop only?',
    'Could you do it for two days?',
    "She's not sure about the cake, my daughter.",
    "Budget's approved, so no problem there.",
    "I'm nervous about flying, let's do it online.",
    "You're cheaper than the others, actually.",
    "It's not that I don't trust you.",
    "I don't need the invoice until Friday.",
    "I don't need a brochure, I need a number.",
    "We're not happy with our current cleaners.",
    'We signed with Hanley years ago and left.',
    'The board gave us twenty thousand for it.',
    'Maybe when they are cheaper.',
    'My son wants to go to Spain.',
    'We had that before and it was great.',
    'They promised us it was free, the airline.',
    'I never had a bad experience with you.',
    "You're not too complicated, that's what I like.",
    'Nobody here has a problem with it.',
    "The kids broke the printer, it doesn't work with the new paper.",
    'We had a bad experience with the courier, but you sorted it in an hour.',
    'My concern about the delivery is gone, it came on time.',
    "We don't need the big one, the small one is perfect.",
    "I don't trust the others.",
    'They promised it was included, and then it was not.',
    "It's too expensive to repair, so it goes.",
    'They are a nightmare, nobody ever picks up.',
    'We have been with them for years and I am tired of it.',
    'Not this week, next week is fine.',
    'I was afraid of the changeover and it took an hour.',
    "It's tight but it's there.",
    'Our limit is twenty thousand.',
    "Who's responsible for the delivery on your side?",
    'What if I want a second one later?',
    "It isn't missing anything.",
    "It's a lot of money to lose.",
    'What do I get for breakfast?',
    "I don't know if we'll stay for lunch.",
    "I'm not ready to order lunch until Tom is here.",
    "What if they're late for the meeting?",
    "I can't close the window here.",
    'Flying makes me nervous.',
    'Duncan Paper are at nine locations.',
    'It was lovely in July.',
    'We are not sure we are on the right page.',
  ])('hears none in %j', (text) => {
    expect(kinds(text)).toEqual([])
  })

  it('takes a higher or equal sum of others for none', () => {
    expect(kinds("Okay. The other firm wanted three thousand, you're cheaper.", priced)).toEqual([])
    expect(kinds('The Red Lion does it for three thousand.', priced)).toEqual([])
    expect(kinds('We pay three thousand now, so that is good.', priced)).toEqual([])
    expect(kinds('Right. Can you do the twelfth?', priced)).toEqual([])
  })

  it('takes an answer about a meeting for none', () => {
    expect(kinds("I'd have to check with my wife, she has the car.", 'Could you come on Monday?')).toEqual([])
  })

  it('takes the answer to who decides for no objection', () => {
    expect(kinds('I have to ask our board.', 'And who signs it?')).toEqual([])
  })

  it('leaves the seller’s own words alone', () => {
    expect(kindsIn("Ben: I know, it's too expensive.\nAnna: It's okay.")).toEqual([])
  })

  it('reads what a voice note reports', () => {
    const note =
      "Ben: Met with Dr Ewan Moss today. He isn't convinced of the pump. I'm not convinced of the coffee."
    expect(kindsIn(note)).toEqual(['trust'])
  })
})
