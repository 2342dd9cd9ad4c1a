import { describe, expect, it } from 'vitest'
import { readDecisionMaker } from './decision-maker.ts'
import { analyseExchange } from './fixtures/exchange.ts'
import { readTasks } from './testing/read-tasks.ts'

describe('the day of a task', () => {
  it.each([
    // The other one can't on that day.
    [
      "Ben: It'll be on your yard by Sunday evening, at our cost.\nAnna: On Sunday there's nobody here with a forklift.\nBen: Monday before noon, then.\nAnna: Monday before noon is good.",
      ["us: “It'll be on your yard by Sunday evening, at our cost” (2026-11-23)"],
    ],
    [
      "Ben: You'll get a written proposal from me with a fixed fee by the 15th.\nAnna: The 15th is a problem. Raymond leaves on Tuesday for two weeks. Can you do it by Monday?\nBen: Monday the 14th, no problem.",
      ['us: Get Anna a written proposal with a fixed fee (2026-12-14)'],
    ],
    [
      "Ben: I'll ask Sue about $8.25 on that basis and come back to you by Wednesday.\nAnna: Wednesday is too late, I report to our director that morning. Make it tomorrow by close of business.\nBen: All right, tomorrow by close of business.",
      ['us: Ask Sue about $8.25 on that basis and come back to Anna (2026-11-22)'],
    ],
    [
      "Anna: I reckon June should be free.\nBen: I'll ask Trish, my manager, about June and let you know tomorrow.",
      ['us: Ask Trish, my manager, about June and let Anna know (2026-11-22)'],
    ],
    // When the answer comes.
    [
      "Ben: I'll put your claim to our director, and you'll have his answer by the thirtieth.\nAnna: Good.",
      ["us: Put Anna's claim to our director (2026-11-30)"],
    ],
    [
      "Ben: I'll ask Huw, who runs the workshop. You'll have his answer next Tuesday.\nAnna: Fine.",
      ['us: Ask Huw, who runs the workshop (2026-11-24)'],
    ],
    // All of them is another matter than the five that are sent.
    [
      "Ben: I'll ship you five sensors on Friday.\nAnna: Good. I'd want every sensor on the wall by December 15.",
      ['us: Ship Anna five sensors (2026-11-27)'],
    ],
    // What was asked for beside it comes later.
    [
      "Ben: We can make the corner thicker. I'll ask our toolmaker and write to you tomorrow.\nAnna: I'd also like to have a drawing of it.\nBen: The drawing takes a bit longer. It's with you on Friday.",
      [
        'us: Ask our toolmaker (2026-11-22)',
        'us: Write to Anna (2026-11-22)',
        'us: Get the drawing to Anna (2026-11-27)',
      ],
    ],
    // Put off twice.
    [
      "Ben: Then I'll do you a new quote with one ambulance. You'll have it on Tuesday.\nAnna: Could it be Thursday? I'm away on Tuesday and I'd only lose it.\nBen: Thursday the 26th, no problem.\nAnna: Thursday's actually a holiday. Friday.\nBen: Of course. Friday the 27th.",
      ['us: Do Anna a new quote with one ambulance (2026-11-27)'],
    ],
    // What is put off is their own.
    [
      "Ben: Could I get the exact count?\nAnna: I'll send you the final count by next Tuesday.\nBen: You'll have our part filled in by the 23rd.\nAnna: Sorry, one correction. I said Tuesday for the count. HR is closing the payroll then, so I need until Thursday.\nBen: Thursday the 26th is fine.",
      ['them: Give us the exact count (2026-11-26)', 'us: Get Anna our part filled in (2026-11-23)'],
    ],
    // A day that was named before, and mornings that are no day.
    [
      "Ben: Monday the 30th at six it is.\nAnna: I'll send you the link that morning.",
      ['them: Send us the link (2026-11-30)'],
    ],
    [
      "Anna: Helen does those for us, 20 people in a morning. I'll book her for two mornings by the end of next week.\nBen: Good.",
      ['them: Book her for two mornings (2026-11-27)'],
    ],
    // What is only told of a question is no task of its own.
    [
      "Ben: Let me ask our head office if they'd give 24 months on it. I'll come back to you on Friday.\nAnna: Good.",
      ["us: Ask our head office if they'd give 24 months on it (2026-11-27)"],
    ],
    [
      "Ben: I'll ask our warehouse which days they have in January and give you a call on Monday.\nAnna: Good.",
      ['us: Ask our warehouse which days they have in January (2026-11-23)'],
    ],
    [
      "Ben: I'll ask the factory whether they'll replace it. They're closed today, so you'll hear from me on Tuesday.\nAnna: Good.",
      ["us: Ask the factory whether they'll replace it (2026-11-24)"],
    ],
    // Why another day is asked for.
    [
      'Ben: I can get that to you by the 29th.\nAnna: Could you make it the 28th? I put the file together that evening.\nBen: The 28th, no problem.',
      ['us: “I can get that to you by the 29th” (2026-11-28)'],
    ],
    // The picture is the plan.
    [
      "Ben: And I need a plan of the house, with the doors.\nAnna: The builder has it. I'll collect it from him and send it to you on Tuesday.\nBen: A picture on the phone is enough.\nAnna: Wait, on Tuesday he's at a funeral. You'll have it on Wednesday.\nBen: Wednesday is fine.",
      ['them: Provide a plan (2026-11-25)'],
    ],
    // Another visit is not its day.
    [
      "Ben: Then I'll deliver the test wardrobe on Thursday.\nAnna: In the morning, please.\nBen: Shall I come on Thursday the 3rd, to see how the wardrobe has survived?\nAnna: Yes.",
      ['us: Deliver the test wardrobe (2026-11-26)'],
    ],
    // What they ask for and get, also where two of them say why.
    [
      'Ben: You will get the revised price by Thursday.\nAnna: Thursday I am with the auditors the whole day. Do it by Wednesday, please.\nBen: The revised price by Wednesday, okay.',
      ['us: Get Anna the revised price (2026-11-25)'],
    ],
    [
      "Ben: I'll ask Doug Hensley and call you with his answer on Monday.\nMarcus (Acme): I'm at an opening until Wednesday. Can you call Jen about it?\nAnna (Acme): I'm out on Monday. Make it Wednesday.\nBen: Wednesday, then. Anna, I'll call you before noon with what Doug says.",
      [
        'us: Ask Doug Hensley (2026-11-25)',
        'us: Call them with his answer (2026-11-25)',
        'us: Call Anna with what Doug says (2026-11-25)',
      ],
    ],
    [
      "Ben: I'll put it in a written quote, with the hours listed.\nAnna: When would we have that?\nBen: On Friday.\nAnna: Our managing director is flying out on Friday morning. Any chance of Thursday?\nBen: Okay, I'll make it Thursday, before five.",
      ["us: “I'll put it in a written quote, with the hours listed” (2026-11-26)"],
    ],
    [
      "Ben: Our quality manager, Brian Fahy, will write you a report on what happened. You'll have it by Friday the 27th.\nAnna: I asked for a report last year too and I never got one.\nBen: This time you'll get it.\nAnna: We have an audit on the 26th. I'd need to have it before that.\nBen: Then Brian will do it by Wednesday the 25th.",
      ['us: Write Anna a report on what happened (2026-11-25)'],
    ],
    [
      "Anna: Give me both in one quotation, so I can compare them.\nBen: Certainly. You'll have the quotation by Saturday.\nAnna: I'm off duty on Saturday. Monday is all right.\nBen: Monday morning, then.",
      ['us: Get Anna the quotation (2026-11-30)'],
    ],
    // Nobody replaced it in words that are understood.
    [
      "Ben: You'll have the list on Wednesday.\nAnna: Wednesday is too late for us.\nBen: I understand, I'll see what can be done.",
      ['us: Get Anna the list (-)'],
    ],
    // What is asked for anew is no word of the last promise.
    [
      "Ben: I'll send a crew for those 600 boxes on Tuesday, December 1st.\nAnna: That works. Your drivers can't get past our front desk. I need names and licence plates.\nBen: You'll have those by December 30th.",
      [
        'us: Send a crew for those 600 boxes (2026-12-01)',
        'us: Get Anna names and licence plates (2026-12-30)',
      ],
    ],
    // No days: how long, weights, an afternoon.
    [
      "Ben: I'll ask our director for 16% and the way out after one year.\nAnna: When will you have his answer?\nBen: He's travelling, so on Friday.",
      ['us: Ask our director for 16% and the way out after one year (2026-11-27)'],
    ],
    [
      "Ben: I'll pull the weights since June and send you a statement by Monday.\nAnna: Good.",
      ['us: Pull the weights since June (2026-11-23)', 'us: Send Anna a statement (2026-11-23)'],
    ],
    [
      "Ben: I'll ask the Pavilion for a free afternoon and give you the date by next Wednesday.\nAnna: Please do.",
      ['us: Ask the Pavilion for a free afternoon (2026-11-25)', 'us: Give Anna the date (2026-11-25)'],
    ],
    // A colleague's own promise says nothing of it.
    [
      "Ben: I'll have the report translated into Spanish by the end of the month.\nUwe: I've still got the block map on my laptop. I'll send it over on Friday.\nAnna: Good.",
      [
        'us: Have the report translated into Spanish (2026-11-30)',
        'null: Send the block map over (2026-11-27)',
      ],
    ],
  ])('%j', (text, tasks) => {
    expect(readTasks(text)).toEqual(tasks)
  })
})

describe('a task of plain talk', () => {
  it.each([
    // Put otherwise: one task.
    [
      "Ben: And I'll send you a sample of 5 kilos tomorrow by courier.\nAnna: 5 kilos is too little. One lot on our machine takes 12.\nBen: Then I'll send 15 kilos, but these leave our store only on Monday.\nAnna: Monday is fine.",
      ['us: Send 15 kilos (2026-11-23)'],
    ],
    // What "it" is.
    [
      "Anna: Do you have a soil report?\nBen: The county did one two years ago. I'll find it and email it to you on Monday.",
      ['us: Find the soil report and email it to Anna (2026-11-23)'],
    ],
    [
      "Anna: No need for a course. A short guide would do.\nBen: We have one with two pages. I'll get it to you by Friday.",
      ['us: Get the short guide to Anna (2026-11-27)'],
    ],
    [
      "Anna: Give me a number I can ring at night. Your hotline only plays music.\nBen: You can have my own. I'll text it to you right away.",
      ['us: Text the number to Anna (2026-11-21)'],
    ],
    // No tasks.
    [
      'Ben: What do you have to work with overall?\nAnna: The insulation budget for the year is $520,000.',
      [],
    ],
    [
      "Ben: Could you share a few of them with me?\nAnna: Empty ones are fine. I'll mail you four formats by Thursday.",
      ['them: Mail us four formats (2026-11-26)'],
    ],
    [
      'Ben: Could you introduce me to the manager there?\nAnna: Pieter Nel? Let me see how the battery goes first.',
      [],
    ],
  ])('%j', (text, tasks) => {
    expect(readTasks(text)).toEqual(tasks)
  })
})

describe('who decides', () => {
  it.each([
    [
      "Ben: Who decides this time? / Anna: Mr Tan has retired. Now it's Annelies de Boer, group procurement in Rotterdam.",
      'Annelies de Boer',
    ],
    [
      'Ben: Who will take the final decision? / Anna: The chairman of the trust, Mr. Kurien. Until last year I could decide up to twenty lakh myself.',
      'Chairman of the trust, Mr. Kurien',
    ],
    [
      'Ben: Who has to sign on your side? / Anna: She does, Helen Stott. I can only sign up to £5,000 these days.',
      'Helen Stott',
    ],
    [
      'Ben: Does the executive committee decide on it? / Anna: Yes, it does. They meet on the 11th.',
      'Executive committee',
    ],
    [
      "Ben: And the carpets are separate? / Anna: Separate. That's a hundred and ten thousand, and it's the landlord's money.",
      undefined,
    ],
  ])('%j', (text, name) => {
    expect(analyseExchange(text).slots.decisionMaker?.value).toBe(name)
  })

  it('is whoever has to say yes', () => {
    expect(readDecisionMaker({ text: 'Gordana has to say yes.', isTidy: true }, 'Anna')).toBe('Gordana')
  })
})

describe('when they want it', () => {
  it.each([
    [
      'Ben: When do they need the new ones? / Anna: The policy renews on July 1st, and they want the new schedule in their hands by May 31st.',
      'by May 31st',
    ],
    [
      'Ben: When do you need the first delivery? / Anna: The first frames are ready in March. We need it on the block by the 8th of March.',
      'by the 8th of March',
    ],
    [
      'Ben: When would it need to be working? / Anna: By the end of January. Our audit is on the twentieth of March, and we want some data to show by then.',
      'By the end of January',
    ],
  ])('%j', (text, value) => {
    expect(analyseExchange(text).slots.timeline?.value).toBe(value)
  })
})

describe('a budget', () => {
  it.each([
    [
      "Ben: May I ask what you've set aside for this? / Anna: There was €9,000 in last year's plan, but it went on tyres. This year I have 14,000.",
      '14,000',
    ],
    [
      'Ben: What amount have you kept for the first order? / Anna: Six lakhs, including tax. For the new roaster the bank gave us 45 lakhs, that is separate.',
      'Six lakhs',
    ],
    [
      "Ben: What's in your plan for the new financial year? / Anna: $44,000 for hoist service. The beds have $90,000, but that's another line.",
      '$44,000',
    ],
    [
      'Ben: What have you got in the budget? / Anna: Nothing is fixed for 2040 yet. Ed had $14,500, but everything is being cut.',
      undefined,
    ],
  ])('%j', (text, value) => {
    expect(analyseExchange(text).slots.budget?.value).toBe(value)
  })

  it('is not what somebody could sign alone', () => {
    const said =
      'Ben: Who signs at your end? / Anna: Marlene Hiebert, our controller. Up to last spring I could do twenty thousand on my own signature.'
    expect(analyseExchange(said).slots.budget).toBeNull()
  })
})
