import { readAmount } from '../../text/amount.ts'
import { type LeadStatus, leadStages, leadStatuses } from '../status.ts'
import { CellError } from './cell-error.ts'
import { foldHeading } from './fold-heading.ts'

const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text)

/** @throws CellError beyond the limit */
export function readLine(text: string, label: string, limit: number): string {
  if (text.length > limit) throw new CellError(`${label} is longer than ${limit} characters`)
  return text
}

/** An address, also out of `mailto:` and `Ana <ana@x.example>`. @throws CellError */
export function readEmail(text: string): string {
  const bare = /<([^<>]+)>\s*$/.exec(text)?.[1] ?? text.replace(/^mailto:/i, '')
  const email = bare.trim()
  if (email.length > 254 || !/^[^\s@"<>(),;:]+@[^\s@"<>(),;:.]+(?:\.[^\s@"<>(),;:.]+)+$/.test(email))
    throw new CellError(`“${shorten(text)}” is not an email address`)
  return email
}

/** @throws CellError on what holds no digits or too much */
export function readPhone(text: string): string {
  if (!/\d/.test(text)) throw new CellError(`“${shorten(text)}” is not a phone number`)
  return readLine(text, 'Phone', 40)
}

const statusWords: Record<string, LeadStatus> = {
  open: 'new',
  lead: 'new',
  attempted: 'contacted',
  inprogress: 'contacted',
  working: 'contacted',
  connected: 'contacted',
  salesqualified: 'qualified',
  sql: 'qualified',
  mql: 'qualified',
  proposalsent: 'proposal',
  quoted: 'proposal',
  closedwon: 'won',
  customer: 'won',
  closed: 'won',
  closedlost: 'lost',
  unqualified: 'lost',
  disqualified: 'lost',
}

/** A stage by its label, its key or a word of other products. @throws CellError */
export function readStatusCell(text: string): LeadStatus {
  const folded = foldHeading(text)
  const status =
    leadStatuses.find((key) => key === folded || foldHeading(leadStages[key].label) === folded) ??
    statusWords[folded]
  if (!status) throw new CellError(`“${shorten(text)}” is not a status`)
  return status
}

const currencySigns: Record<string, string> = { $: 'USD', '€': 'EUR', '£': 'GBP', '¥': 'JPY', '₹': 'INR' }

export interface ReadAmount {
  value: number
  currency: string | null
}

/** An amount, its currency where the cell names one ("€1.200,50", "1200 EUR"). @throws CellError */
export function readValueCell(text: string): ReadAmount {
  const sign = Object.keys(currencySigns).find((known) => text.includes(known))
  const code = /(?:^|[\s\d])([A-Za-z]{3})(?:$|[\s\d])/.exec(text)?.[1]?.toUpperCase()
  const currency = (sign === undefined ? undefined : currencySigns[sign]) ?? code ?? null
  const digits = text.replace(/[$€£¥₹]|[A-Za-z]{3}/g, '').trim()
  if (!/^\d[\d.,\s']*[km]?$/i.test(digits)) throw new CellError(`“${shorten(text)}” is not an amount`)
  const value = readAmount(digits)
  if (value === null || !Number.isFinite(value) || value >= 1e12)
    throw new CellError(`“${shorten(text)}” is not an amount`)
  return { value, currency }
}

/** @throws CellError unless three letters */
export function readCurrency(text: string): string {
  if (!/^[A-Za-z]{3}$/.test(text)) throw new CellError(`“${shorten(text)}” is not a currency such as EUR`)
  return text.toUpperCase()
}

/** Tags between commas or semicolons, each once. */
export const readTags = (text: string): string[] => [
  ...new Set(
    text
      .split(/[;,]/)
      .map((tag) => tag.trim().slice(0, 60))
      .filter((tag) => tag !== ''),
  ),
]

/** A time in ISO 8601, or a day as `2026-01-31` or `31.01.2026`; the order of 1/2/2026 nobody knows. @throws CellError */
export function readTime(text: string, label: string): string {
  const german = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text)
  const iso = german
    ? `${german[3]}-${german[2]?.padStart(2, '0')}-${german[1]?.padStart(2, '0')}`
    : text.replace(/^(\d{4}-\d\d-\d\d) (\d)/, '$1T$2')
  const isKnown = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d(?::?\d\d)?)?)?$/.test(iso)
  const whole = /^\d{4}-\d\d-\d\d$/.test(iso) ? `${iso}T00:00:00Z` : iso
  const time = Date.parse(/(?:Z|[+-]\d\d(?::?\d\d)?)$/.test(whole) ? whole : `${whole}Z`)
  const isReal =
    isKnown &&
    Number.isFinite(time) &&
    new Date(`${iso.slice(0, 10)}T00:00Z`).toISOString().startsWith(iso.slice(0, 10))
  if (!isReal) throw new CellError(`${label} “${shorten(text)}” is not a date such as 2026-01-31`)
  return whole
}
