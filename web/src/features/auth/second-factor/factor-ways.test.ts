import type { Factor } from '@supabase/supabase-js'
import { expect, it } from 'vitest'
import { factorWays } from './factor-ways.ts'

const at = '2026-11-21T10:00:00Z'
const base = { created_at: at, updated_at: at }
const factors: Factor[] = [
  { ...base, id: 'r', factor_type: 'recovery_code', status: 'verified', friendly_name: 'Recovery codes' },
  { ...base, id: 'u', factor_type: 'totp', status: 'unverified', friendly_name: 'Left behind' },
  { ...base, id: 't', factor_type: 'totp', status: 'verified', friendly_name: 'My phone' },
  { ...base, id: 'k', factor_type: 'webauthn', status: 'verified' },
]

it('offers what was shown once, the quickest first and recovery codes last', () => {
  expect(factorWays({ factors })).toEqual([
    { id: 'k', kind: 'webauthn', label: 'security key' },
    { id: 't', kind: 'totp', label: '“My phone”' },
    { id: 'r', kind: 'recovery_code', label: 'a recovery code' },
  ])
  expect(factorWays({})).toEqual([])
})
