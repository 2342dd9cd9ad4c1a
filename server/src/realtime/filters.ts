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

function pattern(value: string, flags: string): RegExp {
  const source = [...value]
    .map((c) => (c === '%' ? '.*' : c === '_' ? '.' : c.replace(/[\\^$.*+?()[\]{}|]/, '\\$&')))
    .join('')
  return new RegExp(`^${source}$`, `s${flags}`)
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
      const expression = pattern(value, operator === 'ilike' ? 'i' : '')
      return known((left) => expression.test(String(left)))
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
