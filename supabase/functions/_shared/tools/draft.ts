import { z } from 'zod'
import type { Cells } from './change.ts'

/** A text as a tool is given it, within the limit of its field. An empty one clears the field where it may be empty. */
export function textParameter({ limit, isRequired }: { limit: number; isRequired?: true }) {
  const text = z.string().trim().max(limit)
  return isRequired ? text.min(1) : text
}

/** What a draft sets, as columns: an empty text is no text. */
export const toCells = (draft: Readonly<Record<string, Cells[string] | undefined>>): Cells =>
  Object.fromEntries(
    Object.entries(draft)
      .filter(([, value]) => value !== undefined)
      .map(([column, value]) => [column, value === '' || value === undefined ? null : value]),
  )

/** A cell in words: tags with commas; nothing for one that is empty, or that holds more than one line can say. */
export function cellWords(value: Cells[string] | undefined): string {
  if (Array.isArray(value)) return value.join(', ')
  return value === null || typeof value === 'object' || value === undefined ? '' : String(value)
}
