const sameYear = new Intl.DateTimeFormat(undefined, {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})
const otherYear = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' })
const long = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'short' })
const dueDay = new Intl.DateTimeFormat(undefined, { weekday: 'short', day: 'numeric', month: 'short' })

/** When a recording was made, short: with the time this year, with the year before. */
export function formatMoment(iso: string, now = new Date()): string {
  const date = new Date(iso)
  return (date.getFullYear() === now.getFullYear() ? sameYear : otherYear).format(date)
}

export const formatLongMoment = (iso: string): string => long.format(new Date(iso))
export const formatDueDay = (iso: string): string => dueDay.format(new Date(iso))

export function formatMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(bytes < 10_000_000 ? 1 : 0)} MB`
}
