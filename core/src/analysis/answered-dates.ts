import { formatsFor } from '../format/formats.ts'
import type { FoundDate } from '../text/find-dates.ts'
import { isAwayOn } from './away-on.ts'
import { type Kept, withDate } from './kept-drafts.ts'
import type { Scene } from './scene.ts'
import { dateAlone, dateConcluded, dateGiven, datesIn } from './task-dates.ts'
import type { Turn } from './turns.ts'
import { textsOf } from './turns.ts'

const bareWeekday =
  /^(?:(?:on|by|before) )?(?:mon|tues|wednes|thurs|fri)day(?: (?:morning|afternoon))?(?: at .*)?$/i
const oneDay = 24 * 3_600_000
const agrees =
  /^(?:[a-z]+,? ){0,2}(?:yes|yeah|sure|okay|ok|fine|of course|will do|no problem|that works|can do|deal|[a-z]+(?:'s| is) fine)\b/i
const makesIt =
  /^(?:(?:no|well|oh|actually|could (?:you|we)|can (?:you|we)),? )*(?:make (?:it|that)|let's (?:say|make it)) /i
/** "Monday's get-out. Make it Tuesday, there'll be somebody at the dock.": the day that is asked for instead. */
function otherDay(text: string, { context }: Scene): FoundDate | null {
  const match = makesIt.exec(text)
  if (!match) return null
  const [day = ''] = text.slice(match[0].length).split(/[,;.!?]/)
  return dateAlone(day, context)
}

/** "On Monday." "I'm off on Monday and Tuesday." "Wednesday it is.": a weekday alone is the one after `day`, an ISO 8601 time. */
function dayAfter({ at, text }: FoundDate, day: string | null): string {
  const isBefore = day !== null && bareWeekday.test(text) && Date.parse(at) < Date.parse(day)
  return isBefore ? new Date(Date.parse(at) + 7 * oneDay).toISOString() : at
}

const asksTime = /\b(?:when|what (?:day|date|time)|how soon|which day)\b.*\?/i

const asksWhenDone =
  /^(?:(?:and|so|okay|good|great|great,|right),? )*(?:when|by when|how soon)\b[^?]*\b(?:see|get|have|hear|expect|be (?:there|here|ready|done|with)|arrive|come|receive|send|ready|done|that)\b[^?]*\?$/i

/** The day that the one who promised gives when asked for it: "When would I see it?" "Thursday morning." */
export function dateWhenAsked(draft: Kept, turns: readonly Turn[], scene: Scene): Kept {
  const [own, asks, answers] = [turns[draft.turn], turns[draft.turn + 1], turns[draft.turn + 2]]
  if (!own || !asks || answers?.speaker !== own.speaker || draft.cue.doer === 'listener') return draft
  if (draft.item.dueAt !== null || textsOf(scene.lines, own, draft.at + 1).some((text) => text.endsWith('?')))
    return draft
  const question = textsOf(scene.lines, asks)
  if (!asksWhenDone.test(question.at(-1) ?? '') || question.length > 2) return draft
  const date = textsOf(scene.lines, answers)
    .slice(0, 2)
    .map((text) => dateConcluded(text, scene.context))
    .find((each) => each !== null)
  return date ? withDate(draft, date.at, date.text, scene) : draft
}

const presses =
  /\bmake (?:it|that)\b|\b(?:before (?:that|then|it|the)|earlier|sooner|better|(?:too|that's|that is|bit|very) late|(?:is|['’]s|be) (?:a|the) problem|(?:won['’]t|wouldn['’]t|doesn['’]t) (?:work|suit|do)|(?:soon|early) enough|no (?:use|good)|the week before|(?:have|has|got) to be|(?:can|could) (?:i|we) (?:have|get|see) (?:it|that|them|those) (?:by|on|before))\b/i
/** A promise or request of their own: its day is another. */
const isOwnMatter =
  /\b(?:i|we)(?:['’]ll| will| can)\b|\byou(?:['’]ll| will|['’]d| would) (?:have|get)\b|\b(?:can|could) (?:you|i)\b(?! (?:have|get|see|do|send|make) (?:it|that|them|those)\b)|\b(?:ring|call|phone|meet|see) (?:me|us)\b/i
const isTaken =
  /^(?:thank|thanks|perfect|great|good|lovely|brilliant|excellent|cheers|fine|okay|ok|yes|yeah|got it)\b/i
const givesIn =
  /^(?:(?:ah|oh|okay|ok|right|grand|fine|so|well|then|sure|yes|yeah|all right|alright|but|good|fair enough|in that case|no problem|hm+)\b[,.]? )*/i
/** "Then he'll check it by the 22nd." */
const pointsWith =
  /^(?:i|we|you|he|she|they|[a-z]+)(?:['’]ll| will) (?:[a-z]+ )?(?:have |get |do |send |check )?(?:it|that|them|those|one)\b/i
/** "I said Tuesday for the count, so I need until Thursday.": a day of their own matter is put off. */
const putsOffOwn = /\b(?:i|we) (?:said|promised|told you)\b/i
/** "On Sunday there's nobody here with a forklift.", "On Saturday the office is closed." */
const isImpossible =
  /\b(?:nobody|no one|none of us|holiday|closed|shut|away|off|out|isn['’]t|aren['’]t|not (?:here|in|open)|can['’]t|won['’]t|don['’]t)\b/i
const needsItBefore = /\b(?:need|want|like)\b[^.?!]* it (?:before|earlier|sooner|by)\b/i
const isOnDay = (text: string, day: string | null, { context }: Scene): boolean =>
  datesIn(text, context).some(({ at }) => at.slice(0, 10) === day?.slice(0, 10))

/** "Wednesday is soon enough", "I'm back on Thursday": after the day that was said first. */
const saysLater =
  /\b(?:soon|early) enough\b|\b(?:back|until|till)\b|\b(?:is|are) (?:fine|okay|ok|all right|alright|good|better)\b/i
/** "Do it by Wednesday", "can it be Friday?", "any chance of Thursday?": of what was promised. */
const asksForDay =
  /\b(?:do|make|send|have|bring|get|need) (?:it|that|them|those)\b|\b(?:can|could|would|may|might) (?:it|that|they|those) be\b|^(?:(?:and|so|but),? )*(?:any chance|how about|what about)\b.{0,30}\?$/i
const asksPlainly =
  /\b(?:do|make) (?:it|that|them|those)\b|\b(?:can|could|would) (?:it|that|they|those) be\b|^(?:(?:and|so|but),? )*(?:any chance|how about|what about)\b/i
const promisesSelf = /\b(?:i|we|you|he|she)(?:['’]ll| will)\b/i
/** The day that they ask for and get: "Do it by Wednesday, please." "The revised price by Wednesday, okay." */
function dayAgreed(asked: readonly string[], reply: readonly string[], scene: Scene): FoundDate | null {
  for (const text of asked.toReversed()) {
    const [date, second] =
      asksForDay.test(text) && !promisesSelf.test(text)
        ? datesIn(text, scene.context).filter(({ hasDay }) => hasDay)
        : []
    if (!date || second) continue
    const isSaid = reply.slice(0, 2).some((each) => isOnDay(each, date.at, scene))
    if (isSaid || (asksPlainly.test(text) && agrees.test(reply[0] ?? ''))) return date
  }
  return null
}

const isTooLate =
  /\b(?:too late|no (?:use|good) (?:to|for) (?:me|us)|(?:is|['’]s) a problem|(?:won['’]t|wouldn['’]t|doesn['’]t) (?:work|suit|do)\b|not (?:soon|early) enough)/i
/** "Hold on, Walt's out on Friday. Say Monday morning, is that early enough?" */
const turnsBack = /^(?:(?:oh|no|sorry|actually),? )*(?:hold on|hang on|wait|sorry|actually)\b/i
const isQuestionTag = /,? (?:is|would|does|if) (?:that|it)\b.*$/i

function dayGivenIn(text: string, { context }: Scene): FoundDate | null {
  const rest = text.replace(givesIn, '').replace(/^(?:say|make it|let's say) /i, '')
  const [date, second] = pointsWith.test(rest) ? datesIn(rest, context) : []
  if (date && !second) return date
  const [first = ''] = rest.split(/,? then(?=[,.]|$)/i)
  return dateAlone(rest.replace(isQuestionTag, ''), context) ?? dateAlone(first, context)
}

/**
 * The day that is settled where the other one presses for another: "By the end of the month." "We sit on the 27th, it's got to be
 * before." "The Tuesday, then. The 26th."
 */
export function dateSettled(draft: Kept, turns: readonly Turn[], scene: Scene): Kept {
  const settled = settledAfter(draft, draft.turn + 1, turns, scene)
  // "By Friday." "I asked for one last year, too." "This time you'll get it." "I'd need it before the audit on the 21st." "Then by the 20th."
  const pressing = turns[draft.turn + 3]
  const isPressedLater =
    pressing !== undefined && textsOf(scene.lines, pressing).some((text) => needsItBefore.test(text))
  if (settled === draft && isPressedLater) return settledAfter(draft, draft.turn + 3, turns, scene)
  // "Monday, no problem." "Monday's a bank holiday. Tuesday.": put off once more.
  const answers = turns[draft.turn + 2]
  const isMoved = answers
    ? textsOf(scene.lines, answers).some((text) => isOnDay(text, settled.item.dueAt, scene))
    : false
  return isMoved ? settledAfter(settled, draft.turn + 3, turns, scene) : settled
}

/** `at`: the turn that presses for another day. */
function settledAfter(draft: Kept, at: number, turns: readonly Turn[], scene: Scene): Kept {
  const own = turns[draft.turn]
  // Two of theirs may say why in turn.
  const end = [at + 1, at + 2].find((each) => turns[each]?.speaker === own?.speaker) ?? 0
  const answers = turns[end]
  if (!own || !answers || turns[at]?.speaker === own.speaker || draft.cue.doer === 'listener') return draft
  if (draft.item.dueAt === null || textsOf(scene.lines, own, draft.at + 1).length > 1) return draft
  const reply = textsOf(scene.lines, answers)
  if (turnsBack.test(reply[0] ?? '')) {
    const day = (draft.item.dueText ?? '').replace(/^(?:on|by|before) /i, '').toLowerCase()
    const clashes = reply.slice(0, 2).some((text) => day !== '' && text.toLowerCase().includes(day))
    const other = reply.slice(1, 3).map((text) => dayGivenIn(text, scene))[0]
    if (clashes && other) return withDate(draft, other.at, other.text, scene)
  }
  const asked = turns.slice(at, end).flatMap((turn) => textsOf(scene.lines, turn))
  const agreed = dayAgreed(asked, reply, scene)
  if (agreed) return withDate(draft, agreed.at, agreed.text, scene)
  const isElse = asked.some((text) => [asksTime, isOwnMatter, putsOffOwn].some((each) => each.test(text)))
  if (asked.length > 4 || end > at + 1 || isElse) return draft
  const isPressed =
    asked.some((text) => presses.test(text)) ||
    asked.some((text) => !text.endsWith('?') && datesIn(text, scene.context).length > 0)
  if (!isPressed || isTaken.test(asked[0] ?? '') || agrees.test(asked[0] ?? '')) return draft
  const date = reply
    .slice(0, 3)
    .map((text) => dayGivenIn(text, scene))
    .findLast((each) => each?.hasDay)
  // "Wednesday is soon enough", and so the Wednesday after: "Wednesday it is."
  const isSame =
    date &&
    bareWeekday.test(date.text) &&
    dayAfter(date, draft.item.dueAt).slice(0, 10) === draft.item.dueAt.slice(0, 10)
  if (isSame) return draft
  const isEarlier = date && Date.parse(date.at) < Date.parse(draft.item.dueAt)
  // "Tuesday." "Tuesday the 18th.": both name it.
  const isShared = asked.some(
    (text) => dateAlone(text, scene.context)?.at.slice(0, 10) === date?.at.slice(0, 10),
  )
  const isRuledOut = asked.some((text) => isImpossible.test(text) && isOnDay(text, draft.item.dueAt, scene))
  if (date && (isEarlier || isRuledOut || isShared || asked.some((text) => presses.test(text)))) {
    const isLater = isRuledOut && asked.some((text) => saysLater.test(text))
    return withDate(draft, isLater ? dayAfter(date, draft.item.dueAt) : date.at, date.text, scene)
  }
  // Which day it is then nobody said in words that are understood.
  const isOpen = date === undefined && (isRuledOut || asked.some((text) => isTooLate.test(text)))
  return isOpen ? withDate(draft, null, null, scene) : draft
}

/** A date that the answer alone gives ("Sure, by Friday", "Make it Tuesday"). */
export function dateOfAnswer(draft: Kept, turns: readonly Turn[], scene: Scene): Kept {
  const turn = turns[draft.acceptedIn[0] ?? draft.turn + 1]
  const isDoers = draft.cue.doer === 'listener'
  const own = turns[draft.turn]
  // "I'll ask tomorrow. When's the meeting?" "The ninth.": the day answers another question.
  const isOtherAsked =
    own !== undefined && textsOf(scene.lines, own, draft.at + 1).some((text) => asksTime.test(text))
  // "I'll chase the others this afternoon", says a colleague of whoever asked.
  const side = scene.lines[draft.at]?.side ?? null
  const isOwnSide = isDoers && side !== null && turn !== undefined && scene.lines[turn.from]?.side === side
  const texts =
    turn && !isOtherAsked && !isOwnSide ? textsOf(scene.lines, turn).slice(0, isDoers ? 3 : 1) : []
  const stated = texts.filter((text) => isDoers || !text.endsWith('?'))
  const proposed = !isDoers && texts[0]?.endsWith('?') === true ? dateAlone(texts[0], scene.context) : null
  const after = turns[draft.turn + 2]
  const settled = after && textsOf(scene.lines, after)
  const isSettled =
    settled !== undefined &&
    (agrees.test(settled.join(' ')) ||
      (proposed !== null &&
        dateAlone(settled[0] ?? '', scene.context)?.at.slice(0, 10) === proposed.at.slice(0, 10)))
  if (proposed && draft.item.dueAt !== null && isSettled)
    return withDate(draft, proposed.at, proposed.text, scene)
  if (!isDoers && draft.item.dueText !== null && turn) {
    const answer = textsOf(scene.lines, turn).slice(0, 4)
    const clash = answer.findIndex((text) => isAwayOn(text, draft.item.dueText ?? ''))
    // "Monday I'm in Cardiff. Tuesday.": the other day, or none.
    const moved = answer.map((text) => otherDay(text, scene)).find((each) => each !== null)
    if (moved) return withDate(draft, moved.at, moved.text, scene)
    if (clash >= 0) {
      const other = answer
        .slice(clash + 1)
        .map((text) => dateConcluded(text, scene.context))
        .find((each) => each !== null)
      return withDate(draft, other ? dayAfter(other, draft.item.dueAt) : null, other?.text ?? null, scene)
    }
  }
  const date = stated
    .map((text) => dateAlone(text, scene.context) ?? (isDoers ? dateGiven(text, scene.context) : null))
    .find((each) => each !== null && (each.hasDay || draft.item.dueAt === null))
  return date && (isDoers || draft.item.dueAt !== null) ? withDate(draft, date.at, date.text, scene) : draft
}

const bareDay = /^(?:(?:on|by|before|until) )?the (?:\d{1,2}(?:st|nd|rd|th)|[a-z-]+(?:st|nd|rd|th))$/i
const namedMonth =
  /\b(?:january|february|march|april|may(?= (?:then|or|is|was|would|could))|june|july|august|september|october|november|december)\b/gi

/** "January then?" "Try me on the eleventh.": a day of a month that is not the next one has no certain date. */
export function withoutOtherMonth(draft: Kept, scene: Scene): Kept {
  const { dueAt, dueText } = draft.item
  if (dueAt === null || !bareDay.test(dueText ?? '')) return draft
  const heard = scene.lines
    .slice(Math.max(0, draft.at - 4), draft.at + 1)
    .map(({ lower }) => lower)
    .join(' ')
  const last = heard.match(namedMonth)?.at(-1)
  const isOther = last !== undefined && !formatsFor(scene.context).longDay(dueAt).toLowerCase().includes(last)
  return isOther ? withDate(draft, null, null, scene) : draft
}

/** "Our CEO is away next week": nothing is put into that week. */
const isAbsent =
  /\b(?:away|off|out|abroad|closed|busy|sick|travel\w*|(?:on|annual) (?:holiday|leave|vacation))\b/
/** "Could I send him next week?" "Do." "On Wednesday, then.": the Wednesday of that week. */
export function inNextWeek(draft: Kept, scene: Scene): Kept {
  const { dueAt, dueText } = draft.item
  if (dueAt === null || !bareWeekday.test(dueText ?? '')) return draft
  const heard = scene.lines.slice(Math.max(0, draft.at - 5), draft.at + 1).map(({ lower }) => lower)
  if (
    !heard.some(
      (text) =>
        /(?<!\b(?:by|before|until|end of|middle of|start of|beginning of) (?:the )?)\bnext week\b/.test(
          text,
        ) && !isAbsent.test(text),
    ) ||
    heard.some((text) => /\bthis week\b/.test(text))
  )
    return draft
  const now = new Date(scene.context.now)
  const untilSunday = (7 - now.getUTCDay()) % 7
  const isThisWeek = Date.parse(dueAt) - now.getTime() < (untilSunday + 1) * oneDay
  const moved = new Date(Date.parse(dueAt) + 7 * oneDay).toISOString()
  return isThisWeek ? withDate(draft, moved, dueText, scene) : draft
}
