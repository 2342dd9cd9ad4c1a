const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

/** "3 Nov 2026" of a moment in ISO 8601. */
export const formatDate = (at: string): string => day.format(new Date(at))

/** "in 3 days", "today", "2 days ago". */
export const daysAway = (days: number): string => {
  if (days === 0) return 'today'
  const count = `${Math.abs(days).toLocaleString('en-US')} ${Math.abs(days) === 1 ? 'day' : 'days'}`
  return days > 0 ? `in ${count}` : `${count} ago`
}
