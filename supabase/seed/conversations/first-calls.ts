import type { SampleConversation } from '../types.ts'

/** First conversations with people who asked for one. */
export const firstCalls: SampleConversation[] = [
  {
    customer: 'Megan Foster',
    daysAgo: 1,
    hour: 9,
    text: `
Us: Hi Megan, thanks for your request on the website. What made you write to us?
Them: Hi. We have three physio clinics and I do the rosters for all of them, in the evenings, at the kitchen table.
Us: How long does that take you?
Them: Four evenings a month. And then somebody swaps a shift and I start again.
Us: I see. How many therapists are we talking about?
Them: Twenty-two, and six at the front desk. Some work in two clinics on the same day.
Us: How do they hear about changes?
Them: In a group chat with two hundred messages a day. People miss things. Last week a patient stood in front of a locked door.
Us: That is unpleasant for everybody. What did it cost you?
Them: One patient, and a bad review. It was embarrassing.
Us: What is the one thing you would want to be different?
Them: That people see their own shifts and swap them without me, as long as the rules are kept.
Us: That is a good description of what our customers use it for. May I show you next week?
Them: Yes, please. But I should say, there are three owners and they are careful with money.
Us: Who would have to agree in the end?
Them: Our senior partner decides on anything to do with money. I only recommend.
Us: Do you know what you could spend?
Them: We have not set a budget. Something below ten thousand a year, I think.
Us: For twenty-eight people it is about $9,000. I'll send you the price list today.
Them: Okay. Does it work on old phones?
Us: Yes, in any browser. Let's do the demo on Tuesday at 1, if that suits you.
Them: Tuesday at 1 is my lunch break, so that's perfect.
Us: Great, I'll send you the invitation this afternoon.
`,
  },
  {
    customer: 'Samuel Osei',
    daysAgo: 0,
    hour: 8,
    text: `
Us: Hello Samuel, you wrote that you install fibre in forty towns. Tell me about your teams.
Them: Hello. We have sixty technicians in the field, two on each van. And eight people in the office who only answer questions.
Us: What kind of questions?
Them: Where do I go next, who has the key to the cabinet, has the customer been told. All day long.
Us: How do they get their orders now?
Them: On paper in the morning. When the plan changes at ten, the paper is wrong.
Us: How often does it change?
Them: Nearly every day. We have a saying: the plan dies at nine thirty.
Us: I'll remember that one. What have you tried so far?
Them: We looked at Plannero last year. It was too slow on the phone, and it needs a connection all the time. In the cellar there is none.
Us: Ours works without a connection and sends everything later. Would you like to test that in a real cellar?
Them: Yes, I would love to. If it survives our cellars, we talk about money.
Us: Fair enough. What is the size of the budget, roughly?
Them: For sixty people our budget is thirty thousand dollars a year. It must pay off, of course.
Us: And when would you want to start?
Them: We have a new region starting in eight weeks. I want to launch there first.
Us: Then let's be quick. I'll send you two test accounts today.
Them: Very good. They will go straight to my most critical technician.
Us: Perfect choice. Could you send me one of your paper plans by tomorrow, so that I can build it for the test?
Them: I'll email you a photo tonight.
Us: Thank you. Let's speak again next Tuesday at 9.
Them: Next Tuesday at 9, confirmed.
`,
  },
  {
    customer: 'Laura Bennett',
    daysAgo: 3,
    hour: 12,
    text: `
Us: Hi Laura, Ruth said you are drowning in open houses. Her words, not mine.
Them: She's right. We have fourteen agents and on Sundays we run thirty open houses. It's chaos with balloons.
Us: What goes wrong most often?
Them: Two agents at one house and none at the other. Or nobody has the key.
Us: Where are the keys now?
Them: In a box with a list next to it. The list is fiction.
Us: We can treat a key like a person: it has a calendar, and you see who has it.
Them: A calendar for keys. That is brilliant, nobody has offered me that.
Us: What do your agents use today to plan?
Them: Their own phones. They are self-employed, I can't force them to use anything.
Us: Then it has to be useful for them. They could see their visitors' names before the doors open.
Them: They would use it for that alone.
Us: Do you make the decision on your own?
Them: I make the final decision, but I listen to two of the senior agents. They need to like it.
Us: Could I invite the two of them to a short demo next Thursday at 10?
Them: Thursday mornings are good. I'll ask them and call you on Monday.
Us: Wonderful. I'll build an example with five of your houses by Wednesday.
Them: What does it cost? I don't want surprises, we had those with our website.
Us: For fourteen agents and the office it's $8,400 a year. No set-up fee, and you can leave at the end of any month.
Them: That is less than I feared. Is the support in it?
Us: Support is included, on Sundays as well.
Them: On Sundays! You understand my business.
`,
  },
  {
    customer: 'Tessa Morgan',
    daysAgo: 6,
    hour: 11,
    text: `
Us: Good morning, this is {me} from Northwind Studio. You left your number on our website.
Them: Good morning, yes. This is Tessa Morgan from Lakeside Ambulance. Thank you for calling back so quickly.
Us: You're welcome. How can I help you?
Them: We drive patients to dialysis and back. Sixteen vehicles, forty drivers, always the same trips until somebody is in hospital.
Us: So it is a regular plan with many exceptions.
Them: Exactly. The exceptions kill us. Yesterday we had two vehicles waiting for the same patient.
Us: How do you plan the trips today?
Them: With a program my predecessor wrote. He left two years ago and nobody dares to touch it.
Us: That sounds risky. What happens if it stops?
Them: Then we go back to paper. I am worried about that every single day.
Us: Do you have requirements from the health insurers?
Them: Yes, we need proof of every trip with a time and a signature. Does your product support signatures?
Us: Yes, the patient signs on the driver's phone, and the time is stored with it.
Them: Great. Could you send me something I can show my managing director? She decides about software.
Us: Gladly. I'll send you a short description by tomorrow. Which address should I use?
Them: tessa.morgan@lakesideambulance.example, please.
Us: Thank you. Is there a date by which you need a solution?
Them: We want to replace the old program by the end of the year.
Us: Then a demo next week would make sense. Does Wednesday at 3 work for you?
Them: Wednesday at 3 works. Please explain it as if we had never seen anything like it.
Us: I will. Thank you for your trust, Tessa.
`,
  },
]
