import type { SampleConversation } from '../types.ts'

/** Demos and longer looks at a problem. */
export const discoveryConversations: SampleConversation[] = [
  {
    customer: 'Aisha Karim',
    daysAgo: 0,
    hour: 14,
    text: `
Us: Hi Aisha, today I'd like to show your coordinators the view they would work in.
Them: Hello {me}, great. They are both here in the room, but I will do the talking.
Us: Welcome to both of you. Can you tell me about a typical morning?
Them: We have about sixty translation jobs open and twenty-five freelancers. Before nine I have forty emails: who is free, who can do Portuguese, who is ill.
Us: And where do you keep all that?
Them: In a shared spreadsheet with colours. If two people open it, somebody loses their changes. It happens every week.
Us: That must be annoying. Here is the board: each line is a person, each bar is a job, and grey means not available.
Them: Oh, that's nice. Who fills in the grey parts?
Us: The freelancers do it themselves on their phone. You don't have to ask anybody.
Them: Wow. That alone would save us an hour a day.
Us: What happens today when somebody falls ill?
Them: Panic, mostly. We call people until somebody says yes.
Us: Here you mark the person as ill, and the board suggests three people with the same language pair who are free.
Them: That is amazing. Does it know rates? Some cost twice as much as others.
Us: Yes, each person has a rate, and you see the margin of the job before you assign it.
Them: My boss will love that. Can you integrate with our invoicing? We use a small tool called Billo.
Us: There is no finished connection. There is an export, and an interface your developer can use.
Them: Hmm, that would be a drawback. Our accountant does not want to type things twice.
Us: Could you send me a sample file from your invoicing tool by Friday? Then I'll test whether our export fits.
Them: Yes, I'll send it to you tomorrow.
Us: How does the timeline look on your side?
Them: We would like to start in September, after the summer break. The budget has to be approved before that.
Us: Do you have a number in mind?
Them: We are thinking of something around fifteen thousand dollars a year for everybody.
Us: We should land close to that. I'll send you a quote for twenty-seven people by Thursday.
Them: Perfect. And thank you, the two here are nodding a lot.
`,
  },
  {
    customer: 'Julia Lindqvist',
    daysAgo: 1,
    hour: 13,
    text: `
Us: Hello Julia, last time we spoke about the two team leads. Have they had a look?
Them: Hi. Yes, both. One is enthusiastic and the other says she does not need a computer to know where her people are.
Us: That is honest. How many sites does she look after?
Them: Thirty-one offices, every night. She has it all in her head. Which is exactly my problem, she is retiring in a year.
Us: So it is not only about planning. You want to get the knowledge out of her head.
Them: Yes. Keys, alarm codes, which office has the difficult dog. If she gets flu, nobody can take over.
Us: You could put that on the site itself: keys, codes, notes, photos. Only the people on shift can see the codes.
Them: Only on shift? That is very good. Our insurance has asked about that before.
Us: I'll send you the page about access rights today, so that you can forward it to your insurance.
Them: Please do. What would it cost for forty-five cleaners?
Us: For forty-five people it is $13,200 a year, everything included.
Them: That is a bit more than I thought. I had allocated twelve thousand.
Us: If you start with the night teams only, it's thirty people and $8,800.
Them: That is a good way to begin. I can decide that myself.
Us: Shall we do a demo for the two team leads together next week?
Them: Yes, next Wednesday at 4 would be good, before their shift starts.
Us: Great. I'll prepare it with three of your real sites.
Them: Then even she might be impressed.
Us: Could you send me the three addresses by Monday?
Them: I will. Thank you, {me}, this was really helpful.
`,
  },
  {
    customer: 'Simon Clarke',
    daysAgo: 4,
    hour: 16,
    text: `
Us: Simon, thank you for the questionnaire. Eighty-four questions, I'm impressed.
Them: Sorry about that. We guard banks, so our own security people are thorough.
Us: No problem. May I ask about the ones I was not sure of?
Them: Go ahead.
Us: Question twelve asks where data is stored. You can choose our servers or your own. Which would you want?
Them: Our own, definitely. Rosters of guards are sensitive. If that list leaks, we have a serious problem.
Us: Then you run it in your own data centre. Updates come as a package that your team installs.
Them: Good. Who has access from your side?
Us: Nobody, unless you open a support session. It ends by itself after an hour and everything is logged.
Them: That is better than what Gridshift told us. They wanted permanent access, which was a no from the start.
Us: Question forty is about staff leaving. How fast do you need an account closed?
Them: Within five minutes. We had a case once, I can't talk about it.
Us: It is immediate. The app logs out at the next signal.
Them: Excellent. How do you do penetration tests?
Us: Once a year by an outside firm. I'll send you the last report by Wednesday, under a confidentiality agreement.
Them: We need your signature on our own agreement first. I'll send you our agreement tomorrow.
Us: Fine. Who decides in the end, you or security?
Them: Security can say no, but the decision is up to our chief operating officer. She likes the product.
Us: And the volume would be three hundred guards?
Them: Three hundred and twenty. We planned up to forty thousand dollars for year one.
Us: We are at $36,000 with the installation on your servers.
Them: That works. It must be in place before the audit in October.
Us: That is enough time. I'll send you a project plan by next Friday.
Them: Looking forward to it.
`,
  },
  {
    customer: 'Omar Haddad',
    daysAgo: 2,
    hour: 10,
    text: `
Us: Good morning Omar. You had the idea of a pilot in one hotel. Which one would it be?
Them: Good morning. I would take the harbour hotel. It's the most difficult one, if it works there it works everywhere.
Us: I like that. What makes it difficult?
Them: Conferences. One day we need twenty people for breakfast, the next day sixty, and we learn about it two days before.
Us: How do you find the extra people today?
Them: The banquet manager has a list of phone numbers. She calls until midnight sometimes. We already lost one manager over this.
Us: That is a high price. In the app you publish an open shift, and everybody who is qualified sees it at once.
Them: And first come, first served?
Us: That is up to you. You can also choose who gets it, for example those with the fewest hours.
Them: Fairness is important, the works council watches that closely. Can they see the rules?
Us: Yes, everybody sees why a shift went to whom.
Them: Very good. That will calm them down.
Us: What would tell you after six weeks that it was worth it?
Them: Fewer overtime hours. Last quarter we paid for eleven hundred hours of unplanned overtime. It's far too much.
Us: So the goal could be: unplanned overtime down by a third.
Them: By a third would be fantastic. Then I would go for all six hotels.
Us: I'll draft the pilot plan and send it to you by Thursday.
Them: Please include the works council from the start. Otherwise it will be dead in a week.
Us: I would present it to them myself. Would the week after next work?
Them: I'll ask them and send you a date by Friday.
Us: What is the budget for the whole group?
Them: For six hotels we have something like $42,000 approved, if the pilot is good. The pilot itself must be cheap.
Us: The pilot is $1,500, and we take it off the first invoice.
Them: Agreed. Our managing director will sign the pilot, she trusts my judgement on this.
`,
  },
]
