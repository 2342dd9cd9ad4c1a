import { changeOf } from '@parley/core/analytics/change'
import { formatPercent } from '~/data/formats.ts'
import type { Measure } from './analytics-search.ts'

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
  return `${arrow} ${formatPercent(change.share)} from ${format(before)}`
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
