import { expect, test } from 'vitest'
import { codeSchema, missingCredentials, readIdentifier, signInSchema, signUpSchema } from './credentials.ts'

test.each([
  [' ana@halden.example ', { email: 'ana@halden.example' }],
  ['+49 170 123-4567', { phone: '491701234567' }],
  ['(0170) 1234567', null],
  ['ana', null],
  ['', null],
])('%j', (text, identifier) => {
  expect(readIdentifier(text)).toEqual(identifier)
})

test('empty credentials are refused in the specified words', () => {
  const { error } = signInSchema.safeParse({ identifier: '', password: '' })
  expect(error?.issues.map(({ message }) => message)).toContain(missingCredentials)
})

test('a new password needs eight characters', () => {
  const account = { fullName: 'Ana', email: 'ana@halden.example', companyName: '' }
  expect(signUpSchema.safeParse({ ...account, password: '1234567' }).success).toBe(false)
  expect(signUpSchema.safeParse({ ...account, password: '12345678' }).success).toBe(true)
})

test.each(['12345', '1234567', 'abcdef'])('%j is no code', (code) => {
  expect(codeSchema.safeParse({ email: 'a@b.c', code }).success).toBe(false)
})
