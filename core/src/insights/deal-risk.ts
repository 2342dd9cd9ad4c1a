import { createNumbers } from '../format/numbers.ts'
import { productPlace } from '../format/place.ts'
import { firstStage } from '../leads/stages.ts'
import { quoted } from '../text/quoted.ts'
import { findTrouble, type TroubleKind } from '../voice/trouble.ts'
import {
  conversationOf,
  type Deal,
  daysBetween,
  type Evidence,
  lastContactOf,
  momentOf,
  type Statement,
} from './deal-facts.ts'
import type { StageExpectation } from './stage-history.ts'

export type RiskKind =
  | 'leaving'
  | 'complaint'
  | 'silence'
  | 'unanswered_objection'
  | 'falling_tone'
  | 'overdue_promise'
  | 'late_competitor'
  | 'stage_age'
  | 'date_passed'

/** Why a deal is at risk: one sentence, how much it weighs (1 to 4) and what proves it. */
export interface RiskReason {
  kind: RiskKind
  text: string
  weight: number
  evidence: readonly Evidence[]
}
export interface DealRisk {
  weight: number
  level: 'high' | 'medium'
  reasons: readonly RiskReason[]
}

const { countOf } = createNumbers(productPlace)

/** An answer of fewer words within a minute does not count. */
const answerWords = 12
const toneDrop = 0.15
const staleCompetitorDays = 60
/** From a stage of this chance on a competitor comes late. */
const lateProbability = 0.5
const mediumWeight = 3
const highWeight = 6

export const countDays = (days: number): string => countOf(days, 'day')
const objectionNames: Record<string, string> = {
  price: 'about the price',
  timing: 'about the timing',
  competitor: 'in favor of a competitor',
  authority: 'about who decides',
  need: 'about the need',
  trust: 'about trust',
}

/** Objections of the customer's last three conversations that nobody answered, the newest first. */
export const findUnanswered = ({ statements }: Deal): Statement[] =>
  statements.filter(({ kind, answer_words: words }) => kind === 'objection' && (words ?? 0) < answerWords)

/** How an objection is called in a sentence: "an objection about the price". */
export const nameObjection = (category: string | null): string =>
  `an objection${category !== null && category in objectionNames ? ` ${objectionNames[category]}` : ''}`

/** Promises of ours whose day has passed without a done task, the longest overdue first. */
export const findOverduePromises = ({ statements }: Deal, now: string): Statement[] =>
  statements
    .filter(
      ({ kind, at, is_done: isDone }) =>
        kind === 'action_item' && at !== null && isDone !== true && Date.parse(at) < Date.parse(now),
    )
    .toSorted((one, other) => Date.parse(one.at ?? '') - Date.parse(other.at ?? ''))

/** The newest date that the customer named for the purchase. */
export const findTimeline = ({ statements }: Deal): Statement | undefined =>
  statements.find(({ kind, at }) => kind === 'timeline' && at !== null)

function silence(deal: Deal, stage: StageExpectation, now: string): RiskReason | null {
  const days = daysBetween(lastContactOf(deal), now)
  if (days <= stage.quietDays) return null
  const last = deal.talks[0]
  return {
    kind: 'silence',
    text: `No contact for ${countDays(days)}; deals in ${stage.name} should not wait longer than ${stage.quietDays}.`,
    weight: days > 2 * stage.quietDays ? 4 : 2,
    evidence: [last ? conversationOf(last) : { kind: 'lead', leadId: deal.id, label: 'Timeline' }],
  }
}

function unanswered(deal: Deal): RiskReason | null {
  const [first, ...others] = findUnanswered(deal)
  if (!first) return null
  const name = nameObjection(first.category)
  return {
    kind: 'unanswered_objection',
    text:
      others.length === 0
        ? `${name[0]?.toUpperCase()}${name.slice(1)} went unanswered.`
        : `${others.length + 1} objections went unanswered.`,
    weight: 3,
    evidence: [first, ...others].slice(0, 2).map(momentOf),
  }
}

const isLeaving = (trouble: TroubleKind | null): boolean =>
  trouble === 'cancellation' || trouble === 'escalation'

/** Notice given or a threat to go higher, read from what the customer objected or complained of word for word. */
function leaving({ statements }: Deal): RiskReason | null {
  for (const statement of statements) {
    const isReason = statement.kind === 'objection' || statement.kind === 'complaint'
    const trouble = isReason ? findTrouble(statement.quote) : null
    if (isLeaving(trouble))
      return {
        kind: 'leaving',
        text:
          trouble === 'cancellation'
            ? 'They said they are leaving or have signed elsewhere.'
            : 'They said they would take it to someone above us.',
        weight: 4,
        evidence: [momentOf(statement)],
      }
  }
  return null
}

/** What the customer complained of in their last conversation. */
function complained({ statements, talks }: Deal): RiskReason | null {
  const [last] = talks
  const told = statements.filter(
    ({ kind, recording_id: id, quote }) =>
      kind === 'complaint' && id === last?.id && !isLeaving(findTrouble(quote)),
  )
  return told.length === 0
    ? null
    : {
        kind: 'complaint',
        text: 'They complained in the last conversation.',
        weight: 3,
        evidence: told.slice(0, 2).map(momentOf),
      }
}

function fallingTone({ talks }: Deal): RiskReason | null {
  const [newest, ...earlier] = talks.filter(({ sentiment }) => sentiment !== null)
  if (!newest || newest.sentiment === null || earlier.length === 0) return null
  const before = earlier.reduce((sum, { sentiment }) => sum + (sentiment ?? 0), 0) / earlier.length
  if (before - newest.sentiment < toneDrop || newest.sentiment > toneDrop) return null
  const seconds = newest.lowest_at
  return {
    kind: 'falling_tone',
    text: 'The tone of the last conversation was worse than before.',
    weight: 2,
    evidence: [
      seconds === null
        ? conversationOf(newest)
        : {
            kind: 'moment',
            recordingId: newest.id,
            seconds,
            hasSound: newest.has_sound,
            quote: '',
            recordedAt: newest.recorded_at,
          },
    ],
  }
}

function overduePromise(deal: Deal, now: string): RiskReason | null {
  const [first, ...others] = findOverduePromises(deal, now)
  if (first?.at) {
    const days = Math.max(1, daysBetween(first.at, now))
    return {
      kind: 'overdue_promise',
      text: `We promised ${quoted(first.text)}: ${countDays(days)} overdue.`,
      weight: 3,
      evidence: [first, ...others].slice(0, 2).map(momentOf),
    }
  }
  const task = deal.tasks.find(({ due_at: due }) => due !== null && Date.parse(due) < Date.parse(now))
  if (!task?.due_at) return null
  return {
    kind: 'overdue_promise',
    text: `The task ${quoted(task.title)} is ${countDays(Math.max(1, daysBetween(task.due_at, now)))} overdue.`,
    weight: 2,
    evidence: [{ kind: 'task', taskId: task.id, title: task.title }],
  }
}

function lateCompetitor({ statements }: Deal, stage: StageExpectation, now: string): RiskReason | null {
  if (stage.defaultProbability < lateProbability) return null
  const named = statements.find(
    ({ kind, recorded_at: at }) => kind === 'competitor' && daysBetween(at, now) <= staleCompetitorDays,
  )
  return named
    ? {
        kind: 'late_competitor',
        text: `${named.text} came up late: the deal is already in ${stage.name}.`,
        weight: 2,
        evidence: [momentOf(named)],
      }
    : null
}

function stageAge(deal: Deal, stage: StageExpectation, now: string): RiskReason | null {
  const days = daysBetween(deal.status_changed_at, now)
  if (days <= 2 * stage.daysInStage) return null
  const usual = stage.isOwnDaysInStage ? 'your median' : 'the usual'
  return {
    kind: 'stage_age',
    text: `${countDays(days)} in ${stage.name}; ${usual} is ${stage.daysInStage}.`,
    weight: 2,
    evidence: [{ kind: 'lead', leadId: deal.id, label: 'Timeline' }],
  }
}

function datePassed(deal: Deal, now: string): RiskReason | null {
  const named = findTimeline(deal)
  if (!named?.at || Date.parse(named.at) >= Date.parse(now)) return null
  return {
    kind: 'date_passed',
    text: `The date they named passed ${countDays(Math.max(1, daysBetween(named.at, now)))} ago.`,
    weight: 3,
    evidence: [momentOf(named)],
  }
}

/**
 * The risks of an open deal, the weightiest reason first; null below a weight of 3, and for new leads, which are no
 * deals yet. From 6 on the risk is high. `now` in ISO 8601.
 */
export function assessRisk(deal: Deal, stage: StageExpectation, now: string): DealRisk | null {
  if (deal.status === firstStage) return null
  const reasons = [
    leaving(deal),
    complained(deal),
    overduePromise(deal, now),
    unanswered(deal),
    datePassed(deal, now),
    silence(deal, stage, now),
    fallingTone(deal),
    lateCompetitor(deal, stage, now),
    stageAge(deal, stage, now),
  ]
    .filter((reason) => reason !== null)
    .toSorted((one, other) => other.weight - one.weight)
  const weight = reasons.reduce((sum, reason) => sum + reason.weight, 0)
  if (weight < mediumWeight) return null
  return { weight, level: weight >= highWeight ? 'high' : 'medium', reasons }
}
