import type { SamplePost } from '../types.ts'

/** How people sell: questions, prices, silence. */
export const salesPosts: SamplePost[] = [
  {
    title: 'The five-minute silence: what to do after you name your price',
    slug: 'silence-after-the-price',
    category: 'sales-psychology-communication',
    excerpt:
      'Most discounts are given away before the customer has said a word. How to name a price and then wait.',
    focusKeyword: 'price objection',
    seoTitle: 'What to do after you name your price',
    seoDescription:
      'Most discounts are given away before the customer says a word. How to name a price, wait, and answer what is really asked.',
    publishedDaysAgo: 4,
    faqItems: [
      {
        question: 'How long should I stay silent after naming the price?',
        answer: 'Until the other person speaks. It feels like a minute and is rarely more than six seconds.',
      },
      {
        question: 'What if the customer asks for a discount at once?',
        answer: 'Ask what it would have to fit. Often it is a payment date or a budget line, not the amount.',
      },
    ],
    content: `
<p>Listen to ten recordings of your own sales calls and look for the moment when the price is named. In most of them the same thing happens: the number is said, two seconds pass, and then the seller speaks again. Not the customer. The seller. And what follows is nearly always a softening. “Of course we can talk about that.” “That is the list price.” “Depending on the number of seats.”</p>
<p>Nobody had objected. The discount was offered to a silence.</p>
<h2>Why the pause is so hard</h2>
<p>A price is the first sentence in a sales call that can be answered with no. Until then everything was interest, questions, nodding. So we treat the pause as rejection, although it is usually arithmetic. The customer divides your number by months, by people, by the budget that was approved in spring. That takes a moment, and we interrupt it.</p>
<p>There is a second reason. Many of us do not quite believe in our own price. If you have to persuade yourself, the silence gives you time to fail.</p>
<h2>Say it in one sentence</h2>
<p>The best preparation is a sentence that ends with the number. Not with an explanation, not with a condition.</p>
<ul>
<li><strong>Weak:</strong> “It would be around nine thousand, but that includes training, and there is some room if you pay up front.”</li>
<li><strong>Strong:</strong> “For twenty-eight people, training included, it is nine thousand dollars a year.”</li>
</ul>
<p>Everything the price contains comes before it. After it comes nothing.</p>
<h2>Then ask one question, or none</h2>
<p>If you must fill the pause, fill it with a question that helps the customer to think aloud: “How does that sit with what you had planned?” It is an honest question, and each answer to it is useful. “It is more than we thought” is a number you can work with. “I have to ask our director” tells you who decides.</p>
<h2>What the first answer really means</h2>
<h3>“That is expensive”</h3>
<p>Compared to what? Ask exactly that. Sometimes the comparison is a rival, sometimes last year’s tool, sometimes doing nothing at all. Each needs a different answer, and none of them is a discount.</p>
<h3>“We don’t have the budget”</h3>
<p>Find out whether there is no money, or no money in this box. A quarterly invoice, a start in the next financial year or a smaller first step solves the second case.</p>
<h3>“Can you do something on the price?”</h3>
<p>You can, if something comes back: a longer term, an earlier signature, a reference. A discount without a return tells the customer that the first price was not meant.</p>
<h2>Practice it with a recording</h2>
<p>Take your last five calls. Find the second in which the price was said and the second in which somebody spoke next. Write down both, and who it was. Do it again in a month. It is the cheapest sales training there is, and the only one where the numbers are your own.</p>
`,
  },
  {
    title: 'Eleven discovery questions that are not an interrogation',
    slug: 'discovery-questions-that-help',
    category: 'sales-psychology-communication',
    excerpt:
      'A good first call sounds like curiosity. These questions open a topic instead of ticking a box.',
    focusKeyword: 'discovery questions',
    seoTitle: 'Eleven discovery questions that open a topic',
    seoDescription:
      'Budget, authority, need, timing: you need to know them, but not as a form. Eleven questions that sound like curiosity.',
    publishedDaysAgo: 19,
    faqItems: [],
    content: `
<p>Every sales method has a list of things you need to know after the first call: the problem, the money, the person who decides, the date. The lists are right. The trouble starts when a seller reads them out. After the fourth question in a row the customer feels like a form that somebody fills in.</p>
<p>The way out is simple. Ask for stories instead of facts, and take the facts from the stories.</p>
<h2>Open with the last time</h2>
<ol>
<li><strong>“When did this last go wrong?”</strong> People remember events, not averages. The answer tells you how often it happens, who was involved and how much it hurt.</li>
<li><strong>“What did you do then?”</strong> Here you meet your real competitor. Very often it is a spreadsheet and a patient colleague.</li>
<li><strong>“What did that cost you?”</strong> Let the customer name the unit: hours, money, a good employee.</li>
</ol>
<h2>Understand how it works today</h2>
<ol start="4">
<li><strong>“Tell me about a typical Monday.”</strong> You will hear tools, roles and workarounds in one go.</li>
<li><strong>“Who else notices when it does not work?”</strong> These are the people who will support the purchase, or block it.</li>
<li><strong>“What have you already tried?”</strong> A failed project explains half of all later objections. Ask why it failed, and listen without pointing at the vendor.</li>
</ol>
<h2>Money and decisions without the word budget</h2>
<ol start="7">
<li><strong>“How did you buy the last tool of this kind?”</strong> The process is likely to be the same, and so are the people in it.</li>
<li><strong>“What would it have to save so that nobody asks twice?”</strong> This gives you the threshold for the business case.</li>
<li><strong>“Who will be the most sceptical person?”</strong> Everybody knows at once. Offer to speak with that person early.</li>
</ol>
<h2>Find the date</h2>
<ol start="10">
<li><strong>“Is there something it has to be ready for?”</strong> A season, an audit, a new site. Without such a date every deal waits.</li>
<li><strong>“What happens if nothing changes?”</strong> If the answer is “nothing”, thank them for the honesty and come back in half a year.</li>
</ol>
<h2>How to use the list</h2>
<p>Do not ask all eleven. Choose four, and spend the saved time on the sentence “tell me more about that”. In recordings of good first calls the customer speaks for about sixty percent of the time, and the seller’s questions are shorter than ten words. If yours are longer, you are probably answering them yourself.</p>
<h2>After the call</h2>
<p>Write down the customer’s own words for the problem. They belong in the first line of your proposal. Nothing convinces a reader more than a sentence they have said themselves.</p>
`,
  },
  {
    title: 'How to lose a deal well',
    slug: 'how-to-lose-a-deal-well',
    category: 'customer-success-relationship-growth',
    excerpt: 'A third of our best customers said no the first time. What a good last call looks like.',
    focusKeyword: 'lost deals',
    seoTitle: 'How to lose a deal well',
    seoDescription:
      'Some of the best customers said no the first time. Four questions for the last call, and what to do with the answers.',
    publishedDaysAgo: 33,
    faqItems: [
      {
        question: 'Should I try to win the deal back in the last call?',
        answer:
          'No. The decision is made, and pushing now costs you the next chance. Ask to learn, and say thank you.',
      },
    ],
    content: `
<p>The email arrives on a Friday. “We have decided to go with another vendor. Thank you for your efforts.” Most sellers answer with two polite lines, set the status to lost and try to forget it. That is a pity, because this is the most honest conversation you will ever have with this customer. Nothing is at stake any more.</p>
<h2>Ask for fifteen minutes</h2>
<p>Do not ask why in an email, you will get the official reason. Ask for a short call, and say in advance that you will not try to change the decision. Nearly everybody agrees to that, often with some relief.</p>
<h2>Four questions</h2>
<ol>
<li><strong>What made the difference in the end?</strong> Wait for the second reason. The first is usually the price, and it is usually not true.</li>
<li><strong>When did you know?</strong> Deals are often lost weeks before the email. The moment tells you which step to improve.</li>
<li><strong>What could I have done differently?</strong> Ask it about yourself, not about the product. It is easier to answer and easier to change.</li>
<li><strong>What would have to be true for you to look at us again?</strong> This is the only question about the future, and its answer belongs in your calendar.</li>
</ol>
<h2>What we heard</h2>
<p>We collected the answers from forty such calls. Price was the deciding reason in six of them. The others were about people: a decision maker we had never met, an answer that came too late, a colleague who had bad memories of a similar project.</p>
<blockquote><p>“Your product was the better one. But you only talked to me, and I don’t decide.”</p></blockquote>
<p>That sentence, in different words, came up eleven times.</p>
<h2>Make it useful</h2>
<ul>
<li>Write the reason down in the customer’s words, not as a category.</li>
<li>Tell the product team once a month what you heard. Bring the recording, thirty seconds are enough.</li>
<li>Put a date on the lead: the end of the rival’s contract, the next budget round, the audit.</li>
<li>Send one useful thing in between. Not a newsletter, but something that fits the conversation.</li>
</ul>
<h2>The second first call</h2>
<p>When you call again after a year, begin with what you remember. “You told me that the list was too slow with a thousand orders. It isn’t any more, may I show you?” Somebody who listened when there was nothing to gain has a head start that no campaign can buy. Put the date into your calendar today, while you still remember the voice.</p>
`,
  },
]
