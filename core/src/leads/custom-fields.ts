import { withoutAccents } from '../text/accents.ts'

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
