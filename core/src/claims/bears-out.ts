/**
 * Whether English lines bear out what is stated of them, beyond its values: who promises, whether at all, and what a sum or a
 * name is said to be. For the statements of a language model, whose quotations are true already.
 */
const promises =
  /\b(?:i|we)(?:['’]ll| will|['’]m going to|['’]re going to| am going to| are going to| shall)\b/i
const asks =
  /\b(?:could|can|would|will) (?:you|somebody|someone|your \w+)\b|\bplease\b|\byou (?:need to|have to|should|must|could|can|will|would)\b|\byou['’](?:ll|d)\b|\b(?:need|want|like|expect|ask|love) you (?:\w+ )?to\b|\b(?:i|we)(?:['’]d| would)? (?:need|want|like|appreciate|expect)\b|^(?:(?:and|so|then|okay|yes|just)[, ]+)*(?:send|give|bring|tell|show|email|mail|call|ring|write|let|make|put|get|take|check|prepare|draft|add|book|keep|include|forward|share|text|do|come)\b/i
const refuses =
  /\b(?:i|we) (?:can(?:no|['’])t|can not|won['’]t|will not|don['’]t|do not|couldn['’]t|shan['’]t)\b|\b(?:i|we)(?:['’]m|['’]re| am| are) not (?:going|able|allowed|willing)\b|\bno way\b|\bout of the question\b/i
const supposes =
  /^(?:(?:and|so|but|well|okay)[, ]+)*(?:maybe|perhaps|possibly|what if|suppose|supposing|imagine|let['’]s say|assuming)\b|\b(?:i|we) might\b|\b(?:if|unless|provided|as long as) (?:you|we|they|i|he|she|it) (?!like\b|want\b|wish\b|need\b|prefer\b|don['’]t mind\b|could\b|can\b|please\b)/i
const decides =
  /\b(?:decid\w*|decision\w*|sign\w*|approv\w*|authori[sz]\w*|(?:final|last) (?:say|word|call)|(?:her|his|my|their|your) call|call is|up to|yes or no|say(?:s)? (?:yes|no|so)|green light|go[- ]ahead|budget|plan|permission|agree\w*|in charge|responsib\w*|purchas\w*|buys|boss|owner|owns|board|committee|council|chief|c[efiot]o|director|head|president|partner|manager|vp|vice|minister|trustee\w*|headteacher|principal|chair\w*)\b/i
const spends =
  /\b(?:budget\w*|spend\w*|spent|afford\w*|allocat\w*|set aside|put (?:by|aside)|approved|up to|max\w*|ceiling|cap|capped|limit|no more than|at most|(?:we|i|they|it|\w+ \w+)(?:['’](?:ve|s)| have| has)(?: got)?|can go|go (?:up )?to|stretch|earmark\w*|sign(?:ed)? off|for (?:it|this|that)|this year|in the plan|to work with|our figure|our number)\b/i

/** Whether the speaker of a line promises something of their own, and asks nobody. */
export const promisesAlone = (line: string): boolean => promises.test(line) && !asks.test(line)

/** Whether a line asks the other side for something. */
export const asksForDeed = (line: string): boolean => asks.test(line)

/** Why no task follows from a quotation; null where one may. @param text of the task */
export function noTaskIn(quote: string, text: string): 'refusal' | 'condition' | 'question' | null {
  if (refuses.test(quote) && !promises.test(quote) && !/\bnot\b|n['’]t\b/i.test(text)) return 'refusal'
  if (supposes.test(quote)) return 'condition'
  return quote.trim().endsWith('?') && !asks.test(quote) && !promises.test(quote) ? 'question' : null
}

/** Whether a quotation refuses what a statement calls agreed. */
export const refusesIn = (quote: string): boolean => refuses.test(quote)

/** Whether lines say that somebody decides. */
export const tellsDecision = (lines: string): boolean => decides.test(lines)

/** Whether lines say that a sum can be spent. */
export const tellsBudget = (lines: string): boolean => spends.test(lines)
