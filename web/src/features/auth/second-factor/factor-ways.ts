import type { Factor, User } from '@supabase/supabase-js'

/** A way to show the second factor. `id` is the factor's. */
export interface FactorWay {
  id: string
  kind: 'totp' | 'phone' | 'webauthn' | 'recovery_code'
  /** As somebody would ask for it: "Use …". */
  label: string
}

const unnamed = {
  totp: 'authenticator app',
  phone: 'a code by text message',
  webauthn: 'security key',
  recovery_code: 'a recovery code',
}
const order: FactorWay['kind'][] = ['webauthn', 'totp', 'phone', 'recovery_code']

const toWay = ({ id, factor_type: kind, friendly_name: name }: Factor): FactorWay => ({
  id,
  kind,
  label: name && kind !== 'recovery_code' ? `“${name}”` : unnamed[kind],
})

/** What this person can show, the quickest first and recovery codes last. */
export const factorWays = (user: Pick<User, 'factors'>): FactorWay[] =>
  (user.factors ?? [])
    .filter(({ status }) => status === 'verified')
    .map(toWay)
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
