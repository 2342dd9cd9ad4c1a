import { createCursor } from './cursor.ts'
import { parseField } from './field.ts'
import { operators, parseOperation, searches } from './operation.ts'
import type { Filter } from './tree.ts'
import type { ValueList } from './values.ts'

const restPattern = /[^]*/y

/** The embedded resources a parameter's name goes through, and the rest: `company.owner.name` → [company, owner]. */
export function parseTreePath(key: string): { path: string[]; name: string } {
  const cursor = createCursor(key, `failed to parse tree path (${key})`)
  const path: string[] = []
  for (;;) {
    const rest = cursor.attempt(() => cursor.match(/(?:[^."]|"(?:[^"\\]|\\[^])*")*$/y)?.[0] ?? null)
    if (rest !== null) return { path, name: rest }
    path.push(cursor.name())
    cursor.expect('.')
  }
}

/** One `column=operator.value` parameter. */
export function parseFilter(name: string, text: string, values: ValueList): Filter {
  const nameCursor = createCursor(name, `failed to parse tree path (${name})`)
  const field = parseField(nameCursor, values)
  nameCursor.end()
  const cursor = createCursor(text, `failed to parse filter (${text})`)
  const isNegated = cursor.takes('not.')
  const operation = parseOperation(cursor, values, () => cursor.match(restPattern)?.[0] ?? '')
  cursor.end()
  return { kind: 'filter', isNegated, field, operation }
}

/** Whether a parameter of a function call by GET is a filter on its result and not an argument. */
export function looksLikeFilter(key: string, text: string): boolean {
  const word = text.match(/^(?:not\.)?([a-z]+)(?=[.(])/)?.[1] ?? ''
  const isOperator = Object.hasOwn(operators, word) || Object.hasOwn(searches, word)
  return key.includes('.') || isOperator || /^(?:not\.)?(?:is|in)\./.test(text)
}
