import { type ObjectionSign } from './objection-sign.ts'

const offer = String.raw`(?:^(?:but |and |well,? |so |no,? )*(?:it|this|that)|your \w+|the (?:app|system|software|tool|product|platform|machine|model|version))`

/** It is not needed, or does not do what is needed. */
export const needSigns: readonly ObjectionSign[] = [
  {
    kind: 'need',
    says: /\bnot (?:really |quite |so )?sure (?:that |if |whether )?(?:we|i) (?:really |even |actually )?need\b/,
    unless: /\bneed to (?:be|come|bring|send|call)\b/,
  },
  {
    kind: 'need',
    says: /\b(?:we're|i'm|we are) (?:probably |simply |just |far |a bit )*too (?:small|big) for (?:it|this|that|something|such)\b|\btoo (?:big|small|much|heavy) for (?:a (?:\w+ )?(?:company|shop|firm|practice|business|school|office) (?:like|of) (?:ours|us|our size|this size)|us)\b/,
  },
  {
    kind: 'need',
    says: /\bwithout (?!the\b|my\b|our\b)[\w ]{2,25},? (?:i|we) can't (?:use|work|do|buy|take)\b|\b(?:i|we) can't use it\b/,
  },

  {
    kind: 'need',
    says: /\b(?:my|our|the) (?:staff|people|team|guys|lads|girls|drivers|colleagues|employees|teachers|nurses|doctors|users|foremen|technicians|reps) (?:hate (?:new|it|this|that|change|having|learning)|(?:won't|would never|will never|refuse to|don't want to) (?:use|touch|accept|learn|go along|work with)|don't (?:want|like) (?:it|this|that|change|new))\b/,
  },
  {
    kind: 'need',
    says: /\b(?:it's|it is|you're|that's) (?:still )?missing (?:an?|the|one|some) \w+|\bit lacks \w+/,
    unless: /\b(?:page|comma|letter|word|signature|logo|invoice|document)\b/,
  },
  {
    kind: 'need',
    says: /\b(?:spreadsheets?|excel|system|software|one|tool|thing) (?:we have )?(?:does|do) (?:exactly |pretty much |basically )?the same\b/,
    unless: /\byours\b/,
  },
  {
    kind: 'need',
    says: /\b(?:a lot of|too much|so much|an awful lot of) (?:extra )?(?:work|effort|hassle|bother) (?:for (?:us|me|my|our)|to (?:set|switch|change|move|learn|introduce))\b/,
    unless: /\b(?:saves?|saved|less|used to|was)\b/,
  },
  {
    kind: 'need',
    says: /\b(?:we've|we have|i've|i have) (?:only )?just (?:bought|installed|replaced|invested in|switched to|put in)\b/,
    unless: /\b(?:yours|from you|your)\b/,
  },
  {
    kind: 'need',
    says: /\b(?:we|they|somebody|someone|who) (?:already )?(?:do|does|handle|handles) (?:it|that|this|all that|all of that) (?:in-house|ourselves|internally|by hand)\b/,
    unless: /\b(?:takes|hate|hours|ages|nightmare|painful|tired)\b/,
  },
  {
    kind: 'need',
    says: /\b(?:i|we) (?:don't|do not|wouldn't|probably don't) (?:really |actually |honestly )?need (?:it|this|that|them|another|any of (?:it|this|that)|all (?:of )?(?:it|that|this|those)|anything new|a new \w+|new \w+|your \w+|the (?!invoice|receipt|copy|address|number|link|password|file|details|paper)\w+|to (?:change|switch|replace) \w+)\b/,
    unless:
      /\bneed .{1,60}\b(?:until|till|before|by|today|but|i need|we need|anymore to)\b|\bapproval|permission\b|\b(?:is|are|will be) (?:perfect|fine|enough|plenty|great)\b/,
  },
  {
    kind: 'need',
    says: /\b(?:not|isn't|no) (?:really )?(?:a |our )?(?:big )?priority\b|\bnot (?:really )?(?:relevant (?:for|to) us|what we (?:need|want|'re looking for)|a (?:good |real )?fit|the right fit|something we need)\b|\b(?:i'm|we're|i am|we are) not (?:really )?interested\b/,
  },
  {
    kind: 'need',
    says: /\bwhat we (?:have|'ve got|use) (?:now )?(?:works|is fine|does the job|is good enough|is enough|does)\b|\b(?:our|the) (?:\w+ )?(?:spreadsheets?|system|excel|paper|tool|old one) (?:works?|is|are|does|do) (?:just |perfectly |well )?(?:fine|well enough|the job|good enough|enough)\b|\bgood enough (?:for us|as it is)\b/,
    unless: /\b(?:test|now that|since you|today it)\b|\byour\b/,
  },
  {
    kind: 'need',
    says: /\b(?:don't|do not|can't|cannot|fail to)(?: really| quite| yet)? see (?:why|the (?:point|need|value|benefit|use)|a (?:need|use|benefit|reason)|what (?:for|we'd|i'd|it)|how (?:this|it|that) (?:helps|would))\b/,
  },
  {
    kind: 'need',
    says: /\b(?:nobody|no one|our people|the team|my people|we|they|my team)(?: here)? (?:would|will|'d|'ll|is going to|are going to)? ?(?:never|not|n't)? ?(?:ever )?(?:use|need|touch) (?:it|that|this|half|most) ?(?:of (?:it|that|this))?(?=[.,;!]|$)/,
    unless: /\b(?:we|they|team|people)(?:'d|'ll| will| would)? (?:use|need|touch)\b/,
  },
  {
    kind: 'need',
    says: /\b(?:don't|do not) (?:really |actually |even )?know (?:that|if|whether) (?:we|i)(?:'re|'ll|'d| are| will| want| need| would| am|'m)(?: \w+){0,2} (?:stay(?:ing)?(?! (?:for|at|in|over|the|until|till)\b)|renew(?:ing)?|continu(?:e|ing)|carry(?:ing)? on)\b|\bnot (?:so |really |at all |that )*sure (?:that |if |whether )?(?:we|i)(?:'re|'ll|'d| are| will| want| would| am|'m)(?: to| be)? (?:stay(?:ing)?(?! (?:for|at|in|over|the|until|till)\b)|renew(?:ing)?|continu(?:e|ing))\b/,
  },
  { kind: 'need', says: /\b(?:nice to have|can live without|could live without|don't see why)\b/ },
  // a function that it lacks
  {
    kind: 'need',
    says: new RegExp(
      String.raw`(?:^|\b)${offer} (?:still |really )?(?:doesn't|does not|can't|cannot) (?:support|integrate|work with|handle|talk to|connect to|do) `,
    ),
    unless: /\b(?:have to|any harm|matter|if)\b/,
  },
]
