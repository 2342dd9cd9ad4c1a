import { countWords, normalise } from '../text/words.ts'
import type { Line, Scene } from './scene.ts'
import { timesIn } from './times.ts'

const turnsDown =
  /\b(?:too (?:late|close|tight)|cutting it (?:fine|close|too|way)|no (?:good|use) to (?:us|me)|won't do)\b/
/** "By June, July would be too late" is one time, not two. */
export const withoutTooLate = (text: string): string =>
  text.replace(
    /,? (?:and |but )?(?!(?:but|and|that|it|this|which)\b)(?:the )?[\p{L}\d-]+(?: of \p{L}+| \p{L}+)?(?: would be| is|['’]d be| will be|['’]s)(?: already| a bit| much)? too (?:late|close|tight)\b.*$/iu,
    '',
  )

/** "Give Day's November fourteenth, but that'd be cutting it way too close": a time that they don't want; of several the one before these words. */
export function isTurnedDown(text: string, value: string, scene: Scene): boolean {
  const rest = withoutTooLate(text.slice(text.indexOf(value) + value.length))
  return turnsDown.test(normalise(rest.slice(0, timesIn(rest, scene)[0]?.index ?? rest.length)))
}

/** "We've got the election in October, and I want this bedded in before it" names what it has to be done before. */
const isBeforeThat =
  /\b(?:want|wants|wanted|need|needs|like|have|has|get|got)\b(?:(?!\bnot\b|n't\b|[.,;!?]).){0,40}\b(?:before|ahead of) (?:it|that)(?=[.,;!]|$)/

/** "If a licence runs out in February, when would you know?", "when's the audit over?": asked of something else. */
export const asksWhenNoticed =
  /\bif\b.{0,80}\bwhen (?:would|do|will|did) (?:you|they|anybody|anyone) (?:know|find out|notice|hear|see)\b|\bwhen(?:'s| is| are) (?:the|your|he|she|they|that) ?[\p{L} ]{0,25}\b(?:over|done|finished|through|back)\?$/u

const asksForThing =
  /\b(?:could|can|would|will) you (?:also |please |just )?(?:send|give|get|show|tell|mail|email|let|bring|find|check|confirm|share|forward)\b.*\?$/
/** "Could you give me three old ones?" "Yes." "By when?": the day of what was asked for. */
export function isOfRequest(question: Line, { lines }: Scene): boolean {
  const at = lines.indexOf(question)
  return (
    countWords(question.text) < 4 &&
    lines.slice(Math.max(0, at - 5), at).some(({ lower }) => asksForThing.test(lower))
  )
}

const pointsBack =
  /^(?:in|by|during|before|at|over|within) (?:that|this) (?!week|month|year|quarter|morning|afternoon|evening|summer|winter|spring|autumn)\p{L}+$/u
/** "It stops only in the Diwali shutdown, first week of November. So all must be fitted in that shutdown.": the time that was named before. */
export function namedTime<Found extends { line: Line; value: string; at: string | null }>(
  found: Found,
  scene: Scene,
): Pick<Found, 'line' | 'value' | 'at'> {
  if (!pointsBack.test(found.value)) return found
  const at = scene.lines.indexOf(found.line)
  const own = scene.lines
    .slice(Math.max(0, at - 2), at)
    .filter(({ speaker }) => speaker === found.line.speaker)
  const named = own.flatMap((line) => timesIn(line.text, scene).map((time) => ({ line, ...time })))
  const last = named.findLast((time) => time.at !== null) ?? named.at(-1)
  return last ?? found
}

/** "On the next day": it has no date without what it follows. */
export const isRelative = (value: string): boolean => /^(?:on )?the (?:next|following) day$/i.test(value)

const onlyWeekday =
  /^(?:(?:on|by|before|until|till|for) )?(?:the )?(?:(?:this|next) )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|afternoon|evening|noon|night))?(?: week| of (?:this|next|that) week)?$/i
const saysNeed =
  /\b(?:needs?|wants?|must|got to|gotta|has to|have to|had to|should|by then|latest|live|running|ready|working|in place|installed|start(?:s|ing)?|open(?:s|ing)?|switch(?:ing)?)\b/
/** "It runs out sometime this summer", "so they say": nobody has said it for certain. */
const hearsay =
  /\bnot promising\b|\b(?:runs? out|ends?|expires?|is up|finish(?:es)?) some ?time\b|\bso (?:they|he|she) (?:says?|tells?)\b|\bthey (?:say|said|reckon|claim) (?:they|it)\b/
/** "The committee papers go out on the eighteenth", "the council's resealing it till the tenth". */
const otherDeed =
  /\b(?:papers?|minutes|agenda) (?:go|goes|went) out\b|\bthere (?:was|were)\b|['’]s (?!going\b)\w+ing (?:it|them|that) (?:till|until)\b/
/** "When do you need them back?", "when's your next run?" */
const asksOfOther =
  /\bwhen\b.*\b(?:(?:it|them|that|those|these|one) back|next (?:run|one|visit|order|round|delivery|meeting))\b.*\?$/

/** "You'll have the report by the end of November." "The end of November, okay.": of what was promised. */
const isPromised = /\byou(?:['’]ll| will) (?:have|get|hear|see|receive)\b/
const isEchoed = (value: string, asked: string): boolean =>
  isPromised.test(asked) && asked.includes(value.toLowerCase().replace(/^(?:by|on|at|in) /, ''))

/** Whether a time that was found is nobody's certain plan: a mere weekday, hearsay, or the day of something else. */
function isDoubtful({ line, value }: { line: Line; value: string }, { lines }: Scene): boolean {
  const asked = lines
    .slice(Math.max(0, lines.indexOf(line) - 3), lines.indexOf(line))
    .findLast(({ speaker }) => speaker !== line.speaker)
  return (
    (onlyWeekday.test(value) && !saysNeed.test(line.lower)) ||
    hearsay.test(line.lower) ||
    otherDeed.test(line.lower) ||
    (asked !== undefined && (asksOfOther.test(asked.lower) || isEchoed(value, asked.lower)))
  )
}

/** Whether a time is one that they don't want, that it has to be done before, or of which nobody knows for certain. */
export const isNotThen = (found: { line: Line; value: string }, scene: Scene): boolean =>
  isTurnedDown(found.line.text, found.value, scene) ||
  isBeforeThat.test(found.line.lower) ||
  isDoubtful(found, scene)

/** "I'd calculate it again. When do you need it?": what is asked for is what the asker would do. */
export function asksOfOwnDeed(question: Line, { lines }: Scene): boolean {
  const before = lines[lines.indexOf(question) - 1]
  return (
    before?.speaker === question.speaker &&
    /\bneed (?:it|that|them|this)\b/.test(question.lower) &&
    /\bi(?:'ll|'d| will| would| can| could) (?!(?:say|think|like|love|imagine|see|guess|suggest)\b)/.test(
      before.lower,
    )
  )
}

/** "First we said early November." */
export const saidFirst =
  /^(?:(?:well|so|oh),? )*(?:at )?(?:first|originally|initially),? (?:we|i|it|they) (?:said|was|were|wanted|thought|planned)\b/
/** "Out of the question. We're stocktaking the whole of June." */
export const outOfQuestion =
  /^(?:(?:oh|no|well|god),? )*(?:that's )?(?:out of the question|impossible|no chance|not a chance|no way)\b/

const wantsIt =
  /\b(?:i|we|he|she|they)(?:'d| would)? (?:needs?|wants?|likes?) (?:to have )?(?:it|that|this|them|one)\b/
const wantsBefore = /\b(?:need|want|like)s?\b[^.?!]* it before (?:that|then|it)\b/
const paper =
  /\b(?:reports?|certificates?|spec(?:ification)?s?|drafts?|audits?|proposals?|quot(?:e|ation)s?|references?|figures|numbers|papers?|sheets?|confirmation|clause|minutes|agreement|pages?|letter|credit notes?|statements?|invoices?)\b/
/** Whether a sentence says when they want a paper, not what is sold: "So when do I see it? I need it no later than the thirtieth." of a report. */
export function isOfPaper(line: Line, { lines }: Scene): boolean {
  const at = lines.indexOf(line)
  const next = lines[at + 1]
  // "We have an audit on the 21st. I'd need to have it before that."
  const isWanted =
    wantsIt.test(line.lower) || (next?.speaker === line.speaker && wantsBefore.test(next.lower))
  return isWanted && lines.slice(Math.max(0, at - 4), at).some(({ lower }) => paper.test(lower))
}
