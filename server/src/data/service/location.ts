import { z } from 'zod'
import type { Relation } from '../catalogue/types.ts'

const keys = z.record(z.string(), z.string().nullable())

/** Where a new row can be read: `/leads?id=eq.5`. `text` is its primary key as a JSON object. */
export function locationOf(relation: Relation, text: string): string {
  const filters = Object.entries(keys.parse(JSON.parse(text))).map(
    ([name, value]) =>
      `${encodeURIComponent(name)}=${value === null ? 'is.null' : `eq.${encodeURIComponent(value)}`}`,
  )
  return `/${encodeURIComponent(relation.name)}?${filters.join('&')}`
}
