import type { SamplePost } from '../types.ts'

/** Tools that take work away, and what to watch for. */
export const automationPosts: SamplePost[] = [
  {
    title: 'Let the conversation write the CRM',
    slug: 'let-the-conversation-write-the-crm',
    category: 'ai-in-sales-crm-innovation',
    excerpt:
      'Sales people do not hate the CRM, they hate typing. What can be read from a call, and what should not be.',
    focusKeyword: 'voice CRM',
    seoTitle: 'Let the conversation write the CRM',
    seoDescription:
      'What a recorded call can fill in by itself: next steps, dates, budget, objections. And which three things a person should check.',
    publishedDaysAgo: 2,
    faqItems: [
      {
        question: 'Do I have to tell people that the call is recorded?',
        answer:
          'Yes. In many countries everybody has to agree, and it is good manners everywhere. Say it in the first sentence and give a reason.',
      },
      {
        question: 'What if the software misunderstands something?',
        answer:
          'Every entry should lead back to the second in which it was said. Then a doubt costs one click.',
      },
    ],
    content: `
<p>Ask a sales team what they think of their CRM and you hear about fields. Too many, too small, on the wrong page. Look at what they do instead: they write notes on paper, they send themselves messages, they keep a private list. The information exists. It is only typed somewhere else, or not at all.</p>
<p>Yet almost everything that belongs in the record has been said aloud. The budget, the name of the director, the date of the audit, the promise to send a document by Thursday. So the question is not how to make people type. It is how to listen.</p>
<h2>What can be read from a call</h2>
<ul>
<li><strong>Next steps.</strong> “I’ll send you the offer by Tuesday” is a task with an owner and a date.</li>
<li><strong>Questions that stayed open.</strong> They make the best opening for the follow-up email.</li>
<li><strong>Facts of qualification.</strong> Budget, decision maker, date, rivals: the customer names them in their own words.</li>
<li><strong>Objections.</strong> Collected over a quarter they are a better product survey than any form.</li>
<li><strong>How it was said.</strong> Who spoke how much, and when the tone changed.</li>
</ul>
<h2>What a person should check</h2>
<p>Three things deserve a look before anything leaves the house.</p>
<ol>
<li><strong>Dates.</strong> “Next Friday” is understood differently on a Thursday.</li>
<li><strong>Names.</strong> Transcripts are good at words and weak at surnames.</li>
<li><strong>The email.</strong> A draft saves ten minutes. Sending it unread can cost a customer.</li>
</ol>
<h2>Evidence before elegance</h2>
<p>A summary that reads well is not yet true. The test is simple: can you click on a statement and hear the moment in which it was said? If yes, trust grows with every check. If no, people stop checking, and after the first mistake they stop using it.</p>
<h2>Begin with one habit</h2>
<p>Do not introduce it as a project. Choose one kind of conversation, for example first calls, and let the team use it for two weeks. After each call they confirm the next steps with one click each. Then compare: how many promises were kept before, how many now? In our own team it went from two thirds to nearly all of them. Nobody had worked harder. The promises had just not been forgotten.</p>
<h2>And the fields?</h2>
<p>Most of them can go. A field that nobody fills in is not information, it is a reproach. Keep those that somebody reads before a decision, and let the conversation fill the rest. After a quarter, look at the list again and ask who missed what.</p>
`,
  },
  {
    title: 'Seven automations that pay for themselves in a week',
    slug: 'seven-automations-that-pay',
    category: 'productivity-automation-strategies',
    excerpt: 'Small, boring and reliable: seven rules for a sales team, and two that we switched off again.',
    focusKeyword: 'sales automation',
    seoTitle: 'Seven automations that pay in a week',
    seoDescription:
      'Small rules with a large effect: seven sales automations that save time in the first week, and two that we switched off again.',
    publishedDaysAgo: 15,
    faqItems: [],
    content: `
<p>The best automation is one you forget. It does a small thing, always in the same way, and nobody would want to do it by hand again. Here are seven that we use ourselves. Each takes less than ten minutes to set up.</p>
<h2>The seven</h2>
<ol>
<li><strong>A task when a proposal goes out.</strong> Three working days later: “Ask whether they have questions.” Without it, this call happens when somebody remembers.</li>
<li><strong>A reminder when a lead is silent.</strong> Fourteen days without an activity in an open stage. Not an email to the customer, only a nudge to the owner.</li>
<li><strong>A checklist when a deal is won.</strong> Welcome email, kick-off date, invoice address, thank-you to whoever recommended us.</li>
<li><strong>A note when a rival is named.</strong> The product team sees the sentence with the link to the recording. Twenty seconds to read, no report to write.</li>
<li><strong>A date for lost deals.</strong> When the reason is a contract with somebody else, a task is set two months before it ends.</li>
<li><strong>A second pair of eyes for large offers.</strong> Above a certain amount a colleague gets a task to read it. It has caught two wrong currencies so far.</li>
<li><strong>A Friday list.</strong> All promises with a date in the coming week, for each person, at four in the afternoon.</li>
</ol>
<h2>Two that we switched off</h2>
<h3>The automatic birthday greeting</h3>
<p>Everybody knows that a machine sent it. A greeting that costs nothing is worth exactly that.</p>
<h3>The score that changed the owner</h3>
<p>For a month, leads above a certain score went to the most experienced seller. The others stopped caring for their leads, because the good ones were taken away. We turned it off and the mood came back the same week.</p>
<h2>Three rules before you build one</h2>
<ul>
<li>Do it by hand ten times first. If you cannot say when it should happen, a machine cannot either.</li>
<li>Let it create tasks before it sends messages. A wrong task is deleted, a wrong email is remembered.</li>
<li>Write down who may switch it off. Every automation needs an owner, or it becomes a ghost.</li>
</ul>
<h2>How to measure it</h2>
<p>Count how often the rule ran and how often somebody undid what it did. If more than one in ten is undone, it is not an automation, it is a source of noise. Change it or remove it, and tell the team which of the two you did and why.</p>
`,
  },
  {
    title: 'What a lead score can tell you, and what it cannot',
    slug: 'what-a-lead-score-can-tell-you',
    category: 'ai-technology-data-insights',
    excerpt:
      'A number between 0 and 100 looks exact. How to read it, and why its reasons matter more than its value.',
    focusKeyword: 'lead scoring',
    seoTitle: 'What a lead score can tell you',
    seoDescription:
      'A score between 0 and 100 looks exact. How to read it, why the reasons matter more than the number, and three common mistakes.',
    publishedDaysAgo: 38,
    faqItems: [
      {
        question: 'Should I call only leads with a high score?',
        answer:
          'No. A high score says that others like it have been bought. A low score often only says that we know little.',
      },
    ],
    content: `
<p>Two leads have a score of 62. One has named a budget and a date, but has not been heard of for three weeks. The other called yesterday, friendly and curious, without any plan. The number is the same. What you should do is not.</p>
<h2>A sum, not a prophecy</h2>
<p>A score adds up what is known: the stage, recent activity, tone, budget, who decides, open objections. Each part gives or takes a few points. That is useful, because it never forgets and never has a favorite customer. But it remains a sum. It does not know that the director plays football with your rival.</p>
<h2>Read the reasons first</h2>
<p>Any score worth having can be opened. Look for three kinds of reasons.</p>
<ul>
<li><strong>What is missing.</strong> “No decision maker known” is not a weakness of the lead, it is a question for the next call.</li>
<li><strong>What is old.</strong> “Silent for 24 days” can be repaired with one message.</li>
<li><strong>What weighs most.</strong> If a single reason carries half of the points, check whether it is still true.</li>
</ul>
<h2>Three common mistakes</h2>
<h3>Sorting by score and calling from the top</h3>
<p>The top of the list is full of deals that are nearly done and need no call. The most valuable hour is often spent in the middle, where one answer changes the picture.</p>
<h3>Comparing people by the scores of their leads</h3>
<p>As soon as a number is used to judge people, people take care of the number. Stages get moved, activities invented. Then the score measures obedience.</p>
<h3>Believing in decimals</h3>
<p>The difference between 61 and 64 means nothing. Between 40 and 70 it means something. Think in thirds: warm, open, cold.</p>
<h2>Test it once a quarter</h2>
<p>Take all deals that were decided in the past three months and look at their score four weeks before. Were the won ones higher than the lost ones? If yes, by how much? If not, the weights do not fit your trade, and you should trust your list of reasons until they do.</p>
<h2>A good use for a Monday</h2>
<p>Ten minutes are enough. Which leads fell by more than ten points since last week, and why? Which have a single missing piece? Choose three, write the question you will ask, and call. The score has done its work when it is forgotten by the second sentence of the conversation. What remains is a person with a good question, and that has always been the better half of selling.</p>
`,
  },
]
