import { type ObjectionSign } from './objection-sign.ts'

/** The price is too high, or another one is asked for. */
export const priceSigns: readonly ObjectionSign[] = [
  // "Forty-eight for stamps on a phone is too much."
  {
    kind: 'price',
    says: /\bfor [\p{L} -]{2,40}? is (?:far |way |a bit |just )?too much\b(?! (?:to|like|of|work)\b)/u,
    afterPrice: true,
  },
  // "two million a month is far too high", "that's steep for a shop like ours", "it is on the higher side"
  {
    kind: 'price',
    says: /\b(?:is|it's|that's|are|they're) (?:far |way |much |simply |really |a bit |rather |quite |just |still )*too (?:high|dear|steep|expensive|costly|pricey|rich)\b|\b(?:it's|that's|it is|that is|you're|you are) (?:a bit |rather |quite |pretty |awfully |very |so |really |too )*(?:steep|dear|pricey|hefty|expensive)(?= for\b|[.,;!]|$)|^(?:way |far |much |just )?too (?:dear|expensive|pricey|steep|high)[.!]*$|\bon the (?:higher|high|steep|expensive|dear) side\b/,
    unless:
      /\b(?:risks?|temperature|shelf|shelves|ceiling|volume|pressure|voltage|stairs|hill|roof|ramp|step|noise|humidity|shipping was|to (?:repair|fix|mend|run|keep|heat|ship)|last (?:year|time)|not too|theirs?|they(?: are|'re| were)|he was|she was)\b/,
  },
  {
    kind: 'price',
    says: /\b(?:it's|that's|it is|that is) (?:just |simply |really |far |way |a bit )*too much(?= for (?:us|me|this|a)\b|[.,;!]|$)/,
    afterPrice: true,
  },
  {
    kind: 'price',
    says: /(?:\b(?:it's|that's|that is|it is)|^)(?: still| quite| rather| a bit of)* ?a (?:bit of a )?stretch\b/,
  },

  // "it's not what we had pencilled in"
  {
    kind: 'price',
    says: /\b(?:not|isn't|wasn't|far from|nowhere near|above|over) what (?:i|we|they|the [\p{L}]+)(?:'d| had|'ve| have)? (?:pencil\p{L}*(?: in)?|planned|budgeted|expected|hoped|reckoned|allowed|thought|in mind|set aside|put aside|put by)\b/u,
    afterPrice: true,
  },
  // "that is more than the patient file itself", "I can't go back to them" for money
  {
    kind: 'price',
    says: /\bmore than (?:the|my|our|all|a|what) [\p{L} ]{3,30} (?:itself|themselves|alone|costs?|put together)\b|\b(?:can't|cannot|won't|not going to) go back to (?:them|him|her|the [\p{L}]+)(?: for more| again)?(?=[.,!;]|$)/u,
    afterPrice: true,
  },

  // a lower sum of theirs against ours
  {
    kind: 'price',
    says: /\b(?:hoping (?:for|you'd say)|was thinking of|the last (?:quote|price|invoice|offer) was|(?:last|the last) (?:year|time|order|contract|one)(?: round| around)? (?:it|we|that)?(?:'d| had)? ?(?:was|were|paid|been)|in (?:the )?(?:spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december) (?:it|we|that) (?:was|were|paid)) (?:more like |about |around )?(?=\S)/,
    beforeSum: true,
    afterPrice: true,
  },
  {
    kind: 'price',
    says: /^[\w ,.£$€-]{2,30} and (?:i'm in|we're in|i'll sign|we'll sign|i'd sign|we'd sign|i sign|we sign|we have a deal|it's a deal|you've got a deal)\b/,
    afterPrice: true,
  },
  {
    kind: 'price',
    says: /\bsharpen your pencil\b|\bpain threshold\b|\b(?:nothing|not enough|not much|no room)(?: left)? in (?:the|our|my) budget\b|\bdo (?:anything|something|better) (?:on|about|with) the price\b|\bfor (?:that|this) (?:kind of )?money (?:i|we) (?:can|could|get|would)\b/,
    asks: true,
  },
  {
    kind: 'price',
    says: /\bthat's (?:quite )?a (?:chunk|fortune|whack|bomb|big number)\b/,
    afterPrice: true,
  },

  {
    kind: 'price',
    says: /\b(?:i'd|we'd|i had|we had|i've|we've) (?:only )?(?:budgeted|planned|calculated with|calculated|reckoned with|allowed)(?: for)? (?=\S)/,
    beforeSum: true,
    afterPrice: true,
  },
  {
    kind: 'price',
    says: /\b(?:double|twice|three times|four times) (?:what|the price|as much|our)\b/,
    unless: /\b(?:you get|you'd get|faster|fewer)\b/,
    afterPrice: true,
  },
  {
    kind: 'price',
    says: /\bno way (?:i|we|that|my)\b|\bmeet (?:me|us) (?:half-?way|in the middle)\b|\basking (?:a lot|too much)\b|\bdo something (?:about|on|with) the price\b/,
    asks: true,
  },
  {
    kind: 'price',
    says: /\b(?:is|that's|'s) (?:my|our|the) (?:absolute |upper |top )?(?:limit|maximum|ceiling|max)\b/,
    afterPrice: true,
    unless: /\b(?:fine|below|under|speed|people|seats|users)\b/,
  },
  {
    kind: 'price',
    says: /\b(?:big|huge|steep|hefty|massive|enormous|quite an?) (?:jump|increase|rise|hike)\b/,
    afterPrice: true,
  },
  {
    kind: 'price',
    says: /\bwhy (?:has|have|did|is|are) (?:it|the price|prices|that|this|they|you)(?: all)? (?:gone up|go up|going up|so (?:expensive|high|much|dear))\b/,
    asks: true,
  },
  {
    kind: 'price',
    says: /\b(?:(?:well |far |way |a bit |slightly )?(?:over|above|beyond|more than|higher than) (?:what|anything) (?:i|we)(?:'d|'ve| can| could| want| wanted| planned| had| were| have| pay| paid| spend| agreed)(?! for)\b)\b/,
    unless: /\b(?:better|delivers?|gives?|does|quality)\b/,
  },
  {
    kind: 'price',
    says: /(?:\b(?:it's|that's|this is|is)|'s) (?:just |really |quite |still |an awful )?(?:a )?lot of money (?:for|to|just for|only to)\b/,
    unless: /\b(?:to (?:lose|save|have|make|earn)|they|he|she|used to)\b/,
  },
  {
    kind: 'price',
    says: /\b(?:it's|that's|this is) (?:just |really |quite |still |an awful )?(?:a )?lot of money\b/,
    afterPrice: true,
    unless: /\b(?:to (?:lose|save|have|make|earn)|save|they|he|she)\b/,
  },
  // "it was eleven ninety in July"
  {
    kind: 'price',
    says: /\b(?:it|that|they|we) (?:was|were|used to be|paid|cost) (?:only |just )?(?=\S[^.?!]{2,40}\b(?:in (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|the spring|the summer)|last (?:year|time|month|spring|summer|autumn|winter)|before|a year ago|until now)\b)/,
    beforeSum: true,
    afterPrice: true,
  },
  {
    kind: 'price',
    says: /\bwhat (?:are|do|would|am) (?:we|i) (?:even |actually |really |exactly )+(?:getting|get|paying)(?: extra| more)? for\b|\bwhat (?:are|am|would) (?:we|i) (?:be )?paying (?:extra|more|all that) for\b/,
    asks: true,
  },
  {
    kind: 'price',
    says: /\b(?:have|'ve|got|there's|is)(?: got)? (?:no|not|nothing) more than (?:that|this)\b|\bnot going (?:back|up)\b[^.?!]{0,20}\bto ask for more\b/,
  },
  {
    kind: 'price',
    says: /\bif (?:it|that|this|the price) (?:was|were) (?:\w+ ){0,3}(?:less|cheaper|lower)\b/,
  },
  {
    kind: 'price',
    says: /\b(?:i|we) (?:can|could|would|might) (?:only )?(?:do|pay|offer|go to|go up to|stretch to) (?=\S)[^.?!]{2,30}\b(?:not more|no more|at most|maximum|max|tops|that's (?:it|all|my limit))\b/,
  },
  {
    kind: 'price',
    says: /\b(?:i|we)(?:'d| would|'re| are)? (?:expecting|expected|hoping for|hoped for|thinking of|had in mind|looking for) (?:a |an )?(?:better|lower|bigger|much lower) (?:price|discount|number|rate)\b/,
  },
  // "that's too expensive", not "a very expensive closet"
  {
    kind: 'price',
    says: /\b(?:too|way too|bit|rather|pretty|quite|very|really|so|awfully|terribly|more) (?:expensive|pricey|costly|steep|dear|rich for us)(?! (?!for|at|compared|than|and|but|right|now|though|if|i|we|honestly|given|when|considering|in|as)[a-z])/,
    unless: /\b(?:closet|hobby|habit|joke|city|neighbou?rhood|area)\b/,
  },
  { kind: 'price', says: /\btoo (?:much money|high for us|much for (?:us|me|a))\b/ },
  {
    kind: 'price',
    says: /\b(?:over|above|beyond|outside|exceeds?|more than) (?:our|the|my|what's in (?:our|the|my)) budget\b|\bout of (?:our |my )?(?:budget|price range)\b|\bnot (?:in|within) (?:our|the|my) budget\b|\bover what (?:the|our|my) \w+ (?:gave|gives|allows?|approved)\b/,
  },
  {
    kind: 'price',
    says: /\b(?:(?:don't|do not|didn't|haven't|have not) (?:have|got) (?:the |that |any |enough |that kind of |that much )?(?:budget|money|funds)|(?:there's|there is|we have|we've got|we've|i have|i've|i've got|got) (?:simply |just |really |absolutely )?no (?:more |extra |spare |other )?(?:budget|money|funds)|there (?:isn't|is not|'s not) (?:a|any) (?:budget|money|pot))\b/,
    unless: /\bno money (?:problem|worries)\b/,
  },
  {
    kind: 'price',
    says: /\b(?:budget|budget for [a-z ]{2,20}) (?:is|has been|was|got) (?:zero|nil|frozen|very tight|tight|cut|gone|spent|used up|exhausted|slashed)\b|\bzero budget\b/,
  },
  {
    kind: 'price',
    says: /\b(?:no,? |but |because )+(?:no,? )?it's (?:just |simply |really |purely )?(?:about |down to |a question of )?(?:the )?(?:money|budget|price|cost)(?=[.,!;]|$)/,
  },
  {
    kind: 'price',
    says: /\b(?:can't|cannot|couldn't) (?:really |possibly )?(?:afford|(?:go|spend|pay) (?:over|above|beyond|more|higher|that|any))\b|\bnot going (?:over|above|beyond) (?:that|my|our|the)\b/,
    unless: /\b(?:afford (?:not|to (?:lose|miss|wait|be|make|have|let|risk|take))|pay more attention)\b/,
  },
  {
    kind: 'price',
    says: /\b(?:price|prices|cost|pricing|quote|fees?|rates?) (?:is|are|seems?|looks?|feels?|sounds?) (?:\w+ ){0,2}(?:high|steep|too much|the (?:sticking point|problem|issue|hurdle))\b/,
  },
  // beside what they pay today
  {
    kind: 'price',
    says: /\b(?:more|higher|dearer|twice|double|three times) (?:than )?(?:what |as much as )?(?:i|we|i'm|we're|i am|we are) (?:pay|paid|paying|pay now|spend|spending|can spend|planned|budgeted|were planning|currently pay)\b/,
    unless: /\b(?:faster|better|get|gets|does|value)\b/,
  },
  {
    kind: 'price',
    says: /\b(?:more|higher) than (?:i|we) (?:expected|thought|hoped|wanted|imagined)\b/,
    afterPrice: true,
  },
  {
    kind: 'price',
    says: /\b(?:versus|against|compared (?:to|with))(?: the)? (?=\S)/,
    beforeSum: true,
    afterPrice: true,
    unless: /\b(?:save|saving|cheaper|less)\b/,
  },
  // "close isn't enough", of two sums
  {
    kind: 'price',
    says: /\b(?:close|nearly|almost) (?:isn't|is not|doesn't) (?:inside|enough|good enough|there|count|cut it)\b/,
  },
  // a counter-offer
  {
    kind: 'price',
    says: /\b(?:(?:can't|couldn't|wouldn't|won't|can|could|would) (?:you )?(?:not )?(?:guys )?(?:do (?:it|that|this|them|us)? ?(?:for|at)?|come down to|go (?:down )?to|drop (?:it )?to|make it|meet (?:me|us) at|let (?:me|us) have it for)|would you not do it for) (?:like |maybe |around |about )?(?=\S)/,
    beforeSum: true,
    asks: true,
  },
  {
    kind: 'price',
    says: /\b(?:can't|couldn't|won't|wouldn't|can|could) you (?:not )?(?:come down|go (?:any )?lower|do (?:any )?better (?:on|with)|take something off|knock (?:something|a bit)|sharpen)\b|\b(?:lower|reduce|drop) (?:the|your) price\b|\bcome down (?:on|in) (?:the )?price\b/,
    asks: true,
  },
  {
    kind: 'price',
    says: /\b(?:make it|do|say|give me|get it (?:down )?to|come down to) (?=\S)[^.?!]{2,40}\band (?:we|i|you|it)(?:'ve| have|'ll| will|'s|'d)? ?(?:got )?(?:a deal|sign|my signature|our order|the order|take it|done)\b/,
  },
  {
    kind: 'price',
    says: /\bif you (?:can|could) (?:do(?: (?:it|that|this|them))?(?: (?:for|at))?|make it|get (?:it )?(?:down )?to|come down to|go to) (?=\S)/,
    beforeSum: true,
  },
  {
    kind: 'price',
    says: /\b(?:i'd|we'd|i would|we would|i|we) need (?:it|that|this|them) (?:for|at|under|below) (?:under |below |less than )?(?=\S)/,
    beforeSum: true,
  },
  {
    kind: 'price',
    says: /\b(?:that's not|that isn't|that is not|hardly|not (?:much|really)(?: of)?) a discount\b/,
  },
  { kind: 'price', says: /\b(?:hard|difficult|impossible) to justify\b|\bcan't justify\b|\bsticker shock\b/ },
  {
    kind: 'price',
    says: /\b(?:worried|concerned|nervous) about (?:the )?(?:price|cost|costs|pricing|budget)\b|\b(?:price|cost|money) (?:is|would be) (?:my|our|the) (?:\w+ )?(?:worry|concern|problem|issue)\b/,
  },
  // the start at a sum just heard
  {
    kind: 'price',
    says: /\b(?:i had to sit down|now i'm scared|nearly fell off my chair|that hurts|my eyes are watering|that's (?:a lot(?: of money)?|steep|mad|crazy money|daylight robbery)|(?:is|it's) a lot (?:of money )?for (?:a|an|us|me))\b/,
    afterPrice: true,
    unless: /\b(?:cheaper|better) than\b/,
  },
]
