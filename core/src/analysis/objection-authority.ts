import { decider, type ObjectionSign } from './objection-sign.ts'

/** Somebody else has to agree first. */
export const authoritySigns: readonly ObjectionSign[] = [
  {
    kind: 'authority',
    says: /\bnot (?:just|only|solely) up to me\b|\bnot (?:just|only) my decision\b|\bdecision\b.{0,60}\bnot by me\b/,
  },

  {
    kind: 'authority',
    says: /\b(?:never|can't|cannot|won't|don't think i(?:'ll| can)|not going to) get (?:that|it|this) (?:past|through|by|approved|signed off)\b/,
  },
  {
    kind: 'authority',
    says: /\b(?:i|we) (?:can't|cannot|couldn't) (?:make|take) (?:that|this|the|such a) decision\b/,
  },
  {
    kind: 'authority',
    says: new RegExp(
      String.raw`\b(?:my|our) (?:\w+ )?${decider} (?:doesn't|don't|didn't|does not) (?:like|agree|accept|want (?:it|this|that|us|me|to (?:pay|sign|buy|switch|change|commit|spend|renew))|approve)\b`,
    ),
  },
  {
    kind: 'authority',
    says: /\b(?:board|council|committee|partners|members|shareholders) (?:votes?|decides?|has the last word|have the last word)\b.{0,40}\b(?:slow|months|against|never|difficult|only (?:once|twice)|not before)\b/,
  },

  {
    kind: 'authority',
    says: new RegExp(
      String.raw`\b(?:my|our|the) (?:\w+ )?${decider} (?:is|are) (?:still |dead |totally |completely |rather )?(?:against (?:it|this)|opposed|not (?:keen|on board|in favour|having it))\b|\b(?:he|she|they)(?:'s|'re| is| are) (?:dead |totally |completely )?against (?:it|this)\b`,
    ),
  },
  {
    kind: 'authority',
    says: /\bwithout (?:(?:the|my|our|his|her|their) (?:[\w-]+ ){1,3}?|(?:him|her|them) )(?:i|we|nothing) (?:can't|cannot|won't|can|may)(?: not)? (?:even )?(?:sign|decide|order|buy|book|commit|do|go|be|happen)\b/,
  },
  {
    kind: 'authority',
    says: /\b(?:corporate|head office|headquarters|legal|procurement|purchasing|compliance|hr|finance) (?:won't|will never|would never|wouldn't|doesn't|isn't going to) (?:ever )?(?:agree|approve|sign|accept|allow|let|like|have it)\b/,
  },
  {
    kind: 'authority',
    says: new RegExp(
      String.raw`\b(?:my|our|the) (?:\w+ )?${decider} (?:hasn't|haven't|has not|have not) (?:yet )?(?:approved|signed|agreed|decided|said yes|seen|released)\b`,
    ),
    unless: /\bseen the (?:slides|demo|video)\b/,
  },
  {
    kind: 'authority',
    says: new RegExp(
      String.raw`\bbut (?:\w+ ){0,3}?(?:it's|it is|that's|that is) (?:not (?:me|up to me)|(?:my|our|the) (?:\w+ )?\w+) (?:who|that) (?:signs?|decides?|approves?|has|needs)\b`,
    ),
  },
  {
    kind: 'authority',
    says: /\bnot my (?:decision|call)\b|\bnot (?:the one|the person) who (?:decides|signs)\b|\b(?:is|it's) not up to me\b|\babove my pay\b|\bmy hands are tied\b/,
  },
  {
    kind: 'authority',
    says: /\b(?:i|we) (?:can't|cannot|couldn't|can not|am not allowed to|'m not allowed to) (?:decide|sign|approve|commit to|agree to)(?: (?:that|this|it|to it|to that|anything))?(?: (?:alone|myself|on my own|by myself|without|until)|(?=[.,;!]|$))/,
    unless: /\bif\b/,
  },
  {
    kind: 'authority',
    says: new RegExp(
      String.raw`\b(?:i|we)(?:'d| would|'ll| will|'ve got| have)?(?: still| first| really| probably| definitely)? ?(?:need|have|want|got|must)(?: to)? (?:to )?(?:first |still )?(?:ask|check with|run (?:it|this|that) (?:by|past)|talk to|speak (?:to|with)|discuss (?:it|this|that) with|get (?:approval|sign-?off|buy-?in|the okay|the go-ahead) from|convince|clear (?:it|this|that) with|take (?:it|this|that) to|bring (?:it|this|that) to|put (?:it|this|that) to) (?:my|our|the) (?:\w+ )?${decider}\b`,
    ),
    unless: /\b(?:where|when|which|what|who|how|for the|to send|about the (?:file|password|address))\b/,
  },
  {
    kind: 'authority',
    says: new RegExp(
      String.raw`\b(?:my|our|the) (?:\w+ )?${decider} (?:still |first |also |always )?(?:has|have|needs?|would have|would need|will have|will need|will want|'d have|must)(?: to)? (?:to )?(?:approve|sign|agree|look|review|see|clear|check|okay|decide|give)\b`,
    ),
    unless: /\bsend\b/,
  },
  {
    kind: 'authority',
    says: new RegExp(
      String.raw`\b(?:my|our|the) ${decider} (?:won't|will never|would never|wouldn't|isn't going to) (?:agree|approve|sign|accept|allow|let|like|have it)\b`,
    ),
  },
  {
    kind: 'authority',
    says: /\b(?:still (?:need|missing|waiting for)|can't (?:do anything )?without|waiting for|is missing) (?:his|her|their|the|a second|another|two) (?:\w+ )?(?:signature|sign-?off|approval|go-ahead|okay)\b/,
  },
]
