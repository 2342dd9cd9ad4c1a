import type { FoundDate } from '../text/find-dates.ts'
import { isPastTense } from '../text/tense.ts'
import { countWords } from '../text/words.ts'
import { type ActionPlace, asCandidate, findActionCandidates, spokenOf } from './action-candidates.ts'
import type { ActionCue } from './action-cues.ts'
import { findActionCue } from './action-cues.ts'
import { actionLimits, type HearAction } from './action-model.ts'
import { toActionText } from './action-text.ts'
import { asGift, isTooThin, nameThird, splitBody, withoutVocative, withPartner } from './action-wording.ts'
import type { Earlier } from './antecedents.ts'
import { asOther, resolveObject } from './antecedents.ts'
import { toClauses } from './clauses.ts'
import { restoreApostrophes } from './contractions.ts'
import { findDelivery } from './deliveries.ts'
import { inPlainOrder } from './future-words.ts'
import { inPlainWords } from './plain-words.ts'
import { priorityOf } from './priority.ts'
import { resolvePronouns } from './pronouns.ts'
import { findReported } from './reported-promises.ts'
import { restoreCase } from './restore-case.ts'
import type { Line, Scene } from './scene.ts'
import { isMeeting } from './speech-act.ts'
import {
  dateBeside,
  dateGiven,
  dateOfDayBefore,
  dateOfRest,
  datesIn,
  dateThere,
  deadlinesIn,
  dueDate,
  isOnRelativeDay,
  splitCorrection,
  withOwnVerbs,
  withoutGiven,
} from './task-dates.ts'
import { listenerOf, thirdOf } from './task-people.ts'
import type { Turn } from './turns.ts'
import type { ActionItem } from './types.ts'
import { isBrokenText } from './whole-clause.ts'

/**
 * A task as it was said, before anybody answered: `at` its line, `turn` its turn's number, `body` its words from the verb
 * on. `isThin` where the text means nothing without what it refers to ("Send it").
 */
export interface Draft {
  item: ActionItem
  at: number
  turn: number
  cue: ActionCue
  body: string
  isThin: boolean
  /** The object was only a pronoun and comes from what was said before. */
  isResolved: boolean
  /** The clause it was read from. */
  clause: string
  /** How surely the classifier takes it for a task; NaN where nothing was heard. */
  odds: number
  /** Only the classifier takes it for one: the grammar does not read it. */
  isHeard: boolean
}
/** A draft before it is judged. */
type Read = Omit<Draft, 'clause' | 'odds' | 'isHeard'>

/** Whether a certain day was named, not a month or "sometime next year". */
const hasDay = (date: FoundDate | null): boolean =>
  date !== null &&
  !/^(?:(?:in|by|before|until|around) )?(?:next |this |early |late |mid )?(?:month|year|quarter|summer|spring|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december)$/i.test(
    date.text,
  )

const names = (scene: Scene): string[] => [
  ...scene.participants.all.flatMap((participant) => [participant.name ?? '', participant.company ?? '']),
  ...scene.participants.mentions.flatMap((mention) => [mention.name, mention.company ?? '']),
  ...scene.context.people.flatMap((person) => [person.name, person.company ?? '']),
]

const command =
  /^(?:(?:and|so|then|okay|also|now|right|you(?= (?:make|send|give|write|bring) (?:me|us)(?: please| then| now)\b)|[A-Z]\w+,) )*((?:(?:send|email|forward|mail|text|share|book|schedule|loop|cc|invite|prepare|bring|get) (?:me|us|him|her|them|over|it|the|your)|call (?:me|us|him|her|them)|(?:make|send|give|write|bring) (?:me|us)(?: please| then| now)|put (?:it|that|this|that all|it all) in(?:to)? (?:writing|an email|a letter|a mail)|(?:flick|ping|fire|shoot|pop|drop) (?:me|us|it|that|them) (?!a line|a note\b))\b.*)$/i

/** "I'll do it at the weekend and mail you the numbers": the second action, where the first is none. */
const ownDoing = /\b(?:I|we|i)(?:['’]ll| will) (.+)$/u

function cueOf(clause: string, sentence: string, hasDate: boolean): ActionCue | null {
  if (isPastTense(clause) && !/\b(?:remind me|owe you)\b/i.test(clause)) return null
  const cue = findActionCue(clause, sentence, hasDate) ?? findDelivery(clause, sentence, hasDate)
  if (cue) return cue
  const [, ...others] = splitBody(ownDoing.exec(clause)?.[1] ?? '')
  const last = others.at(-1)
  const later = last === undefined ? null : findActionCue(`I'll ${last}`, sentence, hasDate)
  if (later) return { ...later, index: clause.length - later.body.length }
  const body = command.exec(clause)?.[1]
  if (body === undefined || /\b(?:if|unless|you want)\b/i.test(clause)) return null
  return {
    manner: 'demand',
    doer: 'listener',
    subject: null,
    body,
    index: clause.length - body.length,
    asksMind: false,
    needsPromise: false,
    isAmongOwn: false,
  }
}

/** "Let you have the list" is "give you the list". */
const asGiving = (text: string): string =>
  text.replace(
    /\blet (you|us|me|them|him|her) have (?=(?:the|a|an|your|my|our|some|those|these|all)\b)/gi,
    'give $1 ',
  )

/** Sentences before a line that a pronoun can mean, nearest first: those of this turn and the turn before. */
function earlierThan(at: number, line: Line, before: string, scene: Scene): Earlier[] {
  const lines = scene.lines
    .slice(Math.max(0, at - 5), at)
    .toReversed()
    .map((other) => ({
      text: other.isTidy ? other.text : restoreApostrophes(other.text),
      isOwn: other.speaker === line.speaker,
    }))
  return before === '' ? lines : [{ text: before, isOwn: true }, ...lines]
}

/** "Find out", "Get Ana them well before", "Get Ana me". */
const saysNothing =
  /^(?:(?:Find out|Check|Ask|Look)$|(?:Get|Give|Send|Bring) \p{Lu}\p{L}+ (?:(?:it|them|that)(?= (?:well|before|by|on|in|then|too)\b|,|$)|(?:me|us)$)|(?:Come|Get) back to \p{Lu}\p{L}+ (?:on|about) (?:it|that)$)/u

const isInHouse = /^(?:tell|inform|warn|let) (?:the|my|our) [a-z]+(?: know)?[.!]*$/i

const dayBefore = (
  own: readonly string[],
  near: readonly Line[],
  date: FoundDate | null,
  { context }: Scene,
) =>
  dateOfDayBefore(
    own.at(-2) ?? '',
    near.map(({ text }) => text),
    date,
    context,
  )

function draftsOf(
  cue: ActionCue,
  clause: string,
  before: string,
  rest: readonly string[],
  at: number,
  line: Line,
  turns: readonly Turn[],
  scene: Scene,
): Read[] {
  const turn = turns.findIndex(({ until }) => until > at)
  const said = scene.lines.slice(Math.max(0, (turns[turn]?.from ?? at) - 1, at - 6), at + 1)
  const speaker = scene.participants.of(line.speaker)
  const isRequest = cue.doer === 'listener'
  const listener = listenerOf(line, isRequest, turns, at, scene)
  const own = said.filter((other) => other.speaker === line.speaker).map(({ text }) => text)
  const who = cue.doer === 'third' ? thirdOf(cue, line, own, scene) : null
  if (cue.doer === 'third' && who === null) return []
  const doer = isRequest ? listener : speaker
  const ownSide = doer?.side ?? null
  // "I'll tell the porter.": what a customer arranges in their own house.
  if (line.side === 'them' && cue.doer === 'speaker' && isInHouse.test(cue.body)) return []
  // What a customer's people do among themselves is no task; what ours do on a day is.
  const isPresented = cue.doer === 'third' && cue.isPresented === true
  if (cue.doer === 'third' && cue.isAmongOwn && line.side !== 'us' && !isPresented) return []
  const owner = cue.doer === 'third' ? (who?.side ?? null) : cue.doer === 'both' ? 'us' : ownSide
  const near = scene.lines.slice(Math.max(0, at - 4), at + 1)
  const heard = near.map(({ lower }) => lower).join(' ')
  const clauseDates = deadlinesIn(clause, scene.context)
  const around =
    dateGiven(clause, scene.context) ??
    dateGiven(before, scene.context) ??
    dateOfRest(rest, scene.context) ??
    dateThere(before, clause, scene.context) ??
    dateThere(own.at(-2) ?? '', clause, scene.context)
  const parts = splitBody(withOwnVerbs(withoutGiven(cue.body), scene.context))
  return parts.flatMap((part, order): Read[] => {
    const { body, date } = splitCorrection(part, scene.context)
    const dates = deadlinesIn(body, scene.context)
    const within = dueDate(dates)
    const due =
      dayBefore(own, near, date ?? within, scene) ??
      date ??
      within ??
      (order === 0 ? dateBeside(clauseDates, clause, cue.index) : null) ??
      dateOfRest(parts.slice(order + 1), scene.context) ??
      around
    if (
      isMeeting(
        body.toLowerCase(),
        cue.manner === 'promise' && cue.doer !== 'third',
        hasDay(date ?? within ?? dueDate(clauseDates)) || isOnRelativeDay(body),
        heard,
      )
    )
      return []
    const object = resolveObject(
      asGift(withoutVocative(body, listener), clause.slice(0, cue.index)),
      // "Do you a letter and post it": what "it" is was named just before.
      [
        ...(order > 0 ? [{ text: `I'll ${parts[order - 1] ?? ''}`, isOwn: true }] : []),
        ...earlierThan(at, line, before, scene),
      ],
    )
    const day = within?.at.slice(0, 10)
    const spoken = toActionText(
      object.body,
      dates.filter(({ at: moment }) => moment.slice(0, 10) === day),
    )
    const resolved = resolvePronouns(spoken, speaker, listener, !isRequest)
    const named = nameThird(withPartner(resolved, listener), scene)
    const text = line.isTidy ? named : restoreCase(named, names(scene))
    return [
      {
        item: {
          text,
          owner,
          assigneeName:
            cue.doer === 'third' ? (who?.name ?? null) : cue.doer === 'both' ? null : (doer?.name ?? null),
          dueAt: due?.at ?? null,
          dueText: due?.text ?? null,
          priority: priorityOf(line.lower, due?.at ?? null, scene.context.now),
          evidence: line.evidence,
        },
        at,
        turn,
        cue,
        body,
        isThin:
          object.isOpen ||
          isTooThin(text) ||
          isBrokenText(text) ||
          saysNothing.test(text) ||
          (object.isResolved && /^(?:ask|tell) (?:our|my|the|their) \p{L}+$/iu.test(text)),
        isResolved: object.isResolved,
      },
    ]
  })
}

/** An offer further back is not what "do that" takes up. */
const nearOffer = 6
const sayDo =
  /\b((?:can|could|would|will) (?:you|i|we)|(?:i|we)(?:'ll| will| can)) (?:do|sort|arrange|organi[sz]e|handle) (?:that|it|this)\b(?: out)?(?= \w)/i

/** "Could you do that for Saturday?" with the action that "do that" takes up: an offer of the turn before. */
function takeUp(clause: string, known: readonly Draft[], at: number, lines: readonly Line[]): string {
  const last = known.at(-1)
  // "No, I'll do that myself." turns the offer down.
  if (/^no\b.*\b(?:myself|ourselves)\b/i.test(clause)) return clause
  if (!last || last.cue.manner !== 'offer' || last.isThin || lines[last.at]?.speaker === lines[at]?.speaker)
    return clause
  const body = last.body.replace(/[.?!,]+$/, '')
  if (at - last.at > nearOffer) return clause
  return lines
    .slice(last.at + 1, at)
    .every(({ speaker }) => speaker === lines[last.at]?.speaker || speaker === lines[at]?.speaker)
    ? clause.replace(sayDo, (_said, opening: string) => `${opening} ${asOther(body)}`)
    : clause
}

/** A draft cuts "if he says yes | i will pay" in two. */
const isConditional = (before: Line | undefined, line: Line): boolean =>
  !line.isTidy &&
  before?.speaker === line.speaker &&
  countWords(before.text) < 10 &&
  /^(?:(?:and|but|so|then|okay|because) )*(?:if|unless|once|provided|in case)\b|\b(?:if|unless) (?:he|she|they|it|you) \w+$/i.test(
    before.text,
  )

/** What a customer tells ours to do is often only said so ("bring the wife"). */
const limitOf = ({ manner }: ActionCue): number =>
  manner === 'request' ? actionLimits.asked : actionLimits.loose

/** What the classifier takes for a task in a clause in which the grammar reads none, with its odds. */
function loudest(place: ActionPlace, hear: HearAction): { cue: ActionCue; odds: number } | null {
  const heard = findActionCandidates(place).map((each) => ({ cue: each.cue, odds: hear(each, place) }))
  const best = heard.toSorted((one, other) => other.odds - one.odds)[0]
  return best !== undefined && best.odds >= limitOf(best.cue) ? best : null
}

/** Everything in a conversation that names an action to come, in its order, whether or not it will stand. */
export function findDrafts(turns: readonly Turn[], scene: Scene, hear: HearAction): Draft[] {
  const drafts: Draft[] = []
  const spoken = spokenOf(scene)
  const isNote = scene.participants.all.length === 1 || scene.isReport
  for (const [at, line] of scene.lines.entries()) {
    if (isConditional(scene.lines[at - 1], line)) continue
    const said = asGiving(inPlainWords(line.isTidy ? line.text : restoreApostrophes(line.text)))
    const sentence = inPlainOrder(said, datesIn(said, scene.context).length > 0)
    const clauses = toClauses(sentence)
    for (const [place, part] of clauses.entries()) {
      const before = sentence.slice(0, Math.max(0, sentence.indexOf(part)))
      const clause = takeUp(part, drafts, at, scene.lines)
      const reported = isNote ? findReported(clause) : null
      const read = reported ?? cueOf(clause, sentence, datesIn(clause, scene.context).length > 0)
      const here = { scene, spoken, at, clause, sentence }
      // What a note reports as promised was promised, however it sounds.
      const odds = (cue: ActionCue): number => (reported ? Number.NaN : hear(asCandidate(here, cue), here))
      const heard = read ? { cue: read, odds: odds(read) } : loudest(here, hear)
      if (!heard) continue
      const found = draftsOf(heard.cue, clause, before, clauses.slice(place + 1), at, line, turns, scene)
      drafts.push(...found.map((each) => ({ ...each, clause, odds: heard.odds, isHeard: read === null })))
    }
  }
  return drafts
}
