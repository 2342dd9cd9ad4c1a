import type { Article } from './article.ts'

/** Its author chose a keyword and tags, but no description yet. */
export const priceObjections: Article = {
  title: 'The number and the silence',
  slug: 'the-number-and-the-silence',
  seoTitle: '',
  seoDescription: '',
  focusKeyword: 'price objections',
  keywords: ['negotiation'],
  content: `
<p>Every seller has lost a deal to a number. Price objections are the sentences that follow it, and most of them are questions in disguise. This article shows how to hear the question.</p>
<p>Over the past two years we listened to more than four hundred recorded sales calls of small software companies. The moment in which the price is named takes eleven seconds on average. What happens in the minute after it decides more about the discount than all the preparation before. We wanted to know what the calm sellers do in that minute, and whether others can learn it.</p>
<h2>Where price objections come from</h2>
<p>A customer who says that something is expensive compares it with something else. That sounds trivial, but few sellers ask with what. In the calls we heard, the comparison was a rival in fewer than a third of the cases. More often it was last year's tool, an internal solution that one engineer maintains at night, or simply the amount that somebody had written into a budget in spring.</p>
<p>Each of these comparisons needs another answer. A rival can be compared line by line. An internal solution has hidden costs that the customer knows better than you do, if you let them count. A budget is a date on a calendar: it opens again, and often there is another one beside it. A discount answers none of the three.</p>
<p>Hana Weber, who led sales at Northwind Systems in Hamburg for six years, puts it more bluntly. She says that price objections are a gift, because a customer who doesn't want to buy doesn't argue about money. They stop answering. An objection is the last friendly sign before silence, and it deserves curiosity rather than a calculator.</p>
<h3>The three comparisons to listen for</h3>
<ul>
<li><strong>Another offer.</strong> The customer names features and asks whether they are included. They have a table open on the other screen.</li>
<li><strong>The way it is done today.</strong> The customer talks about effort, about colleagues, about what would have to change. The price is only part of the cost.</li>
<li><strong>A number in a budget.</strong> The customer speaks of approvals and quarters. The value isn't in doubt, but the box is too small.</li>
</ul>
<h2>Why do sellers give discounts too early?</h2>
<p>In two thirds of the recordings the seller spoke first after the price was named. The pause before that lasted two seconds. Nobody had objected. The seller softened the number anyway, offered a longer trial, or mentioned that there was room for negotiation. In some calls the discount had been given before the customer said a word.</p>
<p>Sellers explained this to us with politeness. They didn't want to seem stubborn. But when we played the recordings back to them, most laughed and admitted that the silence had simply been hard to bear. A price is the first sentence in a sales conversation that can be answered with no. Until then everything was interest and nodding.</p>
<p>There is a second reason, and it is quieter. Many sellers do not quite believe in their own price. They have heard about the margin, they know what the first customers paid, and they would not spend that much themselves. Whoever has to persuade themselves uses the pause for that, and loses the argument in their own head. According to a survey by Gartner, sellers who doubt the value of their product give away almost twice as much margin as those who don't.</p>
<p>Managers make it worse when they measure only closed deals. A deal with a discount of twenty percent counts as much as one without, at least on the leaderboard. Teams that look at the average discount beside the win rate have another conversation on Monday morning. Price objections are then read like any other figure. They begin to ask what the customer got for the money that was left on the table.</p>
<h2>How to answer price objections in the call</h2>
<p>Preparation begins with a single sentence that ends with the number. It doesn't end with an explanation, a condition or a promise. Everything that the price contains comes before it, and after it comes nothing. Sellers who practice this sentence aloud, three times before the call, sound calmer in the recording. It is the cheapest training there is.</p>
<p>When the objection comes, the calm sellers in our sample did four things in the same order. They did not hurry, and they did not defend themselves.</p>
<ol>
<li>They repeated the objection in the customer's own words, so that it was clear they had heard it.</li>
<li>They asked what the customer compared the price with, and waited for the whole answer.</li>
<li>They took the comparison seriously and counted it together with the customer, on paper or on a shared screen.</li>
<li>They offered a choice instead of a discount: a smaller scope, a later start or another rhythm of payment.</li>
</ol>
<p>The third step takes courage, because the count may come out against you. In one call the seller found together with the customer that the old tool would do for another year. He said so. The customer came back after seven months, signed at full price and brought two colleagues with him. Honest arithmetic builds more trust than a brochure.</p>
<p>The fourth step is where most teams need help. A choice has to be prepared. If the smaller scope is invented during the call, it looks like a discount with another name. Write down two packages that you can sell without regret, and give each a name and a price. Then a budget that is too small leads to a smaller package, and not to a cheaper one.</p>
<h2>What a discount should cost</h2>
<p>Sometimes a discount is right. A customer who signs for three years carries a risk for you, and a customer who becomes a public reference does a piece of your marketing. The rule is simple: a discount needs something in return, and the return is named in the same sentence. A longer term, an earlier signature, payment in advance or a case study are all fair.</p>
<p>A discount without a return teaches the customer that the first price was not meant. The next renewal then begins with a demand, and every price objection after it is a habit rather than a question. We saw this most clearly in renewal calls. Customers who had received a gift in the first year asked for another one in the second, often in the first two minutes.</p>
<p>It also helps to decide before the call who may give what. In the teams with the smallest discounts a seller could give five percent alone and more only together with a colleague. The second person was no control. They were a pause, and the pause was often enough to find a better idea.</p>
<h2>What to do when the answer is still no</h2>
<p>Not every customer can pay your price, and not all of them should. However, a no about money is rarely final. It depends on a date, on a person or on a project that has to end first. Ask which of the three it is, write it down and agree on the day on which you will speak again. A no with a date is a better result than a maybe without one.</p>
<p>Send a short note on the same day. It holds the price that was named, what it contains, what the customer compared it with, and the date. The note is not a reminder. It is the proof that you listened, and it saves the next call from beginning at the start. In our sample one in six of these customers bought within a year, without a discount.</p>
<p>Do not send a new offer that nobody asked for. A second number without a second conversation only shows that the first one was negotiable. If something has changed on your side, call and say what it is.</p>
<h2>How to practice with your own recordings</h2>
<p>Take your last five calls and find the second in which the price was named. Write down who spoke next and after how long. Then write down the first price objection in the words of the customer, and which of the three comparisons stood behind it. Most price objections fit one of the three. The list takes half an hour and is more honest than any training course.</p>
<p>Repeat it after a month. In the teams that we followed, the pause after the number grew from two seconds to almost five. The average discount fell by a third, while the win rate stayed where it was. Nobody had learned a trick. They had learned to wait, to ask and to count.</p>
<p>Begin small. One sentence that ends with the number, one question about the comparison, and two packages on a page are enough for the next call. Price objections will not disappear, and that is good news. They are the part of the conversation in which customers tell you what they need in order to say yes. Price objections that are heard early are cheap. Price objections that nobody answers return at every renewal.</p>
<p>Nobody learns to answer price objections from a slide. If you lead a team, make the recordings part of the weekly meeting. Play sixty seconds, stop before the seller speaks, and let the others say what they would ask. People learn more from a colleague's pause than from a manager's advice, and after a few weeks they begin to look forward to the difficult minute. Keep the clips that went well. A new colleague who hears ten good answers in the first week starts with a picture of what calm sounds like, and that picture is worth more than a script. Scripts tell people what to say; recordings tell them how long to wait before they say it.</p>
`,
}
