import { supabase } from '~/data/supabase.ts'

/** The six digits an authenticator app shows. @throws the auth service's error */
export async function verifyAppCode(factorId: string, code: string): Promise<void> {
  const { error } = await supabase.auth.mfa.challengeAndVerify({ factorId, code })
  if (error) throw error
}

/** Texts a code to a phone. @returns the challenge the code answers. @throws the auth service's error */
export async function textCode(factorId: string): Promise<string> {
  const { data, error } = await supabase.auth.mfa.challenge({ factorId, channel: 'sms' })
  if (error) throw error
  return data.id
}

/** @throws the auth service's error */
export async function verifyTextedCode(factorId: string, challengeId: string, code: string): Promise<void> {
  const { error } = await supabase.auth.mfa.verify({ factorId, challengeId, code })
  if (error) throw error
}

/** One of the ten codes kept for when the factor is out of reach; each works once. @throws the auth service's error */
export async function verifyRecoveryCode(code: string): Promise<void> {
  const { error } = await supabase.auth.mfa.recoveryCodes.verify({ code })
  if (error) throw error
}

/** Asks the browser for the security key. @throws the auth service's error, or the browser's */
export async function verifySecurityKey(factorId: string): Promise<void> {
  const { error } = await supabase.auth.mfa.webauthn.authenticate({ factorId })
  if (error) throw error
}
