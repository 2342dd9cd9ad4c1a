import { monthNames } from '../text/english-calendar.ts'
import { escapeRegExp } from '../text/words.ts'
import type { ActionItem, Slot } from './types.ts'

const promises =
  /['’]ll\b|\b(?:will|shall|going to|gonna)\b|\blet me\b|\b(?:i|we)(?:['’]m| am|['’]re| are) (?:then |just )?[a-z]+ing\b/i
const asks = /\b(?:can|could|would|will) (?:you|i|we)\b|\bplease\b/i
/** "I can ring you on Wednesday": an offer, whatever became of it. */
const onlyOffers = /\b(?:i|we) (?:can|could|may|might|would)\b|\b(?:i|we)['’]d\b/i
const pointsBack = /\b(?:it|them|that|those|these|this)\b/i
/** "So I'll get the sheet on Friday?" */
const asksBack = /['’]ll\b[^.!?]*\?$/

/**
 * Whether the quoted line itself promises the task or asks for it, in its verb: "from me the letter, tomorrow", "we need a
 * drawing" and "then forward it" are understood, but not said.
 */
export function isPlainlySaid({ text, evidence: { quote } }: ActionItem): boolean {
  const verb = escapeRegExp(text.split(' ')[0] ?? '')
  const namesVerb = new RegExp(String.raw`\b${verb}`, 'i').test(quote)
  const isPromised =
    promises.test(quote) || new RegExp(String.raw`\b(?:i|we) (?:then )?${verb}\b`, 'i').test(quote)
  if (asksBack.test(quote) || (onlyOffers.test(quote) && !promises.test(quote) && !asks.test(quote)))
    return false
  return isPromised || (namesVerb && (asks.test(quote) || !pointsBack.test(quote)))
}

/** Whether the line that gives the task gives its day as well: one that was found in another line may be that of another thing. */
export const isDaySaidWithIt = ({ dueText, evidence }: ActionItem): boolean =>
  dueText === null || evidence.quote.toLowerCase().includes(dueText.toLowerCase())

const namesSeason = new RegExp(
  String.raw`\b(?:${monthNames.map((name) => `${name}|${name.slice(0, 3)}`).join('|')}|sept|christmas|easter|thanksgiving|labou?r day|summer|winter|autumn|spring|fall|year|season)\b`,
  'i',
)
const saysWish =
  /\b(?:needs?|wants?|like|love|prefer|hope|hoping|plan|planning|aim|aiming|looking|must|ought|has to|have to|had to|should|got to|gotta|going to|gonna|ideally|running|live|in place|ready|starts?|starting|launch|installed|done|switch|move|moving|finished|working|opens?|in use|fitted|signed|deadline|no later|latest|go)\b/i
/** Whether the line of a timeline names month or season and says that something is wished for or has to be by then. */
export const isWishPlainlySaid = ({ value, evidence }: Slot): boolean =>
  namesSeason.test(value) && saysWish.test(evidence.quote)
