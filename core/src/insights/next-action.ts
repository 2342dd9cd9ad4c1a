import { firstStage } from '../leads/stages.ts'
import {
  conversationOf,
  type Deal,
  daysBetween,
  type Evidence,
  lastContactOf,
  momentOf,
} from './deal-facts.ts'
import { countDays, findOverduePromises, findTimeline, findUnanswered, nameObjection } from './deal-risk.ts'
import type { StageExpectation } from './stage-history.ts'

/** What one click does. With a `statementId` the task is made from that statement and keeps its evidence and date. */
export type Act =
  | { kind: 'make_task'; title: string; due: 'today' | 'tomorrow'; statementId: string | null }
  | { kind: 'open_task'; taskId: string }
  | { kind: 'write_email'; to: string; subject: string }
  | { kind: 'move_stage'; to: string }

/** The one thing to do next about a deal: what, why, what proves it. `urgency` from 1 to 5. */
export interface NextAction {
  text: string
  reason: string
  urgency: number
  act: Act
  evidence: readonly Evidence[]
}

const soonDays = 14
/** Below this chance a deal of which budget and date are known stands too early. */
const qualifiedProbability = 0.25

const task = (title: string, due: 'today' | 'tomorrow', statementId: string | null = null): Act => ({
  kind: 'make_task',
  title,
  due,
  statementId,
})

/** An email where the address is known, otherwise a call. */
const reachOut = ({ name, email, company }: Deal): Act =>
  email === null
    ? task(`Call ${name}`, 'today')
    : {
        kind: 'write_email',
        to: email,
        subject: company === null ? 'Our conversation' : `${company}: our conversation`,
      }

function keepPromise(deal: Deal, now: string): NextAction | null {
  const [promise] = findOverduePromises(deal, now)
  if (!promise?.at) return null
  return {
    text: promise.text,
    reason: `We promised it and are ${countDays(Math.max(1, daysBetween(promise.at, now)))} late.`,
    urgency: 5,
    act:
      promise.task_id === null
        ? task(promise.text, 'today', promise.id)
        : { kind: 'open_task', taskId: promise.task_id },
    evidence: [momentOf(promise)],
  }
}

function doOverdueTask({ tasks }: Deal, now: string): NextAction | null {
  const late = tasks.find(({ due_at: due }) => due !== null && Date.parse(due) < Date.parse(now))
  if (!late?.due_at) return null
  return {
    text: late.title,
    reason: `The task is ${countDays(Math.max(1, daysBetween(late.due_at, now)))} overdue.`,
    urgency: 4,
    act: { kind: 'open_task', taskId: late.id },
    evidence: [{ kind: 'task', taskId: late.id, title: late.title }],
  }
}

function answerObjection(deal: Deal): NextAction | null {
  const [objection] = findUnanswered(deal)
  if (!objection) return null
  return {
    text: `Answer ${nameObjection(objection.category)}`,
    reason: 'It was raised, and the talk went on without an answer.',
    urgency: 4,
    act: task(`Answer ${deal.name}: “${objection.quote}”`.slice(0, 300), 'tomorrow'),
    evidence: [momentOf(objection)],
  }
}

function prepareDate(deal: Deal, now: string): NextAction | null {
  const named = findTimeline(deal)
  if (!named?.at || deal.tasks.length > 0) return null
  const days = daysBetween(now, named.at)
  if (days < 0 || days > soonDays) return null
  return {
    text: `Plan the last steps with ${deal.name}`,
    reason: `They named a date that is ${days === 0 ? 'today' : `${countDays(days)} away`}, and nothing is planned.`,
    urgency: 4,
    act: task(`Plan the last steps with ${deal.name}`, 'tomorrow'),
    evidence: [momentOf(named)],
  }
}

function breakSilence(deal: Deal, stage: StageExpectation, now: string): NextAction | null {
  const days = daysBetween(lastContactOf(deal), now)
  if (days <= stage.quietDays) return null
  const [last] = deal.talks
  return {
    text: `Get back to ${deal.name}`,
    reason: `No contact for ${countDays(days)}.`,
    urgency: 3,
    act: reachOut(deal),
    evidence: [last ? conversationOf(last) : { kind: 'lead', leadId: deal.id, label: 'Timeline' }],
  }
}

function moveOn(deal: Deal, { name, next, defaultProbability }: StageExpectation): NextAction | null {
  const [last] = deal.talks
  if (!last || !next) return null
  const named = findTimeline(deal)
  if (
    deal.status !== firstStage &&
    defaultProbability < qualifiedProbability &&
    named &&
    deal.score_reasons.some(({ label }) => label === 'Named a budget')
  )
    return {
      text: `Move to ${next.name}`,
      reason: 'They named a budget and a date.',
      urgency: 2,
      act: { kind: 'move_stage', to: next.key },
      evidence: [momentOf(named)],
    }
  if (deal.status !== firstStage) return null
  return {
    text: `Move to ${next.name}`,
    reason: `You have talked, and the lead is still in ${name}.`,
    urgency: 2,
    act: { kind: 'move_stage', to: next.key },
    evidence: [conversationOf(last)],
  }
}

function planStep(deal: Deal): NextAction | null {
  const [last] = deal.talks
  if (!last || deal.tasks.length > 0) return null
  return {
    text: `Plan the next step with ${deal.name}`,
    reason: 'You have talked, and nothing is planned.',
    urgency: 1,
    act: task(`Follow up with ${deal.name}`, 'tomorrow'),
    evidence: [conversationOf(last)],
  }
}

/** The most urgent thing to do about a deal; null where nothing is due. `now` in ISO 8601. */
export const findNextAction = (deal: Deal, stage: StageExpectation, now: string): NextAction | null =>
  keepPromise(deal, now) ??
  doOverdueTask(deal, now) ??
  answerObjection(deal) ??
  prepareDate(deal, now) ??
  breakSilence(deal, stage, now) ??
  moveOn(deal, stage) ??
  planStep(deal)
