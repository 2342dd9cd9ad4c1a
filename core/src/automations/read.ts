/** An unvalidated jsonb object. */
export type Raw = Readonly<Record<string, unknown>>

export const isRaw = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A text of at most `limit` characters; empty for anything else. */
export const readText = (value: unknown, limit: number): string =>
  typeof value === 'string' ? value.slice(0, limit) : ''

/** One of the known words, or the fallback. */
export const readChoice = <Word extends string, Fallback>(
  value: unknown,
  words: readonly Word[],
  fallback: Fallback,
): Word | Fallback => words.find((word) => word === value) ?? fallback

/** A finite number, or null: a control that is empty is not zero. */
export const readNumber = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The id of a row in lower case, or null. */
export const readRowId = (value: unknown): string | null =>
  typeof value === 'string' && uuid.test(value) ? value : null
