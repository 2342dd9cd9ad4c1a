import { dataError } from '../errors.ts'
import type { Cursor } from './cursor.ts'
import { parseListElement } from './list.ts'
import type { Operation, Quantifier } from './tree.ts'
import { arrayLiteral, type ValueList } from './values.ts'

/** PostgREST's word for each operator, and Postgres's. */
export const operators: Readonly<Record<string, string>> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
  isdistinct: 'is distinct from',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  sr: '>>',
  nxr: '&<',
  nxl: '&>',
  adj: '-|-',
}

export const searches: Readonly<Record<string, string>> = {
  fts: 'to_tsquery',
  plfts: 'plainto_tsquery',
  phfts: 'phraseto_tsquery',
  wfts: 'websearch_to_tsquery',
}

const quantifiable = new Set(['eq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'match', 'imatch'])
/**
 * A pattern that ends in the middle of an escape. Postgres refuses it only once a row fits up to there, which would
 * reveal rows hidden by policies where `ilike` runs before them (database/prepare.ts); so it is refused up front.
 */
const openPattern = /(?<!\\)(?:\\\\)*\\$/
/** The same for an element of an array literal, where each backslash is written as two. */
const openPatternInArray = /(?<!\\)(?:\\{4})*\\\\(?=\s*["},])/
const trileans = new Map([
  ['null', 'null'],
  ['not_null', 'not null'],
  ['true', 'true'],
  ['false', 'false'],
  ['unknown', 'unknown'],
] as const satisfies [string, string][])

/** `operator.value`, after any `not.`. `readValue` reads to the value's end, which differs inside `and`/`or`. */
export function parseOperation(cursor: Cursor, values: ValueList, readValue: () => string): Operation {
  const word = cursor.match(/[a-z_]+/y)?.[0] ?? ''
  if (word === 'in') return parseIn(cursor, values)
  if (word === 'is') return parseIs(cursor)
  if (Object.hasOwn(searches, word)) return parseSearch(cursor, values, word, readValue)
  const operator = Object.hasOwn(operators, word) ? operators[word] : undefined
  if (!operator) throw cursor.fail('operator (eq, gt, ...)')
  const quantifier = parseQuantifier(cursor, word)
  cursor.expect('.')
  const raw = readValue()
  if (word !== 'like' && word !== 'ilike')
    return { kind: 'compare', operator, quantifier, value: values.add(raw) }
  const pattern = raw.replaceAll('*', '%')
  const isOpen = quantifier ? openPatternInArray : openPattern
  if (isOpen.test(pattern)) throw dataError(400, '22025', 'LIKE pattern must not end with escape character')
  return { kind: 'compare', operator, quantifier, value: values.add(pattern) }
}

function parseQuantifier(cursor: Cursor, word: string): Quantifier | null {
  if (!quantifiable.has(word)) return null
  return cursor.takes('(any)') ? 'any' : cursor.takes('(all)') ? 'all' : null
}

function parseIs(cursor: Cursor): Operation {
  cursor.expect('.')
  for (const [text, what] of trileans) {
    if (cursor.match(new RegExp(`${text}(?=[,)]|$)`, 'iy'))) return { kind: 'is', what }
  }
  throw cursor.fail('isVal: (null, not_null, true, false, unknown)')
}

function parseSearch(cursor: Cursor, values: ValueList, word: string, readValue: () => string): Operation {
  const configuration = cursor.match(/\(([\p{L}\p{N}_ $]+)\)/uy)?.[1] ?? null
  cursor.expect('.')
  return {
    kind: 'search',
    function: searches[word] ?? word,
    configuration,
    value: values.add(readValue()),
  }
}

function parseIn(cursor: Cursor, values: ValueList): Operation {
  cursor.expect('.')
  cursor.match(/\s*/y)
  cursor.expect('(')
  const elements: string[] = []
  do elements.push(parseListElement(cursor))
  while (cursor.takes(','))
  cursor.expect(')')
  cursor.match(/\s*/y)
  const isEmpty = elements.length === 1 && elements[0] === ''
  return { kind: 'in', value: values.add(arrayLiteral(isEmpty ? [] : elements)) }
}
