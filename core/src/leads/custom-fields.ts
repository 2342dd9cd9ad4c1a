import { withoutAccents } from '../text/accents.ts'
import { readAmount } from '../text/amount.ts'
import { isDay } from '../text/day.ts'
import { CellError } from './import/cell-error.ts'
import { foldHeading } from './import/fold-heading.ts'

export const fieldTypes = ['text', 'number', 'date', 'choice', 'boolean', 'url'] as const
export type FieldType = (typeof fieldTypes)[number]

export const fieldTypeLabels: Record<FieldType, string> = {
  text: 'Text',
  number: 'Number',
  date: 'Date',
  choice: 'Choice',
  boolean: 'Yes or no',
  url: 'Web address',
}

/** A field that a company gave one of its records. */
export interface CustomField {
  key: string
  label: string
  type: FieldType
  /** Of a choice. */
  options: readonly string[]
}

export type CustomValue = string | number | boolean

const yes = ['yes', 'y', 'true', '1', 'x', 'ja', 'oui', 'si']
const no = ['no', 'n', 'false', '0', 'nein', 'non']

function readDay(text: string): string | null {
  const german = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text)
  const day = german
    ? `${german[3]}-${german[2]?.padStart(2, '0')}-${german[1]?.padStart(2, '0')}`
    : text.slice(0, 10)
  return isDay(day) ? day : null
}

/** "25k" too; a lone "m" may stand for months and meters, so it is no number here. */
function readNumber(text: string): number | null {
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return Number(text)
  if (!/^-?\d[\d.,\s'’]*(?:(?:k|tsd|mn|mio|million)\.?)?$/i.test(text)) return null
  const amount = readAmount(text.replace('-', ''))
  return amount === null ? null : text.startsWith('-') ? -amount : amount
}

/**
 * A value as it was typed or stands in a file, as `custom` of its record keeps it.
 * @param text trimmed, not empty
 * @throws CellError with what is wrong, in words
 */
export function readCustomValue({ label, type, options }: CustomField, text: string): CustomValue {
  switch (type) {
    case 'number': {
      const value = readNumber(text)
      if (value === null || !Number.isFinite(value))
        throw new CellError(`${label}: write a number such as 12.5`)
      return value
    }
    case 'date': {
      const day = readDay(text)
      if (day === null) throw new CellError(`${label}: write a date such as 2026-01-31`)
      return day
    }
    case 'choice': {
      const option = options.find((known) => known.toLowerCase() === text.toLowerCase())
      if (option === undefined) throw new CellError(`${label}: choose one of ${options.join(', ')}`)
      return option
    }
    case 'boolean': {
      const folded = foldHeading(text)
      if (!yes.includes(folded) && !no.includes(folded)) throw new CellError(`${label}: write yes or no`)
      return yes.includes(folded)
    }
    case 'url': {
      const address = /^https?:\/\//i.test(text) ? text : `https://${text}`
      if (address.length > 500 || !/^https?:\/\/[^\s/]+\.[^\s]+$/i.test(address))
        throw new CellError(`${label}: write a web address such as https://acme.example`)
      return address
    }
    case 'text':
      if (text.length > 1000) throw new CellError(`${label} is longer than 1000 characters`)
      return text
  }
}

/** A kept value as people read it; empty where there is none. */
export function showCustomValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** As a cell of a file: a number stays one, so that a spreadsheet can add it up. */
export const exportedCustomValue = (value: unknown): string | number =>
  typeof value === 'number' ? value : showCustomValue(value)

/** A key for a new field that none of the others has: "Renewal date" is "renewal_date". */
export function makeFieldKey(label: string, taken: readonly string[]): string {
  const folded = withoutAccents(label)
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_+$/g, '')
    .slice(0, 50)
  const base = folded || 'field'
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? base : `${base}_${number}`
    if (!taken.includes(key)) return key
  }
}
