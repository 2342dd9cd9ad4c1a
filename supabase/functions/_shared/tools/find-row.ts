import { z } from 'zod'
import type { Answer } from './tool.ts'

const uuid = z.uuid()

export const isId = (text: string): boolean => uuid.safeParse(text).success

/** The result of resolving a name: the one row, or an answer that reports none or asks which. */
export type Found<Row> = { row: Row } | { answer: Answer }

/** The rows that carry exactly this name, if any do; otherwise all of them. */
export function preferExact<Row>(
  rows: Row[],
  reference: string,
  namesOf: (row: Row) => (string | null)[],
): Row[] {
  const wanted = reference.trim().toLowerCase()
  const exact = rows.filter((row) => namesOf(row).some((name) => name?.trim().toLowerCase() === wanted))
  return exact.length > 0 ? exact : rows
}
