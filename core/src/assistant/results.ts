import { createFormats } from '../format/formats.ts'
import type { Reader } from '../format/place.ts'
import { intents, isWrite } from './intents.ts'

/** A call of this turn with its result. `failure` is the sentence of a call that did not run. */
export interface CallResult {
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
  'deal_name',
  'account',
  'open_sales',
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
  'website',
]
const mostDetails = 4

type Row = Record<string, unknown>

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function rowsOf(data: unknown): Row[] {
  if (Array.isArray(data)) return data.filter(isRow)
  if (!isRow(data)) return []
  return Object.values(data).find((value): value is Row[] => Array.isArray(value) && value.some(isRow)) ?? []
}

const cut = (text: string): string =>
  text.length > longestDetail ? `${text.slice(0, longestDetail - 1)}…` : text

const isInstant = (text: string): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text)

/** Fields shown with their name, since a bare number means nothing. */
const named: readonly string[] = ['score', 'mrr', 'days_left', 'total', 'open_sales']

function toWords(value: unknown, reader: Reader): string {
  if (typeof value === 'number') return createFormats(reader).number(value)
  if (typeof value === 'string')
    return isInstant(value) ? createFormats(reader).weekdayAndTime(value, reader.now) : cut(value)
  if (Array.isArray(value)) return cut(value.filter((each) => typeof each === 'string').join(', '))
  return isRow(value) && typeof value['name'] === 'string' ? value['name'] : ''
}

function toLine(row: Row, reader: Reader): string {
  const label = labels.find((key) => toWords(row[key], reader) !== '')
  if (label === undefined) return ''
  const shownDetails = details
    .filter((key) => key !== label && row[key] !== null && row[key] !== undefined)
    .filter((key) => key !== 'status' || row['stage'] === undefined)
    .map((key) => ({ key, text: toWords(row[key], reader).replaceAll('_', ' ') }))
    .filter(({ text }) => text !== '')
    .map(({ key, text }) => (named.includes(key) ? `${key.replaceAll('_', ' ')} ${text}` : text))
    .slice(0, mostDetails)
  // Untrusted text: nothing in it may become a link or a heading of the answer.
  const plain = [toWords(row[label], reader), ...shownDetails].map((text) =>
    text.replace(/[\n\r`*_[\]<>#|\\]/g, ' '),
  )
  return `- ${plain.join(' · ')}`
}

const isChange = (name: string): boolean => intents.some((intent) => intent === name && isWrite(intent))

/** The list of actions under the answer cuts messages at this length; longer ones are repeated in the answer. */
const longestListed = 100

/** What these say is the answer to the question itself: "what's Priya's number?" */
const answering: readonly string[] = ['get_account', 'get_contact']

function composeOne(result: CallResult, reader: Reader): string {
  if (result.status === 'failed') return `That did not work: ${result.message}`
  const lines = rowsOf(result.data)
    .map((row) => toLine(row, reader))
    .filter((line) => line !== '')
  const shown = lines.slice(0, mostRows)
  const more = lines.length > mostRows ? `\n- and ${lines.length - mostRows} more` : ''
  const isSaid = result.message.length > longestListed || answering.includes(result.name)
  // Names of others in it: none of them may become a link.
  const message = isSaid ? result.message.replace(/[[\]<>`\\]/g, ' ') : ''
  return [message, shown.join('\n') + more].filter((part) => part !== '').join('\n\n')
}

const confirmationText = (count: number): string =>
  count === 1
    ? 'Nothing changes until you confirm the card.'
    : `Nothing changes until you confirm each of the ${count} cards.`

/** The answer after the tools ran: whatever the list of actions does not show already. Never empty. */
export function composeAnswer(results: readonly CallResult[], reader: Reader): string {
  const waiting = results.filter((result) => result.status === 'needs_confirmation').length
  const parts = results
    .filter((result) => result.status !== 'needs_confirmation')
    .map((result) => composeOne(result, reader))
    .filter((part) => part !== '')
  if (waiting > 0) parts.push(confirmationText(waiting))
  if (parts.length > 0) return parts.join('\n\n')
  return results.some((result) => isChange(result.name))
    ? 'All set. Anything else?'
    : 'That is all I found. Ask for a name, a stage or a date to look further.'
}
