import { escapeLike } from '@parley/core/text/like'
import { z } from 'zod'
import type { Answer } from './tool.ts'

const uuid = z.uuid()

export const isId = (text: string): boolean => uuid.safeParse(text).success

/** A PostgREST `or` filter: rows of which any column holds the words, whatever characters they contain. */
export const anyColumnHolds = (columns: readonly string[], words: string): string => {
  const pattern = `%${escapeLike(words.trim())}%`.replace(/[\\"]/g, '\\$&')
  return columns.map((column) => `${column}.ilike."${pattern}"`).join(',')
}

/** What a name came to: the one row, or the answer that says none or asks which. */
export type Found<Row> = { row: Row } | { answer: Answer }

/** The rows that carry exactly this name, if any do; otherwise all of them. */
export const preferExact = <Row>(
  rows: Row[],
  said: string,
  namesOf: (row: Row) => (string | null)[],
): Row[] => {
  const wanted = said.trim().toLowerCase()
  const exact = rows.filter((row) => namesOf(row).some((name) => name?.trim().toLowerCase() === wanted))
  return exact.length > 0 ? exact : rows
}
