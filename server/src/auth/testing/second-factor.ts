import type { SupabaseClient } from '@supabase/supabase-js'
import { Secret, TOTP } from 'otpauth'

/** The code an authenticator app shows now, or `steps` half minutes from now. */
export const totpCode = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

/** Enrols and verifies a TOTP factor for the signed-in user; the session is aal2 then. */
export async function addTotp(client: SupabaseClient, friendlyName = 'App') {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName })
  if (error) throw error
  const { secret } = data.totp
  const verified = await client.auth.mfa.challengeAndVerify({ factorId: data.id, code: totpCode(secret) })
  if (verified.error) throw verified.error
  return { id: data.id, secret, session: verified.data }
}

/** Sets the last used step back, as if the half minute were over. */
export const nextHalfMinute = 'update auth.mfa_factors set last_totp_step = last_totp_step - 3'
