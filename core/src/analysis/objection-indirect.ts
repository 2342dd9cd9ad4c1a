import type { ObjectionSign } from './objection-sign.ts'

const body = String.raw`(?:board|trustees|governors|parents|partners|council|committee|shareholders|management|cabinet|senate|dean|bursar|boss|director|owners?|ceo|cfo|finance|legal|procurement|purchasing|accounts|head office|headquarters|it (?:team|department|people|security)|compliance|wife|husband|father|mother|brother|sister)`
const people = String.raw`(?:staff|people|team|guys|lads|boys|girls|drivers|colleagues|employees|teachers|nurses|doctors|users|foremen|technicians|reps|crew|cleaners|waiters|students|members|cooks|chefs|mechanics|porters|residents|operators|engineers|managers|folks)`
const season = String.raw`(?:stock-?take|year[- ]end|audits?|exams?|harvest|lambing|inspections?|christmas|easter|ramadan|peak|high season|busy season|month[- ]end|refurb\w*|merger|restructur\w+|move|rush|sale|wedding season|silly season|half-?term|the holidays|budget round)`
const notUs =
  /\b(?:old|current|present|previous|existing|last|former) (?:\w+ )?(?:one|system|lot|supplier|provider|machine)\b/

/** Prices that are taken badly without the word, and limits told by an image. */
const price: readonly ObjectionSign[] = [
  {
    kind: 'price',
    says: /\b(?:it's|that's|this is|that is|it is|they're|you're|is|looks|sounds|seems|feels|felt)(?: \w+){0,3}? (?:punchy|salty|chunky|hefty|dear|steep|pricey|spendy|eye-?watering|the high side|over the odds|ambitious|cheeky|daunting|stiff|a fair whack|a fair bit|a big (?:ask|number|ticket)|(?:serious|real|proper|good|big) money)\b/,
    afterPrice: true,
    unless: /\bdear (?:sir|me|friend|customer)\b/,
  },
  {
    kind: 'price',
    says: /\b(?:not|nor) (?:an?|one|another) (?:single )?(?:penny|cent|nickel|dime|pound|dollar|euro|rupee|quid|shilling) (?:more|over|extra|above|beyond)\b/,
  },
  {
    kind: 'price',
    says: /\b(?:that|it|this)(?:'s not| isn't| is not|'s hardly) (?=\S)/,
    beforeSum: true,
    afterPrice: true,
  },
  {
    kind: 'price',
    says: /\b(?:eating|killing|bleeding|crippling|squeezing|strangling) (?:me|us)\b|\b(?:money|cash|cashflow|margins?|budgets?|funds)(?:'s|'re| is| are) (?:very |really |pretty |quite |so |a bit |awfully |that )?(?:tight|thin|short|stretched|slim)\b|\bthin margins?\b/,
  },
  {
    kind: 'price',
    says: /\b(?:not (?:game|going|willing|keen|brave enough)(?: to)?|don't (?:dare|want to|fancy)|can't|couldn't|won't|wouldn't|hate to|without)(?: \w+){0,5} (?:ask|asking|beg|begging)(?: \w+){0,3} for (?:any )?more\b/,
  },
  {
    kind: 'price',
    says: /\b(?:the|this|my|our) (?:job|project|contract|client|customer|margin|grant|fee)s? (?:only )?(?:pays?|allows?|carries|covers|bears?|stands?|leaves?|gives?)(?: us| me)?(?: for)? (?=\S)/,
    beforeSum: true,
    afterPrice: true,
  },
  {
    kind: 'price',
    says: /\b(?:i'm|we're|i am|we are)(?: only| currently)? paying (?:\w+ )?(?=\S)/,
    beforeSum: true,
    afterPrice: true,
    unless: /\byou(?:'re| are)\b.{0,20}\bcheaper\b/,
  },
  {
    kind: 'price',
    says: /\bis (?:that|this|it) (?:really |honestly )?(?:your |the )?(?:best|lowest|last|final) (?:price|offer|number|you can do)\b|\b(?:any|no|bit of|little) (?:wiggle|wriggle|movement|flexibility|leeway|give)\b.{0,20}(?:price|room|there|on (?:that|it)|in (?:that|it))|\bany (?:movement|give|flexibility)\b|\b(?:how|where) (?:did|do|does) (?:you|that|the) (?:\w+ )?(?:get to|arrive at|come up with|(?:number|figure|price|sum) come from)\b/,
    asks: true,
    afterPrice: true,
  },
  {
    kind: 'price',
    says: /\b(?:miles|way|nowhere near|not even close|far) (?:off|out|over|above|from) ?(?:what|where|our|my|that|budget)?\b/,
    afterPrice: true,
    unless: /\b(?:road|drive|site|office|town|away)\b|\bnot (?:that |so |too |very |all that )?far\b/,
  },
  {
    kind: 'price',
    says: /\b(?:choked on|spat out|fell off|had to sit down|swallowed hard|gulp(?:ed)?|whistled)\b/,
    afterPrice: true,
  },
  {
    kind: 'price',
    says: /\b(?:i'm|we're|i am|we are) not (?:going to (?:be )?)?pay(?:ing)? (?:for (?!two|it twice\b)|that|extra|twice|more|double)|\b(?:won't|wouldn't|refuse to) (?:be )?pay(?:ing)? (?:that|extra|more|double|twice|for)\b/,
  },
  {
    kind: 'price',
    says: /\b(?:gone|went|goes|going|go|crept|creeping|creeps) up (?:again|by|from|every)\b|\bput (?:it|the price|prices|your prices|your rates) up\b|\b(?:another|the second|third) (?:price )?(?:increase|rise|hike)\b/,
    unless: /\b(?:our|my) (?:sales|turnover|orders|numbers|volumes?)\b/,
  },
  {
    kind: 'price',
    says: /\b(?:don't|not|didn't)(?: \w+){0,2} (?:see|think) (?:\w+ )?(?:worth|value)\b|\bnot worth (?:it|that|the money)\b|\b(?:hidden|extra|additional|other) (?:costs?|fees?|charges?)\b.{0,30}\b(?:again|always|every|too|on top|keep|already)\b/,
  },
  {
    kind: 'price',
    says: /\b(?:a lot|an awful lot|loads|a heck of a lot|a hell of a lot) (?:more|higher)(?: than)?\b|\b(?:that|which)(?:'s| is) (?:more|higher) than\b/,
    afterPrice: true,
  },
  {
    kind: 'price',
    says: /\b(?:won't|can't|couldn't|doesn't|not going to|isn't going to) (?:fly|wash|swing it|run to (?:that|it)|stretch (?:to|that far|any))\b/,
    afterPrice: true,
  },
]

/** Limits set beside our price. */
const limits: readonly ObjectionSign[] = [
  {
    kind: 'price',
    says: /\b(?:anything|everything) (?:past|over|above|beyond|more than) (?:that|this|it)\b|\bis (?:the|my|our|his|her|their) (?:absolute |very )?(?:limit|maximum|max|ceiling|top)\b|\bthat's (?:your|my|our|the) lot\b|\bout of the question\b|[.,;] period[.!]?$/,
    afterPrice: true,
  },
  {
    kind: 'price',
    says: /\bcan(?:'t|not| not) (?:explain|sell|justify|defend)(?: this| that| it)?(?: to| at)? (?:anybody|anyone|nobody|my|our|the|him|her|them|upstairs)\b|\bthis (?:i|we) can(?:'t|not| not) (?:explain|sell|justify|pay)\b|\b(?:can't|cannot|couldn't) be doing with (?:that|it|this)\b/,
  },
]

/** A moment that does not suit, told by what stands in its way. */
const timing: readonly ObjectionSign[] = [
  {
    kind: 'timing',
    says: /\b(?:that's|it's|this is|that is|it is|sounds|seems|looks)(?: \w+){0,2}? (?:tight|sudden|short notice|cutting it (?:fine|close)|pushing it|not long|too quick|too fast)\b(?! budget)/,
    unless: /\b(?:money|budget|price|cheap|with three|margin)\b|\bbut (?:it|it's|we|i|that's|they)\b/,
  },
  {
    kind: 'timing',
    says: /\b(?:nobody|no one)(?:'s| is| will|'ll| here| can)?(?: going to| gonna| here)? (?:sign|looks? at (?:it|this|that|anything|offers?)|read|decide|decides|buy|buys|touch|has time|have time|think|thinks|be (?:in|around|here|back))\b.{0,50}\b(?:before|until|till|in|over|during|at|till)\b/,
  },
  {
    kind: 'timing',
    says: /\b(?:\w+) (?:years?|months?)(?:'s| is| are| would be|, that's) (?:just |too |such |awfully |a |an |really |quite |very )*(?:long|lifetime|age|eternity)\b/,
    unless: /\b(?:waited|ago|since)\b/,
  },
  {
    kind: 'timing',
    says: /\bdon't (?:even )?know (?:that |if |whether )?(?:there(?:'ll| will)|we(?:'ll| will)|i(?:'ll| will)) (?:even |still )?be\b|\b(?:thinking|talking) (?:of|about) (?:selling|closing|retiring|merging|shutting|winding)\b|\bmight (?:sell|close|retire|shut|be (?:sold|taken over|closing|gone))\b/,
  },
  {
    kind: 'timing',
    says: new RegExp(
      String.raw`\b(?:we're|we are|i'm|i've|i have|we've|we have|it's|there's|with|that's)(?: \w+){0,4} ${season}\b.{0,60}\b(?:nobody|no one|not|\w+n't|until|till|after|first|no)\b|\b(?:not|nothing|no|\w+n't)\b.{0,30}\b(?:during|over|in the middle of|before|until|till|this side of|in) (?:the |our )?${season}\b`,
    ),
    unless: /\b(?:need|want) (?:it|them|this) (?:before|by)\b/,
  },
  {
    kind: 'timing',
    says: /\b(?:has to|have to|'ll have to|needs to|'ll just have to|might as well|can|better|will) wait\b|\bpark (?:it|this|that)\b|\b(?:on the )?back burner\b|\bkick(?:ed|ing)? (?:it|this) (?:down|into)\b|\bnot (?:that |so |very |really |at all )?urgent\b|\bin no (?:great |particular |real |big |mad )?(?:hurry|rush)\b/,
    unless: /\b(?:can't|cannot|couldn't|won't) (?:\w+ )?wait\b/,
  },
  {
    kind: 'timing',
    says: /\b(?:ring|call|phone|email|ping|try|catch) (?:me|us) (?:again |back )?(?:in (?:the )?(?:new year|spring|summer|autumn|january|february|march|april|may|june|july|august|september|october|november|december)|after (?:christmas|easter|the (?:summer|holidays|season|harvest|audit|exams)))\b/,
  },
  {
    kind: 'timing',
    says: /\b(?:the|our|my) (?:\w+ )?contract (?:with \w+ )?(?:still )?(?:runs|goes|lasts|is good) (?:until|till|to|through|for another)\b|\b\w+ (?:months?|years?|weeks?) (?:left|to go|to run|still) (?:on|with|in)\b/,
    unless: /\b(?:with you|yours)\b/,
  },
  {
    kind: 'timing',
    says: /\b(?:i|we|they|he|she)(?:'d| would) (?:rather|sooner|prefer to) (?:\w+ )?(?:get (?:through|past)|see out|finish|wait)\b/,
  },
  {
    kind: 'timing',
    says: /\b(?:just|only) (?:started|moved|merged|hired|lost|opened)\b.{0,60}\b(?:first|settle|breathe|yet|too much|not now|right now)\b|\b(?:one thing at a time|too much (?:change|on) at once|too much change)\b/,
  },
]

const competitor: readonly ObjectionSign[] = [
  {
    kind: 'competitor',
    says: /\b(?:two|three|four|several|a few|other|multiple|competing) (?:\w+ )?(?:quotes|quotations|offers|bids|tenders)\b/,
    unless: /\b(?:you|your) (?:sent|gave|made)\b/,
  },
  {
    kind: 'competitor',
    says: /\b(?:shopping|looking|asking|shop|look|ask) around\b|\b(?:out to|up for) tender\b|\b(?:talking|speaking|spoke|spoken|looking|looked|talked) (?:to|at|with) (?:(?:a )?(?:couple|few)|others?|some|two|three|several)\b.{0,15}\b(?:others?|suppliers|vendors|providers|companies|firms|options|alternatives|people)\b/,
  },
]

/** Somebody else stands between the speaker and a yes. */
const authority: readonly ObjectionSign[] = [
  {
    kind: 'authority',
    says: /\bif \w+ (?:doesn't|does not|don't|won't|isn't|says no)[^.;]{0,30}?(?:,| then) (?:then )?(?:it|that|nothing|we|there)\b.{0,8}\b(?:isn't|won't|not|no|dead|over|off)\b|\bnothing (?:gets|is|moves|happens|goes)\b.{0,40}\b(?:without|unless|until|before)\b|\b(?:he|she|they)(?:'ll| will)? (?:won't|not|will not|never) (?:open|look at|touch|sign|read|approve) (?:it|this|that|anything)\b.{0,12}\b(?:until|unless|before|without)\b|\b(?:he|she|they) (?:do|does|decide|decides) (?:as|what|whatever) (?:he|she|they) (?:like|likes|please|pleases|want|wants)\b|\bnot (?:him|her|me|them) you(?:'d|'ll)?\b/,
  },
  {
    kind: 'authority',
    says: new RegExp(
      String.raw`\b(?:goes?|going|gets?|take|takes|put|bring|has to go|need to go)(?: it| this| that)? (?:past|through|before|to|in front of|up to|via|by) (?:(?:the|our|my|all the) )?(?:\w+ )?${body}\b`,
    ),
    unless: /\b(?:send|sent|invoice|emails?|copy|calls?)\b/,
  },
  {
    kind: 'authority',
    says: /\b(?:it's|it is|it'd be|that's) (?:her|him|them)(?: really)? (?:you(?:'d|'ll|'ve)?|who|that)\b|\byou(?:'d| would|'ll)? (?:need|have|want|got) to (?:get past|convince|win over|persuade|get round|talk to|ask|sell it to) (?!me\b|us\b|it\b)/,
    unless: /\bcheaper\b/,
  },
  {
    kind: 'authority',
    says: /\bi (?:just|only|merely) (?:open the|do the talking|work here|keep the|make the tea|push|carry|pass (?:it|things)|place the orders|run the|look after the|do the ordering)\b|\bi'm (?:just|only) the (?!one\b|same\b)\w+/,
  },
  {
    kind: 'authority',
    says: /\b(?!i\b|we\b|you\b|who\b)\w+(?:'s|'s got| has| have|'ve| gets| holds| with) (?:got )?the (?:final|last) (?:say|word)\b|\b(?!i\b|we\b|you\b|who\b)\w+ (?:holds?|controls?|looks after|keeps?|guards?) the (?:budget|money|wallet)\b/,
  },
  {
    kind: 'authority',
    says: /\b(?:i|we) (?:don't|do not|haven't) (?:have |got )?(?:the |any )?(?:authority|power|say)\b|\bnot (?:authori[sz]ed|allowed) to (?:sign|decide|spend|agree|order|approve)\b/,
  },
  {
    kind: 'authority',
    says: /\b(?!i\b|we\b|you\b|who\b|it\b|that\b)\w+ (?:signs|approves|decides|okays) (?:everything|it all|all of (?:it|that|this)|anything|off on|every)\b/,
  },
  {
    kind: 'authority',
    says: /\b(?:anything|everything|all) (?:over|above|beyond|bigger than|more than) .{2,30}\b(?:goes|has to|needs|must|gets)\b/,
  },
  {
    kind: 'authority',
    says: /\bi(?:'d| would|'ll)(?: \w+){0,2} (?:have|need|want) to (?:run|clear|take|put|bring|square) (?:it|this|that)(?: \w+)? (?:past|by|with|to|before) (?!you\b)\w+|\bthat i'd have to (?:run|clear|check|square) (?:past|by|with)\b/,
  },
]

/** What would not be used, does not fit, or is one thing too many. */
const need: readonly ObjectionSign[] = [
  {
    kind: 'need',
    says: /\b(?:i'm|we're|i am|we are|i'm|ain't) (?:not|n't)? ?(?:really )?(?:taking|buying|ordering|adding|installing|changing|moving|switching|signing up)\b/,
    unless:
      /\bnot (?:not)\b|\bchanging (?:my mind|the subject)\b|\b(?:today|tomorrow|monday|tuesday|wednesday|thursday|friday)\b/,
    beside: /\bnot\b|n't\b/,
  },
  {
    kind: 'need',
    says: /\b(?:one|yet|just|not) (?:more|another) (?:\w+ )?(?:thing|app|tool|login|system|gadget|screen|subscription|password|portal|device|box|platform|form|dashboard|piece of software)\b/,
    unless: /\b(?:one more thing|another thing)(?:[,.:?!]|$| before| i| we)/,
  },
  {
    kind: 'need',
    says: /\b(?:died|fizzled|gathering dust|(?:sits|sat|sitting|lies|lay|is|are) in (?:a|the) (?:drawer|cupboard|shed|box|corner)|never (?:caught on|took off|got used)|nobody (?:ever )?used (?:it|them)|went nowhere|fell flat|gave up on it)\b/,
    unless: notUs,
  },
  {
    kind: 'need',
    says: new RegExp(
      String.raw`\b${people} (?:all |just |really |already |absolutely )*(?:hate|hated|detest|don't (?:want|like|trust)|moan|moaned|complain|grumble|won't (?:wear|use|touch|like)|wouldn't (?:wear|use|touch)|are (?:sick|scared|afraid) of|feel (?:watched|spied)|would (?:hate|revolt|walk|mutiny))\b`,
    ),
    unless: /\b(?:old|current|paper|their)\b|\bnow they\b/,
  },
  {
    kind: 'need',
    says: /\b(?:it|that|they|this|the \w+) (?:won't|doesn't|wouldn't|don't|can't|isn't going to)(?: even| ever| really)? (?:fit|go (?:through|in|under|round|up)|get (?:through|in|up|past))\b|\b(?:we'd|i'd|we would|you'd) have to (?:take|knock|move|rip|widen|remove|rebuild) .{0,20}\b(?:door|wall|window|floor|out|down|off)\b/,
  },
  {
    kind: 'need',
    says: /\btoo (?:wide|tall|heavy|loud|noisy|deep|bulky|fiddly|clunky|complicated|fussy|technical|fancy|much (?:faff|hassle|bother|trouble|machine|software))\b/,
    unless: /\b(?:old|current|present|existing|ours|our|now|today|they're|theirs)\b/,
  },
  {
    kind: 'need',
    says: /\b(?:no use for|no call for|what (?:would|do) (?:i|we) (?:do with|need|want) (?:an?|that|this|it|all)|(?:we|i)(?:'ve)? (?:always )?(?:get by|got by|managed?|coped?|done?|did) (?:just |perfectly |quite |pretty )?(?:fine|well|okay|ok|without)|(?:we|i)'ve always got by|(?:it's|it has|that's|that has) (?:always )?worked (?:fine|well|for us|so far)|if it (?:ain't|isn't) broke|more than we need|overkill|(?:we|i)(?:'d| would) never use|can't see (?:us|me|my|our|them|him|her)\b)/,
    asks: true,
  },
  {
    kind: 'need',
    says: /\b(?:it|yours|your \w+) (?:doesn't|does not|won't|can't|cannot|didn't) (?:even |actually )?(?:have|cover|include|read|take|accept|run|print|cope|come with|scan|allow|support|export|import|sync|speak|recogni[sz]e|understand)\b/,
    unless: /\b(?:matter|have to)\b|\bif\b/,
  },
  {
    kind: 'need',
    says: /\bnot (?:really |quite |entirely |at all )?(?:convinced|persuaded|sure|sold) (?:that |if |whether )?(?:an?|the|your|this|that|it|any) ?(?:\w+ ){0,2}(?:fix\w*|help\w*|work\w*|solve\w*|do(?:es)?|would|will|is)\b/,
  },
  {
    kind: 'need',
    says: /\b(?:until|till|then) (?:i|we) saw the\b|\bnot what (?:i|we) (?:asked|ordered|had in mind|expected|was told|were told)\b/,
  },
]

const lastOne = String.raw`(?:last|previous|old|other) (?:lot|crowd|bunch|crew|bloke|guy|people|company|supplier|vendor|firm|outfit|provider|contractor|installer|agency|fella|man|shower|mob|fellow|time|one|batch|delivery|order)`
const wrong = String.raw`(?:late|broke\w*|wrong|missing|missed|fail\w*|down|cancell?ed|never|nobody|no one|damaged|without|bad|leak\w*|pieces|bits|lost|short|dirty|empty|cracked|smashed|crash\w*|faulty|again|out of order|ruined|a mess)`

/** What went wrong before, with us or with others, and the fear that it will again. */
const trust: readonly ObjectionSign[] = [
  {
    kind: 'trust',
    says: /\bkeeps (?:me|us) (?:up|awake)\b|\b(?:don't|never|won't|can't|not) (?:onboard|buy|take|accept|use|work with|touch|deal with|sign with|hire) (?:anything|anyone|anybody|any|suppliers?|vendors?|somebody|someone)\b|\bif (?:you|you all|your \w+|anyone|anybody|somebody|someone)(?: all)? (?:get|gets|got|go|goes|lose|loses|leak|leaks)\b.{0,60}\b(?:our|my|us|we|out there|all over)\b|\b(?:that's|it's) what (?:they|he|she|you|everybody) (?:told|promised|sold) (?:us|me)\b|\bnot one of (?:them|those|you)\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:that's|it's|this is|that is|it is|that was|now) (?:now )?the (?:second|third|fourth|fifth|sixth|umpteenth|nth) (?:time|one|week|month|complaint|delivery)\b|\b(?:time|day|week|month|delivery) (?:upon|after) (?:time|day|week|month|delivery)\b/,
    unless: /\b(?:good|great|nice|happy|lucky|tried to (?:call|reach))\b/,
  },
  {
    kind: 'trust',
    says: new RegExp(
      String.raw`\b(?:twice|three times|four times|five times|every time|each time|yet again|the whole (?:week|weekend|month)|(?:last|this|past) (?:few |\w+ )?(?:weeks|months|year)(?: has been| have been| was| were| it's been))\b.{0,60}\b(?:${wrong}|nothing but|story|excuse\w*|trouble|problems?|chaos)\b|\b${wrong}\b.{0,40}\b(?:twice|three times|four times|every time|each time|yet again)\b`,
    ),
    unless: notUs,
  },
  {
    kind: 'trust',
    says: /\b(?:nobody|no one|no-one)(?: ever| even| at your \w+| from your \w+| in your \w+)? (?:rang|rings|called|calls|picks?|picked|answers?|answered|replied|replies|came|comes|turned up|showed|told (?:me|us)|pointed (?:that|it|this) out|mentioned (?:that|it|this)|got back|gets back|bothered|warned|apologi[sz]ed|explained|knew|helps?|helped)\b|\b(?:i|we)(?:'ve)? (?:called|rang|phoned|emailed|wrote|written|chased|left) (?:\w+ ){0,4}(?:twice|three times|four times|five times|and nobody|and no one|and nothing|messages)\b/,
    unless: /\bthey(?:'re| are)?\b|\bto them\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:i'm|we're|i've|we've|i am|we are|they're)(?: \w+)? still (?:got|have|having|waiting|getting|seeing|no|without|not|finding|paying|chasing)\b|\bstill (?:not|isn't|doesn't|hasn't|haven't|no|aren't|don't) (?:been )?(?:fixed|working|sorted|here|arrived|answer|delivered|resolved|replaced|credited|right|done|paid|come)\b/,
    unless: /\b(?:to decide|on the fence|questions?)\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:came|come|comes|arrived|turned up|turns up|delivered|got here|showed up)(?: \w+){0,2} (?:in (?:\w+ )?(?:pieces|bits)|broken|late|damaged|wrong|empty|cracked|smashed|dirty|short|the wrong|too late|on the wrong|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/,
    beside:
      /\b(?:you|your|yours|wedding|customers?|guests?|time|again|second|last|late|broken|pieces|what do i)\b/,
  },
  { kind: 'trust', says: /\b(?:fingers|badly|got|been) (?:burnt|burned)\b|\bonce bitten\b/ },
  {
    kind: 'trust',
    says: new RegExp(
      String.raw`\b${lastOne}\b.{0,70}\b(?:took|never|left|said|says|lost|let us down|disappeared|vanished|didn't|wasn't|broke|walked|ghosted|same|came in|weeks|went (?:bust|down|wrong))\b|\bwith the ${lastOne}\b`,
    ),
    unless: /\b(?:cheaper|contract|invoice|price|euros|pounds|dollars)\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:that's|it's) what (?:the last|the other|they all|everyone|everybody|they|you|he|she|your)(?: \w+){0,3} (?:said|says?|told|promised)\b|\b(?:heard|been told) (?:that|this|it|that one|this one) before\b|\bthey all say (?:that|so)\b|\bi'll believe (?:it|that) (?:when|once|in|after|if|the day)\b|\b(?:every|each) (?:single )?(?!time\b)\p{L}+ (?:promises|tells (?:me|us)|says)\b|\bsame old (?:story|song|thing|tune)\b/u,
  },
  {
    kind: 'trust',
    says: /\b(?:my|our|the|only|big|biggest|main|real|one) (?:worry|concern|fear|hesitation|reservation|niggle|issue)(?:'s| there is| here is|,)/,
    unless: /\b(?:solved|sorted|gone|resolved)\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:don't|not|wouldn't|didn't|do not) (?:really |actually )?(?:want|like|fancy|have)\b.{0,60}\b(?:data|pictures?|photos?|names|records|files|numbers|recordings?|details|patients|kids)\b.{0,50}\b(?:server|servers|cloud|somewhere|abroad|overseas|online|internet|hands|american?|out there|outside)\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:what about|how about|and) (?:the |our )?(?:data|privacy|security|gdpr|hipaa|data protection)\b\?|\bwhere (?:does|do|is|are|will|would) (?:all )?(?:the|our|my|all|that|this) (?:\w+ )?(?:data|files|pictures|photos|recordings?|records|stuff)\b|\bwho(?: else)? (?:can (?:see|read|get at|access)|sees|has access)\b/,
    asks: true,
  },
  {
    kind: 'trust',
    says: /\b(?:and|but|what) (?:if|when|happens (?:if|when)) (?:you|that (?:person|one)|your \w+|the \w+)(?:'s| is|'re| are|'ve)? (?:\w+ )?(?:off|on (?:his|her|their|your)? ?holidays?|sick|ill|away|gone|leaves?|retires?|busy|sold|bought|out of business|shut)\b/,
    asks: true,
  },
  {
    kind: 'trust',
    says: /\b(?:always|every time|each time) (?:a|an|some|another|the same) (?!good|pleasure|great)(?:\w+ )?\w+\b(?=[.!]|$)|\bexcuses\b|\bstory (?:up)?on story\b|\bone (?:excuse|story|problem|delay) after (?:another|the other|the next)\b|\b(?:(?:sick|sick and tired|fed up|had it) (?:of|with) (?:you|your|this|it|the|all)|had enough of (?!them|him|her|our|my)\p{L}+)\b/u,
    unless: /\b(?:nice|lovely|laugh|our (?:old|current))\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:let (?:me|us) down|lost (?:all |my |our )?(?:confidence|faith|trust|patience)|not good enough|unacceptable|shambles|disgrace(?:ful)?|(?:it's|that's|this is) (?:just )?(?:not on|reliability|embarrassing|disappointing)|can't rely on|can't count on|unreliable|been messed (?:about|around))\b/,
    unless: notUs,
  },
  {
    kind: 'trust',
    says: /\b(?:if|one more|next time)\b.{0,60}\b(?:i'm|we're|i am|we are|i'll be|we'll be) (?:(?:done|gone|leaving|walking|finished)\b|(?:out|off)(?=[.,!]|$))|\b(?:i'll|we'll|i'd|we'd|i might|we might|going to|want to|thinking of|about to) (?:cancel(?:ling)?|walk away|go elsewhere|look elsewhere|find someone else|find somebody else|leave you|terminate)\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:we|i) (?:don't|do not|never) do (?:advances?|deposits?|prepayments?|up-?front|auto-?renewals?|minimums?|lock-?ins?|exclusivity|direct debits?)\b|\b(?:we|i) (?:don't|won't|can't|never|wouldn't) (?:accept|sign|agree to|pay) (?:any |an? |the |that |such )?(?:\w+ )?(?:advance|deposit|up-?front|in advance|auto-?renewal|minimum|lock-?in|exclusivity|penalty|clause)\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:what's|what is|where's|where is) the catch\b|\b(?:sounds|seems) (?:a bit )?(?:fishy|too easy|too good)\b|\bnever heard of\b|\bhow (?:long have you(?! been with (?:them|him|her))|many (?:customers|clients) (?:do|have) you)\b.{0,30}(?:around|been|got|have)|\bwhat guarantees? (?:do|have|would) (?:i|we)\b/,
    asks: true,
  },
  {
    kind: 'trust',
    says: /\b(?:lost|ruined|spoiled|wrecked|cost us) (?:a |an |the |our |my |two |three |\w+ )*(?:samples?|customers?|clients?|guests?|order|orders|weekend|day|batch|data|week|stock|booking|wedding|business)\b/,
    beside: /\b(?:you|your|last|when|because|down|late|broke|server|never|time|took)\b/,
    unless: /\b(?:if|without|competitor)\b/,
  },
]

/** Reasons against buying that are told by an image, a story or a question rather than named. */
export const indirectSigns: readonly ObjectionSign[] = [
  ...price,
  ...limits,
  ...timing,
  ...competitor,
  ...authority,
  ...need,
  ...trust,
]
