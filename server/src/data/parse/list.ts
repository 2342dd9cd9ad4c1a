import type { Cursor } from './cursor.ts'

const bare = /[^,)]*/y
const braces = /\{[^{}]*\}/y
const endAhead = /(?=[,)]|$)/y

/** One element of `in.(…)`: quoted, else everything to the next comma or parenthesis. */
export function parseListElement(cursor: Cursor): string {
  return quotedElement(cursor) ?? cursor.match(bare)?.[0] ?? ''
}

/** A value inside `and(…)`/`or(…)`: quoted, an array in braces, else everything to the next comma or parenthesis. */
export function parseLogicValue(cursor: Cursor): string {
  return quotedElement(cursor) ?? cursor.match(braces)?.[0] ?? cursor.match(bare)?.[0] ?? ''
}

function quotedElement(cursor: Cursor): string | null {
  return cursor.attempt(() => {
    const text = cursor.quoted()
    return text !== null && cursor.match(endAhead) ? text : null
  })
}
