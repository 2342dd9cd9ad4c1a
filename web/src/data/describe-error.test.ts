import { expect, test } from 'vitest'
import { describeAuthError } from './describe-auth-error.ts'
import { describeError, isRetryable } from './describe-error.ts'

test.each([
  [{ code: '23505', message: 'duplicate key value violates unique constraint' }, /already one like this/],
  [{ code: '23514', message: 'new row violates check constraint "x"' }, /outside what is allowed/],
  [{ code: '23514', message: '“Demo” is no longer a stage.' }, /^“Demo” is no longer a stage\.$/],
  [{ code: '42501', message: 'new row violates row-level security policy for table "leads"' }, /permission/],
  [{ code: '42501', message: 'permission denied for table leads' }, /^You don’t have permission/],
  [{ code: '42501', message: 'Only managers and owners may import.' }, /^Only managers and owners/],
  [new TypeError('Failed to fetch'), /cannot be reached/],
  [{ message: 'Bad gateway', status: 502 }, /cannot be reached/],
  [{ message: 'slow down', status: 429 }, /Rate limit exceeded/],
  [
    { code: 'P0001', message: 'This invitation is no longer valid.' },
    /^This invitation is no longer valid\.$/,
  ],
])('%j is said in words', (error, words) => {
  expect(describeError(error)).toMatch(words)
})

test.each([
  [{ code: 'invalid_credentials', message: 'Invalid login credentials', status: 400 }, /don’t match/],
  [{ code: 'otp_expired', message: 'x', status: 403 }, /expired or was used/],
  [{ code: 'session_expired', message: 'x', status: 403 }, /Sign in again/],
])('%j is said in words where people sign in', (error, words) => {
  expect(describeAuthError(error)).toMatch(words)
})

test('without words of its own the caller has the last word', () => {
  expect(describeError({}, 'Failed to save draft')).toBe('Failed to save draft')
  expect(describeError(null, 'Failed to save draft')).toBe('Failed to save draft')
})

test('a refusal is not tried again, a lost connection is', () => {
  expect(isRetryable({ code: '42501', message: 'denied', status: 403 })).toBe(false)
  expect(isRetryable(new TypeError('Failed to fetch'))).toBe(true)
  expect(isRetryable({ message: 'boom', status: 500 })).toBe(true)
})
