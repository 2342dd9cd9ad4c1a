import { type Day, moveDay } from '@parley/core/blog/calendar'
import type { AnalyticsSearch } from './analytics-search.ts'

/** The days an address means, both within. */
export const periodOf = ({ from, to, days = 30 }: AnalyticsSearch, today: Day): { from: Day; to: Day } =>
  from !== undefined && to !== undefined ? { from, to } : { from: moveDay(today, 1 - days), to: today }
