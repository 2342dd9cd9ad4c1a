import { isFreeMail } from '../text/free-mail.ts'
import type { Stage } from './stages.ts'

/**
 * The facts that a lead's score is computed from. Times in ISO 8601, sentiment from -1 to 1; the counts are of the last
 * 90 days.
 */
export interface LeadFacts {
  stage: Pick<Stage, 'name' | 'outcome' | 'probability'>
  email: string | null
  phone: string | null
  company: string | null
  title: string | null
  value: number | null
  source: string | null
  lastActivityAt: string | null
  conversations: number
  sentiment: number | null
  hasBudget: boolean
  hasDecisionMaker: boolean
  hasTimeline: boolean
  openObjections: number
  openTasks: number
  overdueTasks: number
}

export interface ScoreReason {
  label: string
  points: number
}

const dayInMilliseconds = 86_400_000
const warmSources = /referral|inbound|website|demo|trial|contact form|event/i
const decides =
  /\b(?:ceo|cto|cfo|coo|cmo|chief|founder|owner|president|vp|vice president|head|director|partner)\b/i

function recency(facts: LeadFacts, now: string): ScoreReason | null {
  if (facts.lastActivityAt === null) return { label: 'No activity yet', points: -5 }
  const days = Math.floor((Date.parse(now) - Date.parse(facts.lastActivityAt)) / dayInMilliseconds)
  if (days <= 2) return { label: 'Active in the last two days', points: 12 }
  if (days <= 7) return { label: 'Active this week', points: 8 }
  if (days <= 14) return { label: 'Active in the last two weeks', points: 4 }
  return days > 30 ? { label: `Quiet for ${days} days`, points: -10 } : null
}

function mood(sentiment: number | null): ScoreReason | null {
  if (sentiment === null || Math.abs(sentiment) < 0.15) return null
  const points = Math.round(Math.max(-1, Math.min(1, sentiment)) * 10)
  return {
    label: sentiment > 0 ? 'Positive tone in conversations' : 'Negative tone in conversations',
    points,
  }
}

const plain = (facts: LeadFacts): (ScoreReason | null)[] => [
  facts.email === null
    ? null
    : {
        label: isFreeMail(facts.email) ? 'Email known (private address)' : 'Business email known',
        points: isFreeMail(facts.email) ? 2 : 5,
      },
  facts.phone === null ? null : { label: 'Phone number known', points: 3 },
  facts.company === null ? null : { label: 'Company known', points: 3 },
  decides.test(facts.title ?? '') ? { label: `Senior role: ${facts.title ?? ''}`, points: 8 } : null,
  facts.value !== null && facts.value > 0 ? { label: 'Deal value set', points: 4 } : null,
  warmSources.test(facts.source ?? '') ? { label: `Warm source: ${facts.source ?? ''}`, points: 5 } : null,
  facts.conversations > 0
    ? {
        label: facts.conversations === 1 ? 'One conversation' : `${facts.conversations} conversations`,
        points: Math.min(12, facts.conversations * 4),
      }
    : null,
  facts.hasBudget ? { label: 'Named a budget', points: 10 } : null,
  facts.hasDecisionMaker ? { label: 'Decision maker known', points: 8 } : null,
  facts.hasTimeline ? { label: 'Named a timeline', points: 8 } : null,
  facts.openObjections > 0
    ? {
        label: facts.openObjections === 1 ? 'One open objection' : `${facts.openObjections} open objections`,
        points: -Math.min(12, facts.openObjections * 4),
      }
    : null,
  facts.openTasks > facts.overdueTasks ? { label: 'Next step planned', points: 4 } : null,
  facts.overdueTasks > 0
    ? { label: 'Promised work is overdue', points: -Math.min(9, facts.overdueTasks * 3) }
    : null,
]

/**
 * Score from 0 to 100 with its reasons, the weightiest first. Won is 100 and lost 0. The reasons' points add up to the
 * score unless that is cut off at 0 or 100. Same facts and same `now` (ISO 8601), same score.
 */
export function scoreLead(facts: LeadFacts, now: string): { score: number; reasons: ScoreReason[] } {
  const { name, outcome, probability } = facts.stage
  if (outcome === 'won') return { score: 100, reasons: [{ label: 'Deal won', points: 100 }] }
  if (outcome === 'lost') return { score: 0, reasons: [{ label: 'Deal lost', points: 0 }] }
  const stage = { label: `Stage: ${name}`, points: Math.round(10 + probability * 30) }
  const reasons = [stage, recency(facts, now), mood(facts.sentiment), ...plain(facts)]
    .filter((reason) => reason !== null)
    .toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points))
  const sum = reasons.reduce((total, reason) => total + reason.points, 0)
  return { score: Math.max(0, Math.min(100, sum)), reasons }
}
