import type { SampleConversation } from '../types.ts'

/** Deals close to a signature. */
export const closingConversations: SampleConversation[] = [
  {
    customer: 'Anna Keller',
    daysAgo: 1,
    hour: 10,
    text: `
Us: Hi Anna, thanks for making the time. I know month end is a busy week for you.
Them: Hi {me}. It is, but I wanted to get this agreement off my desk. Our lawyer came back with a few points.
Us: Good, let's go through them one by one. What is the first one?
Them: The liability cap. You have it at three months of fees. Our lawyer wants twelve months, and honestly I agree with her.
Us: Twelve months is fine for the Business plan. I'll send you the redlined agreement by Thursday with that change.
Them: Great. The second one is data. What happens to our rosters if we ever leave?
Us: You can export everything at any time, and we delete our copy within thirty days after the contract ends.
Them: Perfect, please put that in writing. The last time we moved away from Taskmill it took them four months to give us our own data.
Us: I can imagine how annoying that was. I'll add a data annex to the agreement as well.
Them: Then there is the price. We said $24,000 a year for the sixty dispatchers, and our budget was approved at exactly that.
Us: That number stands. It includes onboarding and the driver app.
Them: Good. Is the payroll export included too?
Us: Yes, it is part of the Business plan. When do you want to go live?
Them: We want to go live on the first of next month, before the new depot opens.
Us: That is realistic if we sign by next Friday. Who signs on your side?
Them: Our CFO signs off on everything above twenty thousand, but she has already seen the numbers. I just need to bring her the final version.
Us: Could you send me her name and title for the signature page by Wednesday?
Them: Sure, I'll email you her details tomorrow. One more thing, can we get invoiced quarterly?
Us: Quarterly works. I'll change the payment terms in the order form.
Them: Then I think we are nearly there. I'm really happy with how this went, {me}. Your answers were always quick and clear.
Us: Thank you, that is lovely to hear. Let's talk on Monday at 10 in case your lawyer has another question.
Them: Monday at 10 is good. Talk to you then.
`,
  },
  {
    customer: 'Marcus Webb',
    daysAgo: 2,
    hour: 14,
    text: `
Us: Hello Marcus, how did the trial week go with the fitters?
Them: Better than I expected, to be fair. Two of the older lads moaned for a day and now they won't go back to the whiteboard.
Us: That's wonderful. What did they like?
Them: They see the next three days on the phone and nobody has to ring the office at seven in the morning.
Us: That is exactly what it is for. Did anything not work?
Them: The photos. Uploading pictures from site was slow, and one job lost its pictures completely.
Us: I'm sorry about that. I'll look into the lost pictures with our support team today and report back to you.
Them: Thanks. So, money. You quoted $9,600 for the year. Can you do anything on that?
Us: What did you have in mind?
Them: If you can do monthly payments without the surcharge, I'd sign this week. Paying it all up front is too much for a firm our size.
Us: I can't drop the price, but I can split it into four payments without a surcharge. Would that help?
Them: Four payments, so $2,400 a quarter. That I can live with.
Us: Great. I'll prepare the order form with quarterly payments and send it to you tomorrow.
Them: Do that. I make the final call here, so there's nobody else to convince.
Us: Do you want to keep the twenty seats, or add the two apprentices?
Them: Add them. Twenty-two seats. When could the rest of the team start?
Us: As soon as you sign. We need about two days to bring in your jobs and customers.
Them: Then let's go live next Monday. I'll send you the customer list by Friday.
Us: Perfect. I'll book an hour on Monday morning for a kick-off with everybody.
Them: Make it eight o'clock, before they drive out. And bring patience.
Us: I always do. Thanks, Marcus.
`,
  },
  {
    customer: 'Priya Raman',
    daysAgo: 0,
    hour: 9,
    text: `
Us: Good morning Priya. You said the board meets this week?
Them: Morning, {me}. Yes, on Thursday, and I have fifteen minutes for this topic. It has to be convincing.
Us: Gladly. What will they ask?
Them: Three things. What it costs, what it saves, and what happens with patient data.
Us: Let's start with what it saves. How many hours do your practice managers spend on rosters now?
Them: About six hours a week for each of the eight clinics. It is ridiculous. They are nurses, not planners.
Us: In the pilot that went down to two hours. So that is four hours a week for eight clinics.
Them: Thirty-two hours a week. That is nearly a full position. Can you put this on one page?
Us: Yes, I'll prepare a one-page summary for the board and send it to you by tomorrow noon.
Them: Excellent. On the cost, we have earmarked up to $32,000 for the first year.
Us: We are at $31,200 for all eight clinics, including training.
Them: That fits, but barely. If a ninth clinic joins in spring, what would it cost?
Us: A further clinic is $3,900 a year. I'll write that into the offer so that there are no surprises.
Them: Good. Now data. Our data protection officer is worried that staff names leave our own servers.
Us: You can run it on your own server. Several clinics do. Nothing leaves your building then.
Them: Oh, that changes everything. She was going to vote against it.
Us: Would it help if I joined the board for five minutes?
Them: Thank you, but no, they don't like guests. The board will decide on Thursday, and I'll call you on Friday with the result.
Us: Could you send me the questions of your data protection officer today? Then I answer them in writing before the meeting.
Them: I'll forward you her email this afternoon. We compared you to Plannero as well, but they could not do the on-site version.
Us: That is good to know. Is there anything that could still stop this?
Them: Only the timing. We want to start on the first of the quarter, and if the contract is late we will miss it.
Us: Then I'll send the contract together with the summary, so that you can sign right after the vote.
Them: Perfect. You are making this very easy for me.
`,
  },
  {
    customer: 'Tomas Novak',
    daysAgo: 4,
    hour: 11,
    text: `
Us: Hi Tomas, I'm calling about the start date. You asked for more time last week.
Them: Yes, hello. I am still in favour, but my office manager is on sick leave and she knows all the customer contracts.
Us: I'm sorry to hear that. How is she?
Them: Better, thank you. She comes back in two weeks. Without her I cannot set up a hundred and forty objects.
Us: I understand. Could we import the objects from your old program instead?
Them: From Rostra? I do not know if it can export anything. It is fifteen years old.
Us: If you send me one backup file, I'll check with our engineers whether we can read it.
Them: That would be fantastic. I will ask my nephew to send you the backup by Wednesday.
Us: Great. How does your timeline look apart from that?
Them: It has to be in place by the end of next month, because then two big buildings start.
Us: That leaves us enough time. The price of $14,400 is valid until the end of the month, by the way.
Them: Is that pressure, {me}?
Us: No, only a fact. If you need two weeks more, I'll extend the offer, just tell me.
Them: Please extend it. I do not like signing things in a hurry.
Us: Done. I'll send you the offer with the new date today.
Them: Thank you. One question. Can my cleaners use it in Czech and Ukrainian?
Us: Czech yes. Ukrainian is coming, I don't have a date yet.
Them: Hmm. Half of them speak Ukrainian. That worries me a little.
Us: I'll find out by Friday when Ukrainian is ready.
Them: Good. If that works, I am very satisfied. Have a nice day.
`,
  },
  {
    customer: 'Grace Okafor',
    daysAgo: 3,
    hour: 16,
    text: `
Us: Grace, good to hear you. How was the festival?
Them: Loud, muddy and brilliant. And we planned every single shift in your trial, so thank you for the extra seats.
Us: How many people did you have on it in the end?
Them: Two hundred and ten over four days, with forty crew leads. Nobody stood around waiting, which never happened before.
Us: That is amazing. So what is left before we make it official?
Them: The price. I got a quote from Gridshift for $15,000 and you are at $18,000.
Us: Thank you for being open. Does theirs include the event mode with temporary staff?
Them: No, they charge for every temp. So in summer it would be more expensive, but my partner only looks at the number on page one.
Us: What would help you to convince him?
Them: A comparison over a full year, with the summer months in it. And maybe a small discount so that he feels he won something.
Us: I'll prepare a yearly comparison by Tuesday. On the discount, I can offer five percent if you sign for two years.
Them: Two years is a long time in our business. One year and free training for the crew leads?
Us: Deal. Training for the crew leads is included, one year, $18,000.
Them: I think I can sell that. Our decision will fall next Wednesday, when we plan the winter season.
Us: Who else is in the room on Wednesday?
Them: Only the two of us. My partner has the final say on money, I have it on everything else.
Us: Then let's speak on Tuesday at 4, so you have everything in hand.
Them: Tuesday at 4 works for me. Can you also send me the terms for cancelling?
Us: Of course. I'll send you the terms tonight.
Them: Lovely. Thanks, {me}.
`,
  },
]
