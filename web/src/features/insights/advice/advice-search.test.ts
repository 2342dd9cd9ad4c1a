import { expect, it } from 'vitest'
import { readAdviceSearch } from './advice-search.ts'

it('reads what is valid and leaves the rest out', () => {
  const owner = '11111111-2222-3333-4444-555555555555'
  expect(readAdviceSearch({ days: '90', owner })).toEqual({ days: 90, owner })
  expect(readAdviceSearch({ days: 30, owner: 'me' })).toEqual({})
  expect(readAdviceSearch({ days: 31 })).toEqual({})
})
