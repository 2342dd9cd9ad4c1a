import { formatsFor } from '../format/formats.ts'
import type { FoundDate } from '../text/find-dates.ts'
import { countWords } from '../text/words.ts'
import type { Draft } from './action-drafts.ts'
import { findDrafts } from './action-drafts.ts'
import { actionLimits, type HearAction, hearAction } from './action-model.ts'
import { type Answer, readAnswer } from './answers.ts'
import { isAwayOn } from './away-on.ts'
import { withDaySaid } from './day-said.ts'
import { calledOff, isSaidBefore, laterDates } from './later-dates.ts'
import { isNoDeed } from './no-deeds.ts'
import { priorityOf } from './priority.ts'
import { isKeptAway, redirected } from './recipients.ts'
import type { Contents } from './same-task.ts'
import { compareTexts, createContents, isSameTask, narrows } from './same-task.ts'
import type { Scene } from './scene.ts'
import type { Afterwards } from './task-dates.ts'
import { dateAlone, dateConcluded, dateGiven, readAfterwards } from './task-dates.ts'
import type { Turn } from './turns.ts'
import { nearLines, textsOf, toTurns } from './turns.ts'
import type { ActionItem } from './types.ts'
import { wasDone } from './was-done.ts'

/** A draft that nobody refused: with the turns that accepted it. */
type Kept = Draft & { acceptedIn: readonly number[] }

const asksAnew =
  /^(?:(?:and|so|but|oh|okay|now),? )*(?:do|did|does|is|are|what|when|how|who|where|which|would|could|can|any|have|has|will|shall|should)\b.*\?/i

/** Told at once unless it is promised for later. */
const asksForWords =
  /^(?:let (?:me|us) know|tell|confirm|check)\b|\b(?:e-?mail(?: address)?|address|number|post ?code|zip(?: code)?|name|surname|budget|figure|idea|minute|moment|second|sense|example|feeling|overview|spelling|size|timeline)[.?!]*$/i

/** The turn that answers: the next one of another speaker that says more than a question back. */
function answerTo(
  draft: Draft,
  turns: readonly Turn[],
  scene: Scene,
  promises: ReadonlySet<number>,
): { answer: Answer; turn: number | null } {
  const own = turns[draft.turn]
  if (!own) return { answer: 'open', turn: null }
  const rest = textsOf(scene.lines, own, draft.at + 1)
  const asked = {
    isPromise: draft.cue.manner === 'promise',
    asksMind: draft.cue.asksMind,
    isFollowedByQuestion: rest.some((text) => asksAnew.test(text)),
  }
  for (const ahead of [1, 3]) {
    const order = draft.turn + ahead
    const turn = turns[order]
    if (!turn || turn.speaker === own.speaker) break
    const texts = textsOf(scene.lines, turn)
    const answer = readAnswer(texts, asked)
    if (answer === 'refused' || answer === 'evaded') return { answer, turn: order }
    if (
      answer === 'accepted' &&
      (draft.cue.needsPromise || asksForWords.test(draft.body)) &&
      !promises.has(order)
    )
      return { answer: 'open', turn: null }
    if (answer === 'accepted' || (promises.has(order) && !asked.isPromise))
      return { answer: 'accepted', turn: order }
    if (!texts.some((text) => text.endsWith('?')) || asked.isPromise) break
  }
  return { answer: 'open', turn: null }
}

const withDate = (draft: Kept, at: string | null, text: string | null, scene: Scene): Kept => ({
  ...draft,
  item: {
    ...draft.item,
    dueAt: at,
    dueText: text,
    priority: priorityOf(scene.lines[draft.at]?.lower ?? '', at, scene.context.now),
  },
})

/** "From next week on. No, leave them for September.": since when it holds is no longer what was said. */
function withoutStart(draft: Kept, rest: readonly string[]): Kept {
  if (!takesBack.test(rest[0] ?? '')) return draft
  return { ...draft, item: { ...draft.item, text: draft.item.text.replace(startsFrom, '') } }
}
const takesBack = /^(?:no,? (?!problem|worries|rush)|actually,? |wait,? |sorry,? |or rather)/i
const startsFrom = /,? (?:from|starting|as of|until|till|beginning) [^,]*$/i

/** The date as the speaker corrects it in the same turn. */
function corrected(draft: Kept, { date, isDateLost }: Afterwards, scene: Scene): Kept {
  if (date) return withDate(draft, date.at, date.text, scene)
  return isDateLost ? withDate(draft, null, null, scene) : draft
}

/** A thing asked for by a day: it stands until it is refused. */
const isDirect = ({ cue, item, body }: Draft): boolean =>
  cue.manner === 'request' &&
  !cue.needsPromise &&
  item.dueAt !== null &&
  /^(?:send|give|email|forward|mail|bring|get|text) (?:me|us)\b/i.test(body)

const disclaims = /\b(?:can't|cannot|won't|couldn't|not) (?:really |actually |quite )?promis|\bno promises\b/i
/** "I have to ask whether they exist. I can't promise it.": an attempt, and no more than that. */
const isDisclaimed = ({ cue, body }: Draft, rest: readonly string[]): boolean =>
  cue.manner === 'promise' &&
  /^(?:ask|check|see|look|try|find out)\b.*\b(?:if|whether)\b/i.test(body) &&
  disclaims.test(rest[0] ?? '') &&
  !/\bbut (?:i|we)(?:'ll|’ll| will)\b/i.test(rest[0] ?? '')

/** "Let's get Marlys on a call": no more than an agreed meeting. */
const isMeeting =
  /^(?:get|have) (?!it\b|them\b|that\b).{1,30} (?:on|in) (?:a|the|our|your) (?:call|line|meeting|books|calendars?|diar(?:y|ies))(?:,? then)?[\s.,]*$/i

/** Whether a draft is a task after such an answer. */
function stands(draft: Draft, answer: Answer): boolean {
  const { cue, odds, isHeard } = draft
  if (odds < actionLimits.never) return false
  if (answer === 'refused') return false
  if (answer === 'accepted' || cue.manner === 'promise') return true
  if (answer === 'evaded') return odds >= actionLimits.evaded
  return isHeard || odds >= actionLimits.open || cue.manner === 'demand' || isDirect(draft)
}

/** Which drafts stand: not taken back, not refused, and accepted where they only asked or offered. */
function keepStanding(drafts: readonly Draft[], turns: readonly Turn[], scene: Scene): Kept[] {
  const promises = new Set(drafts.filter(({ cue }) => cue.manner === 'promise').map(({ turn }) => turn))
  return drafts.flatMap((draft, order): Kept[] => {
    const own = turns[draft.turn]
    const nextAt = drafts
      .slice(order + 1, order + 1 + nearLines)
      .find(({ at, turn, isThin }) => turn === draft.turn && at > draft.at && !isThin)?.at
    const rest = own ? textsOf(scene.lines, { ...own, until: nextAt ?? own.until }, draft.at + 1) : []
    const afterwards = readAfterwards(rest, scene.context)
    if (afterwards.isRetracted || isDisclaimed(draft, rest) || isKeptAway(draft, turns, scene)) return []
    if (isMeeting.test(draft.body) || wasDone(draft, turns, scene)) return []
    const { answer, turn } = answerTo(draft, turns, scene, promises)
    if (!stands(draft, answer)) return []
    return [
      withoutStart(
        corrected(
          { ...draft, acceptedIn: answer === 'accepted' && turn !== null ? [turn] : [] },
          afterwards,
          scene,
        ),
        rest,
      ),
    ]
  })
}

/** "Send it to me" names another recipient. */
const newRecipient = /\bto (?:me|us|him|her|them|my|our|\p{Lu})/u

/** One task of a request and the promise that answers it, or of a promise and what is said of it later. */
function combine(known: Kept, later: Kept, contents: Contents, scene: Scene): Kept {
  const { shared } = compareTexts(known.item.text, later.item.text, contents)
  const corrects = later.cue.manner === 'demand' && newRecipient.test(later.body)
  const isFuller = narrows(later.item.text) || later.item.text.length > known.item.text.length
  const pointsBack = /\b(?:that|this|those|these) [a-z]/i
  const isNamed = pointsBack.test(known.item.text) && !pointsBack.test(later.item.text)
  const takesLater =
    !later.isThin &&
    (known.isThin ||
      corrects ||
      (known.isHeard && !later.isHeard) ||
      (isNamed && shared > 0) ||
      (shared > 0 && !later.isResolved && isFuller))
  const text = takesLater ? later : known
  const date = later.item.dueAt === null ? known.item : later.item
  const assigneeName = later.cue.doer === 'third' ? later.item.assigneeName : text.item.assigneeName
  return withDate(
    {
      ...text,
      acceptedIn: [...known.acceptedIn, ...later.acceptedIn],
      at: later.at,
      turn: later.turn,
      cue: later.cue.manner === 'request' ? later.cue : known.cue,
      item: { ...text.item, assigneeName },
    },
    date.dueAt,
    date.dueText,
    scene,
  )
}

/** "Sure, and I will send the quote", "I will also call Paul": a promise beside what was asked for. */
const goesOn =
  /^(?:(?:sure|yes|yeah|okay|ok|of course|will do|fine|great|perfect|absolutely|certainly|no problem)[,.!]* )*(?:and|also|plus|besides|then)\b|\b(?:i|we)(?:['’]ll| will) also\b/i

/** A day for what was promised comes soon after it. */
const nearDate = 4

/** Whether `later` only answers or completes `known`. */
function completes(known: Kept, later: Kept, scene: Scene): boolean {
  if (known.item.owner !== later.item.owner) return false
  const isAnswered = known.acceptedIn.includes(later.turn)
  if (later.isThin && later.cue.doer === 'listener') return known.cue.manner === 'offer'
  // What the speaker does themselves says nothing of when a third person acts.
  if (later.isThin && known.cue.doer === 'third' && later.cue.doer === 'speaker') return false
  if (later.isThin)
    return (
      known.turn === later.turn ||
      isAnswered ||
      (later.item.dueAt !== null && later.at - known.at <= nearDate)
    )
  const isAnswer = known.cue.doer === 'listener' && isAnswered && later.cue.manner === 'promise'
  return isAnswer && !goesOn.test(scene.lines[later.at]?.text ?? '')
}

/** Makes one task of all that belongs together: answers to what stands just before, and repetitions anywhere. */
function join(drafts: readonly Kept[], scene: Scene): Kept[] {
  const contents = createContents()
  const joined: Kept[] = []
  for (const draft of drafts) {
    const from = Math.max(0, joined.length - 2 * nearLines)
    const near = joined
      .slice(from)
      .findLastIndex((known) => draft.at - known.at <= nearLines && completes(known, draft, scene))
    const same = (known: Kept) => !known.isThin && isSameTask(known.item, draft.item, contents)
    const at = near >= 0 ? near + from : draft.isThin ? -1 : joined.findLastIndex(same)
    const known = joined[at]
    if (known) joined[at] = combine(known, draft, contents, scene)
    else joined.push(draft)
  }
  return joined
}

const agrees =
  /^(?:[a-z]+,? ){0,2}(?:yes|yeah|sure|okay|ok|fine|of course|will do|no problem|that works|can do|deal|[a-z]+(?:'s| is) fine)\b/i
const scope =
  /^(?:[a-z]+[,.!]? ){0,4}?((?:only|just) (?:for|in|on|the|to|with) [^.?!,]*|(?:for|in) [^.?!,]* only)[.?!]*$/i

/** An accepted request or offer within the limits that the answer sets: "Yes, but only for the small ones". */
function limited(draft: Kept, turns: readonly Turn[], scene: Scene): Kept {
  const turn = turns[draft.acceptedIn[0] ?? -1]
  const first = turn ? textsOf(scene.lines, turn)[0] : undefined
  const limit = first === undefined || draft.cue.manner === 'promise' ? undefined : scope.exec(first)?.[1]
  if (limit === undefined || /\b(?:you|your|my|me|our|us)\b/i.test(limit) || /[?]$/.test(first ?? ''))
    return draft
  return { ...draft, item: { ...draft.item, text: `${draft.item.text}, ${limit}` } }
}

const makesIt =
  /^(?:(?:no|well|oh|actually|could (?:you|we)|can (?:you|we)),? )*(?:make (?:it|that)|let's (?:say|make it)) /i
/** "Monday's get-out. Make it Tuesday, there'll be somebody at the dock.": the day that is asked for instead. */
function otherDay(text: string, { context }: Scene): FoundDate | null {
  const match = makesIt.exec(text)
  if (!match) return null
  const [day = ''] = text.slice(match[0].length).split(/[,;.!?]/)
  return dateAlone(day, context)
}

const asksTime = /\b(?:when|what (?:day|date|time)|how soon|which day)\b.*\?/i

const asksWhenDone =
  /^(?:(?:and|so|okay|good|great|great,|right),? )*(?:when|by when|how soon)\b[^?]*\b(?:see|get|have|hear|expect|be (?:there|here|ready|done|with)|arrive|come|receive|send|ready|done|that)\b[^?]*\?$/i

/** The day that the one who promised gives when asked for it: "When would I see it?" "Thursday morning." */
function dateWhenAsked(draft: Kept, turns: readonly Turn[], scene: Scene): Kept {
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

/** A date that the answer alone gives ("Sure, by Friday", "Make it Tuesday"). */
function dateOfAnswer(draft: Kept, turns: readonly Turn[], scene: Scene): Kept {
  const turn = turns[draft.acceptedIn[0] ?? draft.turn + 1]
  const isDoers = draft.cue.doer === 'listener'
  const own = turns[draft.turn]
  // "I'll ask tomorrow. When's the meeting?" "The ninth.": the day answers another question.
  const isOtherAsked =
    own !== undefined && textsOf(scene.lines, own, draft.at + 1).some((text) => asksTime.test(text))
  const texts = turn && !isOtherAsked ? textsOf(scene.lines, turn).slice(0, isDoers ? 3 : 1) : []
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
      return withDate(draft, other?.at ?? null, other?.text ?? null, scene)
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
function withoutOtherMonth(draft: Kept, scene: Scene): Kept {
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

const bareWeekday =
  /^(?:(?:on|by|before) )?(?:mon|tues|wednes|thurs|fri)day(?: (?:morning|afternoon))?(?: at .*)?$/i
const day = 24 * 3_600_000
/** "Our CEO is away next week": nothing is put into that week. */
const isAbsent =
  /\b(?:away|off|out|abroad|closed|busy|sick|travel\w*|(?:on|annual) (?:holiday|leave|vacation))\b/
/** "Could I send him next week?" "Do." "On Wednesday, then.": the Wednesday of that week. */
function inNextWeek(draft: Kept, scene: Scene): Kept {
  const { dueAt, dueText } = draft.item
  if (dueAt === null || !bareWeekday.test(dueText ?? '')) return draft
  const heard = scene.lines.slice(Math.max(0, draft.at - 5), draft.at + 1).map(({ lower }) => lower)
  if (
    !heard.some((text) => /\bnext week\b/.test(text) && !isAbsent.test(text)) ||
    heard.some((text) => /\bthis week\b/.test(text))
  )
    return draft
  const now = new Date(scene.context.now)
  const untilSunday = (7 - now.getUTCDay()) % 7
  const isThisWeek = Date.parse(dueAt) - now.getTime() < (untilSunday + 1) * day
  const moved = new Date(Date.parse(dueAt) + 7 * day).toISOString()
  return isThisWeek ? withDate(draft, moved, dueText, scene) : draft
}

const longestQuote = 120
/** "I'll put that in the contract": a sure promise that means nothing without what it points to stands in its own words. */
function quoted(draft: Kept, others: readonly Kept[]): Kept[] {
  const { cue, odds, item, body } = draft
  const isSaid = others.some((each) => each.body !== body && each.item.evidence.quote === item.evidence.quote)
  if (isSaid) return []
  const said = item.evidence.quote.replace(/[\s.,;!]+$/, '')
  const isOwn = cue.doer === 'speaker' || cue.doer === 'third'
  const isSure = cue.manner === 'promise' && isOwn && odds >= actionLimits.quoted
  if (!isSure || said.length > longestQuote || countWords(body) < 3 || said.endsWith('?')) return []
  return [{ ...draft, item: { ...item, text: `“${said}”` } }]
}

/**
 * Certain promises, accepted requests and accepted offers as tasks, in the order they were said. Left out: what is refused,
 * taken back, conditional, supposed, done already or during the call, and what nobody can tell from its words.
 */
export function findActionItems(scene: Scene, hear: HearAction = hearAction): ActionItem[] {
  const turns = toTurns(scene.lines)
  const standing = keepStanding(findDrafts(turns, scene, hear), turns, scene)
  const joined = join(
    standing.map((draft) =>
      redirected(
        limited(dateWhenAsked(dateOfAnswer(draft, turns, scene), turns, scene), turns, scene),
        turns,
        scene,
      ),
    ),
    scene,
  ).filter(({ item }) => !isNoDeed(item))
  const later = laterDates(joined, turns, scene)
  const gone = calledOff(joined, scene)
  const contents = createContents()
  return joined
    .map((draft, place) => {
      const date = later.get(place)
      return withDaySaid(
        date
          ? withDate(draft, date.at, date.text, scene)
          : withoutOtherMonth(inNextWeek(draft, scene), scene),
        date?.line,
        scene,
      )
    })
    .filter((_, place) => !gone.has(place))
    .flatMap((draft) => (draft.isThin ? quoted(draft, joined) : [draft]))
    .map(({ item }) => item)
    .filter((item, place, all) => !isSaidBefore(item, all.slice(0, place), contents))
}
