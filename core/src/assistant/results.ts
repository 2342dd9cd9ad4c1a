import { formatDay } from './format-day.ts'
import { intents, isWrite } from './intents.ts'

/** A call of this turn with what came of it. `failure` is the sentence of a call that did not run. */
export type CallResult = {
  name: string
  status: 'done' | 'needs_confirmation' | 'failed'
  message: string
  data: unknown
}

const mostRows = 10
const longestDetail = 160
const labels = ['name', 'title', 'label', 'lead', 'customer', 'text', 'period']
const details = [
  'company',
  'stage',
  'status',
  'value',
  'score',
  'due_at',
  'email',
  'phone',
  'mrr',
  'days_left',
  'amount',
  'total',
  'summary',
  'quote',
  'reason',
  'reasons',
  'recorded_at',
]
const mostDetails = 4

type Row = Record<string, unknown>

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const rowsOf = (data: unknown): Row[] => {
  if (Array.isArray(data)) return data.filter(isRow)
  if (!isRow(data)) return []
  return Object.values(data).find((value): value is Row[] => Array.isArray(value) && value.some(isRow)) ?? []
}

const cut = (text: string): string =>
  text.length > longestDetail ? `${text.slice(0, longestDetail - 1)}…` : text

const isInstant = (text: string): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text)

/** A bare number says nothing: these are told with their name. */
const named: readonly string[] = ['score', 'mrr', 'days_left', 'total']

const toWords = (value: unknown, timeZone: string): string => {
  if (typeof value === 'number') return value.toLocaleString('en-US')
  if (typeof value === 'string') return isInstant(value) ? formatDay(value, timeZone) : cut(value)
  if (Array.isArray(value)) return cut(value.filter((each) => typeof each === 'string').join(', '))
  return isRow(value) && typeof value['name'] === 'string' ? value['name'] : ''
}

const toLine = (row: Row, timeZone: string): string => {
  const label = labels.find((key) => toWords(row[key], timeZone) !== '')
  if (label === undefined) return ''
  const said = details
    .filter((key) => key !== label && row[key] !== null && row[key] !== undefined)
    .filter((key) => key !== 'status' || row['stage'] === undefined)
    .map((key) => ({ key, text: toWords(row[key], timeZone).replaceAll('_', ' ') }))
    .filter(({ text }) => text !== '')
    .map(({ key, text }) => (named.includes(key) ? `${key.replaceAll('_', ' ')} ${text}` : text))
    .slice(0, mostDetails)
  // Text of others is shown as text: nothing in it may become a link or a heading of the answer.
  const plain = [toWords(row[label], timeZone), ...said].map((text) =>
    text.replace(/[\n\r`*_[\]<>#|\\]/g, ' '),
  )
  return `- ${plain.join(' · ')}`
}

const isChange = (name: string): boolean => intents.some((intent) => intent === name && isWrite(intent))

/** What the list of actions under the answer shows of a message; what is longer is said in full. */
const longestListed = 100

const composeOne = (result: CallResult, timeZone: string): string => {
  if (result.status === 'failed') return `That did not work: ${result.message}`
  const lines = rowsOf(result.data)
    .map((row) => toLine(row, timeZone))
    .filter((line) => line !== '')
  const shown = lines.slice(0, mostRows)
  const more = lines.length > mostRows ? `\n- and ${lines.length - mostRows} more` : ''
  const told = result.message.length > longestListed ? result.message : ''
  return [told, shown.join('\n') + more].filter((part) => part !== '').join('\n\n')
}

const confirmWords = (count: number): string =>
  count === 1
    ? 'Nothing changes until you confirm the card.'
    : `Nothing changes until you confirm each of the ${count} cards.`

/**
 * The answer after the tools ran: what the list of actions does not say already. Never empty. `timeZone` is an IANA
 * name.
 */
export const composeAnswer = (results: readonly CallResult[], timeZone: string): string => {
  const waiting = results.filter((result) => result.status === 'needs_confirmation').length
  const parts = results
    .filter((result) => result.status !== 'needs_confirmation')
    .map((result) => composeOne(result, timeZone))
    .filter((part) => part !== '')
  if (waiting > 0) parts.push(confirmWords(waiting))
  if (parts.length > 0) return parts.join('\n\n')
  return results.some((result) => isChange(result.name))
    ? 'All set. Anything else?'
    : 'That is all I found. Ask for a name, a stage or a date to look further.'
}
