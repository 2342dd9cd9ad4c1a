import { z } from 'zod'

type Row = Record<string, unknown>
type Test = (row: Row) => boolean

const condition = z
  .string()
  .regex(/^[\w ]+=(not\.)?[a-z]+\..*$/s)
  .transform((text) => {
    const equals = text.indexOf('=')
    const rest = text.slice(equals + 1)
    const isNegated = rest.startsWith('not.')
    const expression = isNegated ? rest.slice(4) : rest
    const dot = expression.indexOf('.')
    return {
      column: text.slice(0, equals),
      isNegated,
      operator: expression.slice(0, dot),
      value: expression.slice(dot + 1),
    }
  })

const unquote = (value: string) =>
  /^".*"$/s.test(value) ? value.slice(1, -1).replace(/\\(.)/gs, '$1') : value

/** Splits at commas outside quotes and parentheses. */
function split(text: string): string[] {
  return text.match(/(?:"(?:\\.|[^"\\])*"|\([^)]*\)|[^,"(])+/g) ?? []
}

/** Numbers by value, everything else as the text Postgres would show. */
function compare(left: unknown, right: string): number {
  const [a, b] = [Number(left), Number(right)]
  if (typeof left === 'number' && !Number.isNaN(b)) return a - b
  const text = String(left)
  return text < right ? -1 : text > right ? 1 : 0
}

const any: unique symbol = Symbol('%')
const one: unique symbol = Symbol('_')
type Part = string | typeof any | typeof one
const partsAtMost = 200

/** A pattern's letters, and what `%` and `_` stand for. */
function parsePattern(value: string): Part[] {
  return [...value.matchAll(/\\(.)|./gsu)].map(([text, escaped]) =>
    escaped !== undefined ? escaped : text === '%' ? any : text === '_' ? one : text,
  )
}

/**
 * LIKE without a regular expression, whose running time a pattern could make exponential: all clients' changes pass
 * here.
 */
function isLike(text: string, pattern: readonly Part[]): boolean {
  const letters = [...text]
  let [at, part] = [0, 0]
  // Backtracking state: the position of the last %, which takes one more letter when the rest does not match.
  let [star, taken] = [-1, 0]
  while (at < letters.length) {
    if (pattern[part] === any) {
      star = part++
      taken = at
    } else if (part < pattern.length && (pattern[part] === one || pattern[part] === letters[at])) {
      part++
      at++
    } else if (star >= 0) {
      part = star + 1
      at = ++taken
    } else return false
  }
  return pattern.slice(part).every((rest) => rest === any)
}

const literals: Record<string, unknown> = { null: null, true: true, false: false }

function test(operator: string, raw: string): ((value: unknown) => boolean) | null {
  const value = unquote(raw)
  const known = (check: (left: unknown) => boolean) => (left: unknown) => left != null && check(left)
  switch (operator) {
    case 'eq':
      return known((left) => compare(left, value) === 0)
    case 'neq':
      return known((left) => compare(left, value) !== 0)
    case 'lt':
      return known((left) => compare(left, value) < 0)
    case 'lte':
      return known((left) => compare(left, value) <= 0)
    case 'gt':
      return known((left) => compare(left, value) > 0)
    case 'gte':
      return known((left) => compare(left, value) >= 0)
    case 'in': {
      const list = split(raw.replace(/^\(|\)$/g, '')).map(unquote)
      return known((left) => list.some((item) => compare(left, item) === 0))
    }
    case 'like':
    case 'ilike': {
      const fold = (text: string) => (operator === 'ilike' ? text.toLowerCase() : text)
      const pattern = parsePattern(fold(value))
      if (pattern.length > partsAtMost) return null
      return known((left) => isLike(fold(String(left)), pattern))
    }
    case 'is':
      return value in literals ? (left) => (left ?? null) === literals[value] : null
    default:
      return null
  }
}

/**
 * Compiles the `filter` of a postgres_changes subscription ("status=eq.new,score=gt.50"; commas mean and).
 * @returns null when it can't be read.
 */
export function compileFilter(filter: string | undefined): Test | null {
  if (!filter) return () => true
  const tests: Test[] = []
  for (const part of split(filter)) {
    const parsed = condition.safeParse(part)
    if (!parsed.success) return null
    const { column, isNegated, operator, value } = parsed.data
    const holds = test(operator, value)
    if (!holds) return null
    tests.push((row) => holds(row[column]) !== isNegated)
  }
  return (row) => tests.every((holds) => holds(row))
}
