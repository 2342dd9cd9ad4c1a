import { expect, test } from 'vitest'
import { readAuthSearch, readLinkFailure } from './auth-search.ts'

test('keeps what is known and drops the rest', () => {
  expect(readAuthSearch({ mode: 'forgot', next: '/leads', invitation: 'abc', other: 1 })).toEqual({
    mode: 'forgot',
    next: '/leads',
    invitation: 'abc',
  })
  expect(readAuthSearch({ mode: 'admin', next: 4, invitation: '' })).toEqual({})
})

test('a failed link speaks in the query or in the fragment', () => {
  expect(readLinkFailure({}, '')).toBeNull()
  expect(readLinkFailure({}, 'access_token=abc')).toBeNull()
  expect(
    readLinkFailure({}, '#error=access_denied&error_code=otp_expired&error_description=Link+is+old'),
  ).toEqual({
    code: 'otp_expired',
    message: 'Link is old',
  })
  expect(readLinkFailure({ error_code: 'bad_code_verifier' }, '')).toEqual({
    code: 'bad_code_verifier',
    message: '',
  })
})
