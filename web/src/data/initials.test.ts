import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['mara@halden.example', 'MA'],
  ['x@y.z', 'X@'],
  ['', 'U'],
  [null, 'U'],
  [undefined, 'U'],
])('%j shows %s', (email, letters) => {
  expect(initialsOf(email)).toBe(letters)
})
