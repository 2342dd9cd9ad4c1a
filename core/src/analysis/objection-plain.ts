import type { ObjectionSign } from './objection-sign.ts'

const failed = String.raw`(?:timed out|crashed|failed|froze|went (?:down|dark|wrong|dead)|broke(?: down)?|was (?:down|dark|late|wrong|dead|broken|cold)|were (?:down|dark|late|wrong|dead|broken|cold)|didn't (?:come|work|arrive|show|turn up|start|fit)|never (?:came|worked|arrived|called|showed|turned up))`
const others = String.raw`(?:the |my |our )?(?:last|old|previous|other) (?:lot|crowd|people|mob|company|supplier|one|ones|firm|guys?|provider|outfit|bunch)`

/** What the money buys elsewhere, is short of, or should not be asked for at all. */
const price: readonly ObjectionSign[] = [
  {
    kind: 'price',
    says: /\bfor (?:that|this|so much|the same|that kind of|this kind of)(?: money| price| sum)?,? (?:i|we)(?: can|'d| could| might as well)? (?:buy|get|hire|keep|have|rent|employ|lease|build|send)\b/,
    afterPrice: true,
  },
  {
    kind: 'price',
    says: /\b(?:more|higher) than (?:(?:what|anything) )?(?:we|i)(?:'ve| have)?(?: got| have| can| could| planned| budgeted| put aside| set aside)?\b(?! (?:expected to|thought possible))|\bmore than (?:the |my |our |all (?:the|my|our) )?[\p{L}]+ (?:cost|costs|pay|pays|make|makes)\b/u,
    afterPrice: true,
  },
  {
    kind: 'price',
    says: /\b(?:i|we)(?:'d| would|'ll| will)? (?:need|want|like|expect|take|be looking for|have to have)(?: at least| another)? [\p{L}\d-]+(?: [\p{L}-]+)? ?(?:%|percent|per cent) (?:off|discount|less|down|better)\b|\b(?:need|want)s? (?:us|you|it|them|that) down to\b|\bknock (?:something|a bit|some|\p{L}+ percent) off\b/u,
  },
  {
    kind: 'price',
    says: /\b(?:i'd|we'd|i would|we would) (?:like|want|need|take|pay|say|rather (?:pay|see)) (?=\S)/,
    beforeSum: true,
    afterPrice: true,
    unless: /\b(?:more|another|extra) (?!than)/,
  },
  {
    kind: 'price',
    says: /\b(?:should|ought to|could|must) (?:all )?be (?:free|included|half(?: that| the price)?|cheaper|on the house|less)\b/,
    unless: /\byou should be\b|\bfeel free\b/,
  },
  {
    kind: 'price',
    says: /\b(?:isn't|aren't|i'm not|we're not|not|never|don't|won't|wouldn't) (?:going to )?pay(?:ing)? (?:for (?:your|a|an|something|nothing|what|things)|that|twice|\S+ (?:euros|pounds|dollars|francs|rand|bucks|quid|percent))\b/,
    unless: /\bnot paying for itself\b/,
  },
  {
    kind: 'price',
    says: /\b(?:you|they|somebody|someone|your \p{L}+)(?:'ve| have|'d)?(?: only| also| still)? (?:over)?(?:charged|billed|invoiced)(?: us| me)? (?:for|twice|double|the wrong|too much)\b|\bover-?charg|\b(?:\p{L}+ )?surcharge on\b|\bon the (?:bill|invoice) (?:again|twice)\b|\b(?:bill|invoice) (?:is|was|'s) (?:wrong|too high)\b/u,
  },
  {
    kind: 'price',
    says: /\b(?:is|are|'s|sounds|seems|looks|feels) (?:a bit |a little |very |pretty |rather |quite |really |just |awfully |way |too )*(?:rich|steep|stiff|hefty|salty|pricey|dear|wild|insane|ridiculous|outrageous|robbery|daylight robbery|a joke|a lot|an awful lot|crazy|mad|madness|above us|out of reach)(?=[.,!;]|$| for\b)/,
    afterPrice: true,
    unless: /\b(?:cheaper|to lose|of (?:people|work|time|us))\b/,
  },
  {
    kind: 'price',
    says: /\b(?:gotta|got to|has to|have to|must|should|ought to) be (?:worth|good for) (?:something|a discount|a bit|more|a better)\b|\bwhat do (?:i|we) get for (?:that|it|this|the volume)\b/,
    asks: true,
  },
  {
    kind: 'price',
    says: /\b(?:asking|asks?|wants? to know|wonder(?:s|ing)?) why (?:we|i) (?:even )?(?:pay|spend)\b|\b(?:with|from|out of) what money\b/,
    asks: true,
  },
  {
    kind: 'price',
    says: /\b(?:it's|that's|this is|it is|that is) (?:not nothing|not (?:exactly )?(?:cheap|peanuts|small change|pocket money|small)|hardly (?:cheap|peanuts|pocket money)|no small)\b/,
  },
  {
    kind: 'price',
    says: /\b(?:i|we) (?:really )?(?:don't|do not|didn't) like (?:it|that|this|the (?:number|figure|sum|sound of (?:it|that)))(?=[.,!;]|$)/,
    afterPrice: true,
    unless: /\b(?:colour|color|name|design|idea)\b/,
  },
  {
    kind: 'price',
    says: /\bcan(?:'t|not| not) (?:quite |really |possibly )?(?:sell|explain|justify|defend|square|get) (?:that |this |it )?(?:internally|upstairs|in-?house|to (?:my|our|the|anybody|anyone|him|her|them)|past)\b|\b(?:i|we) can(?:'t|not| not) (?:quite |really )?(?:sell|explain|justify)\b/,
  },
  {
    kind: 'price',
    says: /\b(?:gives|does|sells|throws in|offers) (?:me|us|it|them)\b.{0,40}\bfor (?:that|half(?: that)?|less|nothing|the same)\b/,
    afterPrice: true,
    unless: /\byou\b/,
  },
  {
    kind: 'price',
    says: /\b(?:i|we) (?:want|need) (?:the|your|that|this) (?:[\p{L}-]+ ){0,2}(?:minimum|fee|surcharge|increase|charge|deposit|penalty|setup fee)(?: order)? (?:gone|out|dropped|waived|removed|off)\b/u,
  },
  {
    kind: 'price',
    says: /\bif you (?:can|could) (?:do(?: (?:it|that|this|them))?|make it|get (?:it )?(?:down )?to|come down to|go to)(?: for| at)? (?=\S)/,
    beforeSum: true,
  },
]

/** What they will not do at all, and who is cheaper. */
const terms: readonly ObjectionSign[] = [
  {
    kind: 'price',
    says: /\b(?:is|'s) (?:simply |just |really )?(?:not|never) (?:going to happen|happening|on)(?=[.,!;]|$)|\b(?:isn't|not) (?:going to happen|happening)(?=[.,!;]|$)/,
    afterPrice: true,
  },
  {
    kind: 'price',
    says: /\b(?:is|are|'s) (?:completely |totally |absolutely )?off the table\b/,
  },
  {
    kind: 'competitor',
    says: /\b(?:their|his|her|the other) (?:price|quote|offer|number|figure|rate)s?(?: \w+)? (?:is|are|was|were|'s|comes? in)(?: at| only| about| around| just| roughly)* (?:half|less|lower|cheaper|a third|two thirds|below|under)\b/,
  },
  {
    kind: 'price',
    says: /\b(?:prepay\w*|paying up ?front|up ?front|in advance|an? (?:advance|deposit)),? (?:i|we) (?:can't|won't|don't|cannot)\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:don't|won't|never|can't|wouldn't) (?:sign|commit|tie ourselves|agree)(?: (?:to )?(?:anything|a contract|contracts|up))? (?:for )?(?:longer|more) than\b/,
  },
  {
    kind: 'timing',
    says: /\b(?:won't|doesn't|don't|didn't|can't)(?: even)? (?:read|look at|open|touch|discuss|talk about|think about)(?: \w+){0,2} (?:before|until|till)\b/,
  },
  {
    kind: 'timing',
    says: /\b(?:not|isn't|never) going to happen (?:by|before|this|until|till|in|on)\b|\bwon't happen (?:by|before|this|until|till)\b/,
  },
]

/** What went wrong with us or with others before, and words that are believed no more. */
const trust: readonly ObjectionSign[] = [
  {
    kind: 'trust',
    says: /\b(?:i|we|she|he|they)(?:'ve| have|'d| had|'s| has|'re| are| was| were)? been (?:promised|told) (?:[\p{L}'-]+ ){0,5}(?:before|already|last time|once|twice|every time)\b/u,
    unless: /\b(?:board|boss|you we|you i|you that)\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:said|says|told (?:me|us|her|him|them)|promised|swore) (?:exactly |just |me |us )*(?:the same|that too|that as well|that last (?:time|year))\b|\bsaid \S+ (?:\S+ )?too(?=[.,!]|$)|\bit's always .{2,30} (?:till|until)\b/,
    unless: /\bcheaper\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:hear|heard) (?:this|that|it) from (?:everybody|everyone|all|each)\b|\b(?:they|you|you people|everybody|everyone|suppliers|salesmen) (?:all |always )+(?:say|says|promise|promises|said)\b/,
  },
  {
    kind: 'trust',
    says: new RegExp(
      String.raw`\b${others}\b.{0,60}\b(?:said|told|promised|swore|lost|left|went bust|never|let (?:us|me) down|nobody)\b`,
    ),
    unless: /\b(?:quoted|price|cheaper|percent)\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:went|gone|going|go) (?:bust|under|bankrupt|out of business)\b/,
    unless: /\b(?:our|my) (?:competitor|neighbou?r|customer)|\bwe (?:went|nearly)\b|\bbought\b/,
  },
  {
    kind: 'trust',
    says: new RegExp(
      String.raw`\b(?:your|the|half of your|half your|one of your) (?:[\p{L}-]+ ){0,3}${failed}\b`,
      'u',
    ),
    beside: /\b(?:you|your|yours|us|me|my|twice|again|weeks|days|hours|last|when)\b/,
    unless: /\b(?:old|current|present|existing|their|they)\b|^for\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:nobody|no one)(?:'s| has| ever)? (?:rung|called|been|come|answered|written|replied|phoned|apologi[sz]ed)\b|\byou (?:told|promised|assured)(?: (?:me|us))? [^.?!]{0,40}\bwould (?:last|be|work|take|come|arrive|never|not|hold|fit)\b/,
    unless: /\b(?:them|their)\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:it's been|been|nothing but|just|only) (?:crickets|radio silence|silence|excuses|stories|ringing out)\b|\bnot a (?:word|peep|sound|call) (?:from|since|for)\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:i|we) (?:had|have|'ve had|'ve got|got) .{2,50}\b(?:standing|sitting|waiting|stuck) (?:around|there|about|outside|for)\b/,
    beside: /\b(?:you|your|because|hours|again)\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:i|we)(?:'d| had|'ve| have)? (?:rung|rang|called|phoned|written|wrote|emailed|told) (?:you|your [\p{L}]+|somebody|in)\b.{0,40}\b(?:and|but|i said|said|twice|last|monday|tuesday|wednesday|thursday|friday)\b/u,
    beside: /\b(?:nobody|nothing|never|still|yet|twice|again|didn't|wasn't|instead)\b/,
    unless: /\b(?:thank|lovely|nice)\b/,
  },
  {
    kind: 'trust',
    says: /\bwhy should (?:i|we|she|he|they|anybody|anyone) (?:believe|trust)\b|\bwho(?:'s| is| would be|'d be) (?:then )?(?:negligent|to blame|at fault|on the hook)\b|\bwhat happens (?:to|with) (?:all )?(?:the|our|my|eleven|ten|\d+|all)\b.{0,40}\b(?:data|documents?|files|records|history|photos|contacts)\b/,
    asks: true,
  },
  {
    kind: 'trust',
    says: /\bwhat happens (?:when|if) (?:one of (?:yours|them|those|these)|yours|it|that|the [\p{L}]+|your [\p{L}]+) (?:conks|dies|fails|breaks|stops|goes|gets|is|packs)\b|\bthen (?:we )?(?:'re|are)? ?(?:back to|finished|stuck)\b/u,
    asks: true,
    unless: /\bfinished (?:by|on|in)\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:it|they|the [\p{L}]+|your [\p{L}]+|somebody|someone|someone at [\p{L}]+) (?:arrived|came|was delivered|turned up|sits|has been sitting|'s been out|has been out|'s been down|has been down)\b.{0,40}\b(?:broken|warm|red|late|wrong|damaged|without|empty|since)\b|\bnumber \p{L}+(?:'s| has) been (?:out|down|broken)\b/u,
    unless: /\b(?:old|their)\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:very|barely|hardly|only) nearly (?:warm|cold|on time|hot|fresh|right|ready)\b|\b(?:was|were|is|are) (?:stone |lukewarm|ice )?cold\b.{0,30}\b(?:soup|food|coffee|dinner|meal)\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:isn't|aren't|am not|i'm not|we're not|not) (?:honestly |really |yet |at all |entirely )*(?:convinced|persuaded|so sure)\b|\bwork of fiction\b/,
    unless: /\b(?:tuesday|monday|wednesday|thursday|friday|which|address|spelling)\b/,
  },
]

/** Somebody else signs, told as a no to the question or the offer. */
const authority: readonly ObjectionSign[] = [
  {
    kind: 'authority',
    says: /\b(?:it's|that's|it is|it) (?:really |ultimately |all |just )?(?:not|isn't|neither of) (?:me|us|mine|hers|his|ours)\b(?! (?:that|who|to worry|being))|^(?:\W*\w+,? ){0,2}not me(?=[.,]|$)|\b(?:isn't|not|never) (?:up|down) to (?:me|us)\b|\b(?:nobody|no one) on this call\b|\bnot (?:hers|his|mine|ours) to (?:give|decide|sign|approve|say|spend)\b|\bi(?:'m| am) not the (?:one|person|man|woman)\b(?! (?:that|who) (?:needs|uses|complained))|\babove my (?:pay|head|station)\b/,
    isAnswer: true,
  },
  {
    kind: 'authority',
    says: /\bit takes (?:both|two|all|the (?:two|three)) of us\b/,
    isAnswer: true,
  },
  {
    kind: 'authority',
    says: /\b(?:he|she|they|(?:my|our|the) [\p{L}]+)(?:'ll| will| has to| have to| wants? to| needs? to)? (?:[\p{L}' ]{2,40} )?and (?:only )?then (?:he |she |they )?(?:decide|decides|sign|signs|say|says)\b/u,
    isAnswer: true,
  },
  {
    kind: 'authority',
    says: /\b(?:it's|it is|that's) always \p{L}+(?=[.,!]|$)/u,
    unless:
      /\b(?:always (?:been|good|nice|the|a|busy|something|me|this|that|late|closed|open|possible|yes|no|nothing|better|worse|on|in|raining|cold))\b/,
    beside: /\bi (?:just|only|merely)\b/,
  },
]

/** A moment or a term that does not suit. */
const timing: readonly ObjectionSign[] = [
  {
    kind: 'timing',
    says: /\b(?:(?:i|we|he|she|they) )?(?:doesn't|don't|won't|didn't|can't|never|wouldn't) (?:sign|decide|buy|order|change|move|start)s?(?: anything| owt| nothing| a thing| it| this)?,? (?:before|until|till)\b|\bno (?:visits?|meetings?|changes?|decisions?|salesmen) (?:before|until|till)\b|\b(?:here|it|this) is (?:chaos|madness|hell)\b/,
    unless: /\b(?:i|we) won't (?:start|order|move)\b/,
  },
  {
    kind: 'timing',
    says: /\b(?:we|i) (?:don't|won't|can't|never|couldn't) do (?:a |\d+|one|two|three|four|five|six|ten)[ -]?\w* ?(?:years?|months?)\b|\b(?:\w+) (?:years?|months?) (?:i'm|we're|i am|we are) not doing\b|\bin (?:\w+) years (?:i'm|we're|i'll be) (?:in|gone|retired|dead)\b/,
  },
]

/** What is not wanted, will not be used, or is there already. */
const need: readonly ObjectionSign[] = [
  {
    kind: 'need',
    says: /\b(?:nobody|no one) (?:here )?(?:wants|needs|asked for|would use|uses|is going to use) (?!to (?:talk|come|hear)\b)\w+/,
    unless: /\b(?:more than|as much)\b/,
  },
  {
    kind: 'need',
    says: /\b(?:if it's|if it is|if this is) (?:about )?(?:advertising|selling|sales|marketing|an ad|insurance)\b|\bwe(?:'ve| have) (?:got )?(?:enough|plenty) of (?:it|that|them|those)\b|\bwe(?:'ve| have)(?: got)? (?:an? )?(?:perfectly|absolutely|really) (?:good|fine)\b/,
  },
  {
    kind: 'need',
    says: /\b(?:have|had|having|got) (?:a )?(?:stroke|heart attack|fit|kittens)\b/,
    unless: /\b(?:my (?:father|mother|dad|mum|husband|wife) had)\b|\bif (?:it|that|they) (?:was|were)\b/,
  },
  {
    kind: 'need',
    says: /\b(?:i|we) (?:only |just )?need (?:\w+)(?=[.,!]|$)|\b(?:lost|losing|lose) (?:\w+, ){0,2}(?:about |oh, )?(?:an? |\w+ )?(?:hundred|dozen|\d+|\w+ty)(?: and \w+)? (?:members|customers|students|guests|clients|pupils|residents|patients)\b/,
    unless: /\b(?:need (?:it|that|this|them|you|help|more|one|both|those|these|everything|time|some|all))\b/,
    beside: /\b(?:instead|not|only|just|no|since|lost|fewer|less)\b/,
  },
]

const poor = String.raw`(?:thin|weak|slow|poor|basic|clunky|limited|confusing|ugly|missing|terrible|awful|useless|rubbish|hopeless|a mess|a pain|shaky|patchy|flimsy|noisy|outdated|broken)`
/** What the product does badly or not at all, as they tried or saw it. */
const product: readonly ObjectionSign[] = [
  {
    kind: 'need',
    says: new RegExp(
      String.raw`(?:\byour|^(?:\w+,? )?(?:but|only|although|though),? the) (?!old|current|present)(?:[\p{L}-]+ ){0,2}[\p{L}-]+(?:'s| is| are| was| were| feels?| looks?)(?: a bit| a little| rather| pretty| quite| too| really| very| still| just)* ${poor}\b`,
      'u',
    ),
    unless: /\b(?:ours?|current|old|theirs?|weather|line|connection|traffic)\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:it|they|that) (?:came|arrived|was|were|started) [\p{L} ]{2,20} and now (?:it's|they're|it is|they are)\b|\bif (?:he|she|it|they|that|you) [\p{L}]+ (?:once|one) more\b|\bif (?:it|that|this) happens (?:again|once more)\b/u,
  },
  {
    kind: 'trust',
    says: /\bwhat(?:'s| is) to (?:say|stop)\b/,
    asks: true,
  },
]

/** Sayings that mean one thing wherever they stand. */
export const sayings: readonly ObjectionSign[] = [
  {
    kind: 'authority',
    says: /\b(?!i\b|we\b|you\b|who\b)\w+ (?:holds?|controls?|keeps?|guards?) the (?:purse|cheque ?book|check ?book|strings)\b/,
  },
  {
    kind: 'need',
    says: /\b(?:staff|people|team|guys|lads|boys|girls|drivers|colleagues|employees|crew|nurses|waiters|teachers|engineers|technicians|men|women|they) (?:all |just |really )?(?:can't stand|loathe|will mutiny|would mutiny)\b/,
  },
  { kind: 'trust', says: /\b(?:nobody|no one|no-one) even \w+(?:s|ed|ang|ote|ame)\b/ },
]

/** Reasons against, said plainly, of all kinds. */
export const plainSigns: readonly ObjectionSign[] = [
  ...price,
  ...terms,
  ...product,
  ...trust,
  ...authority,
  ...timing,
  ...need,
  ...sayings,
]
