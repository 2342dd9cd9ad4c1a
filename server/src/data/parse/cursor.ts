import { type DataError, dataError } from '../errors.ts'

const namePattern = /(?:[\p{L}\p{N}\p{M}_ $]|-(?!>))+/uy
const quotedPattern = /"((?:[^"\\]|\\[^])*)"/y
/** Deep nesting is refused before it can exhaust a stack, here or in Postgres. */
const maximumDepth = 24

/** Reads one parameter from left to right; a failure names the place, as PostgREST's PGRST100 does. */
export interface Cursor {
  isAtEnd(): boolean
  /** Whether the text continues with this literal. */
  sees(literal: string): boolean
  /** Consumes the literal if it comes next. */
  takes(literal: string): boolean
  expect(literal: string): void
  /** What a sticky pattern matches here, consumed; null when it does not match. */
  match(pattern: RegExp): RegExpExecArray | null
  /** A quoted string's content, unescaped. */
  quoted(): string | null
  /** A column's, table's or alias's name, bare or quoted. */
  name(): string
  /** Runs one level of nesting. */
  nested<T>(work: () => T): T
  /** Runs `work`; when it gives null, goes back to where it began. */
  attempt<T>(work: () => T | null): T | null
  end(): void
  fail(expecting: string): DataError
}

/** `label` names the parameter in an error, such as `failed to parse filter (eq)`. */
export function createCursor(text: string, label: string): Cursor {
  let position = 0
  let depth = 0

  const fail = (expecting: string) => {
    const character = text.codePointAt(position)
    const unexpected = character === undefined ? 'end of input' : `"${String.fromCodePoint(character)}"`
    const message = `"${label}" (line 1, column ${position + 1})`
    return dataError(400, 'PGRST100', message, `unexpected ${unexpected} expecting ${expecting}`)
  }
  const match = (pattern: RegExp) => {
    pattern.lastIndex = position
    const found = pattern.exec(text)
    if (found) position = pattern.lastIndex
    return found
  }
  const takes = (literal: string) => {
    if (!text.startsWith(literal, position)) return false
    position += literal.length
    return true
  }
  const quoted = () => match(quotedPattern)?.[1]?.replace(/\\([^])/g, '$1') ?? null

  return {
    isAtEnd: () => position >= text.length,
    sees: (literal) => text.startsWith(literal, position),
    takes,
    expect(literal) {
      if (!takes(literal)) throw fail(`"${literal}"`)
    },
    match,
    quoted,
    name() {
      const name = text[position] === '"' ? quoted() : match(namePattern)?.[0].trim()
      if (!name) throw fail('field name (* or [a..z0..9_$])')
      return name
    },
    nested(work) {
      depth += 1
      if (depth > maximumDepth) throw fail(`at most ${maximumDepth} levels of nesting`)
      const result = work()
      depth -= 1
      return result
    },
    attempt(work) {
      const start = position
      const result = work()
      if (result === null) position = start
      return result
    },
    end() {
      if (position < text.length) throw fail('end of input')
    },
    fail,
  }
}
