import { expect, it } from 'vitest'
import { readAdminSearch } from './admin-search.ts'

const id = '6f1c2b1e-4f0f-4c58-9d52-0f3a6a1b2c3d'

it.each([
  [{}, {}],
  [{ tab: 'health', days: 1 }, {}],
  [{ tab: 'nothing', days: 9 }, {}],
  [{ days: '7' }, { days: 7 }],
  [
    { tab: 'accounts', q: ' ana ' },
    { tab: 'accounts', q: ' ana ' },
  ],
  [{ tab: 'accounts', q: '  ' }, { tab: 'accounts' }],
  [{ tab: 'mail', q: 'ana', action: 'login' }, { tab: 'mail' }],
  [
    { tab: 'audit', action: 'login', account: id },
    { tab: 'audit', action: 'login', account: id },
  ],
  [{ tab: 'audit', account: 'ana' }, { tab: 'audit' }],
])('%j is read as %j', (raw, search) => {
  expect(readAdminSearch(raw)).toEqual(search)
})
