import { type ObjectionSign, worry } from './objection-sign.ts'

/** Doubts about us, the product or the terms. */
export const trustSigns: readonly ObjectionSign[] = [
  // "I don't trust cloud backups since", "I would never trust our data to somebody's cloud"
  {
    kind: 'trust',
    says: /\b(?:i|we)(?: would|'d| will|'ll)? (?:never|don't|do not|wouldn't|won't|can't|cannot|no longer) (?:really |quite |fully )?trust (?:any|a|the|these|this|that|your|our|such|cloud|online|software|computers?|machines?|sensors?|robots?|cameras?|somebody's|anybody's|(?!us\b)\p{L}{3,}s\b)/u,
    unless:
      /\b(?:old|current|present|existing|their|them|his|her|myself|memory|others?|last (?:one|supplier|lot)|competitor)\b/,
  },
  // "You are a small company, who comes to us at night?"
  {
    kind: 'trust',
    says: /\byou(?:'re| are) (?:only |just |still )?(?:a |such a |quite a |too )?(?:very )?(?:small|young|new|tiny) (?:company|firm|outfit|shop|business|team|player)\b/,
    unless: /\b(?:like us|too,|as well|perfect|great|nice|that's why)\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:i|we) tried [\p{L} ]{2,25} (?:before|once|(?:\w+ )?years? ago|last year),? (?:and|but) .{0,40}\b(?:stopped|never|nobody|no one|didn't|failed|crashed|broke|gave up|wasn't|hated)\b/u,
  },
  {
    kind: 'trust',
    says: /\b(?:promised|told|sold) (?:me|us) (?:exactly )?(?:the same|that too|that as well)\b/,
  },

  {
    kind: 'trust',
    says: /\b(?:had|tried|used|bought) (?:an? |some )?(?:\w+ ){0,2}(?:like (?:that|this|yours)|of (?:this|that) kind)\b.{0,60}\b(?:nobody|no one|never|didn't|failed|crashed|broke|disaster|nightmare|gave up|stopped|wasn't|trouble)\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:sounds|looks|seems) (?:very |a bit |a little |rather |pretty |quite |really |awfully |too )*(?:complicated|complex)\b/,
  },
  {
    kind: 'trust',
    says: /\bour (?:\w+ )?(?:data|files|records|documents|servers?) (?:can't|cannot|mustn't|must not|may not|aren't allowed to) (?:leave|be|go)\b/,
  },
  { kind: 'trust', says: /\b(?:i'm|we're|i am|we are) (?:still |a bit |rather |quite |very )*hesitant\b/ },
  // "I like it, but …": what follows the praise counts
  {
    kind: 'trust',
    says: /\b(?:i like it|we like it|i'd love to|we'd love to|sounds good|looks good|tempting|i'd say yes|it's good|it's nice)\b[^.?!]{0,15},? (?:but|only|my problem is|the problem is)\b.{0,60}\b(?:not|\w+n't|no|nobody|never|without|too|only|problem|worry|expensive|missing|hard|first)\b/,
    unless: /\b(?:monday|tuesday|wednesday|thursday|friday|morning|afternoon|o'clock|tomorrow)\b/,
  },

  {
    kind: 'trust',
    says: /\blast time (?:we|i) (?:changed|switched|moved|migrated|tried|did|bought)\b.{0,60}\b(?:took|lost|nightmare|disaster|chaos|wrong|down|broke|failed|months|weeks|year)\b/,
    unless: /\b(?:took (?:an hour|a day|no time)|easy)\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:not|never|n't)(?: \w+){0,4} (?:tie|lock|commit|bind) (?:myself|ourselves|us)\b/,
  },
  {
    kind: 'trust',
    says: /\bwhat (?:i|we)(?:'d be|'m|'re| am| are| would be) (?:a bit |really |most |mostly |still |more )?(?:worried|nervous|concerned|anxious|scared|afraid) (?:about|of) is\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:what|one thing that|the thing that) (?:really |still |mostly )?(?:worries|bothers|concerns|scares|stops|troubles) (?:me|us)\b|\bwhat puts (?:me|us) off\b|\bit (?:worries|bothers|scares) (?:me|us) (?:that|how|when)\b/,
    unless: /\bnothing\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:(?:is|are|'s|would be) (?:a |the |my |our )?(?:bit of a |real |big )?(?:problem|issue) for (?:us|me)\b(?! to)|(?:is|'s|are|would be) (?:a |an absolute |the )?(?:deal[- ]?breaker|no[- ]go|show-?stopper|sticking point)\b)/,
    unless:
      /\b(?:monday|tuesday|wednesday|thursday|friday|o'clock|morning|afternoon|today|tomorrow|parking|traffic)\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:i'm|we're|i am|we are) (?:still |a bit |rather |quite )*(?:in two minds|on the fence|reluctant|torn|undecided)\b|\bdon't see (?:it|this|that|us) (?:happening|working|getting)\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:i'm|we're|i am|we are) (?:a bit |really |still |honestly )*(?:scared|afraid|wary) (?:of|that) (?:the|it|your|losing|we|this|a|being|having|getting|what)\b/,
    unless: /\b(?:dog|dogs|height|heights|flying|spiders)\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:i|we) (?:don't|do not|didn't) (?:really |quite )?like (?:your \w+|(?:the|this|that) (?:\w+ )?(?:lock-in|contract|terms?|notice period|clause|minimum|commitment|conditions?|deposit|small print|fine print|idea of))\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:bought|got|had|ordered) from you\b.{0,40}\b(?:fell apart|broke|broken|failed|crashed|didn't|never|lost|wasn't|stopped)\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:it|that|this) (?:makes|is making|made) (?:me|us) (?:a bit |a little |very |rather |really |quite )*(?:afraid|nervous|anxious|uneasy|worried|scared|hesitate)\b/,
    // Of their own matters it is no doubt about us.
    unless:
      /\b(?:flying|driving|dog|weather)\b|\b(?:nervous|worried|anxious|uneasy|scared) (?:when|if|whenever|that|how) (?:i|we|my|our|they|he|she|people|customers|the (?:staff|team|guys|drivers))\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:not|n't) (?:really |quite |entirely |fully )?(?:sure|convinced|certain)(?: that)? (?:i|we) (?:do|am|are|would)\b(?=[.,;!]|$)/,
    beside: /\b(?:believe|trust|convinced|buy it|want)\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:i|we)(?:'d| would) (?:want|need|like|have) to see (?:a |an |some |the |your )?(?:\w+ )?(?:certificates?|proof|evidence|references?|guarantee)\b/,
  },
  { kind: 'trust', says: /\bheard (?:\w+ )?(?:bad|terrible|mixed|awful|not so good) things\b/ },
  {
    kind: 'trust',
    says: new RegExp(
      String.raw`\b(?:i'm|we're|i am|we are|our \w+(?: \w+)? (?:is|are)) (?:a bit |a little |slightly |really |quite |kind of |still |honestly |just |very )*${worry}\b`,
    ),
    unless:
      /\babout (?:my|his|her|our) (?:mother|father|mum|dad|wife|husband|son|daughter|kids?|children|dog|flight|exam|knee|back)\b|\babout (?:flying|driving|the weather|speaking)\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:my|our|the|one|only|biggest|main|real|other) (?:\w+ )?(?:worry|concern|fear|hesitation|reservation|objection) (?:is|would be|with|about)\b/,
    unless: /\b(?:no|not|isn't) (?:\w+ )?(?:worry|concern)\b|\b(?:gone|solved|sorted|resolved|history)\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:not|isn't|aren't) (?:really |quite |entirely |fully |yet |at all |so |that )*(?:convinced|persuaded)\b/,
  },
  {
    kind: 'trust',
    says: /\bnot (?:really |quite |entirely |that |so |very |too )*(?:comfortable|happy) (?:about|with|putting|giving|sharing|sending|having) (?!(?:them|him|her|our (?:current|present|old|existing|last|former|other))\b)/,
  },
  {
    kind: 'trust',
    says: /\bnot (?:really |quite |entirely |so |totally |completely |a hundred percent |100 ?% )?sure (?:that |if |whether )?(?:(?:we|i) (?:can|could) (?:trust|rely|depend)|i'd|we'd|i would|we would|i want|we want|it(?:'s| is| will|'ll| would)|this (?:is|will|would)|that(?:'s| is| will)|about (?:this|your|the (?:price|contract|quality|term|idea|migration|whole|security)))/,
    unless:
      /\b(?:be there|make it|make (?:monday|tuesday|wednesday|thursday|friday)|tomorrow|spelled|address|his|her|still there|right number|on (?:monday|tuesday|wednesday|thursday|friday))\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:don't|do not|can't|cannot|no longer|hard to|wouldn't) (?:really |quite )?trust (?:you|your|it|this|that|the|those|these)\b(?! (?:others?|competition|competitors|rest|guy|man))/,
  },
  {
    kind: 'trust',
    says: /\b(?:wouldn't|would not|can't|cannot|couldn't|not want to|wouldn't want to|don't want to) (?:want to )?(?:rely|count|depend|be dependent) on (?!them|him|her|my|our)\w+/,
  },
  {
    kind: 'trust',
    says: /\b(?:(?:who's|who is|who would be|who'd be) (?:then )?liable|if .{2,40}(?:who's|who is|who would be|who'd be) (?:then )?responsible)\b/,
    asks: true,
    unless: /\bfor (?:the )?(?:project|purchasing|marketing|sales|training|it)\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:what if|what happens (?:if|when)) (?:(?:you|it|they|something|(?:your|the|one of the|one of your) \w+) (?:(?:all )?go|goes|fails?|breaks?|dies|disappears?|crash(?:es)?|went|go bust|stops?|leaks?)|(?:(?:it|they|something)(?:'s|'re)|(?:it|they|something|(?:your|the) \w+) (?:is|are)) (?:empty|lost|broken|down|dead|offline|gone|damaged))\b/,
    asks: true,
  },
  {
    kind: 'trust',
    says: /\bhow (?:do|can) (?:we|i) (?:know|trust|be sure)\b(?! (?:which|where|when you|what))/,
    asks: true,
  },
  {
    kind: 'trust',
    says: /\b(?:had|have had|made) (?:\w+ ){0,2}(?:bad|terrible|poor|awful|mixed) experiences?\b/,
    unless: /\bwith (?:the|our|my|them|him|her)\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:been|got|were|was) (?:badly )?(?:burned|burnt|bitten|stung|let down) (?:before|by|once|with|last|already)\b/,
    unless: /\bby (?:the|our|my) (?:sun|dog|bank|weather)\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:had|tried|used|bought) (?:that|this|it|one|one of (?:those|these|yours)|something like (?:that|this)|those|these|your \w+)(?: \w+){0,3}(?: before| once| already| last year| years ago)?,? (?:and|but) (?:it|they|that|the|nobody|half)\b.{0,40}\b(?:missed|failed|broke|broken|crashed|didn't|never|lost|stopped|took|cost|wasn't|couldn't|disaster|nightmare|trouble)\b/,
  },
  { kind: 'trust', says: /\b(?:days|weeks|months|years) of \w+ that (?:don't|doesn't|didn't|won't) \w+/ },
  {
    kind: 'trust',
    says: /\b(?:you|your \w+|one of you|one) (?:said|told (?:me|us)|promised|swore)(?: that)? (?:it|this|that|they) (?:was|were|had been|would be) (?:all )?(?:fixed|solved|sorted|done|working|resolved|ready|included|free|easy|finished)\b/,
    unless: /\b(?:and|so) it (?:was|is)\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:have|have got|'ve got|got|has) (?:my|some|serious|a few|our|big|real) (?:doubts|reservations|concerns|worries)\b|\bi doubt (?:that )?(?:it|this|your|you) (?:will|would|can|'ll)\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:too good to be true|never heard of (?:you|your)|heard that (?:one )?before)\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:(?:is|it's|sounds|seems|looks|feels) (?:a bit |a little |very |quite |really |too |rather )*risky|too (?:risky|complicated|complex) for (?:us|me|our|my))\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:security|privacy|compliance|gdpr|data protection) (?:concerns?|worr(?:y|ies)|risks?)\b/,
  },
]
