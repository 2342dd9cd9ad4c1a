import { describe, expect, it } from 'vitest'
import { analyseExchange } from './fixtures/exchange.ts'

describe('the budget', () => {
  it.each([
    [
      'Ben: Has any money been put aside for it? / Anna: £12,000 a year. The partners agreed that in July.',
      '£12,000 a year',
    ],
    ['Ben: What would you get past them? / Anna: €22,800. That is in the plan.', '€22,800'],
    [
      "Ben: Have you a figure in your head? / Anna: We sold the field, so there's a hundred and eighty thousand sitting there for it.",
      'a hundred and eighty thousand',
    ],
    [
      'Ben: What do you have? / Anna: The commission voted us sixty-eight thousand for year one.',
      'sixty-eight thousand',
    ],
    ['The parents have raised ninety thousand crowns for the new desks.', 'ninety thousand'],
    [
      'Ben: Do you have a rough budget for the refit? / Anna: Hmm, we could probably go to sixty grand.',
      'sixty grand',
    ],
    ['Ben: What were you hoping to spend? / Anna: Um. / Anna: Somewhere around £8,000 I suppose.', '£8,000'],
    [
      "Ben: Have you a figure in mind? / Anna: Not really. / Ben: Roughly? / Anna: Well, my husband said we've two and a half thousand put by for it.",
      'two and a half thousand',
    ],
    ['We got approval for forty thousand dollars, so that is the frame.', 'forty thousand dollars'],
    [
      "Ben: May I ask what's approved? / Anna: $45,000 for the first year, all in. That went through in April.",
      '$45,000',
    ],
    ['We have kept four lakh twenty thousand for all six together.', 'four lakh twenty thousand'],
    ['The money’s passed, $60,000.', '$60,000'],
    ["The pot is 15k and there's nothing left after that.", '15k'],
    [
      "Ben: And what's the monthly figure you need to stay under? / Anna: I can't really go over four hundred a month.",
      'four hundred a month',
    ],
    [
      'We put twenty thousand by for machines. Three went on the loom, so seventeen thousand is left.',
      'seventeen thousand',
    ],
    [
      'Head office has released a hundred and twenty thousand for the new line.',
      'a hundred and twenty thousand',
    ],
    ['Ben: Is there a budget? / Anna: Thirty, no, thirty-five thousand.', 'thirty-five thousand'],
    [
      'Ben: What kind of investment did you have in mind? / Anna: I would say twenty to twenty-five thousand.',
      'twenty to twenty-five thousand',
    ],
    [
      'Speaker 1: Have you got a budget in mind for the kitchen? / Speaker 2: My wife and I agreed on eighteen thousand.',
      'eighteen thousand',
    ],
    ["Anna: Our budget's fifty thousand. / Ben: Okay. / Anna: We might add a bit.", 'fifty thousand'],
    [
      "Anna: I have a budget of twenty thousand. / Ben: That won't cover it. / Anna: Okay, I asked my boss yesterday. He would go up to thirty thousand. That is our budget now, thirty thousand.",
      'thirty thousand',
    ],
    [
      'bob: hi so um whats your budget for this / sue: my boss said i can spend nine hundred a month thats it',
      'nine hundred a month',
    ],
    ['For this we have only six thousand euros in the budget, sorry.', 'six thousand euros'],
    [
      'Ben: What were you planning to spend a month? / Anna: Sorry, say again? / Ben: What were you planning to spend? / Anna: Seven hundred, seven fifty at a push.',
      'Seven hundred',
    ],
    [
      'Speaker 1: Is there already money approved for this project, or is it still open? / Speaker 2: It is approved since last week. It is twenty-eight thousand. / Speaker 1: Euros? / Speaker 2: Yes, euros.',
      'twenty-eight thousand',
    ],
    [
      "Ben: What's the order of magnitude on the money side? / Anna: The shareholders have released a hundred thousand, not more.",
      'a hundred thousand',
    ],
    [
      'sam: have you got a number in mind for the logo / lou: i was thinking like eight hundred max / sam: okay',
      'eight hundred',
    ],
    ["Ben: What's your monthly marketing budget? / Anna: It's $4,500 a month right now.", '$4,500 a month'],
    [
      "Anna: It's gone from forty-six grand to fifty-two. That's too much. / Ben: What have you got? / Anna: Forty-eight thousand for the season.",
      'Forty-eight thousand',
    ],
    ['For the washing we have NOK 3.4 million this year.', '3.4 million'],
    [
      "Ben: What do you have for it? / Anna: Twenty-four thousand. / Ben: Is there a new fund next year? / Anna: In July, sixty thousand. But that's going into doors.",
      'Twenty-four thousand',
    ],
    [
      'Ben: May I ask about money? / Anna: The fund gave us 900,000 for the whole tour. Out of that we have 310,000 for crates.',
      '310,000',
    ],
    ['For the whole hall we have half a million in the plan.', 'half a million'],
    [
      'Anna: I was told I could spend twelve hundred and not a cent more. / Ben: Understood.',
      'twelve hundred',
    ],
    ["Anna: My limit is forty-five thousand. / Ben: That's tight, at fifty.", 'forty-five thousand'],
    ["There's 60,000 CHF earmarked for next year.", '60,000 CHF'],
    [
      'Tom: so how much have you guys got for this? / Anna: I can stretch to nine grand, absolute max. / Tom: cool',
      'nine grand',
    ],
    ["We'd signed off on nine thousand for the year.", 'nine thousand'],
    ['The maximum we can pay is four hundred a month.', 'four hundred a month'],
    ["We've budgeted around 40k for this.", '40k'],
    [
      "Ben: What do you have to spend? / Anna: Twelve hundred a month is what I've got.",
      'Twelve hundred a month',
    ],
    ['I have got about two hundred dollars a month to play with.', 'two hundred dollars a month'],
    ['Our budget? Roughly ninety thousand.', 'ninety thousand'],
    ["You asked about the budget. It's forty-two.", 'forty-two'],
    ["We've put thirty thousand in next year's budget.", 'thirty thousand'],
    ['We had a budget of thirty thousand, but they cut it to twenty-five thousand.', 'twenty-five thousand'],
    [
      "Ben: What's the pot for this? / Ben: Roughly, I mean. / Anna: Um, I'd have to look. No, here. It's thirteen thousand.",
      'thirteen thousand',
    ],
    [
      "Ben: And what's in the budget for that? / Anna: My husband and I talked about it. We've got sixteen thousand saved. That's including everything.",
      'sixteen thousand',
    ],
    [
      "Ben: Is there a number you'd like to land at? / Anna: Ideally fifteen hundred a month.",
      'fifteen hundred a month',
    ],
    ['The investors gave us three hundred thousand for the new kitchen.', 'three hundred thousand'],
    [
      'Ben: What could you live with? / Anna: Seven five. I mean, our budget is seven thousand five hundred.',
      'seven thousand five hundred',
    ],
    ['Ben: Any budget yet? / Anna: Hmm, 5,000 to 6,000.', '5,000 to 6,000'],
  ])('%s', (said, expected) => {
    expect(analyseExchange(said).slots.budget?.value).toBe(expected)
  })

  it.each([
    'They have thirty people for it.',
    'They have five thousand seats for events.',
    'And the donations? The church gave us six hundred pounds.',
    'The other guys wanted thirty thousand for it.',
    "We pay eleven hundred a month at the moment and it's too much.",
    'Last year we had set aside forty thousand and spent half of it.',
    'Ben: It comes to nineteen thousand five hundred. / Anna: Nineteen thousand five hundred. Okay.',
    "Ben: What is the budget? / Anna: There's two point four million for the roof, but that's another pot.",
    "Ben: Is there a budget for this? / Anna: There's no line for it. / Ben: And who decides? / Anna: Above $5,000 it's Mr Seah.",
    "Ben: Is anything set aside? / Anna: No. We've just had a gearbox, that was eighteen hundred pounds. There's nothing set aside for it.",
    "Ben: Is there a budget for this? / Anna: No, there's no budget for it at all. We lost two hundred thousand in the flood.",
    'We set aside twenty minutes for the call.',
    "Our turnover is about four million and we've two hundred people.",
    "Ben: What's the budget? / Anna: I really couldn't tell you. Your list price was nine thousand, wasn't it?",
    "If we had fifty thousand we'd do it tomorrow.",
    "Ben: How much do you have to spend? / Anna: Not a hundred thousand, that's for sure.",
    'We get a penalty of five thousand for each late delivery.',
    'Ben: What do you want to spend per head? / Anna: Twelve pounds a head.',
    'We want to pay in two instalments of three thousand.',
    'The insurance would cover two hundred thousand if the roof burned.',
    "Ben: What's your monthly marketing budget? / Anna: We spent $4,500 last month.",
    'The new fence would set us back nine thousand and the gate two.',
    'Your colleague offered it for twelve thousand on the phone.',
    'Ben: So what are you spending on it now? / Anna: About seven hundred a month.',
    'Ben: Our Pro plan is at six hundred a month. Would that fit your budget? / Anna: Six hundred a month. Hm. I need to think.',
    'We have two thousand customers for this product.',
    'The budget is reviewed in May and we are forty people.',
    'The budget gets decided on the 14th.',
    'They fined us thirty thousand last year.',
    'It would save us forty thousand a year.',
    "I'm over budget by three thousand already.",
    'Anything above twenty thousand and I need the board.',
    'So the French crowd wanted a hundred and forty thousand, and I laughed.',
    'The last agency cut it to twenty-five thousand words.',
    'I have to pay my staff thirty thousand a month.',
    'We can seat two hundred and the parking takes forty.',
    "Ben: Would you say the budget is around fifty thousand? / Anna: I can't say.",
    'Could you do it for fifty thousand?',
    "I wouldn't pay more than six hundred for the old machine, it's scrap.",
    'A new server is four thousand, a used one two.',
    "It's approved for up to sixty people.",
    "We've been given three weeks and twenty hours.",
    'Ben: How much do you pay them? / Anna: Thirteen hundred a month.',
    "Ben: We'd be at fourteen hundred a month. / Anna: Your competitor does it for nine hundred. / Ben: With the windows? / Anna: I can pay you a thousand if you throw in the windows, no more.",
    'Ben: How many licences did you have in mind? / Anna: Forty, maybe fifty.',
    'Ben: What number did you have in mind for the headcount? / Anna: About two hundred people.',
    'The investors own thirty percent and gave us headaches.',
    'The council pays forty thousand a year to the old company.',
    'Ben: The total would be eighteen thousand. Is that within budget? / Anna: Eighteen thousand would be fine.',
    'There is a fee of two thousand for the building permit.',
    "Ben: And what could you spend? / Anna: The trust would give 20,000, but that's for the roof only.",
    "Ben: What have you set aside? / Anna: I don't know yet. This year's was 40,000.",
    'Ben: Do you have a budget for training? / Anna: No. Zero.',
  ])('is not said by %j', (said) => {
    expect(analyseExchange(said).slots.budget).toBeNull()
  })
})
