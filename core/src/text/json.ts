import type { Json } from '../database.types.ts'

const parse = (json: string): Json => JSON.parse(json)

/**
 * A value as JSON carries it, typed for columns and parameters that hold JSON: dates become strings, properties without a
 * value go, `undefined` becomes null. @throws TypeError for a circle or a bigint
 */
export const toJson = (value: unknown): Json => parse(JSON.stringify(value ?? null))

/**
 * The same without null characters, which Postgres takes in no text. A backslash that is itself escaped begins none:
 * there somebody wrote `u0000`.
 */
export const toJsonWithoutNulls = (value: unknown): Json =>
  parse(JSON.stringify(value ?? null).replace(/(?<!\\)((?:\\\\)*)\\u0000/g, '$1'))
