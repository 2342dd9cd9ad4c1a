import { isPastTense } from '../text/tense.ts'
import { countWords } from '../text/words.ts'
import { isQuestion } from '../voice/metrics.ts'
import { isCertainTime } from './certain-times.ts'
import { type Hear, hearTimeline } from './fact-model.ts'
import { imagined } from './imagined.ts'
import { customerLines, findAnswers } from './question-answers.ts'
import { beginsAfter } from './renewal-dates.ts'
import { type Line, ownAfter, type Scene } from './scene.ts'
import { month, readNeeded, readTime, timesIn } from './times.ts'
import {
  asksOfOwnDeed,
  isOfRequest as asksOfRequest,
  asksWhenNoticed,
  isNotThen,
  isOfPaper,
  isRelative,
  isTurnedDown,
  namedTime,
  outOfQuestion,
  saidFirst,
  withoutTooLate,
} from './unwanted-times.ts'

/** `at` is ISO 8601; null where a time without a day was said ("after Christmas", "before the harvest"). */
interface FoundTimeline {
  line: Line
  value: string
  at: string | null
}

const we = String.raw`(?:we|i|they|he|she|you|(?:my|our) (?:customers?|clients?|boss|board))`
const wish = String.raw`(?:'d (?:really |ideally |also |all )?(?:like|love|want|need|prefer)|(?: would)? (?:really |ideally |both |all )?(?:like|love|want|wants|need|needs|prefer|hope|hopes|aim|aims|plan|plans|intend|intends)|(?:'re|'m| are| is| am) (?:hoping|planning|aiming|looking|due))`
const going =
  'start|starting|live|running|installed|in place|ready|done|up|finished|delivered|moved|moving|move|open|opening|switch|switching|launch|launching|begin|(?:last|first)(?! (?:of|week|day|month|half)\\b)|migrate|migrated|roll(?:ed)? out|replaced?|fitted|built|in use|working|kick off|out of|sorted|settled|finished|signed'
/** What the customer plans, needs or has to decide by a day. */
const plans: readonly RegExp[] = [
  // "working in all four hotels by June 30"
  /\b(?:working|running|live|in place|ready|installed|delivered)(?: \w+){0,5} by (?!now\b|then\b|that\b)/,
  // "they'd like it installed by", "we want to go live in"
  new RegExp(String.raw`\b${we}${wish}\b.{0,50}\b(?:${going})\b`),
  // "it has to be done before", "everything needs to be running by"
  /\b(?:it|this|that|yours|ours|everything|all of (?:it|this)|they|the (?:\w+ ){0,2}\w+|we)(?:'d|'ll| would| will)? (?:'?ll )?(?:has|have|needs?|must|ought|should|'ve got|has got|gotta)(?: really| absolutely| all)?(?: to)? (?:be|happen|go live|run|work|start|stand|arrive)\b/,
  // "all fourteen trucks must be on the floor"
  /\b(?:all|our|every|both) (?:[\p{L}-]+ ){0,3}[\p{L}-]+ (?:has to|have to|needs? to|must|ought to|should) (?:be|go live|run|work|start|stand|arrive)\b/u,
  // "it's got to be finished on", "needs to be Friday"
  /\b(?:it|this|that|everything)'s (?:got to|gotta) (?:be|happen|go live|run|work|start|stand|arrive)\b|^(?:\w+,? ){0,2}(?:needs|got) to be\b/,
  // "it can only be between the shifts, from the fourth to the tenth of January"
  /\b(?:can|could|has to|must|may) only (?:be|happen|go in|start|take place|be done|be (?:fitted|installed))\b(?=.*\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b)/,
  // "I want the new ones standing here by"
  new RegExp(
    String.raw`\b(?:we|i|they|she|he)${wish}\b(?!.{0,60}\b(?:back|contract|order|deposit|money|payment|signature|answer|keys|document|paperwork)\b)(?! (?:to )?(?:know|hear|see|read|be told|get back|talk|speak|think)\b).{0,60}\b(?:by|before|until|till|in time for|no later than|from)\b`,
  ),
  // "the lease is up at the end of"
  /\b(?:lease|licen[cs]e|permit|warranty|term|tenancy|agreement|contract|subscription|membership|policy|plan)(?:'s| is)? (?:up|over|ends?|ending|expires?|expiring|runs? out|running out|due|renews?)\b/,
  // "we'd start on", "I can sign by", "we're going live in"
  new RegExp(
    String.raw`\b${we}(?:'d| would|'ll| will|'re| are|'m| want to| need to| plan to| hope to| have to| must| can| could| should)(?: (?:then|all|probably|ideally|be|have to|like to|want to|going to|only|really))* (?:start|starting|go(?:ing)? live|launch|launching|switch|switching|begin|sign|decide|renew|migrate|roll(?:ing)? (?:it |this )?out|kick off|move over|moving over)\b`,
  ),
  // "go-live is", "our deadline is", "the contract runs out"
  /\b(?:go(?:es|ing)? live|go-live|deadline|cut-?over|target date|launch(?:es)? (?:is|on|in)|(?:our|the|this|that|current|old) (?:contract|subscription|agreement|renewal)\b.{0,30}\b(?:ends?|expires?|runs? (?:out|till|until|to)|is up|finish(?:es)?|comes? up|is due|is on))\b/,
  // "the board decides in", "the committee approves"
  // "it wants to be here by", "the grant dies on", "the masons start on"
  /\b(?:it|they|that|this|everything|we)(?: \w+)? (?:wants?|gotta) (?:to be|it done|them done)\b/,
  /\b(?:money|grant|funding|fund|it|that|which|offer|licen[cs]e|permit|certificate|voucher|appropriation|budget)(?:'s| is)?\b.{0,25}\b(?:dies|lapses|expires|runs out|goes back|has to be (?:spent|used)|must be (?:spent|used)|disappears)\b/,
  /\b(?:the|our|my|new) (?:\w+ ){0,2}(?:masons?|builders?|fitters?|crew|guests?|students?|kids|children|pupils|season|term|course|project|job|works?|build|site|tenants?|customers?|shop|store|restaurant|doors|intake|staff|team|production|starters?|joiners?|cohort|plant|branch|office|building|move|school|clinic|hotel|festival|programme|program)(?: all)? (?:starts?|begins?|arrives?|opens?|comes? back|moves? in|goes? back|kicks? off|reopens?|goes live|moves)\b/,
  /\b(?:we've|we have|i've|i have|there's)(?: got)? (?:the |our |an? )?(?:\w+ )?(?:council|inspectors?|inspection|auditors?|audit|opening|party|wedding|event|fair|show|move|launch|handover|deadline)(?: \w+){0,3} (?:on|in|from|at|coming)\b/,
  /^(?:(?:the|our) )?(?:full |whole |entire )?(?:boards?|committee|council|governors|trustees|partners),? (?:on|in|at|by)\b/,
  /\b(?:boards?|committee|council|partners|governors|trustees|management|directors?|owners?|they|we) (?:will |only |then )?(?:decides?|approves?|votes?|signs?)\b/,
  // "we've got until Easter", "the opening is on", "we move in May"
  /\b(?:we|i)(?:'ve| have)(?: only)?(?: got)?(?: time)? (?:until|till)\b|\bthe (?:date|big day|wedding|opening|launch|move|event|fair|show) (?:is|would be)\b|\bwe (?:move|reopen|launch|go live|relaunch)(?: \w+){0,5} (?:on|in|by|from|at the)\b/,
]
/** "The contract … it's up in February". */
const isUp =
  /\b(?:^(?:and |but )?(?:it|that|this|which) (?:still )?(?:runs?|goes|lasts) (?:until|till|to|through)\b)|\b(?:they|it|that|those|these)(?: all)? (?:run|runs|running) out (?:on|in|at|by|the|end)\b|\b(?:contract|agreement|licen[cs]e|lease|policy|subscription|membership)\b.{0,40}\b(?:its|it's|it is|'s|is|that's|thats|which is) (?:up|due|over|renewed|ending) (?:in|on|at|by|the|end)\b|\b(?:our|the) (?:present|current|existing|old) (?:people|lot|provider|supplier|contract|caterers?|contractors?|company|firm|agency|\w+ers?)(?: \w+)? (?:finish|finishes|ends?|stops?|leaves?|goes|runs? out)\b|\b(?:fiscal|financial year|tax year|year|quarter)(?: year)? (?:ends|closes|finishes|is up)\b/

/** What our side says of the contract that runs: when it ends is known to both. */
const contractEnds =
  /\b(?:your|you guys'|y'all's|the|you people's) (?:current |existing |present |old )?(?:contract|agreement|licen[cs]es?|lease|policy|subscription|term|plan|renewal|membership)(?: with (?:us|you|them))?(?:'s| is| are)? (?:up|due|over|runs? out|run out|finish|ends?|ending|expires?|expiring|runs? (?:to|till|until|through)|finish(?:es)?|comes? up|coming up)\b/
/** "That's after Easter", of what was just wished for. */
const saysWhen = /^(?:and |so )?(?:that's|that is|that'd be|that would be|which is|meaning|so|i\.e\.) /

/** Documents, meetings and promises have days of their own. */
const otherMatter =
  /\b(?:calls?|meet|meeting|speak|talk|send|sends|email|e-mail|mail|post|quote|proposal|offer|invoices?|visit|appointment|workshop|demo|trial|pilot|test|samples?|interviews?|training|drafts?|minutes|file|files|list|lease|lease's|notice|remind|ring|phone|lunch|coffee|webinar)\b/
/** "I've got her on the fourth", "we get paid in March", "the price holds until": a day that is none of the purchase. */
const ownAffair =
  /\bworr(?:y|ied) about\b|\b(?:i've|i have|we've|we have) (?:got )?(?:her|him|them|the (?:\w+ )?party)\b|\bi(?:'ll)? see (?:her|him|them|my)\b|\bget paid\b|\bprices? (?:holds?|stands?|is good|stays)\b|\b(?:interns?|trainees?) (?:finish|leave)\b|\b(?:he|she|they)(?:'s| is|'re| are) (?:retiring|leaving|on leave|getting married|moving house|off)\b/
/** "I can't move with it in the winter" names when it is not. */
const cannotThen =
  /\b(?:can't|cannot|couldn't|won't) (?:\w+ )?(?:move|start|do|sign|decide|change|switch|begin|buy|(?:moving|starting|doing|changing|switching|swapping|installing|buying|closing))\b(?!.*\b(?:before|until|till|sooner|earlier)\b)/
const ends = /\blease(?='s up| is up| ends| expires| runs out)/
/** "When would you like us to come by?" */
const asksVisit = /\b(?:come|drop|pop|stop|swing) (?:by|over|round|around|out|in)\b/
const askedMatter =
  /\b(?:forms?|documents?|papers?|answer|reply|feedback|signature|data|details|information|report|numbers|figures)\b/
const promise =
  /\b(?:i|we)(?:'ll| will) (?!(?:start|go live|launch|switch|begin|sign|decide|open|renew|need|be (?:live|ready)|have to)\b)|\byou(?:'ll| will) (?:get|have)\b|\b(?:could|can|will|would) you\b|\bremember\b/
const isOver =
  /^(?:(?:well|oh|um|so|no|yes),? )*(?:it|we|that|they|i) (?:(?!need|hoped|planned|wanted|agreed)\w+ed|began|went|ran|had|(?:was|were)(?! (?:told|promised|hoping|planning|thinking|supposed|going|meant|due)))\b/
const wantsBack = /\bwants? (?:the|that|my|our|their|his|her) (?:\w+ )?back\b/
const hedged = new RegExp(
  String.raw`${imagined}|^(?:and |but |so )?if (?:he|she|they|you|the board|that|it) (?:agrees?|says?|signs?|likes?|decides?|approves?)\b|\b(?:maybe|perhaps|might|supposedly|one day|some ?day|at some point|no rush)\b`,
)
const refused =
  /\bnot (?:having|letting)\b|n't stop\b|\bnot? (?:sign|decid|start|chang|switch|buy|do)\w*|n't (?:\w+ ){0,2}(?:sign|decide|start|change|switch|buy|do|want|need)\b|\bnobody\b|\bnever\b/

/** "On Monday I think, no wait, Tuesday": thought aloud. */
const thinksAloud = /\bno,? (?:wait|hang on|hold on)\b/

function readAnswer(line: Line, scene: Scene): FoundTimeline | null {
  if (
    isQuestion(line.text) ||
    thinksAloud.test(line.lower) ||
    promise.test(line.lower) ||
    isOver.test(line.lower)
  )
    return null
  if (ownAffair.test(line.lower) || cannotThen.test(line.lower)) return null
  const time = readTime(line.text, scene, true)
  return time && !isSince(line, time.value) ? { line, ...time } : null
}

/** "Since January it's the city manager": how long something has been so. */
const isSince = ({ lower }: Line, value: string): boolean => lower.includes(`since ${value.toLowerCase()}`)

const asksForIt = /\b(?:could|can|would|will) you\b.*\?$/
const isWhatWasAsked = /\b(?:it|that)(?:'ll| will)? (?:has|have) to be\b/
/** "Could you send me the file?" "It'll have to be Sunday.": the day of what was asked for. */
function isOfRequest(line: Line, { lines }: Scene): boolean {
  const at = lines.indexOf(line)
  return (
    isWhatWasAsked.test(line.lower) &&
    lines
      .slice(Math.max(0, at - 5), at)
      .some(({ lower, speaker }) => speaker !== line.speaker && asksForIt.test(lower))
  )
}

/** "The hall opens in May. It has nothing to do with the carrier." */
function isUnrelated(line: Line, { lines }: Scene): boolean {
  const at = lines.indexOf(line)
  return lines
    .slice(at, at + 3)
    .some(
      ({ speaker, lower }) =>
        speaker === line.speaker &&
        /\bnothing to do with\b|\bthat's (?:another|a different|a separate) (?:matter|story|thing|topic)\b/.test(
          lower,
        ),
    )
}

function readPlan(line: Line, scene: Scene): FoundTimeline | null {
  const { lower, text } = line
  if (isQuestion(text) || isPastTense(text) || !plans.some((plan) => plan.test(lower))) return null
  if (isOfPaper(line, scene) || isUnrelated(line, scene) || isOfRequest(line, scene)) return null
  if (
    otherMatter.test(lower.replace(ends, ' ')) ||
    promise.test(lower) ||
    hedged.test(lower) ||
    refused.test(lower) ||
    ownAffair.test(lower) ||
    cannotThen.test(lower)
  )
    return null
  // Of several times it is the one in the plan's own clause.
  const from = Math.max(0, ...plans.map((plan) => lower.search(plan)))
  // "It's October eighteenth, and I want us live by then"
  const isThen = /\bby then\b/.test(lower.slice(from))
  const time =
    (lower.length === text.length
      ? readTime(isThen ? text.slice(0, from) : withoutTooLate(text.slice(from)), scene, false)
      : null) ?? readTime(withoutTooLate(text), scene, false)
  return time && !isSince(line, time.value) && !isTurnedDown(line.text, time.value, scene)
    ? { line, ...time }
    : null
}

/** "Renewals go out March first. If it's not running by then, we wait a year.", "the derby's on the 24th. It all has to be right by then" */
const byThen =
  /\b(?:it|that|this|they|everything|we)(?:'s|'re| is| are)?(?: not|n't| isn't| aren't)?(?: \w+){0,3} by then\b|\b(?:has|have|needs?|must|should|ought)(?: \w+){1,5} by then\b|\bby then,? (?:it|that|everything|we|they|all of (?:it|them))(?: all)? (?:has|have|needs?|must|should|ought)\b/

const isWish = (line: Line): boolean =>
  wantsBy.test(line.lower) ||
  plans.some((plan) => plan.test(line.lower)) ||
  /\b(?:we|i)(?:'d)? (?:want|need|like)\b/.test(line.lower)

/** A wish without a day, and the sentence that gives it. */
function readNext(lines: readonly Line[], scene: Scene): FoundTimeline | null {
  for (const [order, line] of lines.entries()) {
    const previous = lines[order - 1]
    if (byThen.test(line.lower) && !isQuestion(line.text) && !otherMatter.test(line.lower)) {
      const own = readTime(line.text.slice(0, line.text.search(/\bby then\b/i)), scene, false)
      if (own?.at) return { line, ...own }
      const before = previous?.speaker === line.speaker ? readTime(previous.text, scene, false) : null
      if (previous && before?.at) return { line: previous, ...before }
    }
    if (previous?.speaker !== line.speaker) continue
    if (!saysWhen.test(line.lower) || !isWish(previous)) continue
    if (isQuestion(line.text) || otherMatter.test(`${previous.lower} ${line.lower}`)) continue
    const time = refused.test(previous.lower) ? null : readTime(line.text, scene, false)
    if (time) return { line, ...time }
  }
  return null
}

const farAway = 10 * 24 * 3_600_000
const namesMonth = new RegExp(`\\b${month}\\b`, 'i')
/** What goes with a day that is theirs: "the renewal, it's the …", "the first one opens …", "by … or they won't cover us". */
const ownDay =
  /\b(?:whoever|first (?:sailing|delivery|pour|shipment|course|class|guests?|show|day)|footings|opens?|opening|starts?|finish(?:es)?|ends?|runs? out|expires?|renewal|deadline|due|or (?:else|they)|go(?:es)? live|launch|move|moves|sets?|begins?|closes?|commission|board|council|it's the|it is (?:in|on)|the latest)\b/

/** A day in a month to come, more than ten days away, that they say of their own matter. */
function readFarDay(lines: readonly Line[], scene: Scene): FoundTimeline | null {
  for (const line of lines) {
    if (isQuestion(line.text) || isPastTense(line.text) || !namesMonth.test(line.text)) continue
    if (
      !ownDay.test(line.lower) ||
      otherMatter.test(line.lower.replace(ends, ' ')) ||
      promise.test(line.lower)
    )
      continue
    if (/\b(?:contract|lease) with\b/.test(line.lower) || isUnrelated(line, scene)) continue
    if ([hedged, isOver, ownAffair, refused].some((words) => words.test(line.lower))) continue
    const time = readTime(line.text, scene, false)
    if (time?.at && Date.parse(time.at) - Date.parse(scene.context.now) > farAway) return { line, ...time }
  }
  return null
}

/** When the contract that runs ends, by either side. */
function readContract(scene: Scene): FoundTimeline | null {
  for (const line of scene.lines) {
    const match = isQuestion(line.text) ? null : (contractEnds.exec(line.lower) ?? isUp.exec(line.lower))
    const time = match && readTime(line.text.slice(match.index), scene, false)
    if (time) return { line, ...time }
  }
  return null
}

/** Below this score another time that is surer wins over what the patterns read. */
const doubtful = -0.5

/** What a trained classifier hears of when they want it; the past and days of other matters are none, however sure. */
function readHeard(scene: Scene, hear: Hear): FoundTimeline | null {
  const heard = hear(scene)
  const time = heard && timesIn(heard.line.text, scene).find(({ index }) => index === heard.index)
  if (!heard || !time) return null
  const { lower, text } = heard.line
  const isOther = [promise, hedged, isOver, refused, ownAffair, cannotThen, wantsBack].some((words) =>
    words.test(lower),
  )
  const before = scene.lines.slice(0, scene.lines.indexOf(heard.line))
  const asked = before.findLast(({ speaker }) => speaker !== heard.line.speaker)
  const isAskedElse =
    asked !== undefined &&
    isQuestion(asked.text) &&
    [otherMatter, asksVisit, asksWhenNoticed].some((words) => words.test(asked.lower))
  if (isOfPaper(heard.line, scene) || isUnrelated(heard.line, scene)) return null
  if (isTurnedDown(text, time.value, scene)) return null
  if (isOther || isAskedElse || isPastTense(text) || otherMatter.test(lower.replace(ends, ' '))) return null
  return { line: heard.line, value: time.value, at: time.at }
}

/** "Not during the Christmas closings" says when they do not want it. */
const asPlan = (found: FoundTimeline | null): FoundTimeline | null =>
  found !== null && /^not (?:during|in|over|at|on)\b/i.test(found.value) ? null : found

/**
 * When the customer wants it, or decides: the answer to the seller's question, else the first plan with a time, unless
 * a trained classifier hears another one more surely. Never an hour alone, the past, what happens every week, the day of a meeting or of a promised document.
 */
export function findTimeline(scene: Scene, hear: Hear = hearTimeline): FoundTimeline | null {
  const stated = asPlan(readStated(scene))
  const isDoubted = stated === null || hear(scene, stated.line, doubtful) === null
  const found = (isDoubted ? asPlan(readHeard(scene, hear)) : null) ?? stated
  if (!found) return null
  const last = namedTime(agreed(narrowed(concluded(found, scene), scene), scene), scene)
  const value = last.value.replace(/^in (?=(?:this|next) )|[-–—]+$/g, '')
  return isNotThen(last, scene) || isRelative(value) || !isCertainTime(last, scene)
    ? null
    : { ...last, value }
}

const settlesOn = /^(?:(?:so|then|and),? )*(?:let's say|we'll say|say|i'd say|make it|live|running|ready)\b/
/** "So, live for the September meeting. Let's say the first of September.": the last one that they settle on. */
function agreed(found: FoundTimeline, scene: Scene): FoundTimeline {
  const from = scene.lines.indexOf(found.line) + 1
  const following = scene.lines.slice(from, from + 2)
  const isGoingOn = ({ speaker, text, lower }: Line): boolean =>
    speaker === found.line.speaker && !isQuestion(text) && settlesOn.test(lower)
  const end = following.findIndex((line) => !isGoingOn(line))
  return following.slice(0, end < 0 ? undefined : end).reduce((last, line) => {
    const time = readTime(line.text, scene, true)
    return time ? { line, ...time } : last
  }, found)
}

const opensWithTime =
  /^(?:(?:so|by|on|from|live|running|ready|done|open|in place|i'd say|say|the latest is),? )*(?:the )?\p{L}+/iu
/** "Before the spring run. First of August, everything going.": the day that a season is made more certain by. */
function narrowed(found: FoundTimeline, scene: Scene): FoundTimeline {
  const next = scene.lines[scene.lines.indexOf(found.line) + 1]
  if (found.at !== null && !isSeason.test(found.value)) return found
  if (next?.speaker !== found.line.speaker || isQuestion(next.text) || otherMatter.test(next.lower))
    return found
  const [time] = timesIn(next.text, scene)
  const isFirst = time !== undefined && time.index <= (opensWithTime.exec(next.text)?.[0].length ?? 0)
  return isFirst && time.at !== null && !isSeason.test(time.value)
    ? { line: next, value: time.value, at: time.at }
    : found
}
const isSeason =
  /\b(?:spring|summer|autumn|fall|winter|season|christmas|easter|year|quarter|weekend|holidays?)\b/i

const so = /,? (?:so|which means|meaning) (?=[^,.;]*(?:$|, (?:otherwise|or|else|because|then)\b))/
const followsFrom = /^so,? \w/
const unlessThen = /, (?:otherwise|or|else|because|then)\b.*$/
const wantsBy =
  /\b(?:(?:we|i|they)(?:'d)? (?:need|want)|(?:has|have|needs?) to (?:be|reach|arrive|come|stand|run|work|open))\b[^,.;!?]*\b(?:by|on|in|before|from) [^,.;!?]*/
/** "April thirtieth. So I need new cans by May first.", "The frames are ready in March. We need it on the block by the 8th of March." */
function wantedIn({ lower }: Line, next: Line, scene: Scene): ReturnType<typeof readTime> {
  if (isQuestion(next.text) || !isWish(next)) return null
  if (followsFrom.test(next.lower)) return readTime(next.text.replace(unlessThen, ''), scene, true)
  const match = next.lower.length === next.text.length ? wantsBy.exec(next.lower) : null
  const isSaid = [wantsBy, otherMatter, promise].some((words) => words.test(lower))
  if (!match || isSaid || [otherMatter, promise, refused, hedged].some((words) => words.test(next.lower)))
    return null
  const time = readTime(next.text.slice(match.index, match.index + match[0].length), scene, true)
  return time?.at ? time : null
}

/** "The support ends in May, so June first": what follows from the first time is when they want it. */
function concluded(found: FoundTimeline, scene: Scene): FoundTimeline {
  const { line, value } = found
  const from = line.text.indexOf(value) + value.length
  const rest = so.exec(line.text.slice(from).replace(/[.!]+$/, ''))
  for (const next of ownAfter(line, scene)) {
    const wanted = wantedIn(line, next, scene)
    if (wanted) return { line: next, ...wanted }
  }
  const conclusion = rest && line.text.slice(from + rest.index + rest[0].length).replace(unlessThen, '')
  const time = readNeeded(line.text.slice(from), scene) ?? (conclusion && readTime(conclusion, scene, true))
  return time ? { line, ...time } : found
}

/** "And when does the committee sit?", "when does your contract with them end?": when they want it outweighs when it is decided or what they have ends. */
const asksOfSitting =
  /\b(?:sits?|meets?|convenes?)\b|\b(?:contract|agreement|lease|subscription)\b.*\b(?:ends?|runs? out|expires?|up)\?$/

function firstAnswer(answers: ReturnType<typeof findAnswers>, scene: Scene): FoundTimeline | null {
  for (const { question, lines } of answers)
    for (const line of lines) {
      // "Out of the question. We're stocktaking the whole of June."
      if (outOfQuestion.test(line.lower)) break
      // "You can have those by the end of next week." "He wants it on the 14th.": nobody asked when they want what is sold.
      if (saidFirst.test(line.lower) || (!isQuestion(question.text) && isOfPaper(line, scene))) continue
      const found = readAnswer(line, scene)
      if (found) return found
    }
  return null
}

/** What the patterns read. */
function readStated(scene: Scene): FoundTimeline | null {
  const answers = [...findAnswers(scene, 'timeline'), ...findAnswers(scene, 'wish')].filter(
    // "By when? They meet on the twenty-second.": what they ask of us is answered by us.
    ({ question }) =>
      !otherMatter.test(question.lower) &&
      !askedMatter.test(question.lower) &&
      !asksWhenNoticed.test(question.lower) &&
      !asksOfRequest(question, scene) &&
      !(question.side === 'them' && countWords(question.lower) < 4) &&
      !asksOfOwnDeed(question, scene),
  )
  const sittings = answers.filter(({ question }) => asksOfSitting.test(question.lower))
  const wished = firstAnswer(
    answers.filter((each) => !sittings.includes(each)),
    scene,
  )
  if (wished) return wished
  // Beside a known customer a voice of no known side may be the seller's.
  const open = customerLines(scene)
  const theirs = open.filter(({ side }) => side === 'them')
  const lines = theirs.length > 0 ? theirs : open
  const stated = lines.map((line) => readPlan(line, scene)).find((found) => found !== null)
  return (
    stated ??
    readNext(lines, scene) ??
    firstAnswer(sittings, scene) ??
    beginsAfter(readContract(scene), scene) ??
    readFarDay(lines, scene)
  )
}
