import type { Article } from './article.ts'

/** Its author has filled in everything already. */
export const customerOnboarding: Article = {
  title: 'Customer onboarding in the first thirty days',
  slug: 'customer-onboarding-first-thirty-days',
  seoTitle: 'Customer onboarding: what to do in the first thirty days',
  seoDescription:
    'Customer onboarding decides whether a new account stays. Which meetings to hold in the first thirty days, what to measure, and when to leave people alone.',
  focusKeyword: 'customer onboarding',
  keywords: ['onboarding', 'churn', 'customer success'],
  content: `
<p>Customer onboarding begins before the contract is signed and ends when nobody needs you any more. Most churn has its cause in between, in the first thirty days. Here is what six teams changed there.</p>
<p>We spoke with six customer success teams in Berlin, Lisbon and Toronto about their first thirty days. They sell very different things: payroll software, a booking system for dentists, sensors for greenhouses. But the stories were so similar that we began to finish each other's sentences. This article collects what they have stopped doing, what they do instead, and how they know that it works.</p>
<h2>What goes wrong in the first week</h2>
<p>The seller leaves and somebody new arrives. For the customer this is the moment in which everything that was promised has to be told again. At Brightwell Software, Priya Raman counted how often new customers had to explain the same goal: four times on average, to four different people, within nine days. No one had done anything wrong. The notes of the sales calls simply stood in a place that nobody opened.</p>
<p>The second mistake is the grand tour. A kickoff meeting of two hours in which every screen is shown once helps nobody. People remember what they do, not what they see. In the recordings that Priya's team kept, customers asked on average eleven questions during the tour, and nine of them began with the words: can we come back to that later.</p>
<p>The third mistake is silence. After the kickoff meeting the customer is alone with the software and a to-do list that somebody else has written. The next contact comes when the first invoice is due. By then the champion who bought the product has defended it in three meetings without any result to show.</p>
<h2>Agree on one result before the kickoff meeting</h2>
<p>All six teams now ask one question before anything else: what has to be true in thirty days so that you would say it was worth it? The answer has to be a sentence that somebody outside the project understands. "The payroll of the Leipzig branch runs without a spreadsheet" is such a sentence. "We want to be more efficient" isn't.</p>
<p>It sounds easy, and it takes the longest of all the steps. Customers like to name five results at once. Then the teams ask which one would be missed most, and put the other four on a list for the second month. The list is kept and shown, so that nobody feels unheard. Nevertheless, it is the one sentence that decides which screens are set up first.</p>
<p>The sentence also protects the customer from you. When the product has forty functions, every colleague of yours has a favorite one that they want to show. In the greenhouse company the sentence hangs on the wall during every onboarding meeting. Whatever does not lead to it waits.</p>
<h3>A good first result has three marks</h3>
<ul>
<li>It can be reached with the data that the customer already has.</li>
<li>It is visible to the person who signed the contract, without a login.</li>
<li>It happens within thirty days, even if somebody is on holiday.</li>
</ul>
<h2>How many meetings does customer onboarding need?</h2>
<p>Fewer than you think, and shorter ones. Before the change the six teams held between five and nine meetings in the first month. Now they hold three, of thirty minutes each, and they all have the same shape. The customer shares the screen, the customer holds the mouse, and your own team only speaks when the customer is stuck.</p>
<ol>
<li>In the first meeting the customer brings one real case and works through it from beginning to end.</li>
<li>In the second meeting, about ten days later, a colleague of the customer does the same while the first one explains.</li>
<li>In the third meeting the customer shows the result to the person who signed the contract.</li>
</ol>
<p>The second meeting is the clever one. Whoever explains something has understood it, and whoever hears it from a colleague believes it. Tomás Oliveira, who leads customer success at a booking system in Lisbon, calls it the handover. He says that your own team has done its work when it is bored in the second meeting.</p>
<p>Between the meetings there is a short message every few days, written by a person. It names one thing that the customer did well and one thing to try next. It's never a newsletter. The teams write it by hand, because a customer notices within two sentences whether anybody has looked at their account.</p>
<h2>What to measure instead of satisfaction</h2>
<p>All six teams used to send a survey after the first month. The answers were friendly and useless. Customers who left after a year had given nine points of ten. In our experience people rate the person who helped them, and that person was nice.</p>
<p>Usage tells more, if you choose carefully what counts. Logins mean little, since a lost user logs in often. The teams now look at three figures. The first is the number of days until the first real case is finished. The second is the number of people in the customer's company who have finished one. The third is whether the champion has invited somebody without being asked.</p>
<p>The third figure turned out to be the best sign of all. In the dentists' booking system, accounts in which the champion had invited a colleague within three weeks churned at a rate of four percent a year. In the others it was twenty-one. According to a study of the team's own data over three years, nothing else separated the two groups as clearly, neither the size of the account nor the price.</p>
<p>A warning belongs here. Figures of this kind describe, they don't explain. It would be silly to beg every champion to invite a colleague in order to improve a rate. The invitation is a sign that the product has become useful, and it depends on the first result. Ask for the result, and the invitation comes by itself.</p>
<h2>When should you leave customers alone?</h2>
<p>Sooner than is comfortable. A team that is proud of its service finds it hard to be silent. But every call that a customer doesn't need tells them that the product can't be used without you. Two of the teams now end customer onboarding with a small ceremony: a message that says what was reached, who can be asked, and that nobody will call for the next four weeks.</p>
<p>The message has an odd effect. Customers begin to write by themselves, with better questions than before. Some write to say that they have found a way of their own, and a few of these ways have gone into the handbook. Support requests fell in both teams, although they had feared the opposite.</p>
<p>Of course there are exceptions. If the figures show that no real case has been finished after two weeks, somebody calls on the same day. It is a short call with a single question: what is in the way? Most often it is not the software. It is a colleague on leave, a missing file, or a manager who has changed their mind.</p>
<h2>How the sales team can help</h2>
<p>The best thing that a seller can hand over is not a summary. It is the recording of the two minutes in which the customer said why they buy. At Brightwell Software the seller marks these two minutes, and whoever leads the onboarding listens to them before the kickoff meeting. It takes less time than reading the notes, and the customer hears their own words in the first sentence.</p>
<p>The seller also stays for ten days. They don't come to the meetings, but the customer can still write to them, and the champion knows that the person who promised something hasn't vanished. The sellers disliked the idea at first. Then they saw that accounts with a calm start bought more in the second year, and that the commission for it was theirs.</p>
<p>Finally, the promises are written down. Before the contract is signed, seller and customer agree on a list of no more than five things that were promised. The list goes to the onboarding team word for word. A promise that isn't on the list wasn't made, and both sides know it. This has ended most of the arguments between sales and customer success in all six companies.</p>
<h2>Where to begin next month</h2>
<p>Choose the next new customer and ask for the one sentence. Cut the kickoff meeting to thirty minutes and let the customer hold the mouse. Write down on which day the first real case was finished. That is all you need in order to compare the next account with the last one.</p>
<p>It will feel like too little. Customer onboarding has been a parade for so long that a quiet half hour seems careless. The six teams felt the same in the first month, and one of them went back to the long meeting for a while. They returned to the short one when a customer asked why the second account had been set up so slowly, when the first one had been so quick.</p>
<p>To sum up, there are three habits to take with you. Agree on one result that somebody outside the project understands. Let customers do the work while you watch. And stop calling as soon as the product can speak for itself. Learn more about measuring the first weeks in our post on churn, or bring a recording of your last kickoff meeting to the next team day.</p>
<p>None of this needs a budget. The six teams began with what was there: a calendar, a shared list and the courage to cancel meetings that customers had grown used to. What took time was trust, on both sides. A customer who was shown everything for years doesn't believe at first that less is meant kindly. Say why you do it, name the day on which you will look at the result together, and keep that day whatever happens. After the second month nobody asks for the grand tour any more.</p>
`,
}
