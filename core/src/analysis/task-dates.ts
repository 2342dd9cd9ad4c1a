import type { FoundDate } from '../text/find-dates.ts'
import { findDates } from '../text/find-dates.ts'
import { endsInParticle } from '../text/particles.ts'
import { normalise } from '../text/words.ts'
import { month } from './times.ts'
import type { AnalysisContext } from './types.ts'

const mayHoldDate =
  /\d|days?\b|fortnight|week|month|quarter|year|tomorrow|tonight|today|morning|afternoon|arvo|evening|noon|eod|cob|eow|close of|end of|january|february|march|april|may|june|july|august|september|october|november|december|hour|minute|o'clock|\bthe (?:[\w-]+(?:st|nd|rd|th)|[\w-]*(?:first|second|third))\b/i
const deadline = /^(?:by|before|no later|not later|at the latest|on|due)\b/i
const oneDay = 24 * 3_600_000
/** "through the end of the week" says which ones. */
const isNoDeadline =
  /^(?:from|since|starting|until|till)\b|^after (?:an?|one|two|three|four|five|six|\d+) (?:years?|months?|weeks?|days?)$/i
/** "The day before" counts from another day. */
const isBesideAnother =
  /^(?:on |by )?(?:the|a) (?:day|night|evening|morning|week|(?:mon|tues|wednes|thurs|fri|satur|sun)day) (?:before|after)\b(?! (?:tomorrow|today|yesterday))/i
/** Whether a task has a day that another day gives: "ring you the day before". */
export const isOnRelativeDay = (body: string): boolean =>
  /\bthe (?:day|evening|morning) (?:before|after)\b/i.test(body)
/** "Monday to Wednesday" is no day to be done by. */
const isStretch = ({ at, endAt }: FoundDate): boolean =>
  endAt !== null && Date.parse(endAt) - Date.parse(at) > oneDay

/** "What January looks like". */
const isSubject = ({ text: said, index }: FoundDate, text: string): boolean =>
  /^(?:(?:in|the) )?\p{L}+$/u.test(said) &&
  /^ (?:looks?|brings?|holds?|will bring|has in store)\b/i.test(text.slice(index + said.length))

/** "the eight o'clock bookings": an hour before a noun says which ones. */
const isHour = ({ hasTime, hasDay }: FoundDate): boolean => hasTime && !hasDay
const countsThings =
  /^ (?!(?:or|and|on|at|in|by|if|so|to|then|today|tomorrow|tonight|sharp|latest|please|for|your|my|our|their|with|before|after|until|is|works|would|when|whether|what|who|how|where|because|but|as|this|next|mon|tues|wednes|thurs|fri)\b)[a-z]/i

/** "The numbers for October" says which ones. */
const isForMonth =
  /^for (?:the )?(?:early |late |mid[- ]?|all of |whole of )?(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:this|next) (?:month|quarter|year))$/i
/** "Two days after that", "within a week of that": counted from another day. */
function isCountedFrom({ text: said, index }: FoundDate, text: string): boolean {
  const rest = text.slice(index + said.length)
  return (
    /\b(?:days?|weeks?|fortnight|months?)(?: (?:after|of|from))?$/i.test(said) &&
    /^(?:that|it|this)\b/i.test(rest.replace(/^ (?:after|of|from) /i, '').trimStart()) &&
    /(?:after|of|from)$/i.test(said + (/^ (?:after|of|from)\b/i.exec(rest)?.[0] ?? ''))
  )
}
/** "I'll credit you June and July". */
const isBareMonth = new RegExp(`^(?:about )?${month}$`, 'i')
/** Right after the conversation: on its own day. */
const afterCall =
  /\b(?:(?:right |straight |immediately |directly )?(?:when|once|as soon as|after|the (?:minute|moment|second)) (?:we|i|you)(?:'re|'m| are| am| get| have|'ve)? (?:hang(?:ing)? up|hung up|ring(?:ing)? off|off (?:the|this) (?:phone|call|line)|done (?:here|talking|on (?:the|this) call)|finished (?:here|talking|on (?:the|this) call)|put the phone down)|after (?:the|this|our) call|(?:right|straight|immediately|directly|just) after this(?= *(?:[.,;!]|$))|(?:right |straight |immediately |directly |just )after (?:the|this|our) (?:call|conversation|meeting|demo)|in (?:a|the next) (?:minute|second|sec|moment|mo|tick|jiffy|bit)|(?:straight|right) away|straightaway|(?<!\b(?:by|for|until|from|till|just|to|than|right|as|here|there|and|it|that) )now(?= *[.!]*$))(?![\p{L}'])/giu

function callDates(text: string, context: AnalysisContext): FoundDate[] {
  const matches = [...text.matchAll(afterCall)]
  const [today] = matches.length > 0 ? findDates('today', context) : []
  if (!today) return []
  return matches.map((match) => ({ ...today, text: match[0], index: match.index }))
}

/** Either day of a weekend will do. */
const lastOfWeekend = (date: FoundDate): FoundDate =>
  /\b(?:(?:at|over|on|during) the|this|next) weekend$/i.test(date.text)
    ? { ...date, at: new Date(Date.parse(date.at) + oneDay).toISOString() }
    : date
const isWholeWeek =
  /^(?:(?:in|during|within|for|by|over|sometime|some time) )?(?:the )?(?:next|coming|following) week$/i
const isItsBeginning = /\b(?:early|earlier|beginning of|start of|first thing|monday)\s+$/i
/** "I'll send it next week" holds until its Friday. */
const endOfWeek = (date: FoundDate, text: string): FoundDate =>
  isWholeWeek.test(date.text) && !isItsBeginning.test(text.slice(0, date.index))
    ? { ...date, at: new Date(Date.parse(date.at) + 4 * oneDay + 8 * (oneDay / 24)).toISOString() }
    : date
/** "I'll book our technician for the Monday": of a week named before, and so the day of what is booked. */
const isOfThatWeek = ({ text: said, index }: FoundDate, text: string): boolean =>
  /\bfor the (?:mon|tues|wednes|thurs|fri|satur|sun)day$/i.test(text.slice(0, index + said.length))

/** "I'll run a batch that Thursday": of a week that was named before; "I'll send you that Thursday" is no such day. */
const pointsToDay =
  /(?:^|\b(?!(?:you|me|us|him|her|them|it|send|get|do|bring|have|give|take|make|see|finish|fix|sign|on|for|with|to|of)\b)[\p{L}'’-]+ )that $/iu
const isBareWeekday = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i

/** "Open through Friday", "the figures of last month"; "I'll send it through tonight" has its own verb. */
const isAfterStart = (before: string): boolean =>
  /\b(?:through|since|until after|from|of)\s+$/i.test(before) && !endsInParticle(before.trimEnd())

const endsInThat = /\bthat (?:same |very )?$/i
/** "That morning" is a date in all its words. */
function withThat(date: FoundDate, text: string): FoundDate {
  const before = isPartOfDay.test(date.text) ? endsInThat.exec(text.slice(0, date.index))?.[0] : undefined
  if (before === undefined) return date
  return { ...date, index: date.index - before.length, text: before + date.text }
}

/** Dates a task can be due on; "the figures from last month" only says which ones. */
export const datesIn = (text: string, context: AnalysisContext): FoundDate[] =>
  eitherOf(text, [
    ...calendarDatesIn(text, context).map((date) => withThat(endOfWeek(lastOfWeekend(date), text), text)),
    ...callDates(text, context),
  ])

const atLatest = /^,? (?:at (?:the )?(?:very )?latest|latest)\b/i
/** What says after a date that it is the latest: "Tuesday at the latest". */
const latestAfter = ({ text: said, index }: FoundDate, text: string): string =>
  atLatest.exec(text.slice(index + said.length))?.[0] ?? ''

/** "Next week, on Tuesday"; where that is no more than likely, the week holds. */
const dayWithin =
  /^,? ?(?:(probably|maybe|perhaps|hopefully|likely|possibly|i think),? )?(?:(?:say|on|let's say) )?$/i

/** "Tomorrow or Thursday" and "by Monday, Tuesday at the latest" are due on the later of the two. */
const eitherOf = (text: string, dates: readonly FoundDate[]): FoundDate[] =>
  dates.reduce<FoundDate[]>((kept, date) => {
    const last = kept.at(-1)
    const between = last && text.slice(last.index + last.text.length, date.index)
    const isOr = /^,? or (?:maybe |rather )?$/i.test(between ?? '')
    const isLatest = /^(?:,|…|\.{3})? (?:but |or )?$/i.test(between ?? '') && latestAfter(date, text) !== ''
    const narrows = last && isWholeWeek.test(last.text) ? dayWithin.exec(between ?? '') : null
    if (!last || !(isOr || isLatest || narrows)) return [...kept, date]
    const whole =
      text.slice(last.index, date.index + date.text.length) + (isLatest ? latestAfter(date, text) : '')
    const later = narrows?.[1] === undefined && Date.parse(date.at) > Date.parse(last.at) ? date : last
    return [...kept.slice(0, -1), { ...later, text: whole, index: last.index }]
  }, [])

/** "The traces from July, on Wednesday": which ones, and then when. */
const ofMonth = new RegExp(String.raw`\b(?:from|of|for|since) ${month}(?=,? (?:on|by) \w+day\b)`, 'gi')
const withoutMonths = (text: string): string => text.replace(ofMonth, (said) => ' '.repeat(said.length))

const isPartOfDay =
  /^(?:(?:in|on|by|that|first thing in) )*(?:the |that (?:same |very )?)?(?:morning|afternoon|evening)$|^first thing$/i
/** "Twenty people in a morning" */
const isAnyOf =
  /\b(?:an?|one|two|three|four|five|each|every|per|most|some|both|whole|half)(?: (?:a|free|whole|quiet|spare|long|single|busy))? $/i

const calendarDatesIn = (text: string, context: AnalysisContext): FoundDate[] =>
  mayHoldDate.test(text)
    ? findDates(withoutMonths(text), context).filter(
        (date) =>
          !isOfThatWeek(date, text) &&
          !(isBareWeekday.test(date.text) && pointsToDay.test(text.slice(0, date.index))) &&
          Date.parse(date.at) > Date.parse(context.now) - oneDay &&
          !isNoDeadline.test(date.text) &&
          !isForMonth.test(date.text) &&
          !isBareMonth.test(date.text) &&
          !isCountedFrom(date, text) &&
          !/^about the (?:first|second|third|fourth|fifth|sixth)$/i.test(date.text) &&
          !/^(?:by |on )?(?:the|that) day$/i.test(date.text) &&
          !isBesideAnother.test(text.slice(date.index)) &&
          !(isPartOfDay.test(date.text) && isAnyOf.test(text.slice(0, date.index))) &&
          !isStretch(date) &&
          !isSubject(date, text) &&
          !(isHour(date) && countsThings.test(text.slice(date.index + date.text.length))) &&
          !isAfterStart(text.slice(0, date.index)),
      )
    : []

/** "I'll present it in our review on Monday": done there and then. */
const isDoneAt =
  /\b(?:in|at|during) (?:(?:the|our|my|their|your|a|an|this|next) )?(?:[\p{L}-]+ ){0,2}[\p{L}-]+(?: (?:is|we have|that's))?\s+$/iu
const event =
  /\b(?:demo|meeting|call|visit|workshop|event|fair|show|audit|presentation|appointment|session|conference|launch|opening|training|board|interview|tasting|wedding|party|tour|walkthrough|webinar|inspection|review)(?: (?:is|we have|that's))?\s+$/i
const plans = /^(?:schedule|book|set|arrange|organi[sz]e|plan|host|move|reschedule|confirm|have|hold)\b/i

/** "Let Joan know you're in on Thursday", "ask whether he can come on Friday": the day belongs to what is told. */
const isTold =
  /\b(?:ask|check|see|find out)\b[^,.;]*? (?:which|what|how many|how much) (?:[\w’'-]+ ){1,5}?(?:in|on|for|at) $|\b(?:ask|check|see|find out)\b[^,.;]*? (?:which|what) (?:days?|dates?|times?|slots?) (?:[\w’'-]+ ){1,4}$|\b(?:know|tell|told|say|confirm|check|see|ask)\b[^,.;]*?(?:\b(?:that|whether|if) )?\b(?:you|we|they|he|she|it|i|the [a-z]+)(?:['’](?:re|s|ll|m)| are| is| will be| was| were|['’]ll be) (?:\w+ ){0,3}$|\b(?:ask|check|see|find out)\b[^,.;]*?\b(?:whether|if) (?:[\w’'-]+ ){1,3}?(?:can|could|will|would|may|might|has|have|needs?|wants?) (?:\w+ ){0,4}$/i

/** "What was delivered on Friday", "the file you sent on Monday": when it happened. */
const isOfPast =
  /(?<!\b(?:get|have|having|be|so|until|till|before|when|once|if) )\b(?:what|that|which|who|we|you|they|he|she|it|i) (?:(?:just|already|both|all|had|have|'ve|only) )?(?:was|were|sent|said|told|spoke|met|came|went|saw|bought|broke|\p{L}+ed) (?:\w+ ){0,2}$/iu

const isRing = /^give \S+ a (?:call|ring|bell)\b/i
/** Dates by which the body of a task is to be done: "the demo on Thursday" is when the demo is. */
export const deadlinesIn = (body: string, context: AnalysisContext): FoundDate[] =>
  datesIn(body, context).filter(
    (date) =>
      !isTold.test(body.slice(0, date.index)) &&
      (deadline.exec(date.text)?.[0].toLowerCase() === 'by' || !isOfPast.test(body.slice(0, date.index))) &&
      (plans.test(body) ||
        isRing.test(body) ||
        /^by\b/i.test(date.text) ||
        !event.test(body.slice(0, date.index)) ||
        isDoneAt.test(body.slice(0, date.index))),
  )

const ofOwnVerb =
  /^,? (?:then |and )?(?:i|we|you|he|she|they|[a-z]+)(?:['’](?:ll|d|re|m)| will| can| could| would| shall| am| are| is)? ?$/i
/** The date of what a clause says from `at` on: "By Friday you have it, and on Monday I'll send the van" names Monday. */
export const dateBeside = (dates: readonly FoundDate[], clause: string, at: number): FoundDate | null =>
  dates.findLast(({ text, index }) => ofOwnVerb.test(clause.slice(index + text.length, at))) ?? dueDate(dates)

const another =
  /^(?:,|,? and)(?: then)? ((?:the|your|our|my|a|an|his|her|their|some)(?: [\p{L}\d'’-]+){1,5}) $/iu
const verbAndReader = /^[a-z'-]+(?: (?:you|me|us|them|him|her|\p{Lu}\p{L}+)(?= (?!and\b)))?/u

/** "send the report today and the quote by Friday" is two tasks, each with its day: the verb of the second is said once more. */
export function withOwnVerbs(body: string, context: AnalysisContext): string {
  const [first, second] = datesIn(body, context)
  const verb = verbAndReader.exec(body)?.[0]
  if (!first || !second || verb === undefined) return body
  const from = first.index + first.text.length
  const thing = another.exec(body.slice(from, second.index))?.[1]
  if (thing === undefined) return body
  return `${body.slice(0, from)} and ${verb} ${thing} ${body.slice(second.index)}`
}

/** The due date: one with "by" or "on" before one that only qualifies. */
export const dueDate = (dates: readonly FoundDate[]): FoundDate | null =>
  dates.find((date) => deadline.test(date.text)) ?? dates[0] ?? null

const besideDate =
  /\b(?:(?:by|at|before|around) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: o'clock)?|no problem|all right|alright|enough|possible|at the (?:very )?latest|latest|or so|soon enough|early enough|good enough|i promise|promise|promised|first thing|no later|please|then|say|let's say|(?:can|could|shall) (?:we|you) (?:say|make it|do)|make (?:it|that)|would (?:be|suit|work)(?: better| fine)?|(?:is|'s) (?:fine|better|good|great|perfect)|better|any good|any use|sorry|no|nope|hang on|hold on|wait|actually|i mean|or rather|rather|scratch that|on|by|the|and|or|oh|um+|uh+|er|great|fine|okay|ok|yes|yeah|yep|sure|perfect|good|lovely|of course|delivery|deadline|in|for|it|that|will|be|'ll|'s|is|due|so|well|morning|week|you|me|i|we|do|can|could|end of (?:play|day)|if|of)\b/g
const verbless = /^(?:(?:delivery|deadline|that|handover|collection)(?:'s| is)(?: by| on| due)? )/i

/** The date of a sentence that says no more than it ("Tomorrow at the latest"); null for any other. */
export function dateAlone(sentence: string, context: AnalysisContext): FoundDate | null {
  const text = sentence.replace(verbless, '')
  const dates = datesIn(text, context)
  const date = dates.at(-1)
  if (!date) return null
  const rest = dates.reduce((current, each) => current.replace(each.text, ' '), text)
  const left = normalise(rest)
    .replace(besideDate, ' ')
    .replace(/[^a-z0-9]/g, '')
  return left === '' ? date : null
}

const concludes = /(?:,|;)? (?:so|then|but|let's say|say|make it) (?=[^,;]+$)/i
/** The date of a sentence that is no more than it, or ends on it after its reason: "She's off till Wednesday, so say Friday." */
export function dateConcluded(sentence: string, context: AnalysisContext): FoundDate | null {
  const alone = dateAlone(sentence, context)
  const joint = alone ? null : concludes.exec(sentence)
  return joint ? dateAlone(sentence.slice(joint.index + joint[0].length), context) : alone
}

const correction =
  /^(?:(?:and|but|oh|or|um|uh),? )*(?:no\b(?! (?:problem|worries|later|need))|actually|wait|sorry|hang on|hold on|scratch that|or rather|i mean|make (?:it|that)|on second thoughts?|let me rephrase|correction|forget (?:that )?i (?:said|mentioned))\b/
const retraction =
  /\b(?:(?:i|we) (?:won't|can't|cannot|shan't|don't)|never mind|forget (?:it|that|about|i (?:said|mentioned))|scrap that|scratch that|you (?:send|do|get|take|bring|call|email|ring|arrange) |you can (?:do|send)|let's (?:not|leave)|no need|someone else|somebody else|leave it|that's (?:been )?done|(?:he|she|they)(?:'s|'ve) (?:already )?done|first (?:i|we) (?:need|have) to (?:know|see|check|find|ask))\b/

const arrives =
  /^(?:so (?:that )?(?:it's|it is|they're|they are) (?:with you|there|ready|done)|(?:and|so),? )*(?:(?:it|that|they|those|this|you|he|she)(?:'ll| will|'s going to|'d| would)(?: all)? (?:be (?:with you|there|ready|done|delivered|in (?:your|his|her|their|the) \w+|on (?:your|his|her|their) \w+|at (?:your|his|her|their|the) \w+)|reach you|arrive|come|follow|land|be in the post|go (?:in the post|out|off)|have (?:it|them|that|one)|get (?:it|them|that|one))|(?:he|she|they)(?:'ll| will|'d| would) (?:do|send|bring|have|get|sort) (?:it|that|them|those)\b|i(?:'ll|'d| will| would) (?:have|get) (?:it|that|them|one) (?:with|to|over to|across to|back to) (?:you|him|her|them))\b/
/** The day on which what was promised comes: "It'll be with you by the end of next week". */
const arrivalIn = (sentence: string, context: AnalysisContext): FoundDate | null =>
  arrives.test(normalise(sentence)) ? dueDate(datesIn(sentence, context)) : null

/** "I'm seeing her tomorrow": when somebody is asked. */
const sees =
  /^(?:and |as )?(?:i'm|i am|we're|we are|i'll be|we'll be) (?:seeing|meeting|talking to|speaking to|speaking with|having lunch with) (?:him|her|them)\b/

/** "… whether we can, and you'll hear from me by Friday": when what was asked or looked up is told. */
const reportsBack =
  /^(?:and )?(?:then )?(?:(?:(?:i|we)(?:'ll| will) )?(?:let you know|(?:ring|call|text|email|get|come|report|write) (?:you )?back\b|(?:give|drop) you (?:a|the) (?:call|ring|bell|line)\b|(?:ring|phone|call|text|email) you (?=(?:by|on|tomorrow|today|tonight|this|next|before|first)\b)|(?:ring|call|phone|text|email) you (?:with|about) (?:her|his|their|the|an|its) (?:answer|result|reply|decision)\b|(?:ring|call|phone|text|email|write to|tell) you\b(?=.*\bwhat (?:he|she|they) sa(?:ys?|id)\b)|tell you\b)|you(?:'ll| will) (?:know\b(?! (?:that|what|how|when|where|it)\b)|hear(?: back)? from (?:me|us)|(?:get|have) (?:the|an?|your|my|our|his|her|their|\p{L}+['’]s) (?:results?|answers?|reply|replies|decision)\b)|you(?:'ll| will)? hear(?: back)?(?: from (?:me|us|him|her|them))?(?= (?:on|by|tomorrow|today|tonight|this|next|before|first)\b))/u

/** The day that a later clause of a promise's own sentence gives it. */
export function dateOfRest(clauses: readonly string[], context: AnalysisContext): FoundDate | null {
  for (const clause of clauses) {
    const found =
      dateAlone(clause, context) ??
      dateGiven(clause, context) ??
      arrivalIn(clause, context) ??
      (sees.test(normalise(clause)) || reportsBack.test(normalise(clause))
        ? dueDate(datesIn(clause, context))
        : null)
    if (found) return found
  }
  return null
}

const gives = /,? ?\b(?:but |just )?give (?:me|us) (?:till|until|to) (.+)$/i
/** "Give me till tomorrow, I'll …": the day that the speaker asks for. */
export function dateGiven(sentence: string, context: AnalysisContext): FoundDate | null {
  const said = gives.exec(sentence)?.[1]
  return said === undefined ? null : dueDate(datesIn(said, context))
}

const replaces =
  /^(?<first>.{3,30}?)(?:,? (?:probably|maybe|perhaps|i think|or so))?(?:\.\.\.|…|,| –| —|-)+ ?(?:or |well )?(?:no|wait|actually|hang on)\b,?(?<then>.*\bi(?:['’]ll| will| can) (?:do|have|send|get|manage|bring) (?:it|that|them|those|both)\b.*)$/i
/** "Tomorrow, probably... no, I have the sheet here, I'll do it today." */
function dateReplaced(sentence: string, context: AnalysisContext): FoundDate | null {
  const { first, then } = replaces.exec(sentence)?.groups ?? {}
  if (first === undefined || then === undefined || dateAlone(first, context) === null) return null
  return dueDate(datesIn(then, context))
}

const isThere =
  /^(?:(?:and|well|so|oh),? )*(?:(?:i'm|we're|i am|we are|i'll be|we'll be|(?:our|my) [a-z]+(?:'s| is)) (?:in|at|near|over|round|around|out|up|down|passing|driving|coming|going|seeing|meeting|having)\b|(?:he|she|they)(?:'s| is|'re| are|'ll be| will be) (?:back|in|here|there|at|on) ?|(?:i|we)(?:'ve| have)(?: got)? (?:a|an|my|our|the) |(?:i|we) (?:see|meet) )/
/** "I'm in Aldersham on Thursday anyway. I'll drop it off, then.": the day on which they are there. */
export function dateThere(before: string, clause: string, context: AnalysisContext): FoundDate | null {
  const isThen =
    /\b(?:then|while i'm there|on the way|in passing|that (?:same )?(?:day|morning|afternoon|evening))[\s.!]*$/.test(
      normalise(clause),
    )
  return isThen && isThere.test(normalise(before)) ? dueDate(datesIn(before, context)) : null
}

/** "…, give me till Tuesday" without that. */
export const withoutGiven = (body: string): string => body.replace(gives, '')

/**
 * "Monday the eleventh it'll be. I'll send the reprice in the morning.", "I'll take Monday the 17th." "I'll send the link that morning.": the
 * hour of a day that was said before, in the speaker's own last sentence or in those before, nearest last.
 */
export function dateOfDayBefore(
  own: string,
  heard: readonly string[],
  date: FoundDate | null,
  context: AnalysisContext,
): FoundDate | null {
  // "Wednesday, then. I'll call you before noon."
  const isHourAlone = date?.hasDay === false && !/^(?:this|tonight|today|later)\b/i.test(date.text)
  if (date === null || !(isHourAlone || isPartOfDay.test(date.text))) return null
  const alone = dateAlone(own, context)
  if (alone || !/^that\b/i.test(date.text)) return alone
  const days = heard.flatMap((text) => datesIn(text, context)).filter(({ hasDay }) => hasDay)
  return days.at(-1) ?? null
}

/** What follows a promise in its own turn: a date, a correction of it, or that it is taken back. */
export interface Afterwards {
  date: FoundDate | null
  isRetracted: boolean
  /** A correction made the date said before untrue and gave no other. */
  isDateLost: boolean
}

/** "Tomorrow, probably ...": no day yet, and no other matter. */
const isHedgedDay = (sentence: string, context: AnalysisContext): boolean =>
  dateAlone(sentence.replace(/\b(?:probably|maybe|perhaps|hopefully|i think)\b/gi, ' '), context) !== null

/** Reads the sentences after a promise until one says something else. */
export function readAfterwards(sentences: readonly string[], context: AnalysisContext): Afterwards {
  const found: Afterwards = { date: null, isRetracted: false, isDateLost: false }
  for (const sentence of sentences.slice(0, 4)) {
    const lower = normalise(sentence).trim()
    const alone =
      dateConcluded(sentence, context) ??
      dateGiven(sentence, context) ??
      arrivalIn(sentence, context) ??
      dateReplaced(sentence, context)
    if (!alone && isHedgedDay(sentence, context)) continue
    if (alone) {
      found.date = alone
      found.isDateLost = false
    } else if (correction.test(lower)) {
      if (retraction.test(lower) && datesIn(sentence, context).length === 0)
        return { ...found, isRetracted: true }
      if (/^(?:no|or no),? i(?:'ll| will) do (?:it|that)\b/.test(lower)) continue
      const inner = dueDate(datesIn(sentence, context))
      if (inner) {
        found.isDateLost = !/\b(?:make (?:it|that)|i mean|or rather|i(?:'ll| will)|we(?:'ll| will))\b/.test(
          lower,
        )
        found.date = found.isDateLost ? null : inner
      }
    } else break
  }
  return found
}

const inline =
  /(?:\s*(?:[,;…–—-]|\.\.\.))?\s+(?:no,? (?:wait|sorry|actually|hang on|make (?:it|that)),?|sorry,|actually,?(?: no,?)?|wait,?(?: no,?)?|i mean,?|or rather,?|make (?:it|that)|scratch that,?|no,)\s+/i

const weekday = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)day`
const namesWeekday = new RegExp(String.raw`\b${weekday}\b`, 'i')
/** "Back to you on the Wednesday, no, hang on": a day that is taken back, with what takes it back at the end. */
const takenBack = new RegExp(
  String.raw`(?:\s+(?:on|by|for|this|next|the|before))*\s+${weekday}(?:\s+(?:morning|afternoon|evening))?[\s,;…–—.-]+(?:no,? )?(?:hang on|hold on|wait|sorry|actually|scratch that|no)[\s,.…]*$`,
  'i',
)

/** "by Monday, no, sorry, by Tuesday": the part before the correction, and the date that corrects it. */
export function splitCorrection(
  body: string,
  context: AnalysisContext,
): { body: string; date: FoundDate | null } {
  const lost = takenBack.exec(body)
  if (lost) return { body: body.slice(0, lost.index), date: null }
  const match = inline.exec(body)
  if (!match) return { body, date: null }
  const date = dateAlone(body.slice(match.index + match[0].length), context)
  const last = datesIn(body.slice(match.index + match[0].length), context).at(-1) ?? null
  const isCorrected =
    date !== null ||
    (last !== null &&
      (namesWeekday.test(body.slice(0, match.index)) ||
        datesIn(body.slice(0, match.index), context).length > 0))
  return isCorrected ? { body: body.slice(0, match.index), date: date ?? last } : { body, date: null }
}
