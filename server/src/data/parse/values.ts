import type { ValueIndex } from './tree.ts'

/** The values of one request, in the order the parser met them. */
export interface ValueList {
  add(text: string): ValueIndex
  readonly all: readonly string[]
}

export function createValueList(): ValueList {
  const all: string[] = []
  return { add: (text) => all.push(text) - 1, all }
}

/** Postgres's text form of a one-dimensional array; every element quoted. */
export function arrayLiteral(elements: readonly string[]): string {
  return `{${elements.map((element) => `"${element.replace(/[\\"]/g, '\\$&')}"`).join(',')}}`
}
