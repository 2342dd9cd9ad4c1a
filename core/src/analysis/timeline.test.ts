import { describe, expect, it } from 'vitest'
import { analyseExchange } from './fixtures/exchange.ts'

describe('the timeline', () => {
  it.each([
    [
      'Ben: When would you like to be up and running? / Anna: By the end of March, if that is possible.',
      'By the end of March',
    ],
    ["Ben: And by when do you need it? / Anna: Oh, before Easter. We're full after that.", 'before Easter'],
    ["We're planning to switch in the spring.", 'in the spring'],
    ['Ben: How soon would you want to start? / Anna: Ideally in three months.', 'in three months'],
    ['It has to be in place before the audit.', 'before the audit'],
    ['Ben: When do you want to launch? / Anna: September.', 'September'],
    ["We need the new tills running by the first of May, that's when we reopen.", 'by the first of May'],
    ['Ben: When will the board decide? / Anna: They meet in February.', 'in February'],
    ['Ben: When could you start? / Anna: Not before June.', 'Not before June'],
    ['Ben: When do you need it by? / Anna: As soon as possible, really.', 'As soon as possible'],
    ['Our contract with the old provider runs out at the end of June.', 'at the end of June'],
    ['Ben: So when would you like to begin? / Anna: After the summer holidays.', 'After the summer holidays'],
    ["Ben: What's your timeline? / Anna: It would be nice to have it by Christmas.", 'by Christmas'],
    [
      'Ben: When do you plan to roll it out? / Anna: Probably in the second quarter.',
      'in the second quarter',
    ],
    ["We're moving into the new office and we have to be live on the first of June.", 'on the first of June'],
    [
      'Ben: When are you looking to make a decision? / Anna: We want to decide by the end of the year.',
      'by the end of the year',
    ],
    [
      'Ben: When would it suit you to start with the works? / Anna: Well, next spring, I think.',
      'next spring',
    ],
    ['sam: when do you need the boats done / lou: before the season starts', 'before the season'],
    ["We've got until Easter, then the old system is switched off.", 'until Easter'],
    ['We move into the new hall on the 3rd of May.', 'on the 3rd of May'],
    ['And the date is the twelfth of June next year.', 'the twelfth of June next year'],
    [
      'Ben: When do you need this by? / Anna: I must have it running by the end of the quarter.',
      'by the end of the quarter',
    ],
    ['Ben: And when should it start? / Anna: Sometime in the autumn.', 'in the autumn'],
    ['Ben: When do you want to go live? / Anna: Mid March.', 'Mid March'],
    [
      'Ben: So you need to be live before Christmas? / Anna: Yes. Ideally by the fifteenth of December.',
      'by the fifteenth of December',
    ],
    [
      "Ben: What would be a good moment to start? / Anna: We'd like to start in mid February.",
      'in mid February',
    ],
    [
      'The whole thing has to be installed by the end of April, the inspector comes in May.',
      'by the end of April',
    ],
    [
      'Ben: From when would you need the desks? / Anna: We need them from the first of February.',
      'from the first of February',
    ],
    [
      'Ben: Would you want to start this year or next? / Anna: We want to start in January, after the stocktake.',
      'in January',
    ],
    ["I'd like to cancel. Our contract ends on the 30th of April.", 'on the 30th of April'],
    [
      'Ben: When must the new lines be working? / Anna: From the second of March.',
      'From the second of March',
    ],
    ['Ben: When does your policy run out? / Anna: On the fifth of April.', 'On the fifth of April'],
    [
      'Ben: When are the trucks due back? / Anna: They go back at the end of January.',
      'at the end of January',
    ],
    ['Ben: When are you hoping to open? / Anna: Some time before Easter.', 'before Easter'],
    ['Our licence runs out on the third of February.', 'on the third of February'],
    ['I want the machines humming by the first of April.', 'by the first of April'],
    [
      "The audit is on the fifth of December, and it's got to be finished on the tenth of January.",
      'on the tenth of January',
    ],
    ['Sorry, needs to be in by the end of March.', 'by the end of March'],
    ['Ben: When do we start? / Anna: I was told the fifth of May.', 'the fifth of May'],
    ["Ben: When's the festival? / Anna: The third of July.", 'The third of July'],
    ['Ben: How long are you bound to them? / Anna: Until the end of April.', 'Until the end of April'],
  ])('%s', (said, expected) => {
    expect(analyseExchange(said).slots.timeline?.value).toBe(expected)
  })

  it.each([
    "Ben: When's the training due? / Anna: They had it in June.",
    'Ben: When does the lease end? / Anna: It ended in June.',
    'The library wants its books back by the first of April.',
    "Ben: When are you planning to visit? / Anna: On the third of May, it's my birthday.",
    'I want the invoice by the first of April.',
    'Anna: We need new tills. / Guest: I want the contract back by the first of April.',
    "I'll send you the plans by Friday.",
    "Let's talk again on the 3rd of December.",
    'We started with the old system in January.',
    'Ben: We could deliver in six weeks. / Anna: Hm.',
    'We run payroll every Friday.',
    "Maybe we'll start something next year, who knows.",
    'Ben: When do you want to meet? / Anna: On Tuesday the 1st.',
    "Ben: When would you like to start? / Anna: I can't say yet.",
    'My holiday starts on Monday.',
    'Ben: When did you start? / Anna: In January.',
    "I'll call you on Monday and then we can start.",
    'Christmas was terrible, we were closed until January.',
    "I'd like the quote by Friday.",
    'Can we meet in the first week of December?',
    'Ben: The new version comes in March. / Anna: Okay.',
    'Ben: When would you like us to come by? / Anna: Next Thursday would be good.',
    'My contract with the gym ends in May. Just kidding.',
    'We open at nine and start at ten.',
    'Ben: When does the contract start? / Anna: It started in May.',
    'The invoice has to be paid by the 30th.',
    "Ben: When did you say the fair is? / Anna: In March, but that's not ours.",
    "Our deadline was last Friday, so it's too late.",
    'Ben: When would you like the proposal? / Anna: By Tuesday.',
    'They want to launch a rocket, ha.',
    'We had to start over in October.',
    "My daughter's wedding was in May.",
    "In summer it's too hot and in winter the pipes freeze.",
    'Ben: When did you want to hear from us? / Anna: Next week.',
    'Ben: How soon can you send it? / Anna: Tomorrow.',
    'Every spring we have to start again.',
    'Ben: When will you know more? / Anna: No idea.',
    'Anna: When could you deliver? / Ben: In about six weeks. / Anna: Okay.',
    'Ben: When do you usually close for Christmas? / Anna: On the 23rd of December.',
    'The inspector comes in May and he wants to see the papers.',
    'Ben: When do you need the signed form? / Anna: By Friday the 4th.',
    "Ben: So you'd like to start right away? / Anna: No rush.",
    "We'll have the new manager starting in March, she'll decide on the colours.",
  ])('is not said by %j', (said) => {
    expect(analyseExchange(said).slots.timeline).toBeNull()
  })
})
