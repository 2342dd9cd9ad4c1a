import { expect, test } from 'vitest'
import { readAuthSearch } from './auth-search.ts'

test('keeps what is known and drops the rest', () => {
  expect(readAuthSearch({ mode: 'forgot', next: '/leads', invitation: 'abc', other: 1 })).toEqual({
    mode: 'forgot',
    next: '/leads',
    invitation: 'abc',
  })
  expect(readAuthSearch({ mode: 'admin', next: 4, invitation: '' })).toEqual({})
})
