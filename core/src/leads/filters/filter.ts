import { isDay } from '../../text/day.ts'

const isText = (text: string): boolean => text.trim() !== '' && text.length <= 200
const isNumber = (text: string): boolean => /^-?\d{1,14}(\.\d{1,6})?$/.test(text)
const isCount = (text: string): boolean => /^[1-9]\d{0,3}$/.test(text)

/** The operands of each operator: their check, the least number and, where it differs, the greatest. */
const shapes = {
  contains: [isText, 1],
  is: [isText, 1],
  equals: [isNumber, 1],
  min: [isNumber, 1],
  max: [isNumber, 1],
  between: [isNumber, 2],
  on: [isDay, 1],
  before: [isDay, 1],
  after: [isDay, 1],
  last: [isCount, 1],
  next: [isCount, 1],
  any: [isText, 1, 20],
  yes: [isText, 0],
  no: [isText, 0],
  empty: [isText, 0],
  filled: [isText, 0],
} as const satisfies Record<string, readonly [fits: (text: string) => boolean, least: number, most?: number]>
export type FilterOperator = keyof typeof shapes

/**
 * A condition on one field of a lead, an account or a contact as addresses and views keep it: the field (`custom.key` for one of the company's own),
 * the operator, what it is given. Numbers and days (`YYYY-MM-DD`) are texts, too.
 */
export type FieldFilter = [field: string, operator: FilterOperator, ...values: string[]]

/** More filters than these are not kept. */
export const filterLimit = 10

const isOperator = (text: unknown): text is FilterOperator =>
  typeof text === 'string' && Object.hasOwn(shapes, text)

function readFilter(raw: unknown): FieldFilter[] {
  if (!Array.isArray(raw)) return []
  const [field, operator, ...given]: unknown[] = raw
  if (typeof field !== 'string' || !/^(custom\.)?[a-z][a-z0-9_]{0,59}$/.test(field) || !isOperator(operator))
    return []
  const [fits, least, most = least] = shapes[operator]
  const values = given.map(String)
  return values.length >= least && values.length <= most && values.every(fits)
    ? [[field, operator, ...values]]
    : []
}

/**
 * Reads filters from unvalidated input; anything else is left out. Whether a field takes its operator is known where
 * the company's fields are (`conditions.ts`).
 */
export const readFilters = (raw: unknown): FieldFilter[] =>
  Array.isArray(raw) ? raw.flatMap(readFilter).slice(0, filterLimit) : []
