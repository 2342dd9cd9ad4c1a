import { queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'
import { refresh } from '../account-calls.ts'

const factorsKey = ['account', 'factors'] as const

/** The second factors that count, and how many recovery codes are left (null: none were made). */
export const factorsQuery = () =>
  queryOptions({
    queryKey: factorsKey,
    queryFn: async () => {
      const listed = await supabase.auth.mfa.listFactors()
      if (listed.error) throw listed.error
      const shown = listed.data.all.filter(({ status }) => status === 'verified')
      const hasCodes = shown.some(({ factor_type }) => factor_type === 'recovery_code')
      return {
        factors: shown.filter(({ factor_type }) => factor_type !== 'recovery_code'),
        codesLeft: hasCodes ? await countCodes() : null,
      }
    },
  })
export type SecondFactors = Awaited<ReturnType<NonNullable<ReturnType<typeof factorsQuery>['queryFn']>>>
export type SecondFactor = SecondFactors['factors'][number]

async function countCodes(): Promise<number> {
  const { data, error } = await supabase.auth.mfa.recoveryCodes.getStatus()
  if (error) throw error
  return data.remaining
}

const refreshFactors = () => refresh(factorsKey)

export interface NewApp {
  id: string
  /** A data URI of an SVG. */
  qrCode: string
  /** Base32, for typing into an app by hand. */
  secret: string
}

/** Begins an authenticator app; it counts once it has shown a code. @throws the auth service's error */
export async function beginApp(friendlyName: string): Promise<NewApp> {
  const { data, error } = await supabase.auth.mfa.enroll({ factorType: 'totp', friendlyName })
  if (error) throw error
  return { id: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret }
}

/** @throws the auth service's error */
export async function confirmApp(factorId: string, code: string): Promise<void> {
  const { error } = await supabase.auth.mfa.challengeAndVerify({ factorId, code })
  if (error) throw error
  await refreshFactors()
}

export interface NewPhone {
  id: string
  challengeId: string
}

/** Begins text messages as a factor and texts the first code. @throws the auth service's error */
export async function beginPhone(phone: string): Promise<NewPhone> {
  const { mfa } = supabase.auth
  const begun = await mfa.enroll({ factorType: 'phone', phone, friendlyName: `+${phone}` })
  if (begun.error) throw begun.error
  const asked = await mfa.challenge({ factorId: begun.data.id, channel: 'sms' })
  if (asked.error) throw asked.error
  return { id: begun.data.id, challengeId: asked.data.id }
}

/** @throws the auth service's error */
export async function verifyPhone({ id, challengeId }: NewPhone, code: string): Promise<void> {
  const { error } = await supabase.auth.mfa.verify({ factorId: id, challengeId, code })
  if (error) throw error
  await refreshFactors()
}

/** Lets go of a factor that was begun and never shown; what is left of it would go with the next one anyway. */
export async function abandonFactor(factorId: string): Promise<void> {
  await supabase.auth.mfa.unenroll({ factorId })
}

/**
 * Adds a security key as a second factor: the browser asks for it. @throws the browser's or the auth service's error, having
 * let go of what was begun
 */
export async function addSecurityKey(friendlyName: string): Promise<void> {
  const { error } = await supabase.auth.mfa.webauthn.register({ friendlyName })
  if (error) await abandonUnshown()
  await refreshFactors()
  if (error) throw error
}

async function abandonUnshown(): Promise<void> {
  const { data } = await supabase.auth.mfa.listFactors()
  const unshown = data?.all.filter(({ status }) => status === 'unverified') ?? []
  await Promise.all(unshown.map(({ id }) => abandonFactor(id)))
}

/** With the last factor go the recovery codes. The session is renewed, for it may stand for less now. */
export async function removeFactor(factorId: string): Promise<void> {
  const { error } = await supabase.auth.mfa.unenroll({ factorId })
  if (error) throw error
  await supabase.auth.refreshSession()
  await refreshFactors()
}

/** Ten new codes, which nobody can read again; former ones stop working. @throws the auth service's error */
export async function makeRecoveryCodes(hasSome: boolean): Promise<string[]> {
  const { recoveryCodes } = supabase.auth.mfa
  const { data, error } = await (hasSome ? recoveryCodes.regenerate() : recoveryCodes.generate())
  if (error) throw error
  await refreshFactors()
  return data.codes
}
