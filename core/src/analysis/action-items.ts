import { countWords } from '../text/words.ts'
import type { Draft } from './action-drafts.ts'
import { findDrafts } from './action-drafts.ts'
import { actionLimits, type HearAction, hearAction } from './action-model.ts'
import { dateOfAnswer, dateSettled, dateWhenAsked, inNextWeek, withoutOtherMonth } from './answered-dates.ts'
import { type Answer, readAnswer } from './answers.ts'
import { isCertainTask } from './certain-tasks.ts'
import { withDaySaid } from './day-said.ts'
import { withoutMeetingDay } from './invitations.ts'
import { type Kept, withDate } from './kept-drafts.ts'
import { calledOff, isSaidBefore, laterDates } from './later-dates.ts'
import { isNoDeed } from './no-deeds.ts'
import { isNotMeant } from './not-meant.ts'
import { isKeptAway, redirected } from './recipients.ts'
import { isReport, reported } from './reports-back.ts'
import { isRevised } from './revised-deeds.ts'
import type { Contents } from './same-task.ts'
import { compareTexts, createContents, isSameTask, narrows } from './same-task.ts'
import type { Scene } from './scene.ts'
import type { Afterwards } from './task-dates.ts'
import { readAfterwards } from './task-dates.ts'
import type { Turn } from './turns.ts'
import { nearLines, textsOf, toTurns } from './turns.ts'
import type { ActionItem } from './types.ts'
import { wasDone } from './was-done.ts'

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
      ((draft.cue.needsPromise && !(draft.odds >= actionLimits.accepted)) || asksForWords.test(draft.body)) &&
      !promises.has(order)
    )
      return { answer: 'open', turn: null }
    if (answer === 'accepted' || (promises.has(order) && !asked.isPromise))
      return { answer: 'accepted', turn: order }
    if (!texts.some((text) => text.endsWith('?')) || asked.isPromise) break
  }
  return { answer: 'open', turn: null }
}

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

/** Whose side is known says who would do it; a task of nobody is none then. */
const isOpenSide = ({ at }: Draft, { lines }: Scene): boolean => (lines[at]?.side ?? null) === null

/** "Let's get Marlys on a call": no more than an agreed meeting. */
const isMeeting =
  /^(?:get|have) (?!it\b|them\b|that\b).{1,30} (?:on|in) (?:a|the|our|your) (?:call|line|meeting|books|calendars?|diar(?:y|ies))(?:,? then)?[\s.,]*$|^invite (?:all|both|the (?:two|three)) of (?:you|them|us)\b/i

/** "Would you deliver by Friday as a rule?" */
const asksUsual = /\b(?:as a rule|usually|normally|generally|typically|in general)\b/i

/** Whether a draft is a task after such an answer. */
function stands(draft: Draft, answer: Answer): boolean {
  const { cue, odds, isHeard } = draft
  if (odds < actionLimits.never) return false
  if (answer === 'refused' || (cue.doer === 'listener' && asksUsual.test(draft.body))) return false
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
    const following = own ? textsOf(scene.lines, own, draft.at + 1) : []
    if (isNotMeant(draft, following, turns, scene)) return []
    const { answer, turn } = answerTo(draft, turns, scene, promises)
    if (!stands(draft, answer)) return []
    return [
      withoutStart(
        corrected(
          reported(
            { ...draft, acceptedIn: answer === 'accepted' && turn !== null ? [turn] : [] },
            following,
            scene,
          ),
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

const asksThird = /^(?:[Aa]sk|[Tt]ell|[Gg]et|[Hh]ave) \p{Lu}/u

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
  // "You'd put that in the agreement?" "I'll put that in the agreement.": the promise stands in its own words.
  const isPromised = known.isThin && later.isThin && later.cue.manner === 'promise'
  const text = takesLater || isPromised ? later : known
  // "I'll ask Jenny to dig it out. She'll mail you a copy.": asking is not hers.
  const isOfThird = later.cue.doer === 'third' && (text === later || !asksThird.test(text.item.text))
  const isAskedOnly = later.cue.doer === 'third' && !isOfThird
  const date = later.item.dueAt === null || isAskedOnly ? known.item : later.item
  const assigneeName = isOfThird ? later.item.assigneeName : text.item.assigneeName
  return withDate(
    {
      ...text,
      acceptedIn: [...known.acceptedIn, ...later.acceptedIn],
      at: later.at,
      turn: later.turn,
      cue: isPromised || later.cue.manner === 'request' ? later.cue : known.cue,
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

const saysLittle =
  /^(?:do|have|get|send|give|let|be|make|bring|mail|email|text|post|forward|come|call|ring|tell|put|see|finish|sort|deliver|drop|share|upload|ship)\b/i
/** "I'll update the template today." "I'll reset that for her by Friday.": what has its day already, and another verb. */
function isOtherDeed({ item }: Kept, { body }: Kept): boolean {
  const verb = body.split(' ')[0]?.toLowerCase() ?? ''
  const said = item.evidence.quote.toLowerCase()
  return item.dueAt !== null && !saysLittle.test(body) && !said.includes(verb)
}

const needsMore =
  /\b(?:[Ii]|[Ww]e|[Hh]e|[Ss]he|[Tt]hey|\p{Lu}\p{L}+) (?:also |still )?(?:needs?|wants) (?!(?:it|that|them|those|this)\b)/u
const pointsAlone = /^(?:do|have|get|send|make|finish) (?:it|that|them|those)\b/i
/** "You'll get a proposal by the 15th." "Can you do it by Monday?": the other day of what was promised. */
const isPressed = (known: Kept, later: Kept): boolean =>
  known.cue.doer === 'speaker' &&
  later.turn === known.turn + 1 &&
  later.item.dueAt !== null &&
  pointsAlone.test(later.body)

/** "You'll have the calculation by Friday." "I'll mail you both tonight.": what somebody else of the side promises themselves. */
const isOfColleague = ({ item }: Kept, later: Kept): boolean =>
  item.assigneeName !== null &&
  item.assigneeName !== later.item.assigneeName &&
  later.cue.doer === 'speaker' &&
  later.cue.manner === 'promise'

/** "I'll send a crew on the 4th." "I need names and licence plates." "You'll have those by Friday.": of the crew nothing is said. */
const isAskedAnew = (known: Kept, later: Kept, { lines }: Scene): boolean =>
  lines
    .slice(known.at + 1, later.at)
    .some(({ speaker, text }) => speaker !== lines[later.at]?.speaker && needsMore.test(text))

/** Whether `later` only answers or completes `known`. */
function completes(known: Kept, later: Kept, scene: Scene): boolean {
  if (known.item.owner !== later.item.owner) return false
  const isAnswered = known.acceptedIn.includes(later.turn)
  if (later.isThin && later.cue.doer === 'listener')
    return known.cue.manner === 'offer' || isPressed(known, later)
  // What the speaker does themselves says nothing of when a third person acts.
  if (later.isThin && known.cue.doer === 'third' && later.cue.doer === 'speaker') return false
  if (later.isThin)
    return (
      known.turn === later.turn ||
      isAnswered ||
      (later.item.dueAt !== null &&
        !isOfColleague(known, later) &&
        !isAskedAnew(known, later, scene) &&
        later.at - known.at <= nearDate &&
        !isOtherDeed(known, later))
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

const longestQuote = 120
/**
 * "I'll put that in the contract", "Could you drop it to me by email?" "Will do.": what is sure and means nothing without
 * what it points to stands in its own words.
 */
function quoted(draft: Kept, others: readonly Kept[]): Kept[] {
  const { cue, odds, item, body } = draft
  const place = others.indexOf(draft)
  const isSaid = others.some(
    (each, at) =>
      each.body !== body && each.item.evidence.quote === item.evidence.quote && (!each.isThin || at < place),
  )
  if (isSaid) return []
  const said = item.evidence.quote.replace(/[\s.,;!]+$/, '')
  const isOwn = cue.manner === 'promise' && (cue.doer === 'speaker' || cue.doer === 'third')
  // "Send it to me, I'll forward it": who would do what can't be told from the whole sentence.
  const isShort = countWords(body) < 3
  if (isShort && draft.clause.length + 8 < said.length) return []
  const isSure = isOwn
    ? odds >= (isShort ? actionLimits.loose : actionLimits.quoted)
    : draft.acceptedIn.length > 0 && cue.doer !== 'both' && odds >= actionLimits.loose
  if (!isSure || said.length > longestQuote || countWords(said) < 4 || (isOwn && said.endsWith('?')))
    return []
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
        limited(
          dateSettled(dateWhenAsked(dateOfAnswer(draft, turns, scene), turns, scene), turns, scene),
          turns,
          scene,
        ),
        turns,
        scene,
      ),
    ),
    scene,
  ).filter(({ item }) => !isNoDeed(item))
  const later = laterDates(joined, turns, scene)
  const gone = calledOff(joined, scene)
  const contents = createContents()
  // "You'll have it from her the seventh" gave its day to what it points at.
  const pointing = new Set([...later.values()].map(({ line }) => line))
  const isPointing = ({ at, isThin, isResolved }: Kept): boolean =>
    (isThin || isResolved) && scene.lines.slice(at, at + 1).some((line) => pointing.has(line))
  return joined
    .map((draft, place) => {
      const date = later.get(place)
      const dated = withDaySaid(
        date
          ? withDate(draft, date.at, date.text, scene)
          : withoutOtherMonth(inNextWeek(draft, scene), scene),
        date?.line,
        scene,
      )
      return withoutMeetingDay(dated, scene)
    })
    .filter(
      (draft, place) => !gone.has(place) && !isPointing(draft) && !isRevised(draft, joined, turns, scene),
    )
    .filter((draft) => isCertainTask(draft) && (draft.item.owner !== null || isOpenSide(draft, scene)))
    .flatMap((draft) => (draft.isThin ? quoted(draft, joined) : [draft]))
    .map(({ item }) => item)
    .filter((item, place, all) => !isReport(item, all[place - 1]))
    .filter((item, place, all) => !isSaidBefore(item, all.slice(0, place), contents))
}
