import type { ObjectionSign } from './objection-sign.ts'

const softly = String.raw`(?:really |quite |just |honestly |simply |frankly |actually |entirely |at all |ever |even )*`
const notGood = String.raw`(?:flimsy|fiddly|clumsy|cheap|basic|dated|old-fashioned|complicated|overcomplicated|slow|clunky|heavy|shaky|thin|half-baked|unfinished|confusing|bare|risky)`
const body = String.raw`(?:the |our |my )?(?:board|boss|director|owner|partners?|co-director|committee|council|trustees|governors|management|finance|head office|headquarters|accountant|treasurer|husband|wife)`

/** Plain words against a price. */
const price: readonly ObjectionSign[] = [
  {
    kind: 'price',
    says: /\b(?:struggling|uncomfortable|unhappy|not comfortable|not happy) with (?:that|the|this|your) (?:number|price|figure|sum|amount|increase|quote|rate|cost)\b/,
  },
  {
    kind: 'price',
    says: /\b(?:well |way |far |a bit |some way |miles )?(?:north of|above|over|beyond|higher than) (?:what|anything|where) (?:i|we)(?:'d|'ve| had| have)? (?:talked about|discussed|agreed|in mind|wanted|hoped|were)\b/,
    afterPrice: true,
  },
  {
    kind: 'price',
    says: /\byou(?:'ll|'d| will| would)? (?:have|need|'ve got|got) to (?:do (?:a (?:lot|bit) )?better|come down|move|go lower|be cheaper|sharpen)\b/,
  },
  {
    kind: 'price',
    says: /\b(?:don't|do not|can't|cannot|not sure) (?:know|see|think of)?(?: where| how) (?:i|we)(?:'d| would|'re| are|'m| am)? ?(?:going to |supposed to |meant to )?(?:find|get|take|raise|pay|afford|fund) (?:that|it|this|the money|another|so much)\b/,
  },
  {
    kind: 'price',
    says: /\b(?:i|we)(?:'d| would) have (?:expected|thought|hoped for|guessed)(?: something| it would be| more like)? (?:nearer|closer to|around|about|more like|under|below|less than) (?=\S)/,
    afterPrice: true,
  },
  {
    kind: 'price',
    says: new RegExp(
      String.raw`\b(?:nobody|no one|${body})(?:'s| is| are|'ll| will| would)?(?: not| never)?(?: going to| ever)? (?:approve|sign|sign off|agree to|pay|wear|swallow|accept|stomach)(?: on)? (?:that|this|it|\S+ (?:hundred|thousand)|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\S*)\b`,
    ),
    beside: /\b(?:nobody|no one|never|not)\b|n't\b/,
    afterPrice: true,
  },
]

/** Said of a sum just named. */
const pricedComment: readonly ObjectionSign[] = [
  {
    kind: 'price',
    says: /\b(?:i|we)(?:'d| could| can| might as well) (?:hire|buy|get|rent|employ|lease|pay) (?:an?|two|three|my|somebody|someone) [\p{L} ]{2,25}? for (?=\S)/u,
    beforeSum: true,
    afterPrice: true,
  },
  {
    kind: 'price',
    says: /\bthen (?:i|we) (?:needn't|don't need to|can stop|can't) (?:talk|talking|go on|continue)\b/,
  },
  {
    kind: 'price',
    says: /\b(?:i'm|we're|i am|we are) (?:certainly |simply |just )?not (?:going to (?:be )?)?pay(?:ing)? (?=\S)/,
    beforeSum: true,
  },
  {
    kind: 'price',
    says: /\b(?:can't|cannot|couldn't|won't be able to) (?:just |simply )?(?:put|pass|add|load) (?:that|it|this|an? \p{L}+|another \p{L}+|\S+ percent)(?: \p{L}+)? (?:on|onto|on to|to)\b/u,
    unless: /\b(?:email|note|list|form|agenda)\b/,
  },
  {
    kind: 'price',
    says: /\b(?:thousand|hundred|miles|far|worlds|\p{L}+ (?:percent|pounds|euros|dollars)) apart\b/u,
  },
  {
    kind: 'price',
    says: /\b(?:still|just|simply) (?:isn't|is not|'s not) (?=\S)/,
    beforeSum: true,
    afterPrice: true,
  },
  {
    kind: 'price',
    says: /\b(?:it's|that's|that is|it is) (?:still |quite |rather )?(?:a lot|an awful lot|a great deal|a hell of a lot) of (?!work|time|people|fun|things|them|it|us|you|data|help|good)\p{L}+(?=[.,!]|$| for\b)/u,
    afterPrice: true,
    unless: /\b(?:to (?:lose|save|have|make|earn))\b/,
  },
  {
    kind: 'price',
    says: /\b(?:a (?:third|quarter|fifth|half|good bit|fair bit|lot)|half|twice|double|\S+ (?:percent|thousand|hundred|pounds|euros|dollars)) (?:again )?(?:more|dearer|higher|over) (?:than|what)\b|\b(?:dearer|pricier|more expensive|higher) than (?!(?:i|we) (?:thought|feared))/,
    afterPrice: true,
    unless: /\b(?:they|them|theirs|others) (?:are|were|is|was)\b|\byou(?:'re| are)? (?:cheaper|less)\b/,
  },
  {
    kind: 'price',
    says: /\bfor (?:that|that much|that money|\S+ (?:thousand|hundred)|\S+ (?:pounds|euros|dollars))(?: a \p{L}+)?,? (?:i|we)(?:'d| would| could| can|'ll)\b/u,
    afterPrice: true,
  },
  {
    kind: 'price',
    says: /\b(?:i|we)(?:'d| would) have to (?:sell|rob|borrow|remortgage|win|cut|sack|let \p{L}+ go|raise|put up)\b/u,
    afterPrice: true,
  },
  {
    kind: 'price',
    says: /\bwhy(?:'s| is| has| are| does| do) (?:it|that|this|the \p{L}+|they|you|your \p{L}+)(?: so| much| all| suddenly| now)* (?:dearer|more|gone up|higher|expensive|cost so much|going up|cost more)\b/u,
    asks: true,
    afterPrice: true,
  },
  {
    kind: 'price',
    says: /\b(?:i'm|we're|i am|i was) (?:a bit |rather |quite |frankly |honestly )*(?:shocked|taken aback|floored|speechless|stunned|gobsmacked)\b/,
    afterPrice: true,
  },
]

/** What ties, hurries or comes at the wrong moment. */
const timing: readonly ObjectionSign[] = [
  {
    kind: 'timing',
    says: /\b(?:never|don't|do not|won't) (?:sign|decide|buy|order)(?: anything| things)? (?:on the (?:day|spot|first|same)|straight away|right away|at once|over the phone|on the phone|in a hurry|under pressure)\b/,
  },
  {
    kind: 'timing',
    says: /^(?:(?:well|no|honestly|but),? )*not (?:until|before|till) (?:i|we)(?:'ve| have|'re| are|'m)\b/,
  },
  {
    kind: 'trust',
    says: new RegExp(
      String.raw`\b(?:i|we) (?:don't|do not|didn't|hate|never|wouldn't) ${softly}(?:like |want |fancy |enjoy |to )*(?:being|be|getting|get) (?:tied|locked|bound|chained|stuck)\b`,
    ),
  },
  {
    kind: 'trust',
    says: /\b(?:i|we)(?:'d| would|'ll| will) (?:only|never) (?:ever )?(?:do|take|sign|agree to|consider) (?:it |that |this |something |anything )?(?:month (?:by|to) month|monthly|for (?:a|one) year|without a|longer than|more than a year|on a rolling)\b/,
  },
  {
    kind: 'timing',
    says: /\b(?:now|this|it)(?: really| just)? (?:isn't|is not|'s not) (?:really |exactly |quite )?(?:the|a good|the right|the best|a great) (?:time|moment|year|month)(?! to (?:call|talk|ring|speak))(?:,|\.|$| (?:with|for|because|while))/,
  },
  {
    kind: 'timing',
    says: /\b(?:i|we) (?:couldn't|can't|could not|cannot|wouldn't) (?:even |possibly |really )*(?:think about|look at|consider|face|contemplate|entertain) (?:it|that|this|anything|a change|changing)\b.{0,20}\b(?:before|until|till|this|now|at the moment)\b/,
  },
]

/** A time that was named, taken as too long or ill placed. */
const term: readonly ObjectionSign[] = [
  {
    kind: 'timing',
    says: /\b(?:is|are|'s|would be) (?:no good|no use|useless|far too late|too late|hopeless|impossible) (?:to|for) (?:me|us)\b/,
    unless: /\b(?:monday|tuesday|wednesday|thursday|friday|o'clock)\b/,
  },
  {
    kind: 'timing',
    says: /\b(?:right in|slap in|bang in|into|over|across|during|in the middle of) (?:our|my|the) (?:busiest|busy|main|high|peak|best|harvest|season)\b/,
    unless: /\b(?:before|not|n't|after)\b/,
    beside: /\b(?:that's|that|it's|it|you|weeks?|closed|shut|cutting)\b/,
  },
  {
    kind: 'timing',
    says: /\b(?:i|we)(?:'d| would) (?:be|have to) (?:closed|shut|close|without|out of action|down|standing still)\b/,
    unless: /\b(?:anyway|otherwise)\b/,
  },
  {
    kind: 'timing',
    says: /^(?:(?:perhaps|maybe|possibly|ask (?:me|us)|try (?:me|us)|come back)(?: again)? )(?:in|next|after) (?:an? (?:year|few|couple)|(?:two|three|six) (?:years|months)|the (?:summer|winter|spring|autumn|election|merger|audit)|year|spring|summer|autumn)\b/,
  },
]

/** What does not suit, is not wanted, or would be done otherwise. */
const need: readonly ObjectionSign[] = [
  {
    kind: 'need',
    says: /\b(?:it's|that's|it is|that is) (?:quite |rather |just |such )?a lot to (?:take in|ask|learn|digest|swallow|get used to)\b|\blying if i said\b/,
  },
  {
    kind: 'need',
    says: /\b(?:haven't|don't have|have no|has no|there's no|there isn't|hasn't)(?: got)? (?:anywhere|nowhere|any (?:room|space|place)|(?:the |enough )?(?:room|space)|a place) (?:to (?:put|store|keep|park|stand)|for (?:it|that|them|one|an?|the|your))\b/,
  },
  {
    kind: 'need',
    says: /\byou(?:'ve| have)? (?:dropped|discontinued|took away|taken away|scrapped|stopped (?:doing|making|offering|selling|stocking)|got rid of) (?:the|my|our|your)\b/,
  },
  {
    kind: 'timing',
    says: /\b(?:don't|do not) (?:even )?know where (?:we|i)(?:'ll|'re| will| are)(?: even| still)? (?:be|going to be)\b/,
  },
  {
    kind: 'need',
    says: /\b(?:never|didn't|did not|hasn't|haven't|nobody|no one)(?: ever| here| has| even)* (?:ask|asked) for (?:an?|the|any|that|this|it|one|your|so)\b/,
    unless: /\b(?:money|deposit|refund|help|discount)\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:my|our) (?!wife|husband|mother|father|mum|dad|brother|sister|son|daughter|friend|neighbou?r|dentist|kids?)(?:\p{L}+ )?\p{L}+ (?:says|said|reckons|thinks|told (?:me|us)|swears|warned (?:me|us)|is convinced|keeps saying)(?: that)? .{0,60}\b(?:not|never|too|breaks?|hurts?|ruins?|damages?|fails?|burns?|cracks?|leaks?|rusts?|dangerous|risky|rubbish|overkill|mistake|waste|gimmick|takes? .{2,20} off|falls? (?:off|apart)|wrong)\b/u,
    unless: /\b(?:fine|good|great|no problem|not a problem|too (?:long|late) already)\b/,
  },
  {
    kind: 'need',
    says: /\b(?:not|n't) (?:really |quite |at all |so |entirely )*(?:sure|convinced|certain|persuaded) (?:that |if |whether )?(?:it|that|this|they|yours|your \p{L}+)(?:'d|'ll| would| will| can| could)? (?:cope|work|last|hold up|hold|manage|handle|stand up|survive|fit|keep up|do the job|be enough|help)\b/u,
  },
  {
    kind: 'need',
    says: new RegExp(
      String.raw`\b(?:it|that|this|they|the \w+|yours)(?:'s|'re)? (?:looks?|seems?|feels?|sounds?|is|are) (?:all )?(?:a bit|a little|rather|very|pretty|quite|awfully|somewhat|terribly|too|so|kind of) ${notGood}\b`,
    ),
    unless:
      /\b(?:old|current|present|existing|ours|our|now|today|line|theirs|internet|connection)\b|\bbut (?:it|that)\b/,
  },
  {
    kind: 'need',
    says: /\b(?:the|our|my|only) (?:only )?(?:problem|trouble|snag|issue|catch|difficulty|hitch|drawback) (?:is|for us is|'s)(?:,| that|,? (?:half|most|some|many|all|we|our|my|nobody|none|it|there)\b)/,
    unless:
      /\b(?:solved|sorted|gone|used to|was|old|current|today|at the moment|nowadays|monday|tuesday|wednesday|thursday|friday|o'clock)\b/,
  },
  {
    kind: 'need',
    says: /\b(?:a lot of|so much|too much|an awful lot of|quite a bit of|a fair bit of) (?:upheaval|disruption|change|bother|faff|hassle|effort|trouble|fuss|work|training)\b.{0,12}\b(?:for|to)\b/,
    unless: /\b(?:saves?|saved|less|used to|was|spare)\b/,
  },
  {
    kind: 'need',
    says: /\b(?:i|we)(?: just| really| honestly)? (?:can't|cannot|don't|do not|couldn't) (?:really |quite |honestly )?(?:see|picture|imagine) (?:us|me|my|our|the|them|him|her|anybody|anyone|that|it)\b.{0,50}\b(?:\w+ing|with|working|happening)\b/,
    unless: /\b(?:living|managing|going back|working|doing it) without\b|\bbeing without\b/,
  },
  {
    kind: 'need',
    says: /\b(?:don't|do not|not|isn't|is not|not sure) (?:really |quite |honestly )?(?:think |sure |that )*(?:it's|it is|this is|that's|it) (?:really |quite )?(?:for (?:us|me|people like us)|our (?:kind|sort) of thing|what we're after|something for us)\b|\b(?:it|this|that)(?:'s| is) (?:really |just )?not for (?:us|me)\b/,
  },
  {
    kind: 'need',
    says: /\b(?:we're|we are|i'm|i am) (?:perfectly |absolutely |quite |really |doing |just )?(?:fine|okay|all right|good|well served|happy) (?:as (?:we|i|it)(?: are| am| is|'re|'m)|with what (?:we|i)(?:'ve)?|the way (?:we|i|it|things)|without)\b/,
  },
  {
    kind: 'need',
    says: /\b(?:it|that|this)(?:'d)? (?:wouldn't|won't|doesn't|isn't going to|can't) (?:really |quite |actually )?(?:work|do|suit|fit|fly|help) (?:for |with )?(?:our|my|us|me|the (?:night|day|early|late|whole))\b/,
    unless:
      /\b(?:monday|tuesday|wednesday|thursday|friday|o'clock|morning|afternoon|date|call)\b|\b(?:doesn't|won't) (?:help|suit) (?:my|our) (?:back|knee|golf)/,
  },
  {
    kind: 'need',
    says: /\b(?:a |an? (?:absolute |bit of a )?)?(?:non-?starter|deal-?breaker|show-?stopper|no-?go)\b/,
    unless: /\b(?:not|isn't|no|wasn't|hardly) (?:a |an |really )*(?:non|deal|show)/,
  },
  {
    kind: 'need',
    says: /\b(?:my|our) (?:nephew|son|daughter|brother-in-law|cousin|lad|it guy|own \p{L}+|in-house people|people|neighbou?r) (?:could|can|would|'d) (?:build|do|make|write|knock (?:it|that) up|fix|print|put together|rig up)\b/u,
  },
]

/** Others are nearer, or have offered more. */
const competitor: readonly ObjectionSign[] = [
  {
    kind: 'competitor',
    says: /\b(?!i\b|we\b|you\b|it\b|that\b|this\b|which\b|office\b|station\b|school\b)[\p{L}.']+ (?:is|are) (?:much |a lot |a bit )?(?:closer|nearer|more local|quicker to (?:get|come|reach))\b[^.]{0,10}\b(?:and|to us|than you|they|,)/u,
  },
  {
    kind: 'competitor',
    says: /\b(?:i|we)(?:'ve| have)? (?:only )?(?:just|recently|already) (?:signed|renewed|extended|committed|gone|agreed)\b.{0,30}\b(?:with|to) (?!you\b)\p{L}+/u,
    unless: /\b(?:a lease|the landlord|for the (?:building|flat|house|premises))\b/,
  },
  {
    kind: 'competitor',
    says: /\b(?!i\b|we\b|you\b|it\b|they both\b)[\p{L}.']+ (?:do|does|offers?|has|have|sells?) (?:exactly )?(?:the (?:very )?same|all of that|all that|that too|that as well)\b(?! in\b)/u,
    unless: /\b(?:to you|for you|do you|old)\b/,
  },
  {
    kind: 'competitor',
    says: /\b(?:two|three|four|five|several|others|more) (?:of you|others|firms|companies|suppliers|bidders|candidates)(?: still)? (?:in the (?:running|race|frame|mix)|on the (?:list|shortlist)|bidding|quoting|pitching)\b/,
  },
  {
    kind: 'competitor',
    says: /\b(?:leaning|leaned|tending|inclined|drawn|swinging) (?:more )?(?:towards?|to) (?!you\b|your\b|yes\b|saying\b|it\b|this\b|doing\b|going ahead\b|the (?:larger|smaller|bigger|second|first|blue|red)\b)\p{L}+/u,
  },
  {
    kind: 'competitor',
    says: /\b(?!i\b|we\b|you\b|it\b|he\b|she\b)[\p{L}.']+(?:'ve| have)? (?:offered|are offering|is offering|would do|will do|promised)(?: us| me| to do| to give)? (?:it |that |the same |us |me )*(?:for (?:nothing|free|less|half)|the first (?:year|month|three months)|a (?:free|better|cheaper))\b/u,
    unless: /\b(?:bank|council|landlord|grant|board|boss)\b/,
  },
]

/** Somebody else's yes is needed. */
const authority: readonly ObjectionSign[] = [
  {
    kind: 'authority',
    says: /\b(?:has|have|needs?|must|had) to be (?:countersigned|signed off|approved|cleared|okayed|agreed|rubber-stamped) (?:in|by|at|upstairs)\b|\b(?:i|we) (?:can't|cannot|couldn't|won't) (?:give you (?:a|an|my) (?:yes|answer|decision|green light)|say yes|commit|shake on (?:it|that|this))(?: to (?:it|that|this))? (?:without|until|till|before)\b/,
  },
]

/** What went wrong, and what is feared. */
const trust: readonly ObjectionSign[] = [
  {
    kind: 'trust',
    says: /\byou(?:'d| had)? (?:promised|told|assured|swore to|guaranteed) (?:me|us) (?:that |it |it'd |it would |a |the |by |on |for )?(?:be )?(?:\p{L}+day|last week|tomorrow|yesterday|noon)\b/u,
  },
  {
    kind: 'trust',
    says: /\b(?:like|want|wish|going|here|calling|ringing|decided) to (?:give (?:you )?(?:my |our )?notice|terminate|cancel(?: (?:my|our|the|it|that|everything))|end (?:the|my|our|this) (?:contract|agreement|subscription))\b/,
    unless: /\b(?:meeting|call|visit|appointment|with them|current|old)\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:going|go|talk|talking|speak|take (?:it|this|that)|write|hand (?:it|this)(?: over)?) to (?:a|my|our|the) (?:solicitors?|lawyers?|ombudsman|trading standards|press|papers?|consumer \p{L}+|regulator)\b/u,
    unless: /\b(?:contract|read|check)\b/,
  },
  {
    kind: 'trust',
    says: /\bwhat (?:if|happens if|happens when) (?:it|that|this|they|something|one|yours|your \p{L}+|the \p{L}+) (?:doesn't|don't|won't|can't|isn't|fails?|breaks?|crashes|goes (?:wrong|down))\b/u,
    asks: true,
    unless: /\b(?:rain|snow|like the colour|delivered)\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:read|seen|found|heard)(?: \p{L}+){0,3} (?:bad|nasty|terrible|awful|poor|mixed|dreadful|worrying) (?:reviews?|things|stories|reports|ratings|press|experiences)\b/u,
    unless: /\b(?:about (?:them|him|her|the others?))\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:don't|do not|wouldn't|not happy (?:with|about)|not keen on|hate the (?:idea|thought) of) (?:really |quite |actually |particularly )?(?:want|like|fancy|having|the idea of)? ?(?:our|my|all our|the|their) (?:\w+ ){1,2}(?:sitting|lying|stored|kept|living|floating|going|being) (?:on|in|around|out|over|off|to|at)\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:i've|we've|i have|we have|i'm|we're|been) (?:been )?(?:still )?(?:waiting|chasing|asking|hanging on|on hold)(?: for (?:a|an|the|your|somebody|someone|that) (?:\p{L}+ ?){1,4})? (?:since|for (?:two|three|four|five|six|ten|\d+|a|over|days|weeks|months|hours|an)|all (?:day|week|month|morning))\b/u,
    unless:
      /\b(?:for (?:a|this) (?:moment|chance|day like)|my (?:son|daughter|boss|wife|husband)|the weather|looking forward|for years for)\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:your|the|one of your) (?:driver|fitter|engineer|technician|man|men|people|courier|installer|lads|team|guys|crew|rep|colleague|electrician|plumber)s? (?:\p{L}+ ){0,3}?(?:left|dropped|broke|damaged|scratched|smashed|forgot|turned up|never|didn't|walked (?:off|out)|drove off|lost|spilt|spilled|refused|was rude|were rude|shouted|went home|ruined|cracked)\b/u,
    unless:
      /\b(?:left (?:us |me )?(?:a|his|her|their|your) (?:card|number|brochure|sample|note)|our (?:old|current)|lovely|great|kind)\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:i've|we've|i|we|i'm|we're)(?: been)? (?:paid|pay|paying|charged|billed|invoiced)(?: you)? for (?:something|a \p{L}+|an? \p{L}+ \p{L}+|things|\p{L}+)(?: that| which)? (?:i|we)(?:'ve)? (?:can't|never|didn't|don't|haven't|couldn't|not)\b/u,
  },
  {
    kind: 'trust',
    says: /\b(?:every time|each time|whenever) (?:i|we) (?:ring|call|phone|write|email|ask|complain|report)\b.{0,70}\b(?:else|different|nobody|no one|nothing|wrong|again|new|start|explain|wait|hold|queue|robot|machine)\b/,
    unless: /\b(?:lovely|kind|helpful|at once|straight away)\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:free|off|discount|cheaper|months|percent|half)\b.{0,20}\b(?:of|off|for) (?:something|a \p{L}+|an? \p{L}+|things|\p{L}+ing|\p{L}+) (?:that|which|who) (?:doesn't|don't|didn't|never|won't|isn't|aren't|can't|keeps)\b/u,
    asks: true,
  },
]

/** Reasons against, in the words that most people use. */
export const commonSigns: readonly ObjectionSign[] = [
  ...price,
  ...pricedComment,
  ...timing,
  ...term,
  ...need,
  ...competitor,
  ...authority,
  ...trust,
]
