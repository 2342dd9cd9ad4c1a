/** What a seller asks to qualify a customer, by the fact that the answer gives; matched against normalised sentences. */
export const buyingQuestions = {
  budget: new RegExp(
    [
      // "Have you got a budget?", "What's the budget?"
      String.raw`\b(?:what|how|is|have|has|do|did|does|got|which|any|and|about)\b.{0,40}(?<!(?:within|inside|over|fits?|fits? into|outside) (?:the |your |that )?)\bbudget`,
      // "What kind of spend", "what sort of money", "how much can you spend"
      String.raw`\bwhat (?:kind|sort|level|size|order) of (?:spend|money|sum|figure|number|amount|investment|price|budget|outlay)`,
      String.raw`\bhow much (?:money )?(?:(?:can|could|would|do|did|are|have|were) (?:you|they)|is (?:set aside|available|there|left))\b(?!.{0,30}\b(?:pay(?:ing)? (?:now|at|today|currently|them)|lose|losing|use))`,
      // "Have you a sum in mind?", "Is there money set aside?"
      String.raw`\b(?:sum|figure|number|amount|price|range|ballpark)s?\b.{0,25}\b(?:in mind|to work with|you(?:'re| are) (?:comfortable|aiming|hoping)|(?:'d| would) like|have to (?:hit|stay)|set aside|agreed|approved)`,
      String.raw`\b(?:money|funds|funding|anything|something) .{0,20}\b(?:set aside|available|approved|earmarked|put by|in the (?:pot|plan|budget))`,
      String.raw`\bwhat (?:would|do|can|could|were|are) you (?!.{0,40}\b(?:now|today|currently|moment|last year|so far)).{0,20}\b(?:spend|invest)`,
      String.raw`\bwhere (?:do|would) you (?:want|need|have) to be\b.{0,12}\b(?:price|money|cost|budget)`,
      String.raw`\b(?:upper|top|price) (?:limit|ceiling)|\bwhat(?:'s| is) (?:the|your) (?:pot|ceiling|limit|maximum)\b`,
    ].join('|'),
  ),
  decisionMaker: new RegExp(
    [
      String.raw`\bwho(?: else)?(?:'s|s|'d|'ll| is| would| will| can| has to| needs to| gets to| actually| normally| usually)?(?: be)?(?: the one)?(?: to| who| that)? ?(?:actually |finally |normally |usually )?(?:signs?(?! (?:for|up|in(?! the end)|into)\b)|signing|decid(?:es?|ing)|approv(?:es?|ing)|says? yes|(?:makes?|making) (?:the|that|this) (?:final )?(?:call|decision)|takes? the decision|has the (?:final|last) (?:say|word)|holds? the (?:purse|budget|money)|the decision[- ]maker|(?:the|your) budget (?:holder|owner))\b`,
      String.raw`\bwhose (?:decision|call|signature|budget)\b`,
      String.raw`\b(?:is|it|that)(?:'s| is)? (?:it |that |just )?(?:you|him|her|them|(?:the|your) \w+)(?: alone)? (?:who|that) (?:decid|sign|approv|say|make|take|has|have|hold)`,
      String.raw`\b(?:are you|you're|you are) the (?:one|person|decision[- ]maker)`,
      String.raw`\b(?:do|does|will|would|can|could) (?:you|he|she|they)(?: \w+){0,2} (?:decide(?! (?:on (?:the|which|what)|between|whether|which|how|if|where|when)\b)|approve|(?:make|take) (?:the|that|this) (?:final )?(?:call|decision)|sign (?:it |this |that )?(?:off|alone|yourself)|have the (?:final|last) (?:say|word))`,
      String.raw`\b(?:is|would) (?:it|that|this) (?:be )?(?:your|her|his|their) (?:call|decision|signature)`,
      String.raw`\bhow (?:do|does|will|would) (?:you|the|a|your)(?: \w+){0,2} (?:decision|decide)`,
      String.raw`\bwho signs .{0,30}\bis it you\b`,
    ].join('|'),
  ),
  timeline: new RegExp(
    [
      String.raw`\bwhen (?:would|do|will|could|can|should|might) (?:you|we|they|it|that|this)(?: all| ideally| realistically| like| want| need| hope| plan| expect| aim| think| have| to| both| be| able){0,5} (?:it|this|that|one|start|begin|go live|launch|switch|move|have it|be (?:live|ready|running|done|up|finished)|open|decide|know|sign|kick off|roll|finish|make (?:the|a|that) decision|meet|the first|in place)\b`,
      String.raw`\bwhen (?:would|do|will|must|should) (?:you|they) (?:need|want|like) (?:the|your|our|a|them|to (?!meet|talk|speak|call|come|see))`,
      String.raw`\bwhen (?:would|does|will) (?:it|that) (?:suit|work for|be best for) you to (?:start|begin|have|switch|move|go)`,
      String.raw`\bwhen (?:would|could|might) be (?:realistic|ideal|good for (?:the|a) (?:start|launch|move)|best to start|the right time to start)`,
      String.raw`\bwhen (?:is|'s|was) (?:the|your) (?:deadline|launch|go-live|opening|move|last (?:one|day|delivery|order)|start|cut-?off|first (?:day|delivery))`,
      String.raw`\bwhen (?:will|does|do|would|is|are) (?:the|your) (?:\w+ ){1,2}(?:decide|meet|sign|approve|vote|know|deciding|meeting)`,
      String.raw`\bwhen's the (?:deadline|launch|last one|last day|move|opening|start|go-live)`,
      String.raw`\b(?:by|from|until|starting|since) when\b|\bhow soon\b|\bwhat(?:'s| is| does)(?: the| your) (?:time ?line|time ?frame|deadline|schedule|target date)`,
      String.raw`\b(?:is there|have you got|do you have|any) (?:a |any )?(?:hard |fixed |particular )?(?:deadline|date (?:in mind|you)|time ?frame|time ?line)`,
      String.raw`\byou (?:could|can|would|want to|need to|'d|will|might)(?: like to| want to| be able to)? (?:be (?:live|ready|up|running)|start|begin|go live|switch)\b`,
      String.raw`\bwhen (?:could|can|will) you be (?:finished|done|ready|live)|\bhow does (?:your|the) time ?line\b`,
      String.raw`\bwhat(?:'s| is) (?:the|your) (?:ideal|target|planned) (?:date|start|launch)`,
      String.raw`^(?:(?:okay|ok|so|and|right|alright),? )*from when$`,
    ].join('|'),
  ),
  provider: new RegExp(
    [
      String.raw`\b(?:what|which|who)(?:'s| is| are| do| does| did| have| tool| system| company| agency)?(?: \w+){0,2} (?:you|your team|they) (?:\w+ )?(?:us(?:e|ing)|on|with|run(?:ning)?|work(?:ing)? with|buy(?:ing)? from|got)(?: (?:for (?:this|that|it)|at the moment|now|today|currently|right now|these days|so far|there))*\?*$`,
      String.raw`\byou(?:'re| are) (?:still |currently |all )?(?:running|using|with)\b(?! (?:us|me)\b)`,
      String.raw`\b(?:which|what) (?:provider|system|tool|software|supplier|vendor|agency|company|carrier|platform|contractor|product)s? (?:do|did|have) you\b`,
      String.raw`\bwho (?:does|do|did|makes|supplies|runs|handles|looks after|was (?:carrying|doing)|delivers|carries) (?:it|that|this|them|those|you|your|the)\b`,
      String.raw`\bwho(?:'s| is| are) (?:your|the) (?:current|present|existing|old) (?:\w+ )?(?:provider|supplier|vendor|agency|partner|contractor|system)`,
      String.raw`\b(?:look(?:ed|ing)?|talk(?:ed|ing)?|spoken|speak(?:ing)?|work(?:ed|ing)?|compar(?:ed|ing)|quotes?|offers?|consider(?:ed|ing)?|been|met|got|asked?|tried) .{0,30}\b(?:anyone|anybody|somebody|someone|any ?where|any(?:thing)?|other) ?(?:else|other|others|before|agenc\w+|suppliers?|providers?|vendors?|companies|tools?|options?)`,
      String.raw`\bwho else (?:are|have|did|do|is)\b|\bwho am i up against|\bwhat (?:else|other \w+) (?:are|have|did) you (?:look|consider|tr|compar|evaluat)`,
    ].join('|'),
  ),
} as const
