import type { SamplePost } from '../types.ts'

/** What happens after the signature, and stories from the trade. */
export const servicePosts: SamplePost[] = [
  {
    title: 'The first thirty days decide about the renewal',
    slug: 'first-thirty-days',
    category: 'customer-success-relationship-growth',
    excerpt: 'Renewals are not won in the eleventh month. A simple plan for the first four weeks.',
    focusKeyword: 'customer onboarding',
    seoTitle: 'The first thirty days decide about the renewal',
    seoDescription:
      'Renewals are won in the first month. A four-week onboarding plan with one goal a week and the signs that something is wrong.',
    publishedDaysAgo: 11,
    faqItems: [
      {
        question: 'Who should own the onboarding?',
        answer: 'One person on each side, by name. Teams do not answer emails, people do.',
      },
      {
        question: 'What if the customer has no time?',
        answer: 'Make the first step smaller, not later. One team, one list, one hour.',
      },
    ],
    content: `
<p>If you want to know whether a customer will renew, do not look at month eleven. Look at day thirty. By then people have built a habit, or they have gone back to the old spreadsheet and feel slightly guilty about it. Both tend to last.</p>
<h2>Week one: one real result</h2>
<p>The goal of the first week is not that everything is set up. It is that one person has done one piece of real work in the new tool and liked it. Choose something small that hurts: the Monday plan, the list of open visits, the report that takes a whole Friday evening.</p>
<ul>
<li>Bring the customer’s own data in before the first session. Nobody learns with sample names.</li>
<li>Do it together on a shared screen, with the customer at the keyboard.</li>
<li>End with the question: “Could you do this alone tomorrow?”</li>
</ul>
<h2>Week two: the people who did not choose it</h2>
<p>Those who signed are convinced. The others were told. Meet them without their manager for half an hour and collect what annoys them. Fix one thing on the same day, even a tiny one. It does more for the mood than any training.</p>
<h2>Week three: leave things out</h2>
<p>Now everybody asks for more: more fields, more reports, more notifications. Say not yet. Look at what was really used in the past week and remove the rest from the screen. A tool that shows five things gets opened more often than one that shows fifteen.</p>
<h2>Week four: write down the difference</h2>
<p>At the start you noted a number: hours for the roster, double bookings, calls before eight in the morning. Measure it again. If it is better, send it to the person who signed, in one sentence. If it is not, you have found out early enough.</p>
<h2>Signs that something is wrong</h2>
<ol>
<li>Questions stop. Silence in the first month is not satisfaction.</li>
<li>Only one person logs in.</li>
<li>A session is moved twice.</li>
<li>Somebody exports everything every Friday.</li>
</ol>
<p>Each of these deserves a phone call on the same day, with a real question and without a survey.</p>
<h2>The review that pays</h2>
<p>After ninety days, meet for half an hour. Begin with what did not work, because they will be thinking of it anyway. Then show the number from week one and the number of today. The renewal conversation in month eleven will take five minutes, and it will be about the next site instead of the price.</p>
`,
  },
  {
    title: 'How a cleaning firm stopped calling people at seven in the morning',
    slug: 'cleaning-firm-morning-calls',
    category: 'use-case-stories-industry-insights',
    excerpt:
      'Forty-five cleaners, ninety offices and one team lead with everything in her head. A story about writing things down.',
    focusKeyword: 'shift planning',
    seoTitle: 'A cleaning firm without morning calls',
    seoDescription:
      'Forty-five cleaners, ninety offices and one team lead who knew everything by heart. What changed when the knowledge was shared.',
    publishedDaysAgo: 26,
    faqItems: [],
    content: `
<p>When the telephone rang before seven, the managing director knew that a shift was empty. It rang on most days. Somebody was ill, somebody had stood in front of a locked door, somebody had gone to the office they had cleaned last week. The firm looked after ninety offices with forty-five people, and the plan lived in the head of one team lead.</p>
<p>She was very good. She was also going to retire.</p>
<h2>The problem behind the problem</h2>
<p>At first the project was called “digital shift plan”. After two conversations it was clear that the plan was the easy part. The difficult part was what was not in it: which key opens the side entrance, which alarm has to be switched off within thirty seconds, which office has a dog.</p>
<p>So the first step was not software at all. For two weeks a trainee went along with the team lead and wrote down what she did without thinking. The list had two hundred and twelve entries.</p>
<h2>Three decisions that helped</h2>
<h3>Knowledge belongs to the place</h3>
<p>Codes, keys and notes were stored with the office, not with the person. Whoever is on shift sees them, from an hour before until the end. Nobody else does. The insurance company liked that sentence so much that it lowered the premium.</p>
<h3>Swaps without the office</h3>
<p>Cleaners may swap shifts among themselves as long as three rules are kept: eleven hours of rest, the right keys, no overtime. The tool checks the rules. In the first month there were sixty swaps and not one call.</p>
<h3>Paper stayed, for a while</h3>
<p>Those who wanted it got a printed plan every Friday. After ten weeks nobody picked it up any more.</p>
<h2>What changed</h2>
<ul>
<li>Empty shifts at seven in the morning fell from four a week to one in two weeks.</li>
<li>Three new cleaners worked alone after two days instead of eight.</li>
<li>The team lead took three weeks of holiday in a row, for the first time in eleven years.</li>
</ul>
<h2>What they would do differently</h2>
<p>“We should have started with the sceptics,” says the managing director. The most critical cleaner found four mistakes on the first day, and once they were corrected she became the one who explained it to all the others.</p>
<p>The second lesson is about measuring. Nobody had counted the morning calls before, so the first number in this story is an estimate. Count first, then change.</p>
`,
  },
  {
    title: 'What three seasons of event staffing taught us about planning',
    slug: 'three-seasons-event-staffing',
    category: 'use-case-stories-industry-insights',
    excerpt:
      'Two hundred people, four days, and a plan that changes every hour. Lessons that also fit quieter trades.',
    focusKeyword: 'event staffing',
    seoTitle: 'What event staffing teaches about planning',
    seoDescription:
      'Two hundred people, four days and a plan that changes every hour: seven lessons from event crews that fit quieter trades as well.',
    publishedDaysAgo: 47,
    faqItems: [],
    content: `
<p>A festival is a company that exists for four days. On Thursday morning there is a field, on Thursday evening there are two hundred people with radios, and on Monday it is a field again. If you want to know which planning habits work, there is no better place to look.</p>
<p>We went along with crews for three seasons. This is what we took home.</p>
<h2>Plan roles first, names second</h2>
<p>A bar needs four people from six to midnight, one of them allowed to count the money. That is the plan. Who these four are is a second question, and it changes until the last hour. Crews that mix the two have to rewrite everything when somebody is ill. Crews that keep them apart change one line.</p>
<h2>Leave gaps on purpose</h2>
<p>Every good plan had between five and ten percent of hours without a task. On paper that looks like waste. In practice it is what pays for the thunderstorm.</p>
<h2>One place for the truth</h2>
<p>The worst moments had the same cause: two versions of the plan. A printed one at the gate, a newer one in a chat. The rule that worked was short.</p>
<blockquote><p>If it is not in the app, it is not the plan. If it is on paper, it is a souvenir.</p></blockquote>
<h2>Tell people why</h2>
<p>“Go to gate three” is an order. “Go to gate three, the coach arrives at nine” is information, and people with information solve problems you have not seen yet. It costs six words.</p>
<h2>Make the handover visible</h2>
<p>Most mistakes happen when one shift ends and the next begins. The best crew leads had three sentences for it: what is done, what is open, what is strange. It takes a minute and saves an hour.</p>
<h2>Count what you will argue about</h2>
<ul>
<li>Hours planned and hours worked, for each role.</li>
<li>Changes on the same day, and who caused them.</li>
<li>Minutes between the need for a person and the arrival.</li>
</ul>
<p>After the event everybody has an opinion. Three numbers are enough to make it a conversation.</p>
<h2>And the quieter trades?</h2>
<p>A plumbing firm or a clinic will not build a town in a field. But people get ill on normal Tuesdays as well, and plans have two versions in every trade. Start with the gaps and the handover. Both are free, and both can be tried tomorrow morning without asking anybody for a budget or a new tool.</p>
`,
  },
]
