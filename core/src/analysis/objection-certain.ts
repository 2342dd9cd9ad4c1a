import type { ObjectionSign } from './objection-sign.ts'

const terms = String.raw`(?:auto[- ]?renew\w*|automatic renewals?|lock-?ins?|exclusivity|minimum (?:terms?|orders?|spend)|pre-?pa(?:id|yments?)|pay(?:ing|ment)s? (?:up ?front|in advance)|indemnit\w+|penalt(?:y|ies)|unlimited liability)`
const never = String.raw`(?:we|i) (?:don't|do not|won't|will not|can't|cannot|never|couldn't|would never)(?: ever)?`
const undertaking = String.raw`(?:upgrade|migration|merger|roll-?out|reorgani[sz]ation|restructur\w+|audit|tender|budget round|re-?platform\w*|cut-?over)`

/** Sayings that hold a deal up wherever they stand: what else is said around them tells nothing against it. */
export const certainSigns: readonly ObjectionSign[] = [
  // "Their price is about half of what I've heard about you."
  {
    kind: 'price',
    says: /\b(?:their (?:price|quote|offer)(?:'s| is| was| comes? in at| came in at)|they(?:'re| are| were| came in at| come in at| charge| cost| want| asked?(?: for)?)) (?:\w+ ){0,2}?(?:half|a third|two thirds|a quarter|a fraction|less than half) (?:of )?(?:what (?:i|we)(?:'ve)? (?:\w+ )?(?:heard|got|seen|have) (?:about|from|of) you|what you(?:'re| are)? (?:charg|ask|quot|want|cost)|yours\b|your (?:price|quote|offer))/,
  },
  // "We also got a quote from Looker, and they are cheaper."
  {
    kind: 'competitor',
    says: /\b(?:quote|quotation|offer|price|bid) from (?!you\b|your\b)[^.?!]{2,40}\b(?:they|it|that|theirs)(?:'re|'s| are| is| was| were| came in) (?:\w+ )?(?:cheaper|lower|less|better|faster)\b/,
  },
  {
    kind: 'price',
    says: /\bi'd hate to see (?:this|it|us) (?:fail|fall through|fall apart|die) (?:on|over)\b/,
  },
  // "We don't accept auto-renewal."
  {
    kind: 'trust',
    says: new RegExp(
      String.raw`\b${never} (?:accept|agree to|sign|do|take|allow|have)(?: (?:an?|any|the|your))? ${terms}`,
    ),
  },
  // "I need single sign-on, otherwise it's a no from me."
  {
    kind: 'need',
    says: /\b(?:otherwise|or(?: else)?),? (?:it's|it is|that's|that is|it'll be|then it's)(?: just| simply)? (?:a no\b|not going to happen|no deal)|\b(?:otherwise|or(?: else)?),? we're out\b|\bit's a no from (?:me|us|my side|our side)\b/,
  },
  {
    kind: 'need',
    says: /(?<!\b(?:not|no|isn't|never|hardly) (?:an? )?(?:real |absolute |complete )?)\b(?:deal-?breaker|show-?stopper|non-?starter)\b/,
  },
  // "That's not going to happen by February.", "We're in the middle of an upgrade."
  {
    kind: 'timing',
    says: /\b(?:(?:that|it|this)(?:'s| is) not (?:going to|gonna) happen|(?:that|it|this) won't happen|(?:that|it|this)(?:'s| is) not happening) (?:by|before|until|till|this|in)\b/,
  },
  {
    kind: 'timing',
    says: new RegExp(
      String.raw`\b(?:we're|we are) (?:right |still )?in the middle of (?:an?|the|our)(?: [\p{L}-]+){0,2} ${undertaking}\b`,
      'u',
    ),
  },
  // "That's way out of reach for us.", "that's a hell of a mark-up", "what exactly am I paying for?"
  {
    kind: 'price',
    says: /\bout of (?:our |my )?(?:reach|range)\b(?! (?:of|from)\b)|\b(?:hell of a|hefty|big|some|quite a|cheeky) mark-?up\b/,
  },
  {
    kind: 'price',
    says: /\bwhat (?:exactly |actually |on earth )?(?:am i|are we) (?:actually |really |exactly )?paying (?:you )?for\b/,
    asks: true,
  },
  // "Sixteen weeks doesn't work.", "That lands me in October."
  {
    kind: 'timing',
    says: /\b(?:weeks?|months?|days) (?:doesn't|don't|does not|do not|won't|wouldn't|isn't going to) (?:really )?work\b|\b(?:that|which|it) (?:lands|would land) (?:me|us) (?:in|into|past|after|beyond) (?:january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|the (?:new year|season|holidays))\b/,
  },
  // "Before June you won't get anyone."
  {
    kind: 'timing',
    says: /^(?:but |and |so |no,? |well,? )*(?:before|until|till) (?:january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|the (?:new year|summer|autumn|spring|winter|season|holidays)),? (?:you|i|we|nobody|no one|they)(?:'ll| will)? (?:won't|can't|couldn't|cannot|don't|get nobody|get no one|gets?|have nobody|not)\b/,
  },
  // "I've stopped believing in it.", "I'm not going through that twice."
  {
    kind: 'trust',
    says: /\b(?:i|we)(?:'ve| have)? (?:stopped|given up) (?:believing|trusting|counting on|relying on)\b|\b(?:i'm|we're|i am|we are) not (?:going|putting (?:\w+ )?) ?through (?:that|it|this|all that) (?:twice|again)\b/,
  },
  // "I don't know what I'd want you for."
  {
    kind: 'need',
    says: /\b(?:don't|do not|can't|cannot) (?:know|see|think) what (?:i|we)(?:'d| would) (?:want|need|use|do with) (?:you|it|that|this|one)\b/,
  },
  // "I wouldn't tie myself down for three years."
  {
    kind: 'trust',
    says: /\b(?:i|we)(?:'m| am|'re| are)? (?:wouldn't|won't|don't|not|never|can't|refuse to|don't want to|not going to)(?: \w+){0,3} (?:tie|lock|chain|bind) (?:myself|ourselves|us|me)\b/,
  },
  // "December we cannot do.", "Before that there's no point talking about it."
  {
    kind: 'timing',
    says: /^(?:no,? |but |well,? )*(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter) (?:we|i) (?:can't|cannot|can not|couldn't) do\b|\b(?:before|until|till) (?:that|then|\w+day|january|february|march|april|may|june|july|august|september|october|november|december),? (?:there's|there is|i see) no point\b|\bno point (?:in )?(?:talking|discussing|looking at it|deciding)\b[^.]*\b(?:before|until|till)\b/,
  },
  // "May isn't going to happen.", "Thursday's too late."
  {
    kind: 'timing',
    says: /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|(?:this|next) (?:month|quarter|year)) (?:isn't|is not|won't be|ain't) (?:going to happen|gonna happen|happening|possible|realistic)\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:'s| is| would be) too late\b/,
  },
  // "I'll believe it when it's fast.", "I don't believe the schedule anymore."
  {
    kind: 'trust',
    says: /\bbelieve (?:it|that|one|them|this) (?:when|until|once) (?:i|we|it|they)|\b(?:i|we) (?:don't|no longer|can't) believe (?:the|your|their) (?:\w+ )?(?:schedules?|reports?|numbers?|figures?|dates?|promises?|invoices?|readings?|app|system)\b/,
  },
  // "Our vet got hacked in January."
  {
    kind: 'trust',
    says: /\b(?:our|my) (?:[\p{L}-]+ ){1,2}(?:got|was|were|has been|have been) (?:hacked|breached)\b/u,
  },
  // "No link, no order.", "Without that link we're not signing."
  {
    kind: 'need',
    says: /\bno [\p{L}-]+, no (?:order|deal|contract|signature|sale)\b|\bwithout (?:that|it|this|the|an?)(?: [\p{L}-]+){0,3},? (?:we're|i'm|we are|i am) (?:not (?:signing|buying|going ahead)|out)\b/u,
  },
  {
    kind: 'need',
    says: /\bif (?:we|i|they) have to (?:type|enter|key|copy|write|do) (?:it|them|everything|that)(?: all)?(?: in)? twice\b|\b(?:i|we)(?: honestly| really)? don't see (?:what|why) (?:i|we)(?:'d)? need\b(?! to\b| (?:an?|another) (?:call|meeting|visit)\b)/,
  },
  // "We don't pay up front.", "You won't see it until all seven are right."
  {
    kind: 'price',
    says: /\b(?:we|i|they)(?: \w+)? (?:don't|won't|do not|will not|never) pay (?:up ?front|in advance|(?:a (?:cent|penny|dime)|anything) (?:before|until|till))\b|\byou won't see (?:it|the rest|a (?:cent|penny|dime)|(?:that|the|my|our) money) (?:until|till|before)\b/,
  },
  // "Give me a reason not to take it.", "Right now they'd get them."
  {
    kind: 'competitor',
    says: /\breason not to (?:take|accept|go with) (?:it|them|that|theirs)\b|\b(?:right now|at the moment|as it stands|as things stand),? (?:they'd|they would|they) get (?:it|them|the (?:job|order|contract|business))\b|\b(?:i|we)(?:'ve| have)? already (?:picked|chosen|signed with|gone with) (?:something|somebody|someone|another)\b/,
  },
  // "We had a supplier breach in the spring."
  {
    kind: 'trust',
    says: /\b(?:we|i)(?:'ve)? (?:just )?(?:had|have had|suffered) (?:an? |the |another |our )?(?:[\p{L}-]+ ){0,2}?(?:breach|data leak|data loss|ransomware(?: attack)?|hack)\b/u,
  },
]
