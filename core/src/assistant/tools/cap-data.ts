import { truncate } from '../../text/words.ts'
import { maxRowsPerResult } from '../protocol.ts'

const longestText = 1500
const longestResult = 24_000

function cap(value: unknown): unknown {
  if (typeof value === 'string') return truncate(value, longestText)
  if (Array.isArray(value)) return value.slice(0, maxRowsPerResult).map(cap)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, cap(entry)]))
}

function halveLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, Math.ceil(value.length / 2)).map(halveLists)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, halveLists(entry)]))
}

/**
 * What may go to a model: lists of at most 50 rows, texts of at most 1,500 characters, 24,000 characters of JSON in all
 * (longer lists are halved until they fit).
 */
export function capData(data: unknown): unknown {
  let capped = cap(data)
  for (let round = 0; round < 6 && JSON.stringify(capped ?? null).length > longestResult; round++) {
    capped = halveLists(capped)
  }
  return capped
}
