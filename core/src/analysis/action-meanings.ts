/** Words of one meaning in what is to be done, which a few hundred exchanges do not all hold. */
export const verbMeanings: readonly (readonly [string, RegExp])[] = [
  [
    'hands over',
    /^(?:send|mail|email|text|ping|fire|shoot|post|courier|forward|pass|drop|bring|get|give|hand|share|ship|fax|flick|pop|whatsapp|resend|attach|deliver|return|lend|show|slip|leave|copy|shoot)\b/,
  ],
  [
    'tells',
    /^(?:ask|tell|call|ring|phone|speak|talk|write|warn|remind|inform|brief|message|let (?:my|our|the|\S+) know|have a word|sound out|explain|raise|mention|introduce|chase|contact|catch|email|consult|run .{1,20} (?:by|past))\b/,
  ],
  [
    'makes',
    /^(?:write|draw|draft|make|prepare|put together|do|redo|rework|rewrite|print|model|mock|price|quote|calculate|work out|build|design|scan|photograph|take (?:a|some|two) (?:photo|picture|pic)|measure|count|list|translate|update|fill|film|record|type|copy|reissue|redraw|compile|sketch|break .{1,30} down|spell)\b/,
  ],
  [
    'finds out',
    /^(?:check|find|look|see|dig|hunt|search|ask|investigate|track|test|try|confirm|verify|read|clarify|chase|fish|root|measure|count|compare|review|go through|get to the bottom)\b/,
  ],
  [
    'changes',
    /^(?:change|take .{1,30} (?:off|out)|strike|cross|remove|delete|add|put .{1,40} (?:in|into|on|down)|write .{1,40} (?:in|into|down)|include|waive|knock|drop|swap|replace|correct|fix|move|extend|cap|lower|raise|credit|refund|cancel|reset|set|switch|stick|throw .{1,20} in|honou?r|backdate|split|adjust|build .{1,30} in)\b/,
  ],
  [
    'holds',
    /^(?:hold|reserve|keep|book|block|save|pencil|put .{1,20} (?:aside|down)|freeze|squeeze|schedule)\b/,
  ],
  ['signs', /^(?:sign|pay|order|approve|initial|countersign|stamp|transfer|submit|apply|register|file)\b/],
  [
    'has done',
    /^(?:have|get) (?:my|our|the|a|an|one of|someone|somebody|\w+ (?:to|look|send|ring|call|check|fix|do))\b/,
  ],
  [
    'feels',
    /^(?:enjoy|laugh|cry|eat|drink|win|lose|kill|hate|worry|die|retire|believe|marry|sleep|wait|live|break|die)\b/,
  ],
]

export const objectMeanings: readonly (readonly [string, RegExp])[] = [
  [
    'paper',
    /\b(?:list|quote|offer|proposal|sheet|contract|agreement|invoice|bill|form|certificate|report|drawing|plan|sketch|photo|picture|pic|page|letter|note|notes|email|mail|message|figures|numbers|data|details|terms|brochure|sample|swatch|copy|summary|one-pager|schedule|spreadsheet|link|policy|statement|spec|specs|manual|price|prices|costing|estimate|reference|references|contact|address|version|comparison|calculation|paperwork|order|receipt|sizes|measurements|readings?|minutes|presentation|deck|login|password|key|keys)s?\b/,
  ],
  [
    'person',
    /\b(?:boss|wife|husband|partner|director|manager|colleague|committee|board|accountant|lawyer|landlord|council|team|people|staff|lads|guys|boys|girls|brother|sister|father|mother|son|daughter|driver|engineer|fitter|head office|office|supplier|factory|bank|insurer|him|her|them|finance|legal|accounts|support|it|trustees|treasurer|owner|architect)\b/,
  ],
  ['to you', /\b(?:you|your)\b/],
  ['to me', /\b(?:me|us|my)\b/],
  ['whether', /\b(?:if|whether|what|how|when|which|who|where)\b/],
  ['back', /\b(?:back|over|across|round|along)\b/],
]
