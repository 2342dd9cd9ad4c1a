/** What a seller asks to qualify a customer, by the fact that the answer gives; matched against normalised sentences. */
export const buyingQuestions = {
  budget: new RegExp(
    [
      // "May I ask what you've set aside?", "What have you actually got, for the year?"
      String.raw`\bwhat (?:you|they|he|she|the two of you)(?:'ve| have|'d| would|'re| are)?(?: be)?(?: actually| really)?(?: got)? ?(?:set aside|put aside|put by|budgeted|looking to spend|like to spend|want to spend|hoping to spend|planning to spend|to spend)\b`,
      String.raw`\bwhat (?:have|has|'ve) (?:you|they|we) (?:actually |really )?got,? (?:for (?:the|this|it|that|us)|in the)\b`,
      String.raw`\bwhat (?:will|would|can|could) (?:it|that|this|you|they|he|she|the (?:business|budget|shop|year|plan)) (?:bear|carry|stretch to|allow)\b|\bwhat (?:will|would|can|could) (?:it|the (?:business|budget|shop|year|plan)) take\b|\bwhat(?:'s| is| would be) (?:in|within) (?:your )?(?:reach|range)\b`,
      // "What amount have you kept for the first order?", "what's in your plan for the new year?"
      String.raw`\bwhat (?:amount|sum|money) (?:have|has|did|do) (?:you|they)\b|\bwhat(?:'s| is) in (?:the|your|their) (?:plan|budget|pot|kitty)\b`,
      // "May I ask what's approved?", "what is sanctioned for lubricants this time?"
      String.raw`\bwhat(?:'s| is| was| has| got)(?: been)? (?:approved|sanctioned|allocated|set aside|signed off|released|cleared|budgeted|earmarked)\b`,
      // "Can I ask what is kept for the app side?", "what is there for it?"
      String.raw`\bwhat(?:'s| is| was)(?: been)? (?:kept|reserved|put by|put away|planned) for\b|\bwhat(?:'s| is) there for (?:it|this|that)\b`,
      String.raw`\bis there a frame\b|\bwhat(?:'s| is) (?:the|your) (?:frame|range|number|figure|spending limit)\b|\bis there a (?:number|figure|sum) (?:that )?(?:i|we)\b`,
      String.raw`\b(?:if|whether) there(?:'s|s| is) (?:a|any|some) (?:\p{L}+ )?(?:budget|money|figure|number|limit)\b`,
      String.raw`\bwhat(?:'s| has| have|'ve) (?:she|he|they|you) (?:actually |really )?(?:got|have) to (?:spend|work with|play with|give)\b`,
      // "To what, if I may?", "What would the club pay?", "And you'd be looking at?"
      String.raw`^(?:(?:and|so|okay|down),? )*to what\b|^(?:(?:and|so|okay),? )*where (?:do|would) you need to be\?$|\bwhat (?:number|figure|sum|amount) (?:are|would) (?:you|they) (?:be )?(?:working|to work) (?:with|to)\b|\bwhat (?:would|could|can|will|might) (?:the|your|they|he|she|you) ?(?:\p{L}+ )?(?:pay|spend|stretch to|go to|give)\b|\byou(?:'d| would) be (?:looking at|thinking of)\??$|\bwhat(?:'s| is) (?:available|doable|possible|affordable|feasible)\b|\b(?:ask|talk|speak) about (?:the )?money\b|\bmoney-?wise\b`,
      String.raw`\bwhat (?:have|had|did|'d) (?:you|they|he|she) (?:pencil(?:led)?(?: in)?|reckon(?:ed)?(?: with| on)?|allow(?:ed)?(?: for)?|planned(?: for)?|calculated(?: with)?|put in the plan)\b`,
      // "What would you get past them?", "What do you have for the season?"
      String.raw`\bwhat (?:would|could|can|might) you get (?:past|through|by) (?:them|him|her|the)\b|\bwhat do (?:you|they) have for (?:it|this|that|the (?:year|season|project|job|term|quarter))\b`,
      // "Have you got a budget?", "What's the budget?"
      String.raw`\b(?:what|how|is|have|has|do|did|does|got|which|any|and|about)\b.{0,40}(?<!(?:within|inside|over|fits?|fits? into|outside) (?:the |your |that )?)\bbudget`,
      // "What kind of spend", "what sort of money", "how much can you spend"
      String.raw`\bwhat (?:kind|sort|level|size|order) of (?:spend|money|sum|figure|number|amount|investment|price|budget|outlay)`,
      String.raw`\bhow much (?:money )?(?:(?:can|could|would|do|did|are|have|were) (?:you|they)|is (?:set aside|available|there|left))\b(?!.{0,30}\b(?:pay(?:ing)? (?:now|at|today|currently|them)|lose|losing|use))`,
      // "Have you a sum in mind?", "Is there money set aside?"
      String.raw`\b(?:sum|figure|number|amount|price|range|ballpark)s?\b.{0,25}\b(?:in mind|to work with|you(?:'re| are) (?:comfortable|aiming|hoping)|(?:'d| would) like|have to (?:hit|stay)|set aside|agreed|approved)`,
      String.raw`\b(?:money|funds|funding|anything|something) .{0,20}\b(?:set aside|put aside|available|approved|earmarked|put by|in the (?:pot|plan|budget))`,
      String.raw`\bwhat (?:would|do|can|could|were|are) you (?!.{0,40}\b(?:now|today|currently|moment|last year|so far)).{0,20}\b(?:spend|invest)`,
      String.raw`\bwhat (?:have|do|did) (?:you|they)(?: got| have)? (?:to (?:play|work|spend)(?: with)?|available|set aside)\b`,
      String.raw`\bwhat(?:'ve| have|'s|'d| do| is| would)?\b.{0,35}\bto (?:play|work) with\b`,
      String.raw`\bis there (?:a|any|some|still|anything in the) (?:\w+ )?(?:pot|purse|kitty|line|fund|money|number|figure|cap|limit|sum|amount|allowance)\b`,
      String.raw`\bwhat (?:is the |'s the )?(?:number|figure|price|sum)(?: \w+){0,5} (?:close|land|works?|done|comfortable|happy|stretch to|go to|be at|hit)\b`,
      String.raw`\bwhat (?:were|are|was) you (?:thinking|hoping|expecting|looking|planning)(?: \w+){0,2} (?:spend|pay|to (?:spend|pay))\b|\bwhat(?:'s| is| would be) (?:comfortable|doable|affordable|manageable|realistic)\b`,
      String.raw`\bwhat (?:did|do|were|are|would|had) you (?:have in mind|hop(?:e|ing)|want|aim\w*|think\w*)(?: \w+){0,3} (?:for|at|land|spend|pay)\b|\bwhere would you (?:need|want|like|have) to be\b`,
      String.raw`\bhow much (?:\w+ )?(?:have|has|did|do|does|is|'s|was) .{0,25}\b(?:got|set|put|left|given|there|allow\w*|pay)\b(?!.{0,20}(?:them|now|today))`,
      String.raw`\bwhere (?:do|would) you (?:want|need|have) to be\b.{0,12}\b(?:price|money|cost|budget)`,
      String.raw`\b(?:upper|top|price) (?:limit|ceiling)|\bwhat(?:'s| is) (?:the|your) (?:pot|ceiling|limit|maximum)\b`,
    ].join('|'),
    'u',
  ),
  decisionMaker: new RegExp(
    [
      String.raw`\b(?:decision|call|choice)(?:'s| is| will be| would be) (?:yours|your \w+|his|hers|theirs)\b`,
      String.raw`\bwho(?:'s| is| would| will|'d|'ll)? (?:actually |really |then )?(?:puts?|putting) (?:the ink|(?:his|her|their) name|pen|the signature)\b`,
      String.raw`\bwho(?: else)?(?:'s|s|'d|'ll| is| would| will| can| has to| needs to| gets to| actually| normally| usually)?(?: be)?(?: the one)?(?: to| who| that)? ?(?:actually |finally |normally |usually )?(?:signs?(?! (?:up|in(?! the end)|into)\b| for (?:the |your )?(?:deliver|parcel|package|post|pallet|goods))|signing|decid(?:es?|ing)|approv(?:es?|ing)|releas(?:es?|ing) the (?:order|money|funds|payment)|says? yes|(?:makes?|making|takes?|taking) (?:the|that|this) (?:final )?(?:call|decision)|has the (?:final|last) (?:say|word)|holds? the (?:purse|budget|money)|the decision[- ]maker|(?:the|your) budget (?:holder|owner))\b`,
      String.raw`\bwho(?:'s| is| would| will|'d|'ll| has to)? (?:to )?(?:gives?|giving) (?:the|us the|you the|it the) (?:go-ahead|green light|ok|okay|nod|approval|final word)\b`,
      String.raw`\bwho(?:'s| is| has) the (?:signature|signatory|one signing|decision)\b`,
      String.raw`\b(?:who|governors|board|trustees|council|they|partners) (?:who )?(?:makes?|take|takes) the (?:choice|decision|call)\b.*`,
      String.raw`\b(?:do|does) (?:he|she|they|you) (?:then )?sign\??$|\byou(?:'d| would)? sign(?: (?:that|this|it))?\??$`,
      String.raw`\b(?:is|was) it \p{L}+(?: \p{L}+)? (?:who|that) (?:signs?|decides?|approves?|okays?|clears?|says? yes|has the (?:final|last))`,
      String.raw`\b(?:will|would) be (?:finali[sz]ing|deciding|approving|signing) (?:it|this|that) (?:yourself|alone|personally)\b`,
      String.raw`\b(?:is|was) (?:that|it|this|the \w+),? (?:then |all )?(?:yours|his|hers|theirs)(?: alone)?\b`,
      String.raw`\bwho(?:'s| is) (?:above|over) (?:you|your|that)\b`,
      // "Is there anyone else who gets a say?"
      String.raw`\b(?:any|some)(?:one|body) else (?:who |that )?(?:gets? a say|has a say|decides?|signs?|(?:has|needs) to (?:sign|agree|approve|say yes))\b`,
      String.raw`\bwhose (?:decision|call|signature|budget)\b`,
      // "Who do you ask?", "Who would have to agree?"
      String.raw`\bwho (?:do|would|will|must) you (?:have to |need to )?(?:ask|go to|convince|persuade|answer to|report to|get past|need a yes from)\b(?! (?:for (?:help|directions)|to (?:help|come|fix)))`,
      String.raw`\bwho(?: else)?(?: has| needs| would have| would need|'d have|'d need| must| will have)? to (?:agree|be convinced|be asked|be persuaded|okay (?:it|this|that)|see (?:it|this) first)\b`,
      String.raw`\b(?:is|it|that)(?:'s| is)? (?:it |that |just )?(?:you|him|her|them|(?:the|your) \w+)(?: alone)? (?:who|that) (?:decid|sign|approv|say|make|take|has|have|hold)`,
      String.raw`\b(?:are you|you're|you are) the (?:one|person|decision[- ]maker)`,
      // "is he the one who'd put his name to it?"
      String.raw`\b(?:is|would|was) (?:it |that )?(?:he|she|they|your \w+)(?: be)? the (?:one|person) (?:who|that)(?:'d|'ll| would| will| has to| can| gets to)? (?:signs?|decides?|approves?|chooses?|says? yes|puts? (?:his|her|their) name|pulls? the plug|makes? the (?:call|decision|choice)|has the)`,
      String.raw`\b(?:do|does|will|would|can|could) (?:you|he|she|they)(?: \w+){0,2} (?:decide(?! (?:on (?:the|which|what)|between|whether|which|how|if|where|when)\b)|approve|(?:make|take) (?:the|that|this) (?:final )?(?:call|decision)|sign (?:it |this |that )?(?:off|alone|yourself)|have the (?:final|last) (?:say|word))`,
      String.raw`\b(?:is|would) (?:it|that|this) (?:be )?(?:your|her|his|their) (?:call|decision|signature)`,
      String.raw`\bhow (?:do|does|will|would) (?:you|the|a|your)(?: \w+){0,2} (?:decision|decide)`,
      String.raw`\bwho signs .{0,30}\bis it you\b`,
      // "How will the approval work on your side?"
      String.raw`\bhow (?:is|does|do|will|would) (?:it|this|that|the|an?|your) ?(?:be )?(?:internal )?(?:approv(?:al|ed)|sign-?off|decided|approval process|decision)\b`,
    ].join('|'),
    'u',
  ),
  // "So you'd want it running before she goes?"
  wish: /\b(?:you|we)(?:'d| would|'ll| will)? (?:ideally )?(?:want|need|like|have to have)(?: to have)? (?:it|them|this|that|the \w+|everything)(?: all)? (?:running|live|in place|ready|installed|done|up|finished|delivered|there|here|in|on|gone|working|sorted|set up|signed|open)\b/,
  timeline: new RegExp(
    [
      String.raw`\bwhen (?:would|will|does|do|is|are) (?!(?:we|you|i|it|that|he|she|they)\b)[\p{L}' ]{2,40} (?:start|starting|begin|beginning|come out|coming out|be out|open|opening|close|closing|go out|go in|run out|end|kick off|launch|need to be|have to be|be needed)\b`,
      String.raw`\bby (?:which|what) (?:date|day) (?:must|should|do|would|does|has|have)\b|\bwhat(?:'s| is| would be) your (?:target |ideal )?(?:date|deadline|timing|target)(?: for|\?)`,
      String.raw`\b(?:until|by) when must\b|\bwhen(?:'s| is) the first\b|\bwhen should the old\b`,
      String.raw`\bwhen (?:would|do|does|will|could|can|should|might|must) (?:you|we|they|he|she|it|that|this|(?:the|your|our|all) (?:(?!meeting|call|demo|report|quote|invoice)\w+ ){0,2}?(?!meeting|call|demo|report|quote|invoice)\w+)(?: all| ideally| realistically| like| want| need| hope| plan| expect| aim| think| have| has| got| needs?| to| both| be| able| actually| really){0,5} (?:it|this|that|one|doing|having|getting|starting|fitting|ordering|start|begin|go live|launch|switch|move|have it|run|work|be (?:live|ready|running|done|up|finished|in|there|standing|working|open|here|gone|over|working|installed|fitted|delivered|complete|completed|operational)|happen|arrive|stand|expire|end|run out|open|decide|know|sign|kick off|roll|finish|make (?:the|a|that) decision|meet|the first|in place)\b`,
      String.raw`\bwhen (?:would|do|will|must|should) (?:you|they) (?:need|want|like) (?:the|your|our|a|them|to (?!meet|talk|speak|call|come|see))`,
      // "when's the trip?", "how long are you tied to them?"
      String.raw`\bwhen(?:'s| is) (?:the|your) (?:trip|event|wedding|party|fair|show|festival|conference|season|harvest|exam|audit|inspection|handover|completion|changeover|big day)\b(?! (?:over|done|finished|through|behind)\b)`,
      String.raw`\b(?:how long|until when|till when) (?:are|is) (?:you|they|that|it|the \w+|your \w+) (?:(?:still |\w+ )?(?:tied|bound|locked|committed|contracted|under contract|running|good|valid)|with them)\b`,
      // "when are you hoping to start?", "when is it due?", "when's the old one up?"
      String.raw`\bwhen are you (?:\w+ )?(?:hoping|planning|looking|aiming|thinking|wanting|intending|due|supposed) (?:to|of)\b(?! (?:meet|talk|speak|call|come|ring|visit))`,
      String.raw`\bwhen(?:'s| is| are) (?:it|that|this|they|the|your)(?: \w+){0,3} (?:due|up for renewal|coming up|running out|needed)\b(?! (?:in|for) (?:a|the) (?:call|meeting))`,
      String.raw`\bwhen (?:would|does|will) (?:it|that) (?:suit|work for|be best for) you to (?:start|begin|have|switch|move|go)`,
      String.raw`\bwhen (?:would|could|might) be (?:realistic|ideal|good for (?:the|a) (?:start|launch|move)|best to start|the right time to start)`,
      String.raw`\bwhen (?:is|'s|was) (?:the|your) (?:deadline|launch|go-live|opening|move|last (?:one|day|delivery|order)|start|cut-?off|first (?:day|delivery))`,
      String.raw`\bwhen(?:'s| is| does| do| will) (?:the|your|his|her) (?:first|next|last|new|big)\b`,
      String.raw`\b(?:like|want|need|plan|hope|aim)\w* to (?:open|start|launch|begin|have it|go live|move|use it)\b[^?]{0,30}\bwhen\b|\bwhen (?:he|she|they)(?:'ll| will| would) (?:sign|decide|know)\b`,
      String.raw`\bwhen(?:'s| is) (?:that|this|the|your|their) (?:next )?(?:partners'? |board |committee |governors'? )?(?:meeting|board|vote|decision|round)\b`,
      String.raw`\bwhen (?:do|does|will|would) (?:they|he|she) (?:next |actually )?(?:sit|meet|decide|vote|approve|look at)\b`,
      String.raw`\bby when\b.{0,20}\b(?:need|require|want|expect)|\bwhen (?:do|would|will) (?:you|your \w+|they) (?:require|need|want|expect)\b`,
      String.raw`\bwhen (?:will|does|do|would|is|are) (?:the|your) (?:\w+ ){1,2}(?:sit|decide|meet|sign|approve|vote|know|deciding|meeting)`,
      String.raw`\bwhen's the (?:deadline|launch|last one|last day|move|opening|start|go-live)`,
      String.raw`\b(?:by|from|until|starting) when\b|\bhow soon\b|\bwhat(?:'s| is| does)(?: the| your) (?:time ?line|time ?frame|deadline|schedule|target date)`,
      String.raw`\b(?:is there|have you got|do you have|any) (?:a |any )?(?:hard |fixed |particular )?(?:deadline|date (?:in mind|you)|time ?frame|time ?line)`,
      String.raw`\byou (?:could|can|would|want to|need to|'d|will|might)(?: like to| want to| be able to)? (?:be (?:live|ready|up|running)|start|begin|go live|switch)\b`,
      String.raw`\bwhen (?:could|can|will) you be (?:finished|done|ready|live)|\bhow does (?:your|the) time ?line\b`,
      String.raw`\bwhat(?:'s| is) (?:the|your) (?:ideal|target|planned) (?:date|start|launch)`,
      String.raw`^(?:(?:okay|ok|so|and|right|alright),? )*from when$`,
    ].join('|'),
    'u',
  ),
  provider: new RegExp(
    [
      // "Who's doing that job at the moment?", "What are you milling on today?"
      String.raw`\b(?:who|what|which)(?:'s| is| are| do| does)?\b.{0,40}\b(?:at the moment|right now|currently|these days|until now|up to now|so far)\b`,
      String.raw`\b(?:what|which \w+) are you (?:\w+ing) (?:on|with|from)\b|\bwhich (?:system|provider|supplier|software|company|tool|make|brand)\b[?]`,
      String.raw`\b(?:what|which|who)(?:'s| is| are| do| does| did| have| tool| system| company| agency)?(?: \w+){0,2} (?:you|your team|they) (?:\w+ )?(?:us(?:e|ing)|on|with|run(?:ning)?|work(?:ing)? with|buy(?:ing)? from|got)(?: (?:for (?:this|that|it)|at the moment|now|today|currently|right now|these days|so far|there))*\?*$`,
      String.raw`\byou(?:'re| are) (?:still |currently |all )?(?:running|using|with)\b(?! (?:us|me)\b)`,
      String.raw`\b(?:which|what) (?:provider|system|tool|software|supplier|vendor|agency|company|carrier|platform|contractor|product)s? (?:do|did|have) you\b`,
      String.raw`\bwho (?:does|do|did|makes|made|built|installed|supplied|supplies|runs|handles|looks after|was (?:carrying|doing)|delivers|carries) (?:it|that|this|them|those|you|your|the)\b`,
      String.raw`\b(?:who|what|which) (?:have|has|do|did|had) (?:you|they) (?:got|have|in|use)\b(?: \w+)? ?(?:now|at the moment|today|currently|there|doing|in|,|\?|$)`,
      String.raw`\bwho(?:'s| is| are) (?:your|the) (?:current|present|existing|old) (?:\w+ )?(?:provider|supplier|vendor|agency|partner|contractor|system)`,
      String.raw`\b(?:look(?:ed|ing)?|talk(?:ed|ing)?|spoken|speak(?:ing)?|work(?:ed|ing)?|compar(?:ed|ing)|quotes?|offers?|consider(?:ed|ing)?|been|met|got|asked?|tried) .{0,30}\b(?:anyone|anybody|somebody|someone|any ?where|any(?:thing)?|other) ?(?:else|other|others|before|agenc\w+|suppliers?|providers?|vendors?|companies|tools?|options?)`,
      // "are you talking to anybody besides us?", "looking at anyone in particular?"
      String.raw`\b(?:look(?:ed|ing)?|talk(?:ed|ing)?|spoken|speak(?:ing)?|compar(?:ed|ing)|consider(?:ed|ing)|heard|quotes?|offers?) .{0,15}\b(?:any(?:one|body)|some(?:one|body)|others?|compan\w+|suppliers?|providers?)(?: \w+)? (?:besides|apart from|other than|in particular|specific)\b`,
      String.raw`\b(?:anyone|anybody|any(?:thing)?|who|what) else (?:\w+ )?(?:you(?:'re| are)?|on (?:the|your) (?:list|table))\b|\b(?:now|currently|today) you(?:'re| are) (?:at|with|using)\b`,
      String.raw`\bwho was (?:doing|running|supplying)\b|\bwho(?:'s| is| are)(?: \w+)? (?:against (?:us|me)|we up against)\b|\bwho else(?:'s| is) (?:in it|in there|after it|bidding)\b`,
      String.raw`\b(?:has|have|did|is|are) (?:anybody|anyone|somebody|someone|any other \w+|others?) (?:else )?(?:bid|bidding|quoted?|quoting|offered|tendered|pitched|in the (?:race|running))\b`,
      // "The last lot quoted twelve." "Who was that?"
      String.raw`^(?:(?:and|oh|okay|right|so),? )*who (?:was|were) (?:that|they|it|those)\b(?! (?:on|at|who|in)\b)`,
      String.raw`\bwho else (?:are|have|did|do|is)\b|\bwho am i up against|\bwhat (?:else|other \w+) (?:are|have|did) you (?:look|consider|tr|compar|evaluat)`,
    ].join('|'),
  ),
} as const
