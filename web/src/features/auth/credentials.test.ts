import { expect, test } from 'vitest'
import {
  codeSchema,
  companyDomainSchema,
  missingCredentials,
  readIdentifier,
  signInSchema,
  signUpSchema,
} from './credentials.ts'

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
  const account = { fullName: 'Ana', identifier: 'ana@halden.example', companyName: '' }
  expect(signUpSchema(false).safeParse({ ...account, password: '1234567' }).success).toBe(false)
  expect(signUpSchema(false).safeParse({ ...account, password: '12345678' }).success).toBe(true)
})

test('a phone number makes an account only where texts are sent', () => {
  const account = { fullName: 'Ana', identifier: '+49 170 1234567', companyName: '', password: '12345678' }
  expect(signUpSchema(false).safeParse(account).success).toBe(false)
  expect(signUpSchema(true).safeParse(account).success).toBe(true)
})

test.each([
  ['ana@acme.com', true],
  ['acme.co.uk', true],
  ['acme', false],
  ['ana@', false],
  ['a b.com', false],
])('%j names a company: %j', (domain, fits) => {
  expect(companyDomainSchema.safeParse({ domain }).success).toBe(fits)
})

test.each(['12345', '1234567', 'abcdef'])('%j is no code', (code) => {
  expect(codeSchema.safeParse({ email: 'a@b.c', code }).success).toBe(false)
})
