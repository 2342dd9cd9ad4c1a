import { type ObjectionSign } from './objection-sign.ts'

/** Somebody else has the order, or a better offer. */
export const competitorSigns: readonly ObjectionSign[] = [
  // "They're a good third below you", "that's their plus point over you", "she's forty percent under yours"
  {
    kind: 'competitor',
    says: /\b(?:third|half|quarter|fifth|percent|per cent|%|lakhs?|thousand|grand|hundred|pounds?|dollars|euros|bucks|\d|plus point|advantage|edge) (?:a (?:month|year) )?(?:below|under|less than|cheaper than|over) (?:you|yours|your (?:price|quote|offer))\b/,
    unless: /\b(?:you're|you are|we|i'm)\b[^.?!]{0,20}\b(?:below|under|less|cheaper|over)\b/,
  },
  // "We're going with Acme", of what was decided
  {
    kind: 'competitor',
    says: /\b(?:we're|i'm|we are|i am) (?:now |probably )?going with (?!you\b|your\b|this\b|that\b|it\b|my\b|our\b|us\b|a\b|an\b|the\b|two\b|three\b|him\b|her\b|them to\b|option\b|\d)\p{L}+/u,
    unless: /\bto (?:see|visit|lunch|dinner|the)\b/,
  },
  // "I've been thinking about their offer", "I'm tempted"
  {
    kind: 'competitor',
    says: /\b(?:think(?:ing)? about|tempted by|look(?:ing)? (?:hard )?at|consider(?:ing)?) their (?:offer|price|quote|proposal)\b/,
  },
  // "Acme does the set-up for free", "they don't charge for it"
  {
    kind: 'competitor',
    says: /\b(?!i\b|we\b|you\b|it\b|that\b)[\p{L}.']+ (?:does|do|includes?|throws? in|gives?|would do|would include|would throw in) [^.?!]{2,40}(?:for free|for nothing|free of charge|on the house)\b|\bthey (?:don't|do not|wouldn't) charge (?:us |me )?(?:for|a|any)\b/u,
    unless: /\b(?:you|we|i) (?:do|give|include|throw)\b/,
  },
  // "Acme has given nineteen", "they're 380", "they take fifty-two"
  {
    kind: 'competitor',
    says: /\b(?:(?!i\b|we\b|you\b|it\b|that\b)[\p{L}.']+ (?:has|have) given(?: us| me)?|they(?:'re| are)(?: at| only| just| around| about)?|they take|they(?:'d| would) do (?:it|this|that|them|the [\p{L}\d ]{2,20}) (?:for|at)) (?=\S)/u,
    beforeSum: true,
    afterPrice: true,
    unless: /\b(?:years?|people|minutes|hours|days|weeks|kilometres|miles) (?:old|away|old now)?\b/,
  },
  // "She's quoting about two million flat.", "They quoted thirty-nine, no set-up."
  {
    kind: 'competitor',
    says: /\b(?!i\b|we\b|you\b)[\p{L}.']+?(?:'s|'re| is| are| have| has|'ve)? quot(?:ed|ing)(?: us| me)? (?:around |about |only |just |like )?(?=\S)/u,
    beforeSum: true,
    afterPrice: true,
    unless: /\b(?:you|your|yours) (?:were|was|quoted)\b/,
  },
  // "I'll be straight with you, there's that Matfresh.", "I have to mention Perkly also."
  {
    kind: 'competitor',
    says: /\b(?:i (?:have to|should|must) mention (?!that\b)\p{L}+|(?:i'll|i will|to) be (?:straight|honest|frank|open|fair)(?: with you)?,? (?:there's|there is|i've (?:also )?got)|you should know,? there's|i don't hide (?:things|it|anything))\b/u,
    beside:
      /\b(?:quot\w+|offer\w*|cheaper|same day|for (?:free|nothing)|himself|herself|themselves|pounds?|dollars|euros|lakhs?|thousand|million)\b/,
  },
  // "OpenPlot is open source and it costs nothing."
  {
    kind: 'competitor',
    says: /\b(?!it\b|this\b|that\b|yours\b)[\p{L}.']+ is (?:open source|free)\b(?! (?:on|at|to|from|until|tomorrow|next)\b)/u,
  },
  // "What would I gain by choosing you over StitchHub?", "why would I remain with you?"
  {
    kind: 'competitor',
    says: /\b(?:choos|tak|pick|prefer)(?:e|ing|ring)? you over (?!the\b)|\b(?:why|for what reason) (?:should|would) (?:i|we) (?:remain|stay|still (?:buy|order)|go on|keep on) with you\b|\b(?:why|what reason|for what reason|reason why) (?:should (?:i|we)|(?:i|we) should) not (?:change|switch|go|move)(?: over)? to\b|\bhalf a mind to (?:give|go|sign|switch|order|take)\b/,
    asks: true,
  },
  {
    kind: 'competitor',
    says: /\b(?!i\b|we\b|you\b)[\p{L}.']+ (?:(?:is|are|'re) (?:doing|offering|selling|asking) (?:it|that|this|the same)? ?(?:for|at)?|(?:is|are|'re|come in|comes in) (?:only |just )?at|(?:do|does) (?:it|them|the same|that|those|these) (?:only |just )?(?:at|for)) ?(?=\S)/u,
    beforeSum: true,
    afterPrice: true,
  },
  {
    kind: 'competitor',
    says: /\b(?:have|need|want|got|must|like) to (?:get|see|compare|collect|have) (?:two|three|some|a few|other|another|a couple of)(?: more| other)? (?:quotes|offers|quotations|bids)\b/,
  },

  {
    kind: 'competitor',
    says: /\b(?:got|have|had|i've|we've) (?:got )?(?:an?|another) (?:\w+ )?(?:offer|quote|quotation)\b[^.?!]{0,30}\b(?:for|at|of) (?=\S)/,
    beforeSum: true,
    afterPrice: true,
    unless: /\bfrom you\b|\b(?:years?|months?) ago\b|\blast year\b/,
  },
  {
    kind: 'competitor',
    says: /\bbeen (?:with|using|buying from) [\p{L} ]{2,30} for (?:[\w-]+ ){0,3}(?:years|decades|a decade|ages)\b/u,
    beside: /\b(?:never let|happy|loyal|satisfied|no complaints|been good to|never had a problem)\b/,
  },
  {
    kind: 'competitor',
    says: /\b(?:happy|satisfied|content) with (?:them|our \w+ (?:supplier|provider|vendor|one|people)|the current one)\b|\bno complaints about (?:them|our)\b/,
  },
  {
    kind: 'competitor',
    says: /\b(?:i|we)(?:'ve| have)? (?:only |just |already |recently )+(?:renewed|extended|prolonged|signed again)(?: \w+){0,2} with (?!you\b)/,
  },
  {
    kind: 'competitor',
    says: /\byour (?:\w+ ){1,2}(?:is|are) (?:\w+ )?(?:shorter|worse|slower|weaker|smaller|higher|longer|behind|less) than\b/,
    unless: /\b(?:last year|before|used to|it was)\b/,
  },
  {
    kind: 'competitor',
    says: /\b(?:corporate|head office|headquarters|the group|our parent company|the mother company) (?:makes|forces|requires|obliges|wants) us (?:to )?(?:use|buy|stay)\b/,
  },
  {
    kind: 'competitor',
    says: /\b(?:i|we)(?:'ve| have)? (?:already |just |now )*(?:signed(?: up)? with|gone with|decided to go with|decided on) (?!you\b|your\b|this\b|that\b|it\b|my\b|our\b|us\b|a\b|the\b|\d)\p{L}+/u,
    unless: /\b(?:years? ago|last (?:year|time)|back (?:in|then)|before|in (?:19|20)\d\d|regret)\b/,
  },
  // "he said one eighty without blinking", after our own sum
  {
    kind: 'competitor',
    says: /\b(?!i\b|we\b|you\b)[\p{L}.']+ (?:only )?(?:told (?:us|me)|quoted(?: us| me)?|offered(?: us| me)?|said|wants?|asks?(?: for)?|charges?(?: us| me)?|(?:would|can|could|will) do (?:it|this|that|them) (?:for|at)|does it for|do it for|came in at|comes in at) (?:around |about |only |just |like )?(?=\S)/u,
    beforeSum: true,
    afterPrice: true,
    unless:
      /\b(?:you're|you are|you were) (?:\w+ )?(?:cheaper|less|better|lower)\b|\b(?:more|higher|dearer) than you\b|\b(?:board|bank|boss|management|council|partners|owner) (?:told|offered|said|wants?|quoted)\b/,
  },
  {
    kind: 'competitor',
    says: /\b(?:got|have|had|i've|we've) (?:got )?(?:an? |another )?(?:\w+ )?(?:cheaper|better|lower) (?:offer|quote|price|bid)\b|\b(?:cheaper|better|lower) (?:offer|price|quote|bid) from (?!you)/,
  },
  {
    kind: 'competitor',
    says: /\b(?:they're|they are|\p{L}+ (?:is|are|was|were|came in)) (?:a lot |much |way |far |quite a bit |a bit |a little |slightly |significantly |\w+ percent )?cheaper(?: than you)?\b/u,
    unless: /\b(?:but|when|once|until)\b|\byou (?:are|were)\b|\byours (?:is|are)\b|\?$/,
  },
  {
    kind: 'competitor',
    says: /\b(?:can|could) get (?:it|this|that|them|the same) (?:\w+ )?(?:cheaper|for less|elsewhere|somewhere else)\b/,
  },
  {
    kind: 'competitor',
    says: /\b(?:we're|i'm|we are|i am) (?:perfectly |quite |very |really |pretty )?happy with (?:our (?:current|present|existing)|what we have|the (?:one|ones|people|supplier) we|who we)/,
  },
  { kind: 'competitor', says: /\bwhy (?:should|would) (?:we|i) (?:switch|change|leave them)\b/, asks: true },
  {
    kind: 'competitor',
    says: /\b(?:(?:don't|do not) (?:really )?want to|no (?:real )?reason to|not looking to|hard to|reluctant to) (?:switch|change (?:suppliers?|providers?|systems?|vendors?))\b/,
  },
  {
    kind: 'competitor',
    says: /\b(?:wants?|prefers?|would (?:like|rather)|thinking (?:of|about)) (?:to )?(?:switch|switching|change|changing|go(?:ing)? back|mov(?:e|ing) over) to (?!you\b|your\b|this\b|that\b|it\b|the\b|a\b|an\b|monthly|yearly|annual)\p{L}+/u,
  },
  // "My partner wants to go to …", only beside a word of leaving
  {
    kind: 'competitor',
    says: /\b(?:partner|boss|colleagues?|team|board|manager|director|owner),? (?:[\w.,]+ ){0,3}wants? (?:us )?to (?:go|move) to (?!you\b|your\b|the\b|a\b|an\b)\p{L}+(?=[.,;]|$| instead)/u,
    beside: /\b(?:instead|arguments?|leave you|switch|fed up|wanted (?:that|it|to) for)\b/,
  },
]
