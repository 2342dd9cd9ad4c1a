import { changeOf } from '@parley/core/analytics/change'
import type { Measure } from './analytics-search.ts'

/** "42 %", with one decimal below ten; a dash where there is nothing to measure. */
export const formatShare = (share: number | null): string => {
  if (share === null) return '—'
  const percent = share * 100
  return `${percent.toLocaleString('en-US', { maximumFractionDigits: percent < 10 ? 1 : 0 })} %`
}

export const formatCount = (count: number): string => count.toLocaleString('en-US')

/** "12 days", "7 hours": how long something took, from seconds. */
export const formatSpan = (seconds: number | null): string => {
  if (seconds === null) return '—'
  const [amount, unit] =
    seconds >= 2 * 86_400
      ? [seconds / 86_400, 'day']
      : seconds >= 7200
        ? [seconds / 3600, 'hour']
        : [seconds / 60, 'minute']
  const rounded = Math.round(amount)
  return `${formatCount(rounded)} ${unit}${rounded === 1 ? '' : 's'}`
}

/** "2 h 05 min", "35 min". */
export const formatMinutes = (minutes: number): string => {
  const whole = Math.round(minutes)
  const hours = Math.floor(whole / 60)
  return hours === 0 ? `${whole} min` : `${formatCount(hours)} h ${String(whole % 60).padStart(2, '0')} min`
}

/** "↑ 25 % from 80" beside the period before; "unchanged"; "nothing before". */
export function describeChange(
  now: number | null,
  before: number | null,
  format: (value: number) => string,
): string {
  const change = changeOf(now, before)
  if (change === null) return before === null ? 'nothing before' : `${format(before)} before`
  if (change.direction === 'same') return 'unchanged'
  if (change.share === null || before === null || before === 0) return 'nothing before'
  const arrow = change.direction === 'up' ? '↑' : '↓'
  return `${arrow} ${Math.round(change.share * 100)} % from ${format(before)}`
}

/** What an opened number counts. */
export const measureLabels: Record<Measure, string> = {
  created: 'New leads',
  contacted: 'Reached Contacted',
  qualified: 'Reached Qualified',
  proposal: 'Reached Proposal',
  negotiation: 'Reached Negotiation',
  closed: 'Won of the leads that came',
  won: 'Won deals',
  lost: 'Lost deals',
  open: 'Open deals',
  note: 'Notes',
  email: 'Emails',
  status_changed: 'Stage moves',
  task_done: 'Tasks done',
  conversation: 'Conversations',
}

/** A source as it was given; leads without one have a name of their own. */
export const sourceName = (source: string): string => source || 'Unknown'
