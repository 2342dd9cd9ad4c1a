import type { SampleConversation } from '../types.ts'

/** Deals that did not come, and why. */
export const lostConversations: SampleConversation[] = [
  {
    customer: 'Stefan Lindner',
    daysAgo: 32,
    hour: 10,
    text: `
Us: Hi Stefan, I saw your email. You decided for Plannero. May I ask why?
Them: Hello. Of course. It was close, and your product is the better one in my opinion.
Us: But?
Them: But Plannero belongs to the same group as our building system. Everything in one contract, one hotline. My boss wanted that.
Us: I understand. Was the price a reason as well?
Them: No. You were even a little cheaper. It was politics, honestly.
Us: Thank you for telling me. Is there something I could have done differently?
Them: You could have met my boss earlier. You only talked to me, and he decides on every contract.
Us: That is a fair point. I should have asked for that in the first week.
Them: Yes. And the offer came two days late. He noticed.
Us: You are right, I'm sorry about that.
Them: It's fine. These things happen.
Us: How long does the contract with them run?
Them: Two years. It ends in two years, then we look again.
Us: Would it be okay if I call you in about a year?
Them: Yes, do that. I liked talking to you.
Us: Then I'll write you a short note in twelve months. All the best with the project.
Them: Thank you. Your newsletter can keep coming, it's actually useful.
`,
  },
  {
    customer: 'Joanna Nowak',
    daysAgo: 24,
    hour: 13,
    text: `
Us: Good afternoon Joanna. You wanted to give me the result of the comparison.
Them: Yes. I am sorry, we are going with Gridshift.
Us: That is a pity. What made the difference?
Them: Machines. They plan people and machines in one view. With you it needs two, and our foremen found that confusing.
Us: Did you see the combined view in the last demo?
Them: We did, but it was slow with four hundred orders. It took ten seconds to open. That was a problem for everybody in the room.
Us: I noticed that too. Our developers are working on it, but I can't promise you a date.
Them: I appreciate that you don't. The other vendor promised us everything.
Us: Are you worried about that?
Them: A little. That is why we only signed for one year.
Us: Sensible. What would have to be true for you to look at us again?
Them: It must be fast with a thousand orders, and machines have to be in it. Then I would be interested.
Us: That is clear. I'll pass this on to our product team today.
Them: Please do. Your support was much better than theirs, by the way.
Us: Thank you. Could you send me the three scenes where it was slow? That would help us a lot.
Them: I can do that. I'll send you the list by next Friday.
Us: I really appreciate it, Joanna. May I get in touch in spring?
Them: In spring is fine. Our budget for next year is decided in May.
`,
  },
  {
    customer: 'Amanda Price',
    daysAgo: 27,
    hour: 16,
    text: `
Us: Hi Amanda, we had a demo three weeks ago and I have not heard from you since. Is everything all right?
Them: Hi. Yes, sorry, I meant to call. We lost our biggest client and everything is on hold.
Us: I'm sorry to hear that. How are you doing?
Them: We'll survive. But we had to let two people go, and I can't buy software in the same month.
Us: I completely understand. There is no pressure from our side.
Them: Thank you. The partners stopped all new spending until the end of the year. There is no budget at all.
Us: Would the free plan help you in the meantime? It's for five people.
Them: There is a free plan? I didn't know that.
Us: Yes. It has no reports, but the calendar is the same. I'll send you the link this afternoon.
Them: That is kind. We are seven though.
Us: Use it for the project team, and keep the rest as it is.
Them: That could work. I was really impressed by the demo, so it's not about the product.
Us: Good to know. Is January a good time to speak again?
Them: Please do. If we win the tender in December, things will look different.
Us: Then I'll call you in January. I'll cross my fingers for the tender.
Them: Thank you, {me}. That means a lot.
`,
  },
]
