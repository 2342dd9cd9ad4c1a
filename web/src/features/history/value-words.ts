import { describeStages } from '@parley/core/history/describe-stages'
import { choiceLabel, type HistoryField } from '@parley/core/history/records'
import { pipelineName, type Stage, stageName } from '@parley/core/leads/stages'
import { describeRecurrence, parseRecurrence } from '@parley/core/tasks/recurrence'
import { formatDate, formatDayAndTime, formatNumber } from '~/data/formats.ts'
import { formatAmount } from '~/data/money.ts'

export interface ValueContext {
  record: string
  /** Names of people, leads, accounts, contacts and teams by id. */
  names: ReadonlyMap<string, string>
  /** The company's. */
  stages: readonly Stage[]
  /** Of the record's amount, where it is known. */
  currency?: string | null
}

/** What stands for a field that holds nothing. */
export const nothing = 'empty'

/** What stands for an update of which nothing is kept but that there was one. */
export const erased = 'Changed; its values were erased'

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)

function plainWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return formatNumber(value)
  if (Array.isArray(value)) return value.length === 0 ? nothing : value.map(String).join(', ')
  if (typeof value === 'string') return isDay(value) ? formatDate(value) : value
  return JSON.stringify(value)
}

/** A value of history as the interface shows it. */
export function valueWords(
  { column, type }: HistoryField,
  value: unknown,
  { record, names, stages, currency }: ValueContext,
): string {
  if (value === null || value === undefined || value === '') return type === 'colleague' ? 'nobody' : nothing
  if (type === 'steps') return 'edited'
  if (type === 'stages') return describeStages(value)
  if (type === 'amount' && typeof value === 'number')
    return currency ? formatAmount(value, currency) : formatNumber(value)
  if (typeof value !== 'string') return plainWords(value)
  switch (type) {
    case 'choice':
      return choiceLabel(record, column, value)
    case 'stage':
      return stageName(stages, value)
    case 'pipeline':
      return pipelineName(stages, value)
    case 'colleague':
      return names.get(value) ?? 'A former member'
    case 'lead':
    case 'account':
    case 'contact':
    case 'team':
      return names.get(value) ?? `A deleted ${type}`
    case 'id':
      return 'another'
    case 'moment':
      return formatDayAndTime(value)
    case 'rhythm': {
      const recurrence = parseRecurrence(value)
      return recurrence ? describeRecurrence(recurrence) : value
    }
    case 'day':
    case 'custom':
      return plainWords(value)
    default:
      return value
  }
}
