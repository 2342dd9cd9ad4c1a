import type { ObjectionSign } from './objection-sign.ts'

const somebody = String.raw`(?!i\b|we\b|you\b|it\b|that\b)[\p{L}]+`

/** What stands in the way, said as a fact: a no that is certain, a cost that must be explained, a look before the leap. */
export const wallSigns: readonly ObjectionSign[] = [
  {
    kind: 'need',
    says: /\b(?:is|are|that's|it's) (?:just |simply |really )?not (?:nearly )?enough\b|\b(?:isn't|aren't) (?:nearly )?enough\b|\b(?:they|staff|team|[\p{L}]+ing) (?:doesn't|don't|won't|never) (?:use|like|touch) (?:it|them|this|that|anything)\b/u,
    unless: /\b(?:money|time|budget|old|current|ours)\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:want|like|need|have) (?:to (?:see|have|get) )?(?:that|this|it) (?:put |all )?in (?:the contract|black and white)\b/,
    unless: /\b(?:send|email)\b/,
  },
  {
    kind: 'authority',
    says: /\b(?!i\b|we\b|you\b)[\p{L}]+ (?:has|needs|must) (?:to )?agree\b/u,
  },
  // price
  {
    kind: 'price',
    says: /\b(?:now |today |currently |at the moment )?(?:we|i) (?:now |currently |only )?pay (?:about |around )?(?=\S)/,
    beforeSum: true,
    afterPrice: true,
  },
  {
    kind: 'price',
    says: /\bwhy (?:should|would|do) (?:i|we) (?:have to )?(?:pay|spend)\b|\bhow (?:would|could|can|do|am|are) (?:i|we)(?: supposed to)? (?:find|pay|afford|explain|justify)\b/,
    asks: true,
  },
  {
    kind: 'price',
    says: /\bif (?:it's|it is|that's|it comes? in|it goes|it comes to) (?:anything )?(?:over|more than|above|beyond|north of) (?=\S)/,
    beforeSum: true,
  },
  {
    kind: 'price',
    says: /\b(?:more than|over|above|beyond|anything over) (?:that|this),? (?:i|we|he|she)(?:'d|'ll)? ?(?:must|have to|need|has to|would|will|can't|cannot)\b|\b(?:don't|do not) come back for more\b|\bcan(?:'t|not) (?:make it grow|stretch it|print (?:it|money)|spend)\b/,
  },
  {
    kind: 'price',
    says: /\b(?:saw|seen|look(?:ed)? at|heard) the (?:price(?: tag)?|bill|quote|number|figure|invoice)\b/,
    unless: /\b(?:haven't|not|didn't|never|happy|fine|glad|good)\b/,
  },
  {
    kind: 'price',
    says: /\b(?:you're|you are|you must be) (?:having a laugh|joking|kidding|not serious)\b|\bare you (?:serious|joking|kidding)\b|\bnearly (?:cried|died|choked|fainted)\b/,
    asks: true,
    afterPrice: true,
  },
  {
    kind: 'price',
    says: /\b(?:is|that's|it's),?(?: like,?| basically,?| about)? an? (?:used |new |small |second-?hand |decent |whole |week's |month's |year's )?(?:car|corolla|house|salary|wage|wages|mortgage|flat|van|truck|tractor|deposit)\b/,
    unless: /\b(?:need|want|drive|buy|have)\b/,
  },
  // timing
  {
    kind: 'timing',
    says: /\b(?:i'm|we're|i am|we are) not (?:letting|risking|having) (?:anyone|anybody|you|people|your \p{L}+|workmen|builders|installers|a change|that)\b.{0,50}\b(?:while|during|in the middle of|as long as|before|until|till)\b/u,
  },
  {
    kind: 'timing',
    says: /\bcut(?:s|ting)? it (?:very |a bit |rather |awfully |too |pretty )?(?:fine|close)\b|\bone (?:thing|fire|step|crisis|problem|battle|job) at a time\b|\b(?:can't|cannot|can not|won't|couldn't)(?: really)? commit\b|\b(?:booked|busy|full|tied up|flat out|rammed|chocka) (?:\w+ )?(?:till|until|through|to)\b/,
    unless: /\b(?:room|lunch)\b/,
  },
  {
    kind: 'timing',
    says: /\b(?:nothing|no one|nobody|none of it) (?:moves|happens|gets (?:done|signed|decided)|works|is decided) (?:before|until|till|over|in|during|after)\b/,
    unless: /\bunless\b/,
  },
  // competitor
  {
    kind: 'competitor',
    says: /\b(?:view|see|seeing|look(?:ing)? at|visit(?:ing)?|meet(?:ing)?|talk(?:ing)? to|compar(?:e|ing)|try(?:ing)?|check(?:ing)?) (?:an|the |some |two |three )?others?(?: (?:one|ones|place|places|firm|supplier|company|provider|offer|offers|people))?\b/,
    unless: /\b(?:each other|one another|the other (?:day|side|week|two|office|site|shop|branch|hand))\b/,
  },
  // authority
  {
    kind: 'authority',
    says: /\bi (?:can|could) (?:only|just) (?:tell|ask|recommend|suggest|shortlist|pass|propose|advise|put)\b|\bi can (?:shortlist|recommend|propose|suggest) only\b|\bi (?:can )?(?:only )?(?:prepare|write|propose|recommend|suggest|choose|shortlist|pick|advise)[^.,]{0,20}(?:,| and|, and|, but) (?:he|she|they|\p{L}+) (?:signs?|decides?|pays?|choose|chooses)\b/u,
  },
  {
    kind: 'authority',
    says: new RegExp(
      String.raw`\b${somebody}(?:'s got|'s| has| have| has got)(?: a| the)? veto\b|\b(?:it's|it is) (?:his|her|their) (?:pen|name|cheque|check|company|shop|business|signature|neck|head)\b|\b(?:he|she|they) says? yes or\b|\bboth (?:our|of our) names\b`,
      'u',
    ),
  },
  // need
  {
    kind: 'need',
    says: /\b(?:i|we) (?:don't|do not|didn't|wouldn't) (?:really |actually |even )?want (?:to )?(?:own|buy|rent|lease|sign|switch|change|learn|install|run|manage|deal with|look after|maintain|be tied|be locked|be stuck|have to|babysit|another|one of (?:those|these))\b/,
  },
  {
    kind: 'need',
    says: /\b(?:i|we) (?:also |really )?(?:don't|do not) need (?:\d+|ten|twelve|fifteen|sixteen|twenty|thirty|forty|fifty|a hundred|that many|so many|all (?:of )?(?:that|those|them))\b|\b(?:i think |i find )?(?:that|it|this)(?:'s| is) (?:way |far |much )?too (?:much|many)\b(?! (?:money|work))/,
  },
  {
    kind: 'need',
    says: /\b(?:if not,? )?(?:it's|it is|that's|it'd be|it would be)(?: for (?:me|us))? a (?:hard |clear |definite )?no\b(?! (?:brainer|problem))/,
  },
  {
    kind: 'need',
    says: /\b(?:without|with no) (?:an? |the |that |it )?[\p{L}-]+(?: [\p{L}-]+){0,5}? (?:won't|will not|can't|cannot|wouldn't|doesn't|don't) \w+/u,
    unless: /\bwithout (?:you|a doubt|question)\b/,
  },
  {
    kind: 'need',
    says: /\b[\p{L}]+(?:'d| would|'ll| will) (?:go (?:up the wall|mad|spare|nuts|crazy|ballistic|mental)|kill me|lynch me|have my head|walk out|revolt|mutiny|strike)\b/u,
  },
  { kind: 'need', says: /^(?:no[,.]? )?(?:fix|sort|finish|solve|repair|settle) .{2,40} first\b/ },
  // trust
  {
    kind: 'trust',
    says: /\bwhat(?:'s| is) to (?:say|stop)\b|\b(?:doesn't|won't|not|can't) happen again\b|\bhow (?:do|can|would) (?:i|we) know\b/,
    asks: true,
    unless: /\bhow (?:do|can|would) (?:i|we) know (?:which|what|where|when|how)\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:want|need|have|like|got) to (?:see|try|test|hear|touch|taste|watch|count) (?:it|that|this|them|one|those|the \w+)\b.{0,40}\b(?:before|first|myself|ourselves|with my own)\b/,
    unless: /\b(?:board|boss|legal|meeting)\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:the )?last (?:\w+ ){0,2}(?:i|we|that we|that i) (?:bought|had|got|ordered|used|tried|hired)\b.{0,60}\b(?:broke\w*|leak\w*|fail\w*|died|late|never|didn't|wasn't|stopped|lasted|went|cost|took|fell)\b|\blast time\b.{0,70}\b(?:only|but|then|instead|never|nobody|didn't|wasn't|late|broke\w*|lost|wrong)\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:i'm|we're|i am|we are) not (?:going to be )?(?:signing|committing|locking|tying)\b|\b(?:i|we) (?:won't|will not|wouldn't) (?:be )?sign(?:ing)?\b/,
    unless: /\b(?:today|this week|tomorrow|before|until)\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:my|our) (?:big |biggest |only |one |main |real )?(?:fear|worry|concern|problem|doubt),? (?:it |that )?is\b|\b(?:if|when) (?:it|one|something|that|the \w+)(?: \w+)? (?:breaks|fails|stops|dies|leaks|goes down|goes wrong)\b.{0,40}\b(?:who|what|how)\b|\bwhat happens when (?:it|one|something|that)\b(?! (?:rains|snows|gets|is (?:dark|cold|hot|empty|full|\p{L}+ed)))/u,
    asks: true,
  },
  {
    kind: 'trust',
    says: /\b(?:paying|paid) for (?:an? |the |something )?[\w ]{2,30}? (?:nobody|no one|never|that (?:never|didn't|nobody)|you (?:never|didn't))\b|\b(?:was|were) (?:supposed|meant) to (?:be|have|come|get)\b/,
    unless: /\b(?:meeting|call|holiday|rain|retire)\b/,
  },
]
