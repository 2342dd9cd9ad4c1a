import type { SupabaseClient } from '@supabase/supabase-js'
import { Secret, TOTP } from 'otpauth'

/** The code an authenticator app shows now, or `steps` half minutes from now. */
export const totpCode = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

/** Gives the signed-in user a TOTP factor and shows it once; the session is aal2 then. */
export async function addTotp(client: SupabaseClient, friendlyName = 'App') {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName })
  if (error) throw error
  const { secret } = data.totp
  const verified = await client.auth.mfa.challengeAndVerify({ factorId: data.id, code: totpCode(secret) })
  if (verified.error) throw verified.error
  return { id: data.id, secret, session: verified.data }
}

/** Everything the database remembers of used codes: the half minute is over, as far as it knows. */
export const nextHalfMinute = 'update auth.mfa_factors set last_totp_step = last_totp_step - 3'
