import { moveDay } from '@parley/core/blog/calendar'
import { formatDate, formatLongDay } from '~/data/formats.ts'

/** "Today", "Yesterday", "Tuesday, November 3"; of another year with it. Days are "YYYY-MM-DD". */
export function describeDay(day: string, today: string): string {
  if (day === today) return 'Today'
  if (day === moveDay(today, -1)) return 'Yesterday'
  return day.slice(0, 4) === today.slice(0, 4) ? formatLongDay(day) : formatDate(day)
}
