const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const dayFormats = new Map<'numeric' | undefined, Intl.DateTimeFormat>()

/** "Mar 5" or "Mar 5, 2024". Making a format costs as much as drawing a row. */
function formatDay(at: Date, year: 'numeric' | undefined): string {
  const format =
    dayFormats.get(year) ?? new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year })
  dayFormats.set(year, format)
  return format.format(at)
}

/** How long ago, short: "now", "5 min", "3 h", "2 d", then the date. Times in ISO 8601. */
export function formatAge(at: string, now: number = Date.now()): string {
  const age = now - Date.parse(at)
  if (age < minute) return 'now'
  if (age < hour) return `${Math.floor(age / minute)} min`
  if (age < day) return `${Math.floor(age / hour)} h`
  if (age < 14 * day) return `${Math.floor(age / day)} d`
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear()
  return formatDay(new Date(at), isThisYear ? undefined : 'numeric')
}

const formatters = new Map<string, Intl.NumberFormat>()

/** Whole units of a currency: "$12,500". */
export function formatMoney(value: number, currency: string): string {
  const formatter =
    formatters.get(currency) ??
    new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 })
  formatters.set(currency, formatter)
  return formatter.format(value)
}

/** "1 lead", "12 leads", "1,200 leads". */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
