import type { SampleConversation } from '../types.ts'

/** Offers on the table: prices, objections, rivals. */
export const proposalConversations: SampleConversation[] = [
  {
    customer: 'Daniel Brooks',
    daysAgo: 1,
    hour: 15,
    text: `
Us: Hi Daniel, you wanted to walk through the proposal before your finance director sees it.
Them: Yes. Caroline is sharp and she will take it apart, so let me do that first.
Us: Please do. What is your first impression?
Them: The product part is clear. The price part is not. Why are there three lines for support?
Us: Because you asked for phone support on Saturdays. That is the second line, and the third is the site visit.
Them: Then call it that. Right now it looks like we pay for support three times.
Us: You're right. I'll rewrite the price page and send you the new version tomorrow morning.
Them: Good. The total is $21,600. Our budget is twenty thousand dollars, so we are over.
Us: Would you need the Saturday phone support from the first day?
Them: Not in winter, we barely work on Saturdays until April.
Us: Then it starts in April. That brings the first year down to $20,100.
Them: Take off another hundred and I have no problem at all.
Us: I think I can find a hundred dollars, Daniel.
Them: Ha. Next thing. Her first question will be why we don't just stay with spreadsheets.
Us: How many hours did you lose last month because two crews turned up at the same site?
Them: Eleven hours, and one very angry customer. That is a good argument actually.
Us: Multiply that by your crew rate. It pays for the software by summer.
Them: Can you send me that calculation, with our numbers?
Us: Yes, I'll send you the calculation by Wednesday.
Them: Great. Caroline approves anything above fifteen thousand, so she has the final say. She is on holiday until Monday.
Us: When would you like to start?
Them: We want to be up and running by the first of March, before the season starts.
Us: Then a decision by the end of next week would be comfortable.
Them: I'll talk to Caroline on Monday and call you after that.
`,
  },
  {
    customer: 'Emily Watson',
    daysAgo: 0,
    hour: 11,
    text: `
Us: Hello Emily, how are the carers getting on with the trial?
Them: Hi {me}. Mixed, to be honest. The younger ones love it, the older ones are worried about being tracked.
Us: I hear that often. What exactly worries them?
Them: That the office sees where they are every minute. One of them said she feels like a parcel.
Us: The location is only used when somebody checks in and out at a client. Nothing in between.
Them: I believe you, but I need it in writing. It is a question of trust.
Us: I'll send you our data protection sheet this afternoon. It has a page for staff in plain words.
Them: That would help a lot. Can it be switched off completely?
Us: Yes. Then they confirm a visit with a tap and no location is stored.
Them: Oh good. I think we start without it and see.
Us: That is a sensible way to begin. How do you plan the rounds today?
Them: On a magnetic board, and then I type everything into Rostra on Friday night. It takes me three hours.
Us: Every Friday?
Them: Every Friday. My husband is not a fan.
Us: Did the trial change that?
Them: Last week I finished at five. I was really happy, I went to the cinema.
Us: That is the nicest thing I've heard all week. What is still missing before you can decide?
Them: Holiday requests. Can carers ask for holidays in the app?
Us: Yes, and you approve them with one tap. Let's do a short demo on Thursday at 2.
Them: Thursday at 2 is fine. What about the price, does it change when we hire more people?
Us: It is $29 for each carer a month. You only pay for people who are active.
Them: So about $26,400 for the year. Our director decides on all software.
Us: Would it help if I prepare a short summary for him?
Them: Yes please. He reads one page, never two.
Us: One page it is. I'll send it to you by Friday.
`,
  },
  {
    customer: 'Lucas Ferreira',
    daysAgo: 3,
    hour: 13,
    text: `
Us: Lucas, thanks for joining. Shall we define what the proof of concept has to show?
Them: Yes, because otherwise everybody will have an opinion at the end. I want three numbers.
Us: Which three?
Them: Hours between arrival and start of work, number of second visits, and how often we change the plan on the same day.
Us: Do you have those numbers for last month?
Them: Only the second visits. Nineteen percent of jobs, which is terrible.
Us: I understand. What causes most of the second visits?
Them: Missing parts. The crew arrives and the inverter is the wrong model. It's frustrating for everybody.
Us: Then we should put the parts list into the job, with a check before they drive off.
Them: Can you do that in the proof of concept?
Us: Yes. I'll set up the checklist for the Porto crew by Tuesday.
Them: Excellent. One crew, four weeks. If second visits fall below ten percent, we roll out to all nine crews.
Us: So that I plan this well: what would the roll-out look like?
Them: We want to roll out in April, because May and June are our strongest months.
Us: And the budget for it?
Them: We have set aside thirty-five thousand dollars for field software this year, so your $33,600 is inside.
Us: Good to know. Are you looking at anybody else?
Them: We are also talking to Gridshift. Their route planning is better than yours, I have to say.
Us: Thank you for being honest. What do they do better?
Them: They include traffic. You don't, as far as I saw.
Us: Traffic is in the Business plan, it was switched off in your trial. I'll activate it for you today.
Them: Ah. Then I take that back.
Us: Could you send me the addresses of the next forty jobs by Monday? Then the test has real routes.
Them: Sure, my assistant will send them on Friday.
Us: Perfect. Let's talk next Wednesday at 9 about the first results.
Them: Agreed. I like working this way.
`,
  },
  {
    customer: 'Oliver Grant',
    daysAgo: 5,
    hour: 10,
    text: `
Us: Good morning Oliver. You have had the proposal for a week, what do the partners say?
Them: Morning. Two are for it, one is against it, and I am in the middle. It's a partnership, so we need all four.
Us: What is the concern of the one who is against it?
Them: He thinks it's too expensive for twelve surveyors. A thousand a month for a calendar, he said.
Us: Fair question. What does an hour of a surveyor bring you?
Them: About a hundred and forty dollars.
Us: So it has to save seven hours a month for the whole firm. In your trial it saved more than that in a week.
Them: I know, I told him. He also does not trust anything in the cloud, after what happened to our old email provider.
Us: What happened?
Them: They lost two weeks of emails and nobody answered the phone. It was a nightmare.
Us: I'm sorry, that would make me careful too. We make a backup every hour, and you can download everything yourself.
Them: Is there a document about that, something I could put in front of him?
Us: Yes, I'll send you our backup policy today, with the name of a person you can call.
Them: A name is good. He likes names.
Us: Would it help if I speak with him directly?
Them: Maybe. He is quite blunt. But he respects people who know their numbers.
Us: I don't mind blunt. Could you ask him for twenty minutes next week?
Them: I'll ask him. The partners decide next Thursday, so it would have to be before that.
Us: Then let's hold Tuesday at 5. I'll send you both the invitation tomorrow.
Them: Okay. If he agrees, we would start on the first of next month.
`,
  },
  {
    customer: 'Hannah Schmidt',
    daysAgo: 8,
    hour: 9,
    text: `
Us: Hi Hannah, thank you for your time. I'd like to understand how we compare to what you use today.
Them: Hello. We have used Taskmill for six years. It is ugly, but it works and everybody knows it.
Us: What made you come to our stand at the fair then?
Them: The price. They raised it by thirty percent, and support got worse. Last month I waited nine days for an answer.
Us: Nine days is a long time when the vans are standing in the yard.
Them: Exactly. We were really disappointed. But changing a system in the middle of the year is a risk.
Us: What would be the best moment for you?
Them: Our contract with them ends on 30 June. So we would switch in May, with four weeks side by side.
Us: That is plenty of time. Which functions do you use every day?
Them: The dispatch board, travel times, sick leave and the export for payroll. Nothing else, really.
Us: Do you need the history of the last years?
Them: Only two years, for warranty cases. Can you import that?
Us: Yes. I'll check the format of their export and tell you by Monday what comes across.
Them: Please be precise. The last vendor said everything can be imported and then half was missing.
Us: I'll write you a list: what comes, what does not.
Them: That I would appreciate. What about the price after the first year?
Us: The price is fixed for three years, and that is in the contract.
Them: Good. Our managing director signs off on this, and he will ask for that sentence.
Us: Shall we show him the board together?
Them: Let me first try it with my own team. Can you extend the trial by two weeks?
Us: Of course. I'll extend the trial today.
Them: Thank you. Then we talk again when I have an opinion.
`,
  },
]
