import { type Cursor, createCursor } from './cursor.ts'
import { parseField } from './field.ts'
import { parseLogicValue } from './list.ts'
import { parseOperation } from './operation.ts'
import type { Condition, Logic } from './tree.ts'
import type { ValueList } from './values.ts'

const groupAhead = /(?=(?:not\.)?(?:and|or)\()/y

/** `or=(a.eq.1,and(b.gt.2,c.is.null))` as one condition. */
export function parseLogic(
  operator: 'and' | 'or',
  isNegated: boolean,
  text: string,
  values: ValueList,
): Logic {
  const cursor = createCursor(text, `failed to parse logic tree (${text})`)
  const terms = parseTerms(cursor, values)
  cursor.end()
  return { kind: operator, isNegated, terms }
}

function parseTerms(cursor: Cursor, values: ValueList): Condition[] {
  return cursor.nested(() => {
    const terms: Condition[] = []
    skipSpace(cursor)
    cursor.expect('(')
    do {
      skipSpace(cursor)
      terms.push(parseTerm(cursor, values))
      skipSpace(cursor)
    } while (cursor.takes(','))
    cursor.expect(')')
    skipSpace(cursor)
    return terms
  })
}

function parseTerm(cursor: Cursor, values: ValueList): Condition {
  if (cursor.match(groupAhead)) {
    const isNegated = cursor.takes('not.')
    const kind = cursor.takes('and') ? 'and' : 'or'
    if (kind === 'or') cursor.expect('or')
    return { kind, isNegated, terms: parseTerms(cursor, values) }
  }
  const field = parseField(cursor, values)
  cursor.expect('.')
  const isNegated = cursor.takes('not.')
  return {
    kind: 'filter',
    isNegated,
    field,
    operation: parseOperation(cursor, values, () => parseLogicValue(cursor)),
  }
}

const skipSpace = (cursor: Cursor) => cursor.match(/[ \t]*/y)
