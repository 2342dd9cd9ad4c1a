import type { ObjectionKind } from './types.ts'

/**
 * How a reason against buying sounds, in lower case with its apostrophes. `asks`: counts as a question too. `afterPrice`:
 * only where somebody else has just named a sum. `beforeSum`: a sum has to follow. `unless`: what else in the sentence
 * takes the meaning away; `beside`: what has to stand in it or follow it.
 */
export interface ObjectionSign {
  kind: ObjectionKind
  says: RegExp
  unless?: RegExp
  beside?: RegExp
  asks?: true
  afterPrice?: true
  beforeSum?: true
}

const month = String.raw`(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|christmas|easter|this (?:year|quarter)|next (?:year|quarter))`
const offer = String.raw`(?:^(?:but |and |well,? |so |no,? )*(?:it|this|that)|your \w+|the (?:app|system|software|tool|product|platform|machine|model|version))`
const decider = String.raw`(?:boss|manager|director|ceo|cfo|cto|coo|board|partners?|co-?founder|owner|wife|husband|sister|brother|father|mother|legal(?: team)?|lawyers?|procurement|purchasing|finance|management|committee|council|head office|headquarters|team|it|it team|accountant)`

const price: readonly ObjectionSign[] = [
  { kind: 'price', says: /\b(?:i'd|we'd|i had|we had|i've|we've) (?:only )?(?:budgeted|planned|calculated with|calculated|reckoned with|allowed)(?: for)? (?=\S)/, beforeSum: true, afterPrice: true },
  { kind: 'price', says: /\b(?:double|twice|three times|four times) (?:what|the price|as much|our)\b/, unless: /\b(?:you get|you'd get|faster|fewer)\b/, afterPrice: true },
  { kind: 'price', says: /\bno way (?:i|we|that|my)\b|\bmeet (?:me|us) (?:half-?way|in the middle)\b|\basking (?:a lot|too much)\b|\bdo something (?:about|on|with) the price\b/, asks: true },
  { kind: 'price', says: /\b(?:is|that's|'s) (?:my|our|the) (?:absolute |upper |top )?(?:limit|maximum|ceiling|max)\b|\b(?:my|our) (?:absolute |upper )?(?:limit|maximum|ceiling) is\b/, afterPrice: true, unless: /\b(?:fine|below|under|speed|people|seats|users)\b/ },
  { kind: 'price', says: /\b(?:big|huge|steep|hefty|massive|enormous|quite an?) (?:jump|increase|rise|hike)\b/, afterPrice: true },
  { kind: 'price', says: /\bwhy (?:has|have|did|is|are) (?:it|the price|prices|that|this|they|you)(?: all)? (?:gone up|go up|going up|so (?:expensive|high|much|dear))\b/, asks: true },
  { kind: 'price', says: /\b(?:(?:well |far |way |a bit |slightly )?(?:over|above|beyond|more than|higher than) (?:what|anything) (?:i|we)(?:'d| can| could| want| wanted| planned| had| were| have))\b/, unless: /\b(?:better|delivers?|gives?|does|quality)\b/ },
  { kind: 'price', says: /\b(?:it's|that's|this is|is) (?:just |really |quite |still |an awful )?(?:a )?lot of money (?:for|to) (?:a|an|us|me|one|our|spend)\b/ },
  { kind: 'price', says: /\bif (?:it|that|this|the price) (?:was|were) (?:\w+ ){0,3}(?:less|cheaper|lower)\b/ },
  { kind: 'price', says: /\b(?:i|we) (?:can|could|would|might) (?:only )?(?:do|pay|offer|go to|go up to|stretch to) (?=\S)[^.?!]{2,30}\b(?:not more|no more|at most|maximum|max|tops|that's (?:it|all|my limit))\b/ },
  { kind: 'price', says: /\b(?:i|we)(?:'d| would|'re| are)? (?:expecting|expected|hoping for|hoped for|thinking of|had in mind|looking for) (?:a |an )?(?:better|lower|bigger|much lower) (?:price|discount|number|rate)\b/ },
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
    says: /\b(?:(?:don't|do not|didn't|haven't|have not) (?:have|got) (?:the |that |any |enough |that kind of |that much )?(?:budget|money|funds)|(?:there's|there is|we have|we've got|we've|i have|i've|i've got|got) (?:simply |just |really |absolutely )?no (?:more |extra |spare |other )?(?:budget|money|funds))\b/,
    unless: /\bno money (?:problem|worries)\b/,
  },
  {
    kind: 'price',
    says: /\b(?:budget|budget for [a-z ]{2,20}) (?:is|has been|was|got) (?:zero|nil|frozen|very tight|tight|cut|gone|spent|used up|exhausted|slashed)\b|\bzero budget\b/,
  },
  { kind: 'price', says: /\b(?:no,? |but |because )+(?:no,? )?it's (?:just |simply |really |purely )?(?:about |down to |a question of )?(?:the )?(?:money|budget|price|cost)(?=[.,!;]|$)/ },
  {
    kind: 'price',
    says: /\b(?:can't|cannot|couldn't) (?:really |possibly )?(?:afford|(?:go|spend|pay) (?:over|above|beyond|more|higher|that|any))\b|\bnot going (?:over|above|beyond) (?:that|my|our|the)\b/,
    unless: /\b(?:afford (?:not|to (?:lose|miss|wait|be|make))|pay more attention)\b/,
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
  { kind: 'price', says: /\b(?:more|higher) than (?:i|we) (?:expected|thought|hoped|wanted|imagined)\b/, afterPrice: true },
  { kind: 'price', says: /\b(?:versus|against|compared (?:to|with))(?: the)? (?=\S)/, beforeSum: true, afterPrice: true, unless: /\b(?:save|saving|cheaper|less)\b/ },
  // "close isn't enough", of two sums
  { kind: 'price', says: /\b(?:close|nearly|almost) (?:isn't|is not|doesn't) (?:inside|enough|good enough|there|count|cut it)\b/ },
  // a counter-offer
  {
    kind: 'price',
    says: /\b(?:(?:can't|couldn't|wouldn't|won't|can|could|would) (?:you )?(?:not )?(?:guys )?(?:do (?:it|that|this|them|us)? ?(?:for|at)?|come down to|go (?:down )?to|drop (?:it )?to|make it|meet (?:me|us) at|let (?:me|us) have it for)|would you not do it for) (?:like |maybe |around |about )?(?=\S)/,
    beforeSum: true,
    asks: true,
  },
  { kind: 'price', says: /\b(?:can't|couldn't|won't|wouldn't|can|could) you (?:not )?(?:come down|go (?:any )?lower|do (?:any )?better (?:on|with)|take something off|knock (?:something|a bit)|sharpen)\b|\b(?:lower|reduce|drop) (?:the|your) price\b|\bcome down (?:on|in) (?:the )?price\b/, asks: true },
  { kind: 'price', says: /\b(?:make it|do|say|give me|get it (?:down )?to|come down to) (?=\S)[^.?!]{2,40}\band (?:we|i|you|it)(?:'ve| have|'ll| will|'s|'d)? ?(?:got )?(?:a deal|sign|my signature|our order|the order|take it|done)\b/ },
  { kind: 'price', says: /\bif you (?:can|could) (?:do|make it|get (?:it )?(?:down )?to|come down to|go to) (?=\S)/, beforeSum: true },
  { kind: 'price', says: /\b(?:i'd|we'd|i would|we would|i|we) need (?:it|that|this|them) (?:for|at|under|below) (?:under |below |less than )?(?=\S)/, beforeSum: true },
  { kind: 'price', says: /\b(?:that's not|that isn't|that is not|hardly|not (?:much|really)(?: of)?) a discount\b/ },
  { kind: 'price', says: /\b(?:hard|difficult|impossible) to justify\b|\bcan't justify\b|\bsticker shock\b/ },
  { kind: 'price', says: /\b(?:worried|concerned|nervous) about (?:the )?(?:price|cost|costs|pricing|budget)\b|\b(?:price|cost|money) (?:is|would be) (?:my|our|the) (?:\w+ )?(?:worry|concern|problem|issue)\b/ },
  // the start at a sum just heard
  {
    kind: 'price',
    says: /\b(?:i had to sit down|now i'm scared|nearly fell off my chair|that hurts|my eyes are watering|that's (?:a lot(?: of money)?|steep|mad|crazy money|daylight robbery)|(?:is|it's) a lot (?:of money )?for (?:a|an|us|me))\b/,
    afterPrice: true,
    unless: /\b(?:cheaper|better) than\b/,
  },
]

const timing: readonly ObjectionSign[] = [
  { kind: 'timing', says: /\b(?:need|want|have|'d like|let me) (?:to )?(?:sleep on (?:it|this|that)|think (?:it over|it through|about (?:it|this|that)))\b|\bneed (?:some |more |a bit more )?time to (?:think|decide)\b/, unless: /\b(?:don't|no) need\b/ },
  { kind: 'timing', says: /^(?:no,? |but |well,? |sorry,? )*not this (?:year|quarter|season)\b/ },
  { kind: 'timing', says: /\b(?:ask|try|come back to) (?:me|us) (?:again )?(?:after (?!lunch|the (?:call|break))|in (?:a (?:year|few)|six|three|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn)|next (?:year|quarter|spring|summer|autumn|season)|when|once)\b/ },
  { kind: 'timing', says: /\b(?:hiring|spending|budget|investment|purchasing|project|change) freeze\b|\bfreeze on (?:new|all|any)\b/ },
  { kind: 'timing', says: /\b(?:i'm|we're|i am|we are) (?:just |simply )?not ready (?:for (?:it|this|that)|to (?:sign|decide|commit|switch|buy|change))\b/ },
  { kind: 'timing', says: /\b(?:it's|this is|that's|it is) (?:just |really |simply |completely )?the wrong (?:moment|time|year|season|month)\b/, unless: /\bto (?:call|talk|speak)\b/ },
  { kind: 'timing', says: /\b(?:i|we)(?:'d| would) (?:rather|prefer to|sooner|like to) (?:wait|hold off|leave it|postpone|push it|do it (?:next|later|after)|decide (?:next|later|after)|start (?:next|later|after))\b/, unless: /\b(?:call|lunch|coffee|lobby|outside|for you|for him|for her)\b/ },
  { kind: 'timing', says: /\b(?:too much|a lot|so much) (?:going on|on (?:our|my) (?:plate|hands))\b.{0,40}\b(?:to|for|right now|at the moment|already|this)\b|\b(?:have|got) (?:our|my) hands full\b/, unless: /\bcall\b/ },
  { kind: 'timing', says: /\b(?:months|years|a year|weeks) (?:is|are|would be|seems) (?:far |way |much |a bit |really )?too long(?: for (?:us|me)|(?=[.,;!]|$))/ },
  { kind: 'timing', says: /\b(?:my|our|the|one|only|biggest|main|real) (?:worry|concern|problem|issue|fear|trouble) (?:is|would be) (?:the )?(?:timing|time|timeline|deadline|schedule|dates?|go-live)\b|\b(?:worried|concerned|nervous) about (?:the )?(?:timeline|timing|deadline|schedule|go-live)\b/ },
  { kind: 'timing', says: /\b(?:not|isn't|wasn't) (?:really )?(?:the |a )?(?:right|good|best|ideal) (?:time|moment)(?! to (?:talk|call|speak))/, unless: /\b(?:driving|call (?:me|you) back|in a meeting|on the road|for a call)\b/ },
  { kind: 'timing', says: /\btoo (?:early|soon) (?:for us|for me|to (?:decide|commit|sign|switch|buy|start))\b/ },
  { kind: 'timing', says: /\b(?:not|nothing|no) (?:before|until|till) (?:we|i|the [a-z ]{2,20}(?:has|have|is|are)) (?:know|have|hear|see|finish|are|is|decided?|agreed?|approved?)\b/ },
  { kind: 'timing', says: /\b(?:nobody|no one|we can't|we won't|i can't|we couldn't)(?: \w+){0,5} (?:test|touch|look at|start|begin|take on|roll out|introduce|implement|migrate|switch)\b.{0,40}\b(?:before|until|till)\b/ },
  { kind: 'timing', says: /\b(?:they're|it's|that's|we're|they are|it is) not even (?:built|ready|finished|open|here|hired|delivered|live|approved|signed)\b/ },
  { kind: 'timing', says: /\b(?:hold off|put (?:it|this|that) off|wait with (?:it|this|that))(?: on (?:it|this|that))? (?:until|till|for (?:now|a while|the moment))\b|\bon hold\b|\bput (?:it|this|that|everything) on ice\b/, unless: /\b(?:put|keep|leave|been|was) (?:me|you|us) on hold\b/ },
  { kind: 'timing', says: /\b(?:maybe|perhaps|look at (?:it|this) again|come back to (?:it|this|you)|revisit (?:it|this)) (?:next (?:year|quarter)|in (?:a few|six|three) months)\b/ },
  { kind: 'timing', says: /\b(?:i'm|we're|i am|we are|everybody's|everyone's) (?:just |simply |far |way )?(?:too busy|too stretched|snowed under|at capacity|flat out)\b/, unless: /\b(?:sorry|call|today|this week)\b/ },
  { kind: 'timing', says: /\b(?:no|don't have (?:the|any|enough)?|haven't got (?:the|any|enough)?) ?(?:time|bandwidth|capacity|people|staff|resources|hands) (?:for (?:a |an |this|that|it|the |such)|to (?:implement|introduce|switch|migrate|test|train|set|deal|take)|right now|at the moment|this (?:year|quarter|month))/, unless: /\btoday\b/ },
  { kind: 'timing', says: /\bin the middle of (?:a|an|our) (?:\w+ )?(?:merger|migration|move|reorgani[sz]ation|audit|project|relocation|hiring|restructuring|roll-?out|season|harvest|move)\b/ },
  { kind: 'timing', says: /\b(?:under contract|locked in|tied in|bound|tied|locked) (?:to [a-z ]{2,30} |with [a-z ]{2,30} |there )?(?:until|till|for another)\b|\bcontract (?:still |only )?(?:doesn't end|doesn't expire|doesn't run out|still runs)\b/ },
  { kind: 'timing', says: new RegExp(String.raw`\b${month} (?:really )?(?:doesn't|does not|won't|wouldn't|isn't going to|is not going to) (?:really )?(?:suit|work|be possible|happen)\b`), unless: /\b(?:the \d|meeting|call|\d(?:st|nd|rd|th))\b/ },
  { kind: 'timing', says: /\bdon't (?:even )?know (?:yet )?(?:whether|if) (?:we're|we are|we'll be|there'll be|the (?:site|shop|office|company) (?:is|will)) (?:staying|keeping|still|moving|closing|around|here|going to)\b/ },
  { kind: 'timing', says: /\b(?:that'd|that would|it'd|it would|that'll|that's) (?:take |be )?(?:far |way |much )?too (?:long|late) for (?:us|me)\b/ },
]

const competitor: readonly ObjectionSign[] = [
  { kind: 'competitor', says: /\b(?:got|have|had|i've|we've) (?:got )?(?:an?|another) (?:\w+ )?(?:offer|quote|quotation)\b[^.?!]{0,30}\b(?:for|at|of) (?=\S)/, beforeSum: true, afterPrice: true, unless: /\bfrom you\b/ },
  { kind: 'competitor', says: /\bbeen (?:with|using|buying from) [\p{L} ]{2,30} for (?:[\w-]+ ){0,3}(?:years|decades|a decade|ages)\b/u, beside: /\b(?:never let|happy|loyal|satisfied|no complaints|been good to|never had a problem)\b/ },
  { kind: 'competitor', says: /\b(?:happy|satisfied|content) with (?:them|our \w+ (?:supplier|provider|vendor|one|people)|the current one)\b|\bno complaints about (?:them|our)\b/ },
  { kind: 'competitor', says: /\b(?:i|we)(?:'ve| have)? (?:only |just |already |recently )+(?:renewed|extended|prolonged|signed again)(?: \w+){0,2} with (?!you\b)/ },
  { kind: 'competitor', says: /\byour (?:\w+ ){1,2}(?:is|are) (?:\w+ )?(?:shorter|worse|slower|weaker|smaller|higher|longer|behind|less) than\b/, unless: /\b(?:last year|before|used to|it was)\b/ },
  { kind: 'competitor', says: /\b(?:corporate|head office|headquarters|the group|our parent company|the mother company) (?:makes|forces|requires|obliges|wants) us (?:to )?(?:use|buy|stay)\b/ },
  { kind: 'competitor', says: /\b(?:i|we)(?:'ve| have)? (?:already |just |now )*(?:signed(?: up)? with|gone with|decided to go with|decided on) (?!you\b|your\b|this\b|that\b|it\b|my\b|our\b|us\b|a\b|the\b|\d)\p{L}+/u, unless: /\b(?:years? ago|last (?:year|time)|back (?:in|then)|before|in (?:19|20)\d\d|regret)\b/ },
  // "he said one eighty without blinking", after our own sum
  { kind: 'competitor', says: /\b(?!i\b|we\b|you\b)[\p{L}.']+ (?:only )?(?:told (?:us|me)|quoted(?: us| me)?|offered(?: us| me)?|said|wants?|asks?(?: for)?|charges?(?: us| me)?|would do it for|does it for|do it for|came in at|comes in at) (?:around |about |only |just |like )?(?=\S)/u, beforeSum: true, afterPrice: true, unless: /\b(?:you're|you are|you were) (?:\w+ )?(?:cheaper|less|better|lower)\b|\b(?:more|higher|dearer) than you\b|\b(?:board|bank|boss|management|council|partners|owner) (?:told|offered|said|wants?|quoted)\b/ },
  { kind: 'competitor', says: /\b(?:got|have|had|i've|we've) (?:got )?(?:an? |another )?(?:\w+ )?(?:cheaper|better|lower) (?:offer|quote|price|bid)\b|\b(?:cheaper|better|lower) (?:offer|price|quote|bid) from (?!you)/ },
  { kind: 'competitor', says: /\b(?:they're|they are|\p{L}+ (?:is|are|was|were|came in)) (?:a lot |much |way |far |quite a bit |significantly |\w+ percent )?cheaper(?: than you)?\b/u, unless: /\b(?:but|when|once|until)\b|\byou (?:are|were)\b|\byours (?:is|are)\b|\?$/ },
  { kind: 'competitor', says: /\b(?:can|could) get (?:it|this|that|them|the same) (?:\w+ )?(?:cheaper|for less|elsewhere|somewhere else)\b/ },
  { kind: 'competitor', says: /\b(?:we're|i'm|we are|i am) (?:perfectly |quite |very |really |pretty )?happy with (?:our (?:current|present|existing)|what we have|the (?:one|ones|people|supplier) we|who we)/ },
  { kind: 'competitor', says: /\bwhy (?:should|would) (?:we|i) (?:switch|change|leave them)\b/, asks: true },
  { kind: 'competitor', says: /\b(?:(?:don't|do not) (?:really )?want to|no (?:real )?reason to|not looking to|hard to|reluctant to) (?:switch|change (?:suppliers?|providers?|systems?|vendors?))\b/ },
  { kind: 'competitor', says: /\b(?:wants?|prefers?|would (?:like|rather)|thinking (?:of|about)) (?:to )?(?:switch|switching|change|changing|go(?:ing)? back|mov(?:e|ing) over) to (?!you\b|your\b|this\b|that\b|it\b|the\b|a\b|an\b|monthly|yearly|annual)\p{L}+/u },
  // "My partner wants to go to …", only beside a word of leaving
  { kind: 'competitor', says: /\b(?:partner|boss|colleagues?|team|board|manager|director|owner),? (?:[\w.,]+ ){0,3}wants? (?:us )?to (?:go|move) to (?!you\b|your\b|the\b|a\b|an\b)\p{L}+(?=[.,;]|$| instead)/u, beside: /\b(?:instead|arguments?|leave you|switch|fed up|wanted (?:that|it|to) for)\b/ },
]

const authority: readonly ObjectionSign[] = [
  { kind: 'authority', says: new RegExp(String.raw`\b(?:my|our|the) (?:\w+ )?${decider} (?:is|are) (?:still |dead |totally |completely |rather )?(?:against (?:it|this)|opposed|not (?:keen|on board|in favour|having it))\b|\b(?:he|she|they)(?:'s|'re| is| are) (?:dead |totally |completely )?against (?:it|this)\b`) },
  { kind: 'authority', says: /\bwithout (?:the|my|our|his|her|their) (?:[\w-]+ ){1,3}?(?:i|we|nothing) (?:can't|cannot|won't|can|may)(?: not)? (?:sign|decide|order|buy|commit|do|go|be|happen)\b/ },
  { kind: 'authority', says: /\b(?:corporate|head office|headquarters|legal|procurement|purchasing|compliance|hr|finance) (?:won't|will never|would never|wouldn't|doesn't|isn't going to) (?:ever )?(?:agree|approve|sign|accept|allow|let|like|have it)\b/ },
  { kind: 'authority', says: new RegExp(String.raw`\b(?:my|our|the) (?:\w+ )?${decider} (?:hasn't|haven't|has not|have not) (?:yet )?(?:approved|signed|agreed|decided|said yes|seen|released)\b`), unless: /\bseen the (?:slides|demo|video)\b/ },
  { kind: 'authority', says: new RegExp(String.raw`\bbut (?:\w+ ){0,3}?(?:it's|it is|that's|that is) (?:not (?:me|up to me)|(?:my|our|the) (?:\w+ )?\w+) (?:who|that) (?:signs?|decides?|approves?|has|needs)\b`) },
  { kind: 'authority', says: /\bnot my (?:decision|call)\b|\bnot (?:the one|the person) who (?:decides|signs)\b|\b(?:is|it's) not up to me\b|\babove my pay\b|\bmy hands are tied\b/ },
  { kind: 'authority', says: /\b(?:i|we) (?:can't|cannot|couldn't|can not|am not allowed to|'m not allowed to) (?:decide|sign|approve|commit to|agree to)(?: (?:that|this|it|to it|to that|anything))?(?: (?:alone|myself|on my own|by myself|without|until)|(?=[.,;!]|$))/, unless: /\bif\b/ },
  { kind: 'authority', says: new RegExp(String.raw`\b(?:i|we)(?:'d| would|'ll| will|'ve got| have)? ?(?:need|have|want|got|must)(?: to)? (?:to )?(?:ask|check with|run (?:it|this|that) (?:by|past)|talk to|speak (?:to|with)|discuss (?:it|this|that) with|get (?:approval|sign-?off|buy-?in|the okay|the go-ahead) from|convince|clear (?:it|this|that) with|take (?:it|this|that) to|bring (?:it|this|that) to|put (?:it|this|that) to) (?:my|our|the) (?:\w+ )?${decider}\b`), unless: /\b(?:where|when|which|what|who|how|for the|to send|about the (?:file|password|address))\b/ },
  { kind: 'authority', says: new RegExp(String.raw`\b(?:my|our|the) (?:\w+ )?${decider} (?:still |first |also |always )?(?:has|have|needs?|would have|would need|will have|will need|will want|'d have|must)(?: to)? (?:to )?(?:approve|sign|agree|look|review|see|clear|check|okay|decide|give)\b`), unless: /\bsend\b/ },
  { kind: 'authority', says: new RegExp(String.raw`\b(?:my|our|the) ${decider} (?:won't|will never|would never|wouldn't|isn't going to) (?:agree|approve|sign|accept|allow|let|like|have it)\b`) },
  { kind: 'authority', says: /\b(?:still (?:need|missing|waiting for)|can't (?:do anything )?without|waiting for|is missing) (?:his|her|their|the|a second|another|two) (?:\w+ )?(?:signature|sign-?off|approval|go-ahead|okay)\b/ },
]

const need: readonly ObjectionSign[] = [
  { kind: 'need', says: /\b(?:my|our|the) (?:staff|people|team|guys|lads|girls|drivers|colleagues|employees|teachers|nurses|doctors|users|foremen|technicians|reps) (?:hate (?:new|it|this|that|change|having|learning)|(?:won't|would never|will never|refuse to|don't want to) (?:use|touch|accept|learn|go along|work with)|don't (?:want|like) (?:it|this|that|change|new))\b/ },
  { kind: 'need', says: /\b(?:it's|it is|you're|that's) (?:still )?missing (?:an?|the|one|some) \w+|\bit lacks \w+/, unless: /\b(?:page|comma|letter|word|signature|logo|invoice|document)\b/ },
  { kind: 'need', says: /\b(?:spreadsheets?|excel|system|software|one|tool|thing) (?:we have )?(?:does|do) (?:exactly |pretty much |basically )?the same\b/, unless: /\byours\b/ },
  { kind: 'need', says: /\b(?:a lot of|too much|so much|an awful lot of) (?:extra )?(?:work|effort|hassle|bother) (?:for (?:us|me|my|our)|to (?:set|switch|change|move|learn|introduce))\b/, unless: /\b(?:saves?|saved|less|used to|was)\b/ },
  { kind: 'need', says: /\b(?:we've|we have|i've|i have) (?:only )?just (?:bought|installed|replaced|invested in|switched to|put in)\b/, unless: /\b(?:yours|from you|your)\b/ },
  { kind: 'need', says: /\b(?:we|they|somebody|someone|who) (?:already )?(?:do|does|handle|handles) (?:it|that|this|all that|all of that) (?:in-house|ourselves|internally|by hand)\b/, unless: /\b(?:takes|hate|hours|ages|nightmare|painful|tired)\b/ },
  { kind: 'need', says: /\b(?:i|we) (?:don't|do not|wouldn't|probably don't) (?:really |actually |honestly )?need (?:it|this|that|them|another|any of (?:it|this|that)|all (?:of )?(?:it|that|this|those)|anything new|a new \w+|new \w+|your \w+|the (?!invoice|receipt|copy|address|number|link|password|file|details|paper)\w+|to (?:change|switch|replace) \w+)\b/, unless: /\bneed .{1,60}\b(?:until|till|before|by|today|but|i need|we need|anymore to)\b|\bapproval|permission\b|\b(?:is|are|will be) (?:perfect|fine|enough|plenty|great)\b/ },
  { kind: 'need', says: /\b(?:not|isn't|no) (?:really )?(?:a |our )?(?:big )?priority\b|\bnot (?:really )?(?:relevant (?:for|to) us|what we (?:need|want|'re looking for)|a (?:good |real )?fit|the right fit|something we need)\b|\b(?:i'm|we're|i am|we are) not (?:really )?interested\b/ },
  { kind: 'need', says: /\bwhat we (?:have|'ve got|use) (?:now )?(?:works|is fine|does the job|is good enough|is enough|does)\b|\b(?:our|the) (?:\w+ )?(?:spreadsheets?|system|excel|paper|tool|old one) (?:works?|is|are|does|do) (?:just |perfectly |well )?(?:fine|well enough|the job|good enough|enough)\b|\bgood enough (?:for us|as it is)\b/, unless: /\b(?:test|now that|since you|today it)\b|\byour\b/ },
  { kind: 'need', says: /\b(?:don't|do not|can't|cannot|fail to)(?: really| quite| yet)? see (?:why|the (?:point|need|value|benefit|use)|a (?:need|use|benefit|reason)|what (?:for|we'd|i'd|it)|how (?:this|it|that) (?:helps|would))\b/ },
  { kind: 'need', says: /\b(?:nobody|no one|our people|the team|my people|we|they|my team)(?: here)? (?:would|will|'d|'ll|is going to|are going to)? ?(?:never|not|n't)? ?(?:ever )?(?:use|need|touch) (?:it|that|this|half|most) ?(?:of (?:it|that|this))?(?=[.,;!]|$)/, unless: /\b(?:we|they|team|people)(?:'d|'ll| will| would)? (?:use|need|touch)\b/ },
  { kind: 'need', says: /\b(?:nice to have|can live without|could live without|don't see why)\b/ },
  // a function that it lacks
  { kind: 'need', says: new RegExp(String.raw`(?:^|\b)${offer} (?:still |really )?(?:doesn't|does not|can't|cannot) (?:support|integrate|work with|handle|talk to|connect to|do) `), unless: /\b(?:have to|any harm|matter|if)\b/ },
]

const worry = String.raw`(?:worried|concerned|nervous|anxious|sceptical|skeptical|uneasy|hesitant)`
const trust: readonly ObjectionSign[] = [
  { kind: 'trust', says: /\blast time (?:we|i) (?:changed|switched|moved|migrated|tried|did|bought)\b.{0,60}\b(?:took|lost|nightmare|disaster|chaos|wrong|down|broke|failed|months|weeks|year)\b/, unless: /\b(?:took (?:an hour|a day|no time)|easy)\b/ },
  { kind: 'trust', says: /\b(?:not|never|n't)(?: \w+){0,4} (?:tie|lock|commit|bind) (?:myself|ourselves|us)\b/ },
  { kind: 'trust', says: /\b(?:what|one thing that|the thing that) (?:really |still |mostly )?(?:worries|bothers|concerns|scares|stops|troubles) (?:me|us)\b|\bwhat puts (?:me|us) off\b|\bit (?:worries|bothers|scares) (?:me|us) (?:that|how|when)\b/, unless: /\bnothing\b/ },
  { kind: 'trust', says: /\b(?:(?:is|are|'s|would be) (?:a |the |my |our )?(?:bit of a |real |big )?(?:problem|issue) for (?:us|me)\b(?! to)|(?:is|'s|are|would be) (?:a |an absolute |the )?(?:deal[- ]?breaker|no[- ]go|show-?stopper|sticking point)\b)/, unless: /\b(?:monday|tuesday|wednesday|thursday|friday|o'clock|morning|afternoon|today|tomorrow|parking|traffic)\b/ },
  { kind: 'trust', says: /\b(?:i'm|we're|i am|we are) (?:still |a bit |rather |quite )*(?:in two minds|on the fence|reluctant|torn|undecided)\b|\bdon't see (?:it|this|that|us) (?:happening|working|getting)\b/ },
  { kind: 'trust', says: /\b(?:i'm|we're|i am|we are) (?:a bit |really |still |honestly )*(?:scared|afraid|wary) (?:of|that) (?:the|it|your|losing|we|this|a|being|having|getting|what)\b/, unless: /\b(?:dog|dogs|height|heights|flying|spiders)\b/ },
  { kind: 'trust', says: /\b(?:i|we) (?:don't|do not|didn't) (?:really |quite )?like (?:your \w+|(?:the|this|that) (?:\w+ )?(?:lock-in|contract|terms?|notice period|clause|minimum|commitment|conditions?|deposit|small print|fine print|idea of))\b/ },
  { kind: 'trust', says: /\b(?:bought|got|had|ordered) from you\b.{0,40}\b(?:fell apart|broke|broken|failed|crashed|didn't|never|lost|wasn't|stopped)\b/ },
  { kind: 'trust', says: /\bheard (?:\w+ )?(?:bad|terrible|mixed|awful|not so good) things\b/ },
  { kind: 'trust', says: new RegExp(String.raw`\b(?:i'm|we're|i am|we are|our \w+(?: \w+)? (?:is|are)) (?:a bit |a little |slightly |really |quite |kind of |still |honestly |just |very )*${worry}\b`), unless: /\babout (?:my|his|her|our) (?:mother|father|mum|dad|wife|husband|son|daughter|kids?|children|dog|flight|exam|knee|back)\b|\babout (?:flying|driving|the weather|speaking)\b/ },
  { kind: 'trust', says: /\b(?:my|our|the|one|only|biggest|main|real|other) (?:\w+ )?(?:worry|concern|fear|hesitation|reservation|objection) (?:is|would be|with|about)\b/, unless: /\b(?:no|not|isn't) (?:\w+ )?(?:worry|concern)\b|\b(?:gone|solved|sorted|resolved|history)\b/ },
  { kind: 'trust', says: /\b(?:not|isn't|aren't) (?:really |quite |entirely |fully |yet |at all |so |that )*(?:convinced|persuaded)\b/ },
  { kind: 'trust', says: /\bnot (?:really |quite |entirely |that |so |very |too )*(?:comfortable|happy) (?:about|with|putting|giving|sharing|sending|having) (?!(?:them|him|her|our (?:current|present|old|existing|last|former|other))\b)/ },
  { kind: 'trust', says: /\bnot (?:really |quite |entirely |so )?sure (?:that |if |whether )?(?:i'd|we'd|i would|we would|i want|we want|it(?:'s| is| will|'ll| would)|this (?:is|will|would)|that(?:'s| is| will)|about (?:this|your|the (?:price|contract|quality|term|idea|migration|whole|security)))/, unless: /\b(?:be there|make it|make (?:monday|tuesday|wednesday|thursday|friday)|tomorrow|spelled|address|his|her|still there|right number|on (?:monday|tuesday|wednesday|thursday|friday))\b/ },
  { kind: 'trust', says: /\b(?:don't|do not|can't|cannot|no longer|hard to|wouldn't) (?:really |quite )?trust (?:you|your|it|this|that|the|those|these)\b(?! (?:others?|competition|competitors|rest|guy|man))/ },
  { kind: 'trust', says: /\b(?:wouldn't|would not|can't|cannot|couldn't|not want to|wouldn't want to|don't want to) (?:want to )?(?:rely|count|depend|be dependent) on (?!them|him|her|my|our)\w+/ },
  { kind: 'trust', says: /\b(?:who's|who is|who would be|who'd be) (?:then )?(?:liable|responsible)\b/, asks: true, unless: /\bfor (?:the )?(?:project|purchasing|marketing|sales|training|it)\b/ },
  { kind: 'trust', says: /\b(?:what if|what happens if) (?:you|it|something|your \w+) (?:go|goes|fails?|breaks?|disappears?|crash(?:es)?|went|go bust|stops?)\b/, asks: true },
  { kind: 'trust', says: /\bhow (?:do|can) (?:we|i) (?:know|trust|be sure)\b(?! (?:which|where|when you|what))/, asks: true },
  { kind: 'trust', says: /\b(?:had|have had|made) (?:\w+ ){0,2}(?:bad|terrible|poor|awful|mixed) experiences?\b/, unless: /\bwith (?:the|our|my|them|him|her)\b/ },
  { kind: 'trust', says: /\b(?:been|got|were|was) (?:badly )?(?:burned|burnt|bitten|stung|let down) (?:before|by|once|with|last|already)\b/, unless: /\bby (?:the|our|my) (?:sun|dog|bank|weather)\b/ },
  { kind: 'trust', says: /\b(?:had|tried|used|bought) (?:that|this|it|one|one of (?:those|these|yours)|something like (?:that|this)|those|these|your \w+)(?: \w+){0,3}(?: before| once| already| last year| years ago)?,? (?:and|but) (?:it|they|that|the|nobody|half)\b.{0,40}\b(?:missed|failed|broke|broken|crashed|didn't|never|lost|stopped|took|cost|wasn't|couldn't|disaster|nightmare|trouble)\b/ },
  { kind: 'trust', says: /\b(?:days|weeks|months|years) of \w+ that (?:don't|doesn't|didn't|won't) \w+/ },
  { kind: 'trust', says: /\b(?:you|your \w+|one of you|one) (?:said|told (?:me|us)|promised|swore)(?: that)? (?:it|this|that|they) (?:was|were|had been|would be) (?:all )?(?:fixed|solved|sorted|done|working|resolved|ready|included|free|easy|finished)\b/, unless: /\b(?:and|so) it (?:was|is)\b/ },
  { kind: 'trust', says: /\b(?:have|have got|'ve got|got|has) (?:my|some|serious|a few|our|big|real) (?:doubts|reservations|concerns|worries)\b|\bi doubt (?:that )?(?:it|this|your|you) (?:will|would|can|'ll)\b/ },
  { kind: 'trust', says: /\b(?:too good to be true|never heard of (?:you|your)|heard that (?:one )?before)\b/ },
  { kind: 'trust', says: /\b(?:(?:is|it's|sounds|seems|looks|feels) (?:a bit |a little |very |quite |really |too |rather )*risky|too (?:risky|complicated|complex) for (?:us|me|our|my))\b/ },
  { kind: 'trust', says: /\b(?:security|privacy|compliance|gdpr|data protection) (?:concerns?|worr(?:y|ies)|risks?)\b/ },
]

/** What a voice note reports of the customer's doubts. */
export const reportedSigns: readonly ObjectionSign[] = [
  { kind: 'trust', says: /\b(?:isn't|aren't|wasn't|not|doesn't seem) (?:really |quite |yet |at all )?convinced\b|\b(?:she|he|they|who|customer|\p{L}+) (?:doesn't|don't|didn't|does not) (?:really )?(?:believe|trust)\b/u, unless: /\b(?:i'm|i am|i don't|we don't|we're)\b/ },
  { kind: 'trust', says: new RegExp(String.raw`\b(?:she|he|they|\p{L}+)(?:'s|'re| is| are| was| were) (?:a bit |a little |quite |really |very )?${worry} (?:about|that)\b`, 'u') },
  { kind: 'price', says: /\b(?:finds?|found|thinks?|thought|said|says) (?:it|that|the price|we|we're|it's|it was|that's)(?: is| was| are|'s)? (?:much |way |a bit |far )?too (?:expensive|dear|high|pricey|much)\b/ },
  { kind: 'authority', says: new RegExp(String.raw`\b(?:she|he|they) (?:has|have|needs?|will have) to (?:ask|check with|run it (?:by|past)|talk to|convince|get approval from) (?:his|her|their|the) (?:\w+ )?${decider}\b`) },
  { kind: 'need', says: /\b(?:she|he|they) (?:doesn't|don't|didn't) (?:really )?see (?:the|a|any) (?:need|point|benefit|value)\b/ },
]

/** By kind; of two that fit a sentence the first one counts. */
export const objectionSigns: readonly ObjectionSign[] = [
  ...price,
  ...timing,
  ...competitor,
  ...authority,
  ...need,
  ...trust,
]
