import { type ObjectionSign } from './objection-sign.ts'

const month = String.raw`(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|christmas|easter|this (?:year|quarter)|next (?:year|quarter))`

/** The time does not suit, or is not there. */
export const timingSigns: readonly ObjectionSign[] = [
  {
    kind: 'timing',
    says: /\b(?:i|we) (?:can't|cannot|won't|couldn't) (?:sign|order|buy|commit|decide)(?: \w+){0,3} (?:before|until|till)\b/,
  },

  {
    kind: 'timing',
    says: /\b(?:i'm|we're|i am|we are) not (?:prepared|willing|ready) to (?:talk|speak|discuss|order|sign|decide|commit|extend|renew)\b(?! (?:lunch|dinner|coffee))[^.?!]*\b(?:until|till|before)\b/,
  },
  {
    kind: 'timing',
    says: /\b(?:days|weeks|months) (?:is|are|would be) (?:too |rather |quite |a bit )?(?:much|a lot)(?=[.,;!]|$| for (?:us|me|a|the|one|our|my)\b)|\b(?:i|we) (?:can't|cannot|can not|couldn't) (?:just )?(?:close|shut)(?: down| up| the (?:shop|kitchen|plant|line|site|practice|store|hotel|restaurant|factory))?(?=[.,;!]|$| (?:for|in|during)\b)/,
  },
  {
    kind: 'timing',
    says: /\b(?:contract|term|period|notice period|delivery|delivery time|lead time|wait|minimum term|commitment) (?:is|are|would be|sounds|seems|looks) (?:a bit |far |way |much |just |simply )?too long\b/,
    unless: /\b(?:their|current|old)\b/,
  },
  {
    kind: 'timing',
    says: /\b(?:let's|we can|we could|we should) (?:talk|speak|look at (?:it|this))(?: about (?:it|this))? again (?:in|next|after|when)\b/,
    unless: /\b(?:week|monday|tuesday|wednesday|thursday|friday|tomorrow|minutes|hour|o'clock)\b/,
  },
  {
    kind: 'timing',
    says: /\b(?:other|bigger|more urgent) (?:fires|priorities|fish|worries|problems) (?:to|right now|at the moment|first)\b|\b(?:don't have|haven't got|have) (?:anyone|anybody|nobody|no one) (?:here )?(?:to|who could|who can) (?:run|use|maintain|look after|do|set|handle|manage)\b/,
  },
  {
    kind: 'timing',
    says: /\b(?:i|we) (?:can't|cannot|couldn't) (?:switch|introduce|migrate|change (?:systems?|suppliers?|providers?)|roll (?:it|this) out|start)\b.{0,20}\b(?:in the middle|during|before|until|right now|at the moment|this)\b/,
  },

  {
    kind: 'timing',
    says: /\b(?:need|want|have|'d like|let me) (?:to )?(?:sleep on (?:it|this|that)|think (?:it over|it through|about (?:it|this|that)))\b|\bneed (?:some |more |a bit more )?time to (?:think|decide)\b/,
    unless: /\b(?:don't|no) need\b/,
  },
  { kind: 'timing', says: /^(?:no,? |but |well,? |sorry,? )*not this (?:year|quarter|season)\b/ },
  {
    kind: 'timing',
    says: /\b(?:ask|try|come back to) (?:me|us) (?:again )?(?:after (?!lunch|the (?:call|break))|in (?:a (?:year|few)|six|three|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn)|next (?:year|quarter|spring|summer|autumn|season)|when|once)\b/,
  },
  {
    kind: 'timing',
    says: /\b(?:hiring|spending|budget|investment|purchasing) freeze\b|\bfreeze on (?:new|all|any)\b/,
  },
  {
    kind: 'timing',
    says: /\b(?:i'm|we're|i am|we are) (?:just |simply )?not ready (?:for (?:it|this|that)|to (?:sign|decide|commit|switch|buy|change))\b/,
  },
  {
    kind: 'timing',
    says: /\b(?:it's|this is|that's|it is) (?:just |really |simply |completely )?the wrong (?:moment|time|year|season|month)\b/,
    unless: /\bto (?:call|talk|speak)\b/,
  },
  {
    kind: 'timing',
    says: /\b(?:i|we)(?:'d| would) (?:rather|prefer to|sooner|like to) (?:wait|hold off|leave it|postpone|push it|do it (?:next|later|after)|decide (?:next|later|after)|start (?:next|later|after))\b/,
    unless: /\b(?:call|lunch|coffee|lobby|outside|for you|for him|for her)\b/,
  },
  {
    kind: 'timing',
    says: /\b(?:too much|a lot|so much) (?:going on|on (?:our|my) (?:plate|hands))\b.{0,40}\b(?:to|for|right now|at the moment|already|this)\b|\b(?:have|got) (?:our|my) hands full\b/,
    unless: /\bcall\b/,
  },
  {
    kind: 'timing',
    says: /\b(?:months|years|a year|weeks) (?:is|are|would be|seems) (?:far |way |much |a bit |really )?too long(?: for (?:us|me)|(?=[.,;!]|$))/,
  },
  {
    kind: 'timing',
    says: /\b(?:my|our|the|one|only|biggest|main|real) (?:worry|concern|problem|issue|fear|trouble) (?:is|would be) (?:the )?(?:timing|time|timeline|deadline|schedule|dates?|go-live)\b|\b(?:worried|concerned|nervous) about (?:the )?(?:timeline|timing|deadline|schedule|go-live)\b/,
  },
  {
    kind: 'timing',
    says: /\b(?:not|isn't|wasn't) (?:really )?(?:the |a )?(?:right|good|best|ideal) (?:time|moment)(?! to (?:talk|call|speak))/,
    unless: /\b(?:driving|call (?:me|you) back|in a meeting|on the road|for a call)\b/,
  },
  {
    kind: 'timing',
    says: /\btoo (?:early|soon) (?:for us|for me|to (?:decide|commit|sign|switch|buy|start))\b/,
  },
  {
    kind: 'timing',
    says: /\b(?:not|nothing|no) (?:before|until|till) (?:we|i|the [a-z ]{2,20}(?:has|have|is|are)) (?:know|have|hear|see|finish|are|is|decided?|agreed?|approved?)\b/,
  },
  {
    kind: 'timing',
    says: /\b(?:nobody|no one|we can't|we won't|i can't|we couldn't)(?: \w+){0,5} (?:test|touch|look at|start|begin|take on|roll out|introduce|implement|migrate|switch)\b.{0,40}\b(?:before|until|till)\b/,
  },
  {
    kind: 'timing',
    says: /\b(?:they're|it's|that's|we're|they are|it is) not even (?:built|ready|finished|open|here|hired|delivered|live|approved|signed)\b/,
  },
  {
    kind: 'timing',
    says: /\b(?:hold off|put (?:it|this|that) off|wait with (?:it|this|that))(?: on (?:it|this|that))? (?:until|till|for (?:now|a while|the moment))\b|\b(?:project|projects|everything|budget|purchase|decision|plans?|it all)(?: \w+){0,3} on hold\b|\bput (?:it|this|that|everything) on ice\b/,
    unless: /\b(?:put|keep|leave|been|was) (?:me|you|us) on hold\b/,
  },
  {
    kind: 'timing',
    says: /\b(?:maybe|perhaps|look at (?:it|this) again|come back to (?:it|this|you)|revisit (?:it|this)) (?:next (?:year|quarter)|in (?:a few|six|three) months)\b/,
  },
  {
    kind: 'timing',
    says: /\b(?:i'm|we're|i am|we are|everybody's|everyone's) (?:just |simply |far |way )?(?:too busy|too stretched|snowed under|at capacity|flat out)\b/,
    unless: /\b(?:sorry|call|today|this week)\b/,
  },
  {
    kind: 'timing',
    says: /\b(?:no|don't have (?:the|any|enough)?|haven't got (?:the|any|enough)?) ?(?:time|bandwidth|capacity|people|staff|resources|hands) (?:for (?:a |an |this|that|it|the |such)|to (?:implement|introduce|switch|migrate|test|train|set|deal|take)|right now|at the moment|this (?:year|quarter|month))/,
    unless: /\btoday\b/,
  },
  {
    kind: 'timing',
    says: /\b(?:worst|wrong) (?:possible )?(?:month|time|moment|week|season|quarter) (?:to (?!call|ring|talk|speak|meet)|for (?!a (?:call|chat|meeting)))/,
    unless: /\b(?:was|were|happened|broke|last)\b/,
  },
  {
    kind: 'timing',
    says: /\bin the middle of (?:a|an|our) (?:\w+ )?(?:merger|migration|move|reorgani[sz]ation|audit|project|relocation|hiring|restructuring|roll-?out|season|harvest|move)\b/,
  },
  {
    kind: 'timing',
    says: /\b(?:under contract|locked in|tied in|bound|tied|locked) (?:to [a-z ]{2,30} |with [a-z ]{2,30} |there )?(?:until|till|for another)\b|\bcontract (?:still |only )?(?:doesn't end|doesn't expire|doesn't run out|still runs)\b/,
  },
  {
    kind: 'timing',
    says: new RegExp(
      String.raw`\b${month} (?:really )?(?:doesn't|does not|won't|wouldn't|isn't going to|is not going to) (?:really )?(?:suit|work|be possible|happen)\b`,
    ),
    unless: /\b(?:the \d|meeting|call|\d(?:st|nd|rd|th))\b/,
  },
  {
    kind: 'timing',
    says: /\bdon't (?:even )?know (?:yet )?(?:whether|if) (?:we're|we are|we'll be|there'll be|the (?:site|shop|office|company) (?:is|will)) (?:staying|keeping|still|moving|closing|around|here|going to)\b/,
  },
  {
    kind: 'timing',
    says: /\b(?:that'd|that would|it'd|it would|that'll|that's) (?:take |be )?(?:far |way |much )?too (?:long|late) for (?:us|me)\b/,
  },
]
