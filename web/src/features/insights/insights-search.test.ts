import { expect, it } from 'vitest'
import { readInsightsSearch } from './insights-search.ts'

const owner = '11111111-2222-3333-4444-555555555555'

it('reads what is valid and leaves the rest out', () => {
  expect(readInsightsSearch({ days: '90', owner, open: 'objection', key: 'price' })).toEqual({
    days: 90,
    owner,
    open: 'objection',
    key: 'price',
  })
  expect(readInsightsSearch({ days: 12, owner: 'x', open: 'nothing', key: 'price' })).toEqual({})
})

it('keeps what narrows a number only with the number', () => {
  expect(readInsightsSearch({ of: owner, from: '2026-11-01', to: '2026-11-03' })).toEqual({})
  expect(readInsightsSearch({ open: 'sentiment', from: '2026-11-03', to: '2026-11-01' })).toEqual({
    open: 'sentiment',
  })
})
