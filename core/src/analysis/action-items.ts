import type { FoundDate } from '../text/find-dates.ts'
import { findDates } from '../text/find-dates.ts'
import { isPastTense } from '../text/tense.ts'
import { normalise, toWords } from '../text/words.ts'
import type { ActionCue } from './action-cues.ts'
import { findActionCue, findDelivery } from './action-cues.ts'
import { toActionText } from './action-text.ts'
import { isActionVerb } from './action-verbs.ts'
import { toClauses } from './clauses.ts'
import { firstName } from './names.ts'
import type { Participant } from './participants.ts'
import { priorityOf } from './priority.ts'
import { resolvePronouns } from './pronouns.ts'
import { restoreCase } from './restore-case.ts'
import type { Line, Scene } from './scene.ts'
import type { ActionItem, Side } from './types.ts'

const mayHoldDate =
  /\d|day\b|week|month|quarter|year|tomorrow|tonight|today|morning|afternoon|evening|noon|eod|cob|eow|close of|end of|january|february|march|april|may|june|july|august|september|october|november|december|hour|minute|o'clock|\bthe (?:\w+(?:st|nd|rd|th)|first|second|third)\b/i
const deadline = /^(?:by|before|until|till|no later|not later|at the latest|on|due)\b/i
const opposite: Record<Side, Side> = { us: 'them', them: 'us' }

const oneDay = 24 * 3_600_000

/** Dates a task can be due on; "the figures from last month" only says which ones. */
const datesIn = (clause: string, scene: Scene): FoundDate[] =>
  mayHoldDate.test(clause)
    ? findDates(clause, scene.context).filter(
        (date) => Date.parse(date.at) > Date.parse(scene.context.now) - oneDay,
      )
    : []

/** The due date: one with "by" or "on" before one that only qualifies. */
const dueDate = (dates: FoundDate[]): FoundDate | null =>
  dates.find((date) => deadline.test(date.text)) ?? dates[0] ?? null

function ownerOf(cue: ActionCue, line: Line, scene: Scene): Side | null {
  if (cue.doer === 'both' || (scene.isDictation && cue.doer === 'speaker')) return 'us'
  if (line.side === null) return null
  return cue.doer === 'listener' ? opposite[line.side] : line.side
}

function assigneeOf(cue: ActionCue, speaker: Participant, listener: Participant | null): string | null {
  if (cue.doer === 'named') return cue.name
  if (cue.doer === 'both') return null
  return (cue.doer === 'listener' ? listener : speaker)?.name ?? null
}

const secondAction = /,? and (?:then |also )?(?=([a-z][a-z'-]+)\b)/g

/** "send the contract and call you on Monday" is two tasks; "check with legal and get back to you" is one. */
function splitBody(body: string): string[] {
  for (const match of body.matchAll(secondAction)) {
    const verb = match[1] ?? ''
    const rest = body.slice(match.index + match[0].length)
    const isSecond =
      isActionVerb(verb) &&
      /^[a-z'-]+\s+\S/.test(rest) &&
      !/^(?:get|let|come|see|have|report|take|do|be|support|design|test|process|work|order|quote|present|update|plan|record|visit|book|call)\b(?! (?:you|me|us|them|him|her|[A-Z]|the|a|an|your|my|our|with|on|at|back to work)\b)/.test(
        rest,
      )
    const isClosing =
      /^(?:get back|let (?:you|me|us) know|come back|see (?:if|what|how)|report|have it|take it)/.test(rest)
    if (isSecond && !isClosing) return [body.slice(0, match.index), ...splitBody(rest)]
  }
  return [body]
}

const names = (scene: Scene): string[] => [
  ...scene.participants.all.flatMap((participant) => [participant.name ?? '', participant.company ?? '']),
  ...scene.participants.mentions.flatMap((mention) => [mention.name, mention.company ?? '']),
  ...scene.context.people.flatMap((person) => [person.name, person.company ?? '']),
]

const pointsBack =
  /^[a-z'-]+ (?:it|that|this|them|those|these|one|something|things?|so|you|us|me)(?: (?:to|over|back|up|out|in|for|with) ?.{0,20})?$/i
const namesPerson =
  /^(?:call|email|phone|ring|ping|text|remind) (?!it|that|this|those|these|one|so|some|thing)/i

/** Whether the text means nothing without its context ("Send it over"). */
const isTooThin = (text: string): boolean =>
  toWords(text).length < 2 || (pointsBack.test(text) && !namesPerson.test(text))

/** Adds the other person: "Talk" becomes "Talk with Ben". */
const withPartner = (text: string, listener: Participant | null): string =>
  /^(?:talk|speak|meet|connect|sync|regroup)$/i.test(text)
    ? `${text} with ${listener?.name ? firstName(listener.name) : 'them'}`
    : text

/** In a voice note "her" and "him" mean the only person it mentions. */
function nameThird(text: string, scene: Scene): string {
  const mentioned = [...new Set(scene.participants.mentions.map((mention) => firstName(mention.name)))]
  const name = mentioned.length === 1 ? mentioned[0] : undefined
  if (!scene.isDictation || name === undefined) return text
  return text.replace(/\b(?:her|him)\b(?= (?:the|a|an|our|my|some|about|with|in|on|back|again|to)\b|$)/, name)
}

type Draft = ActionItem & { line: Line; isOffer: boolean }

function toItems(cue: ActionCue, clause: string, line: Line, scene: Scene): Draft[] {
  const speaker = scene.participants.of(line.speaker)
  const listener =
    scene.participants.listenerOf(line.speaker) ??
    (line.side === null ? null : { ...speaker, name: null, side: opposite[line.side] })
  const owner = ownerOf(cue, line, scene)
  const clauseDates = datesIn(clause, scene)
  return splitBody(cue.body).flatMap((body, order): Draft[] => {
    const own = dueDate(datesIn(body, scene))
    const due = own ?? (order === 0 ? dueDate(clauseDates) : null)
    const isDoerSpeaker = cue.doer === 'speaker' || cue.doer === 'named' || cue.doer === 'both'
    const resolved = resolvePronouns(toActionText(body, own), speaker, listener, isDoerSpeaker)
    const named = nameThird(withPartner(resolved, listener), scene)
    const text = line.isTidy ? named : restoreCase(named, names(scene))
    if (isTooThin(text) && due === null) return []
    const priority = priorityOf(line.lower, due?.at ?? null, scene.context.now)
    const assigneeName = assigneeOf(cue, speaker, listener)
    return [
      {
        text,
        owner,
        assigneeName,
        dueAt: due?.at ?? null,
        dueText: due?.text ?? null,
        priority,
        evidence: line.evidence,
        line,
        isOffer: cue.isOffer,
      },
    ]
  })
}

const command =
  /^(?:(?:and|so|then|okay|also|[A-Z]\w+,) )*((?:send|email|forward|call|share|book|schedule|loop|cc|invite|prepare|get) (?:me|us|over|him|her|them)\b.*)$/i

function fromClause(clause: string, line: Line, scene: Scene): Draft[] {
  if (isPastTense(clause) && !/\bremind me\b/i.test(clause)) return []
  const hasDate = datesIn(clause, scene).length > 0
  const cue = findActionCue(clause, hasDate) ?? findDelivery(clause, hasDate)
  if (cue) return toItems(cue, clause, line, scene)
  const body = command.exec(clause)?.[1]
  if (body === undefined || /\b(?:if|unless)\b/.test(normalise(clause))) return []
  return toItems({ doer: 'listener', name: null, body, index: 0, isOffer: false }, clause, line, scene)
}

const yes =
  /^(?:(?:oh|um|well|okay|ok) )*(?:yes|yeah|yep|sure|please|definitely|absolutely|that would be (?:great|good|helpful|perfect)|that'd be|perfect|great|sounds good|go ahead|okay|ok)\b/
const no =
  /^(?:(?:oh|um|well) )*(?:no need|no,? (?:thanks|thank you|that's (?:fine|okay)|don't)|don't bother|that's not necessary|not necessary|you don't have to|please don't|nope)\b/

/** What the other side answers next. */
function replyTo(line: Line, scene: Scene): Line | null {
  const from = scene.lines.indexOf(line)
  return scene.lines.slice(from + 1, from + 4).find((other) => other.speaker !== line.speaker) ?? null
}

/** "I'll send it tomorrow" after "can you send me the contract": the date belongs to the task before. */
function joinAnswers(drafts: Draft[]): Draft[] {
  const joined: Draft[] = []
  for (const draft of drafts) {
    const previous = joined.at(-1)
    const isAnswer =
      pointsBack.test(draft.text) &&
      isTooThin(draft.text) &&
      previous !== undefined &&
      previous.owner === draft.owner &&
      draft.evidence.start - previous.evidence.end < 20
    if (!isAnswer) joined.push(draft)
    else if (previous.dueAt === null)
      joined[joined.length - 1] = {
        ...previous,
        dueAt: draft.dueAt,
        dueText: draft.dueText,
        priority: draft.priority,
      }
  }
  return joined
}

function isActionable(draft: Draft, scene: Scene): boolean {
  const reply = replyTo(draft.line, scene)
  if (reply && no.test(reply.lower)) return false
  return !draft.isOffer || (reply !== null && yes.test(reply.lower))
}

const light = new Set(
  'the a an to of it that this them you us me and for with on in at over by some our their my your'.split(
    ' ',
  ),
)
const contentOf = (text: string): Set<string> =>
  new Set(
    toWords(text.toLowerCase())
      .filter((word) => !light.has(word))
      .map((word) => word.replace(/s$/, '')),
  )

function isSameTask(one: ActionItem, other: ActionItem): boolean {
  if (one.owner !== other.owner) return false
  const [left, right] = [contentOf(one.text), contentOf(other.text)]
  const shared = [...left].filter((word) => right.has(word)).length
  return shared > 0 && shared / Math.min(left.size, right.size) >= 0.75
}

/** A repeated promise is one task: with the first evidence, the longer wording, and the date of either. */
function mergeRepeats(items: ActionItem[]): ActionItem[] {
  const merged: ActionItem[] = []
  for (const item of items) {
    const at = merged.findIndex((other) => isSameTask(other, item))
    const known = merged[at]
    if (!known) merged.push(item)
    else if (known.dueAt === null && item.dueAt !== null)
      merged[at] = { ...item, text: known.text.length > item.text.length ? known.text : item.text }
  }
  return merged
}

/**
 * Promises, requests and agreed steps as tasks, in the order they were said. Left out: conditions, negations,
 * pleasantries, questions about abilities, offers not taken up and what the other side declined at once.
 */
export function findActionItems(scene: Scene): ActionItem[] {
  const drafts = scene.lines.flatMap((line) =>
    toClauses(line.text).flatMap((clause) => fromClause(clause, line, scene)),
  )
  const items = joinAnswers(drafts)
    .filter((draft) => isActionable(draft, scene))
    .map(({ line: _line, isOffer: _isOffer, ...item }): ActionItem => item)
  return mergeRepeats(items)
}
