import { expect, test } from 'vitest'
import { anyColumnHolds } from './like.ts'

test('asks for the words in each column', () => {
  expect(anyColumnHolds(['name', 'email'], 'ana')).toBe('name.ilike."%ana%",email.ilike."%ana%"')
})

test.each([
  ['100%', String.raw`name.ilike."%100\\%%"`],
  ['a_b', String.raw`name.ilike."%a\\_b%"`],
  ['5*', 'name.ilike."%5_%"'],
  ['a,b).x', 'name.ilike."%a,b).x%"'],
  ['say "hi"', String.raw`name.ilike."%say \"hi\"%"`],
  ['back\\slash', String.raw`name.ilike."%back\\\\slash%"`],
])('%s stands for itself', (words, expected) => {
  expect(anyColumnHolds(['name'], words)).toBe(expected)
})
