import type { Day } from '@parley/core/blog/calendar'
import { formatDays } from '../insights/index.ts'

/** "3 Nov – 5 Nov", with the years where a period goes over one. */
export const formatPeriod = (from: Day, to: Day): string =>
  from.slice(0, 4) === to.slice(0, 4)
    ? formatDays(from, to)
    : `${formatDays(from, from)} ${from.slice(0, 4)} – ${formatDays(to, to)} ${to.slice(0, 4)}`
