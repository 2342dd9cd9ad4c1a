const verbs =
  'add assign book cancel change check close complete create delete draft email find finish give go let list log look make mark move note open pull push put read reassign remind remove rename reopen reschedule say send set show switch take tell tick update write'.split(
    ' ',
  )

const doubled = new Set(['let', 'log', 'put', 'set'])
function toGerund(verb: string): string {
  if (doubled.has(verb)) return `${verb}${verb.at(-1)}ing`
  return `${verb.endsWith('e') ? verb.slice(0, -1) : verb}ing`
}
const bases = new Map(verbs.map((verb) => [toGerund(verb), verb]))
const gerund = [...bases.keys()].join('|')

const day =
  '(?:(?:this|next|coming) )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|(?:this|next) week'

/** What is said around a request that is no part of it, and what stands in its place. */
const rewrites: readonly [pattern: RegExp, plain: string | ((...found: string[]) => string)][] = [
  [/^(?:hey|hi|hello|ok(?:ay)?)[\s,]+(?:parley|assistant)\b[\s,:]*/i, ''],
  [
    /^(?:(?:thanks|thank you|thx|perfect|great|cool|nice|awesome|brilliant|super)[,.!]+\s*)+(?:(?:and|now|then|also)\s+)*(?=\p{L})/iu,
    '',
  ],
  [/^(?:unfortunately|sadly|luckily|happily|regrettably|(?:good|bad|great|sad) news)[,:!]?\s+/i, ''],
  [
    /^(?:(?:right|alright|all right|ok(?:ay)?|well|so|now|great|good|listen|quick one)(?: then| so| now)?[\s,]+)+(?=\p{L})/iu,
    '',
  ],
  [
    new RegExp(
      `^(?:would|do) you mind (?:please )?(${gerund})\\b|^(?:mind|how about|what about|any chance of(?: you)?|would it be possible to get you) (${gerund})\\b`,
      'i',
    ),
    (_all, one = '', other = '') => bases.get((one || other).toLowerCase()) ?? '',
  ],
  [
    /^(?:it (?:would|['’]d) be (?:great|good|nice|lovely|helpful|brilliant|super|cool|awesome)|i(?:['’]d| would) (?:appreciate it|be (?:happy|glad|grateful))|i would love it|that['’]d be great) if you (?:could|would|can)\s+/i,
    'please ',
  ],
  [
    /^(?:is there |there['’]s )?(?:any chance|is it possible|would it be possible|do you think|i was hoping|i wonder if|i was wondering if|are you able)(?: (?:that|for))? (?:you|we)(?:['’]d)? ?(?:can|could|would|to)?\s+/i,
    'please ',
  ],
  [
    /^(?:if|when) you(?: have|['’]ve| get| find)?(?: got)? (?:a|one|the) (?:minute|moment|sec(?:ond)?|time|chance)[\s,]+/i,
    'please ',
  ],
  [
    /^(?:i(?:['’]d| would) (?:be grateful|be glad|be happy|appreciate|love)(?: for)?|i could use|we could use) (?=(?:an?|the|some) (?:\w+ ){0,2}(?:e-?mail|mail|reply|follow-?up|draft|message)\b)/i,
    'draft ',
  ],
  [
    /^(?:(?:i|we) (?:could|can) (?:do with|use)|i need|we need|(?:i|we)(?:['’]d| would) like|(?:i|we) want|could (?:i|we) (?:have|get)|can (?:i|we) (?:have|get)) (?:an? )?(?=reminder\b)/i,
    'set a ',
  ],
  [
    /^(?:i(?:['’]d| would) (?:like|love|want) (?:to (?:know|see|hear)|a list of|an overview of)|i(?:['’]m| am) wondering|i wonder|i could use (?:a list of|an overview of)|i (?:need|want) (?:to (?:know|see)|a list of)|let me (?:see|know)(?! (?:when|if|once|as soon))|can (?:i|we) (?:get|see|have)|could (?:i|we) (?:get|see)|i need)\s+(?=(?:all|any|every\w*|my|our|the|which|who|whom|what|how|where|when|a list|those|numbers|figures|everything)\b)/i,
    'show me ',
  ],
  [/^show me (?=(?:which|who|what|how|where|when|whose)\b)/i, ''],
  [
    /^(?:tell me|can you tell me|could you tell me|do you know) (?=(?:which|who|whose|how (?:much|many)|what['’]?s? (?:is|are|was|were|the|in|on)?)\b)/i,
    '',
  ],
  [/^(?:(?:i|we) )?need (?=\p{Lu}?\p{L}+ to \p{L}+)(?!(?:me|us) )/iu, 'ask '],
  [/^(?:it['’]?s |it is )?(?:about )?time to (?=(?:move|mark|set|put|change|update|close)\b)/i, ''],
  [/^(?:can|could) we (?:have|get) (.+?) (?:as|in|into|on) (?=\p{L}+\W*$)/iu, 'move $1 to '],
  [new RegExp(`\\b(${day})['’]s (tasks?|to-?dos?|agenda|list|jobs|reminders)\\b`, 'gi'), '$2 for $1'],
  [/(?<=\p{L}\s)2(?=\s(?:negot|propos|won|lost|qualif|contacted))/giu, 'to'],
  [/(?<=\p{L}\s)4(?=\s(?:me|us|today|tomorrow)\b)/giu, 'for'],
  [/^(remind me) ((?:every|each) [\p{L}\d: ]+?) to (.+)$/iu, '$1 to $3 $2'],
  [/^((?:new )?(?:tasks?|to-?do|reminder|notes?)),? please\s*(?=[:,–-])/i, '$1'],
  [/\b(set|create) an alarm\b(?! (?:clock|system)\b)/gi, '$1 a reminder'],
  [
    /\bfor (1[0-2]|[1-9]) (?=(?:tomorrow|today|tonight)\b|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b)/gi,
    'at $1 ',
  ],
  [/((?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today) (1[0-2]|[1-9])(?=\s*$)/i, '$1 at $2'],
  // Hours as they are said.
  [/\bhalf (?:past )?(1[0-2]|[1-9])(?!\d|[:.]\d)\b(?= ?(?:[ap]\.?m\b)?)/gi, '$1:30'],
  [/\b(1[0-2]|[1-9])[- ]?ish\b/gi, '$1'],
  [/\blater (?=today\b|this (?:week|month|afternoon)\b)/gi, ''],
  // An address as it is dictated.
  [
    /\b([a-z0-9_-]+(?: dot [a-z0-9_-]+){0,3}) at ([a-z0-9-]+(?: dot [a-z]{2,12}){1,3})\b/gi,
    (_all, name = '', host = '') => [name, host].map((part) => part.replace(/ dot /gi, '.')).join('@'),
  ],
]

/** A request without what is polite or roundabout in it: "would you mind marking X done" as "mark X done". */
export function toPlainRequest(text: string): string {
  let plain = text.trim()
  for (const [pattern, to] of rewrites)
    plain = typeof to === 'string' ? plain.replace(pattern, to) : plain.replace(pattern, to)
  return plain
}
