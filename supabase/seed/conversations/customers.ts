import type { SampleConversation } from '../types.ts'

/** Those who bought: reviews, help, renewals. */
export const customerConversations: SampleConversation[] = [
  {
    customer: 'Monica Alvarado',
    daysAgo: 9,
    hour: 14,
    text: `
Us: Hi Monica, it's been three months. Thanks for doing this review with me.
Them: Hello {me}. Happy to. Most of it is good news.
Us: Then let's start with the part that is not.
Them: The weekend support. On Easter Sunday the app was down for two hours in two of our houses, and we could not reach anybody.
Us: I know, and I am sorry. That was our fault. A certificate had expired.
Them: For us that means nurses standing in the corridor asking who is on shift. It was a bad day.
Us: You will have a written report from me by Friday, with what we changed.
Them: Please. My board asked for it as well.
Us: And the good news?
Them: Agency costs. We spent eighteen percent less on temporary staff than in the same quarter last year.
Us: Eighteen percent? That is far more than we had hoped for.
Them: We were very pleased. People take open shifts because they see them early.
Us: May I use that number, without your name?
Them: You can even use the name, if you send me the text first.
Us: Thank you! I'll send you a draft of the story next week.
Them: One more wish. The reports show hours, but I need cost per resident. Is that possible?
Us: Not yet. I'll ask our product team and give you an answer by Tuesday.
Them: Good. And we are opening a fifth house in spring. What does that do to the price?
Us: It adds $7,200 a year. If you tell me before the renewal, I can keep the price of the others.
Them: I'll send you the number of staff by the end of the month.
Us: Perfect. Overall, would you recommend us?
Them: Yes, I already did. The app is easy and your people are friendly. Just never on Easter again.
`,
  },
  {
    customer: 'Gavin Reed',
    daysAgo: 6,
    hour: 10,
    text: `
Us: Hi Gavin, welcome on board. Today we set up the workshop together.
Them: Morning. I've got an hour and two mechanics who look at me like I sold their mothers.
Us: Then let's start with something they like. Can they see their own week?
Them: One says yes. The other one can't log in. It says the code has expired.
Us: The code is valid for an hour. I'll send him a new one right now.
Them: Okay, he's in. Now he smiles, first time since Monday.
Us: Good. How many bays do you have?
Them: Six, and one of them has no lift. Last week somebody booked a gearbox on that one. It was a disaster.
Us: We can mark what each bay can do. Then it is not possible to book a gearbox there.
Them: Where were you two weeks ago?
Us: Which jobs do you want as templates?
Them: Service, tyres, brakes, inspection. The rest is different every time.
Us: I'll create those four templates by tomorrow.
Them: Fine, and I look over the times. The import of customers did not work, by the way. It stopped at line four hundred.
Us: Did you get an error message?
Them: Something about a date. I don't understand why it can't just skip that line.
Us: You're right, it should. Could you email me the file today? I'll import it by hand and report the problem.
Them: I'll send it to you after lunch.
Us: Great. What else is in your way?
Them: Nothing really. My wife asks if customers can book online.
Us: They can. I'd leave that for week three, when the basics run well.
Them: Sensible. When do we talk again?
Us: Let's speak next Thursday at 8. I'll call you.
Them: Do that. Thanks for your patience.
`,
  },
  {
    customer: 'Ruth Adeyemi',
    daysAgo: 3,
    hour: 17,
    text: `
Us: Hi Ruth, your year with us ends soon. I'd like to hear how it was before we talk about the next one.
Them: Hi {me}! It was good. Forty-one weddings and only one where the florist went to the wrong church.
Us: One out of forty-one. Was that us?
Them: No, that was the florist. She is not with us any more.
Us: What did you use most?
Them: The day plan with the minutes. Everybody has it on the phone, the band, the cook, the photographer.
Us: And what did you never use?
Them: The invoicing. My accountant does that. I pay for it though, don't I?
Us: You do, it is part of your plan. Without it you could move to the smaller plan for $3,600.
Them: You are telling me to pay less? I like that.
Us: I'd rather keep you for ten years. Is there anything you missed?
Them: Yes, guest lists. I still keep them in a spreadsheet, and they change until the last day.
Us: Guest lists are coming in the next version. I'll show you the draft next week if you like.
Them: Gladly. I can tell you everything that can go wrong with a guest list.
Us: That would be valuable. Does Wednesday at 6 suit you?
Them: Wednesday at 6 is good, after my last appointment.
Us: Then I'll prepare the renewal for the smaller plan and send it to you by Monday.
Them: Perfect. The renewal can start on the first of April, as always.
Us: And thank you for sending Laura to us.
Them: She is a darling. Help her with those keys.
`,
  },
  {
    customer: 'Lionel Fraser',
    daysAgo: 13,
    hour: 15,
    text: `
Us: Hello, you've reached Northwind Studio, this is {me} speaking.
Them: Hello, my name is Lionel Fraser from Whitestone Museum. One of your customers gave me your number.
Us: How nice. Who was it?
Them: Monica, from the care homes. Our volunteers are her residents' children, it is a small town.
Us: Then we should do this well. What are you looking for?
Them: We have ninety volunteers and twelve guards. The volunteers come and go, and I never know who opens the doors.
Us: How do you plan it at the moment?
Them: There is a paper calendar in the kitchen. It has coffee on it.
Us: I see. Do your volunteers have smartphones?
Them: Most. The oldest is eighty-eight, she has the newest phone of us all.
Us: Then they could pick their own hours, and the guards see who is coming.
Them: That would be wonderful. We don't have much money, though. The town pays, and the town is slow.
Us: For museums we have a special price. Volunteers are free, you only pay for the twelve guards.
Them: Free? That is very generous. How much is it for the guards?
Us: $29 a month for each, so about $4,200 a year.
Them: I think we can find that. The town council has to approve everything above two thousand.
Us: When does the council meet?
Them: Once a month. I would need an offer from you by the end of next week.
Us: I'll send you the offer by Tuesday. What is your email?
Them: lionel.fraser@whitestonemuseum.example. I am at the museum every day.
Us: Thank you, Lionel. I'll call you on Thursday to see if anything is unclear.
`,
  },
]
