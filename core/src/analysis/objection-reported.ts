import { decider, type ObjectionSign, worry } from './objection-sign.ts'

/** What a voice note reports of the customer's doubts. */
export const reportedSigns: readonly ObjectionSign[] = [
  {
    kind: 'competitor',
    says: /\b(?:isn't|aren't|wasn't|not) (?:really |quite |yet |at all )?convinced\b.{0,60}\b(?:better|faster|cheaper|worth more) than\b/,
    unless: /\bi'm\b/,
  },
  {
    kind: 'trust',
    says: /\b(?:isn't|aren't|wasn't|not|doesn't seem) (?:really |quite |yet |at all )?convinced\b|\b(?:she|he|they|who|customer|\p{L}+) (?:doesn't|don't|didn't|does not) (?:really )?(?:believe|trust)\b/u,
    unless: /\b(?:i'm|i am|i don't|we don't|we're)\b/,
  },
  {
    kind: 'trust',
    says: new RegExp(
      String.raw`\b(?:she|he|they|\p{L}+)(?:'s|'re| is| are| was| were) (?:also |still |a bit |a little |quite |really |very )*${worry} (?:about|that)\b`,
      'u',
    ),
  },
  {
    kind: 'price',
    says: /\b(?:finds?|found|thinks?|thought|said|says) (?:it|that|the price|we|we're|it's|it was|that's)(?: is| was| are|'s)? (?:much |way |a bit |far )?too (?:expensive|dear|high|pricey|much)\b/,
  },
  {
    kind: 'authority',
    says: new RegExp(
      String.raw`\b(?:she|he|they) (?:has|have|needs?|will have) to (?:ask|check with|run it (?:by|past)|talk to|convince|get approval from) (?:his|her|their|the) (?:\w+ )?${decider}\b`,
    ),
  },
  {
    kind: 'need',
    says: /\b(?:she|he|they) (?:doesn't|don't|didn't) (?:really )?see (?:the|a|any) (?:need|point|benefit|value)\b/,
  },
]
