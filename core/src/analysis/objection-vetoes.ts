import { restoreApostrophes } from '../voice/apostrophes.ts'
import { isQuestion } from '../voice/metrics.ts'
import { firstName } from './names.ts'
import { inPlainWords } from './plain-words.ts'
import type { Line, Scene } from './scene.ts'
import type { CompetitorMention, ObjectionKind } from './types.ts'

/** "I promised you that last time and never did", "I told them the same": the speaker's own word, kept or not. */
const isOwnWord =
  /\b(?:i|we)(?:'d|'ve| had| have)? (?:promised|owe|owed) (?:you|him|her|them)\b|\b(?:i|we)(?:'d|'ve| had| have)? told (?:them|him|her)\b/
/** "When we had Codemaster on that line, I'd be on hold for an hour.": how it was with somebody else. */
const isOfFormer =
  /^(?:and |but |see,? |well,? )*when (?:we|i) (?:had|were with|was with|used|were using|still had) (?!you\b|your\b|yours\b)/
/** Another supplier was sent away, or is left for good: that speaks for us. */
const isTurnedDown =
  /\b(?:told|said to) (?:them|him|her) (?:no\b|the same|where to|to (?:stop|go away|forget)|(?:that )?(?:i'm|we're|i was|we were) (?:not|happy|fine))|\b(?:turned|sent) (?:them|him|her|it) (?:down|away|packing)\b|\b(?:never|not|n't) (?:be )?(?:go|going|gone) back (?:to (?:them|him|her)|there)\b|\bgot rid of (?:them|him|her)\b|\b(?:glad|happy|relieved) (?:that )?(?:we|i)(?:'re|'m| are| am)? (?:left|out|rid)\b/
/** What was tried and failed was somebody else's. */
const isTried = /\b(?:tried|had|used|bought|were with|was with|ran|rented|hired|came|sold us|there was)\b/
const namesMaker = /\b(?:from|by|with|called|had|tried|used) (?:a |an |the )?\p{Lu}[\p{L}'’-]+/u
/** "I don't trust us with the microphones." */
const isOfSelf = /\b(?:don't|do not|wouldn't|can't) trust (?:us|me|ourselves|myself|our own|my own)\b/
/** "We've put in for a grant": money to come. */
const isMoneyToCome = /\b(?:put in|applied|apply|applying) for (?:a (?:grant|loan|subsidy)|[$£€]?\d)/
/** How they may be reached, no complaint that nobody did. */
const isContact =
  /\b(?:don't|do not|never|no use|no point|better not) (?:ring|call|phone|write to|use|try|bother with|calling|ringing|trying|email)\b/
/** What they want to reach, of what they pay another one: a reason to talk to us. */
const isGoal =
  /\b(?:told|asked|supposed|want|need|like|trying|here|meant) to (?:get|bring|cut|push|drive) (?:that|it|this|them|those|the \w+) (?:down|under|below)\b|\b(?:costs?|charges?|charged|costing) (?:me|us) (?:that|a fortune|a bomb|too much|way too much)\b/

/** We say that a limit holds: "Then we're inside it." */
const fitsLimit =
  /\b(?:inside (?:it|that)|within (?:it|that|budget)|under (?:it|that)|that (?:works|fits|helps|leaves|covers)|that's (?:doable|plenty|enough|useful|helpful|good to know|really useful|realistic|workable)|(?:we|i)(?:'re|'ll|'d| can| could| would)?(?: easily| just| comfortably)? (?:do|make|meet|keep to|stay (?:under|within|inside|below)|get there|fit|manage|work with) (?:it|that|this|into)|no problem|easily|(?:comes?|came|come) (?:in )?(?:under|below)|there's a little (?:air|room)|spot on)\b/
const isLimit =
  /\b(?:approved|budget|set aside|put aside|plan|planned|allowed|ceiling|limit|maximum|max|penny|cent|pot|gave (?:me|us))\b/

const isNothing = /\b(?:no|isn't (?:a|any)|not (?:a|any)) (?:budget|money|pot)\b/

const isIntroduced =
  /\b(?:looks? after|holds?|runs?|does|handles?|keeps?|is (?:the|our|my)|'s (?:the|our|my)|does the|in charge of|responsible for)\b/
/** Who is there is introduced by what they do. */
function introducesSpeakers(line: Line, { lines, participants }: Scene): boolean {
  if (lines.indexOf(line) > 14 || !isIntroduced.test(line.lower)) return false
  return participants.all.some(
    ({ label, name }) => name !== null && label !== line.speaker && line.text.includes(firstName(name)),
  )
}

/** How things are with them today, or what brought them: their own troubles speak for us. */
const asksToday =
  /\b(?:at the moment|currently|today|nowadays|these days|so far|until now|up to now)\b|\bwhat (?:made|makes|brought|brings|got) you\b|\bwhy (?:are you looking|did you (?:get in touch|ring|call|write|leave|switch|contact))\b|\bhow (?:do|did|are) (?:you|they|things|that) (?:do|done|handle|handled|manage|work|run|going|deal with)\b|\bwho (?:do|did|does) you (?:use|work with|buy from)\b|\bwhat (?:do|did) you (?:use|have)\b|\bhow (?:is|are|was|were|did|do|does) (?:things|the|your|it|everything)\b|\bwhat's the (?:trouble|problem) with (?:that|it|them)\b|\bwhat was (?:wrong|the (?:trouble|problem)) with\b|\bwhat did you (?:think|make) of (?:them|it|that|him|her)\b|\bhave you (?:spoken|talked|looked|tried|used|had|been)\b/
const isPresent = /\b(?:is this|does this|will that|would this)\b/
/** Somebody else's doing: "they", "the old one", "our supplier". */
const ofOthers =
  /\b(?:they|them|their|they've|they're|they'd|theirs|over there)\b|\b(?:the|our|my) (?:old|last|previous|current|present|other|existing|former) (?:\p{L}+)\b|\bour (?:supplier|provider|vendor|contractor|agency|bank|inspector|landlord|customers?)\b|\bthe others\b/u
const ofUs = /\b(?:you|your|yours|you've|you'd|you're|you'll)\b/
/** Opinions and doubts are asked for what is offered. */
const asksView =
  /\b(?:(?:does|do) [\w ]{2,20} look|think|sound|sounds|feel|worr|concern|doubt|view|happy|go ahead)\w*\b|\bside\b/
const asksDay =
  /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight|o'clock|next week|(?:come|call|ring|meet|visit|speak|talk) (?:on|at|by|over|round|again|then))\b|\b(?:at|say|about|half past|quarter (?:past|to)) (?:eight|nine|ten|eleven|twelve|one|two|three|four|five|six)\b/
const isLongTerm =
  /\b(?:year|season|quarter|spring|summer|autumn|winter|christmas|easter|months?|years?|january|february|march|april|june|july|august|september|october|november|december)\b/
/** What we ask for ourselves: to be recommended, to show their name. */
const asksFavour =
  /\b(?:your (?:logo|name|quote)|reference(?: for us)?\b(?! number)|testimonial|case study|recommend us|(?:let|allow) us (?:to )?(?:use|put|show|quote|mention)|spread the word|write (?:us )?a (?:review|line))\b/
/** A family that likes nothing, a doubt that is gone. */
const isPraise =
  /\b(?:hasn't|haven't|hadn't|never|not|didn't|doesn't) (?:once )?(?:ever )?(?:let (?:us|me) down|been a problem|failed|broken|missed|been late)\b|\b(?:not|n't) (?:much|a lot|any|that much|so much|far) (?:more|higher|dearer|over)\b|\bless than (?:i|we)(?: was| were|'d| had)? (?:feared|thought|expected|reckoned|afraid of|afraid)\b|\b(?:won't|not going to|don't) lose (?:any )?sleep\b|\b(?:i|we) can live with (?:that|it|the)\b|\b(?:don't|doesn't|won't) miss (?:it|them|that)\b|\bdoesn't like anything\b|\b(?:can't|couldn't) (?:imagine|think of) (?:going back|being without|living without|doing without)\b|\bnow (?:they|everybody|everyone|he|she) (?:fights?|loves?|wouldn't|can't)\b/

/** We take it as our own. */
const isOurs = /\b(?:sorry|apologi[sz]e|apologies|our (?:side|fault|mistake)|my (?:side|fault|mistake))\b/

/** What a turn answers of ours. */
interface Context {
  isView: boolean
  isToday: boolean
  isQuestion: boolean
  isDay: boolean
  isFavour: boolean
}
function contextOf(asked: Line | null): Context {
  const lower = asked === null ? '' : restoreApostrophes(asked.lower)
  const isAsking = asked?.side === 'us' && isQuestion(asked.text)
  return {
    isQuestion: isAsking,
    isView: asksView.test(lower),
    isToday: isAsking && asksToday.test(lower) && !isPresent.test(lower) && !asksView.test(lower),
    isDay: asksDay.test(lower),
    isFavour: isAsking && asksFavour.test(lower),
  }
}

export interface Said {
  line: Line
  kind: ObjectionKind
  /** Our last sentence before the turn. */
  asked: Line | null
  /** Our answer to the turn, in lower case; empty where there is none. */
  reply: string
}

/** Whether a sentence speaks for us: praise, what they can live with, how it was with somebody else. */
export function speaksForUs({ lower }: Line): boolean {
  const text = inPlainWords(restoreApostrophes(lower))
  return isPraise.test(text) || isOfFormer.test(text) || isMoneyToCome.test(text) || isOfSelf.test(text)
}

const asksReason =
  /\bwhat (?:made|makes|brought|brings|got) you\b|\bwhy (?:are you looking|did you (?:get in touch|reach out|ring|call|write|contact))\b/
/** Whether a sentence says what brought somebody here: that speaks for us, however bad it is. */
export function isWhatBroughtThem(line: Line, { lines }: Scene): boolean {
  const asked = lines.slice(0, lines.indexOf(line)).findLast(({ speaker }) => speaker !== line.speaker)
  return asked?.side === 'us' && asksReason.test(asked.lower) && !ofUs.test(line.lower)
}

/**
 * Whether a sentence that sounds like a reason against is none: the speaker's own promise, a past failure of another
 * supplier, a rival that was sent away, who is who, how to be reached, a limit that we meet.
 */
export function isNoReason(
  { line, kind, asked, reply }: Said,
  scene: Scene,
  rivals: readonly CompetitorMention[],
): boolean {
  const text = inPlainWords(restoreApostrophes(line.lower))
  if (isPraise.test(text)) return true
  if (kind === 'trust' && isOfFormer.test(text)) return true
  const context = contextOf(asked)
  if (context.isFavour) return true
  const isAside = !ofUs.test(text) && !scene.isReport
  if (isAside && context.isToday && !isOurs.test(reply) && kind !== 'authority' && kind !== 'competitor')
    return true
  const isThird = isAside && context.isQuestion && !context.isView && ofOthers.test(text)
  if (isThird && (kind === 'trust' || kind === 'price')) return true
  if (kind === 'timing' && context.isDay && !isLongTerm.test(text)) return true
  const isNamed = rivals.some(({ name }) => line.text.includes(name)) || namesMaker.test(line.text)
  switch (kind) {
    case 'authority':
      return introducesSpeakers(line, scene)
    case 'price':
      return isGoal.test(text) || (isLimit.test(text) && !isNothing.test(text) && fitsLimit.test(reply))
    case 'competitor':
      return isTurnedDown.test(text) || isOwnWord.test(text)
    case 'trust':
    case 'need':
      return (
        isOwnWord.test(text) ||
        isTurnedDown.test(text) ||
        isContact.test(text) ||
        (isNamed && isTried.test(text) && !/\byours?\b|\byou\b/.test(text))
      )
    default:
      return false
  }
}
