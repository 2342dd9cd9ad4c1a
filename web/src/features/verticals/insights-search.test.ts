import { expect, test } from 'vitest'
import { readVerticalInsightsSearch } from './insights-search.ts'

test.each([
  [{}, {}],
  [
    { vertical: 'saas', import: 'orders' },
    { vertical: 'saas', import: 'orders' },
  ],
  [{ vertical: 'farm', import: 'users' }, {}],
])('%j reads as %j', (raw, search) => expect(readVerticalInsightsSearch(raw)).toEqual(search))
