import type { SamplePost } from '../types.ts'

/** Step by step. One is still a draft. */
export const guidePosts: SamplePost[] = [
  {
    title: 'A follow-up email in four sentences',
    slug: 'follow-up-email-in-four-sentences',
    category: 'guides-tutorials-best-practices',
    excerpt: 'Thank you, what we agreed, what happens next, one question. A template that people answer.',
    focusKeyword: 'follow-up email',
    seoTitle: 'A follow-up email in four sentences',
    seoDescription:
      'A follow-up that gets an answer: thanks with a detail, what was agreed, next steps with dates, and one question. With examples.',
    publishedDaysAgo: 8,
    faqItems: [
      { question: 'When should I send it?', answer: 'On the same day. After two days it reads like a duty.' },
      {
        question: 'What if there is no answer?',
        answer:
          'Wait three working days, then ask one smaller question. Do not write that you are following up.',
      },
    ],
    content: `
<p>A good follow-up email has a modest aim: the other person should be able to answer it on the phone, standing in a corridor. That means it is short, it contains nothing new, and it ends with one question.</p>
<h2>The four sentences</h2>
<ol>
<li><strong>Thanks, with a detail.</strong> Not “thank you for your time”, but something only this conversation had. “Thank you for the honest numbers about the second visits.”</li>
<li><strong>What we agreed.</strong> In the customer’s words. If you have a recording, take the sentence from there.</li>
<li><strong>What happens next.</strong> Who does what by when, on both sides. Two lines, each with a date.</li>
<li><strong>One question.</strong> The one that moves the deal, and that can be answered with a word.</li>
</ol>
<h2>An example</h2>
<blockquote><p>Hi Lucas,</p><p>thank you for being so open about Gridshift and the traffic data. We agreed on a test with the Porto crew: four weeks, and the goal is fewer than ten percent second visits. I set up the checklist by Tuesday, and you send me the addresses of the next forty jobs by Monday. Is Wednesday at nine good for our first fifteen minutes?</p></blockquote>
<p>Sixty-five words. It has everything that a two-page report of the meeting would have, and it will be read.</p>
<h2>What to leave out</h2>
<ul>
<li><strong>Attachments nobody asked for.</strong> They turn a quick answer into homework.</li>
<li><strong>The word “just”.</strong> “I just wanted to ask” makes a question smaller than it is.</li>
<li><strong>Three questions.</strong> The easiest one gets answered, the important one does not.</li>
<li><strong>Your whole signature.</strong> Name and number are enough after the first email.</li>
</ul>
<h2>When several people were in the room</h2>
<p>Write to the person who has to act and put the others in copy. Name them in the sentence that concerns them: “Caroline, the new price page comes tomorrow morning.” People look for their own name first.</p>
<h2>Before you send it</h2>
<p>Read it aloud once. If you run out of breath, there is a sentence too many. Then check the dates against the calendar, because “next Friday” is the most expensive misunderstanding in sales. And send it today.</p>
<h2>When the answer is no</h2>
<p>Answer that as well, within the hour and in two sentences: thank you for telling me, and may I ask one question about it? People remember who stayed friendly when there was nothing left to sell. Some of them change companies, and they take your address along to the next desk.</p>
`,
  },
  {
    title: 'Record a conversation the right way: consent, sound, notes',
    slug: 'record-a-conversation-the-right-way',
    category: 'guides-tutorials-best-practices',
    excerpt:
      'How to ask for permission, where to put the microphone, and what to write down although it is recorded.',
    focusKeyword: 'recording conversations',
    seoTitle: 'Record a conversation the right way',
    seoDescription:
      'How to ask for consent in one sentence, get sound that can be transcribed, and which three things to note by hand anyway.',
    publishedDaysAgo: 56,
    faqItems: [],
    content: `
<p>A recording is only as good as three things that happen before it starts: the permission, the room and the plan for what to do with it. All three take five minutes together.</p>
<h2>Ask in the first sentence</h2>
<p>In many countries everybody in the conversation has to agree. Even where the law is more relaxed, nobody likes to learn it afterwards. Ask early, give a reason and offer a way out.</p>
<blockquote><p>“May I record this, so that I can listen instead of typing? You get the summary, and I delete it if you prefer.”</p></blockquote>
<p>Nine out of ten people say yes. If somebody says no, thank them, put the phone away and take notes. The conversation is worth more than the file.</p>
<h2>Sound that can be understood</h2>
<ul>
<li><strong>Distance beats quality.</strong> A cheap microphone at forty centimetres is better than an expensive one at two metres.</li>
<li><strong>Soft rooms.</strong> Curtains, carpet and books swallow echo. A glass meeting room is the worst place there is.</li>
<li><strong>One voice, one microphone.</strong> In a video call, use a headset. Then each side has its own channel, and nobody has to guess who spoke.</li>
<li><strong>No keyboard on the same table.</strong> It sounds like hail.</li>
</ul>
<p>Record ten seconds, listen, then start. It feels silly and has saved many an hour.</p>
<h2>Say names and numbers clearly</h2>
<p>Software understands sentences better than names. Repeat the important ones as a normal part of the conversation: “So that is Caroline Hart, and she signs above fifteen thousand.” It is polite, it avoids mistakes, and the transcript will have it right.</p>
<h2>What to note by hand anyway</h2>
<ol>
<li>The moment when somebody’s face changed. No microphone hears that.</li>
<li>Things that were only shown: a screen, a drawing, a paper calendar with coffee on it.</li>
<li>Your first thought after the call. It is often right and always gone by the evening.</li>
</ol>
<h2>Afterwards</h2>
<p>Look at the next steps on the same day and confirm or delete each of them. Correct the two or three wrong names, because they will be searched for later. And decide how long you keep the recording. A year is a good default for sales, a month for everything personal. Write the rule down where your customers can read it.</p>
<h2>A short list for the wall</h2>
<ul>
<li>Permission asked and answered, on the recording.</li>
<li>Microphone near, window closed, phone silent.</li>
<li>Names and numbers said twice.</li>
<li>Next steps confirmed or deleted on the same day.</li>
</ul>
`,
  },
  {
    title: 'Running language models at home: what a small company needs to know',
    slug: 'language-models-at-home',
    category: 'ai-technology-data-insights',
    excerpt:
      'When it makes sense to keep the computing in your own building, what it costs, and what it cannot do.',
    focusKeyword: 'self-hosted language model',
    seoTitle: 'Language models at home for small companies',
    seoDescription:
      'When a small company should run a language model itself, what hardware it needs, what it costs and where simple rules are enough.',
    publishedDaysAgo: null,
    faqItems: [],
    content: `
<p>Clinics, law offices and security firms ask us the same thing: can we use these new tools without sending our conversations to somebody else’s computer? The short answer is yes. The longer one has three parts.</p>
<h2>First ask whether you need a model at all</h2>
<p>A surprising part of the work is not hard for plain rules. Finding dates, sums of money, promises and questions in a transcript is old craft. Rules are fast, they give the same result every time, and they can show you the sentence they took it from. For a first summary and a list of next steps they are often good enough.</p>
<p>A model earns its place where the wording matters: a text in your own tone, a question about ten conversations at once, a summary for somebody who was not there.</p>
<h2>What it takes</h2>
<ul>
<li><strong>Memory.</strong> It decides which models fit. A medium model needs as much as a good gaming computer has.</li>
<li><strong>Patience.</strong> Without a graphics card an answer takes a minute instead of seconds. For work in the background that is no problem.</li>
<li><strong>Somebody who looks after it.</strong> Updates, backups, a restart after the storm. An hour a month, but it has to be somebody’s hour.</li>
</ul>
<h2>What it costs</h2>
<p>Compare honestly. A computer for this purpose costs about as much as a good office chair for each of six people, and it lasts longer than most chairs. A service that is paid by use is cheaper in the beginning and grows with every conversation. The break-even point for a team of ten is usually within the first year. If only two people use it now and then, it may never come.</p>
<h2>What stays the same</h2>
<ol>
<li>It makes mistakes in confident sentences. Keep the evidence next to each statement.</li>
<li>It does not know your price list unless you give it one.</li>
<li>Text from a customer is data. It must never be able to give instructions to the system.</li>
</ol>
<h2>A sensible order</h2>
<p>Begin with the rules that come with your software. Measure for a month which results people correct. If it is the wording, try a model on one computer with one kind of conversation. If it is the names, a better microphone will do more than any model. And write down for your customers where their words are processed. It is one sentence, and it is worth more than a certificate on the wall of the entrance hall.</p>
`,
  },
]
