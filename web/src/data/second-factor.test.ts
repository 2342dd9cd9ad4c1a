import type { Factor, User } from '@supabase/supabase-js'
import { expect, it } from 'vitest'
import { owesSecondFactor } from './second-factor.ts'

const at = '2026-11-21T10:00:00Z'
const tokenOf = (claims: object) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`
const factor = (status: 'verified' | 'unverified'): Factor => ({
  id: 'f',
  factor_type: 'totp',
  status,
  created_at: at,
  updated_at: at,
})
const userWith = (factors?: Factor[]): User => ({
  id: 'u',
  app_metadata: {},
  user_metadata: { full_name: 'Zoë Ÿ>?~' },
  aud: 'authenticated',
  created_at: at,
  ...(factors && { factors }),
})

it.each([
  ['no factor', 'aal1', undefined, false],
  ['a factor never shown', 'aal1', [factor('unverified')], false],
  ['a factor, one step', 'aal1', [factor('verified')], true],
  ['a factor, both steps', 'aal2', [factor('verified')], false],
])('%s', (_, aal, factors, owes) => {
  const access_token = tokenOf({ aal, name: 'Zoë Ÿ>?~' })
  expect(owesSecondFactor({ access_token, user: userWith(factors) })).toBe(owes)
})

it('takes a token it cannot read for one step only', () => {
  expect(owesSecondFactor({ access_token: 'broken', user: userWith([factor('verified')]) })).toBe(true)
})
