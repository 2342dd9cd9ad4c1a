import { changeOf } from '@parley/core/analytics/change'
import { formatPercent } from '~/data/formats.ts'
import type { Measure } from './analytics-search.ts'
import type { SalesFigures } from './calls/figures-query.ts'

/** Whether anything at all is known of the period before. */
export const hasEarlierData = ({ leads, activity }: Pick<SalesFigures, 'leads' | 'activity'>): boolean =>
  [...leads, ...activity].some((line) => !line.is_now)

/** "↑ 25% from 80" beside the period before; "↑ from 0"; "unchanged". Nothing where there is nothing to compare. */
export function describeChange(
  now: number | null,
  before: number | null,
  format: (value: number) => string,
): string | undefined {
  const change = changeOf(now, before)
  if (change === null) return before === null ? undefined : `${format(before)} before`
  if (change.direction === 'same') return 'unchanged'
  if (change.share === null || before === null || before === 0) return `↑ from ${format(0)}`
  const arrow = change.direction === 'up' ? '↑' : '↓'
  // “5,800% from 1” says less than the two numbers.
  const share = change.share > 5 ? '' : ` ${formatPercent(change.share)}`
  return `${arrow}${share} from ${format(before)}`
}

/** What an opened number counts. */
export const measureLabels: Record<Measure, string> = {
  created: 'New leads',
  reached: 'Reached',
  closed: 'Won, of the leads that came in',
  won: 'Won deals',
  lost: 'Lost deals',
  open: 'Open deals',
  note: 'Notes',
  call: 'Calls',
  meeting: 'Meetings',
  email: 'Emails',
  status_changed: 'Stage moves',
  task_done: 'Tasks done',
  conversation: 'Conversations',
}

/** A source as it was given; leads without one have a name of their own. */
export const sourceName = (source: string): string => source || 'Unknown'
