import type { Catalogue } from '../catalogue/types.ts'
import type { ValueIndex } from '../parse/tree.ts'

/** A statement's text, and which of the request's values each of its parameters is. */
export interface Plan {
  text: string
  parameters: readonly ValueIndex[]
  /** Whether the best plan depends on the values, so that a generic plan must not be used. */
  needsValues: boolean
}

/** What the parts of one statement share while it is written. */
export interface Writer {
  catalogue: Catalogue
  /** A value as a parameter. Always text: its use casts it, so nothing depends on what the driver guesses. */
  value(index: ValueIndex): string
  /** A name for one more table in the statement. */
  alias(): string
  /** Says that the statement is to be planned with its values: which index finds a pattern depends on its letters. */
  planWithValues(): void
  plan(text: string): Plan
}

export function createWriter(catalogue: Catalogue): Writer {
  const parameters: ValueIndex[] = []
  const numbers = new Map<ValueIndex, number>()
  let aliases = 0
  let needsValues = false
  return {
    catalogue,
    value(index) {
      const known = numbers.get(index)
      if (known !== undefined) return `($${known}::text)`
      const number = parameters.push(index)
      numbers.set(index, number)
      return `($${number}::text)`
    },
    alias() {
      aliases += 1
      return `t${aliases}`
    },
    planWithValues() {
      needsValues = true
    },
    plan: (text) => ({ text, parameters, needsValues }),
  }
}
