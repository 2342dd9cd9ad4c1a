import { expect, test } from 'vitest'
import { toJson, toJsonWithoutNulls } from './json.ts'

test('a value is what a reader of its JSON gets', () => {
  expect(
    toJson({ at: new Date(0), gone: undefined, list: [undefined, Number.NaN], note: null }),
  ).toStrictEqual({
    at: '1970-01-01T00:00:00.000Z',
    list: [null, null],
    note: null,
  })
  expect(toJson(undefined)).toBeNull()
})

test('what JSON cannot hold is an error', () => {
  expect(() => toJson({ count: 1n })).toThrow(TypeError)
})

test('null characters go, and words that look like one stay', () => {
  const value = { 'a\0': 'x\0\0y', path: String.raw`C:\u0000`, both: '\\\0' }
  expect(toJsonWithoutNulls(value)).toStrictEqual({ a: 'xy', path: String.raw`C:\u0000`, both: '\\' })
})
