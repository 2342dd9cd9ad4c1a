import { readAllById } from '@parley/core/paging/read-pages'
import { createClient, type Factor, type SupabaseClient, type User } from '@supabase/supabase-js'
import { queryOptions } from '@tanstack/react-query'
import { environment } from '~/data/environment.ts'
import { readRefusal } from '~/data/function-refusal.ts'
import { queryClient } from '~/data/query-client.ts'
import { supabase } from '~/data/supabase.ts'
import { captcha } from '~/features/auth/index.ts'

export const accountKeys = {
  members: ['account', 'members'],
  teams: ['account', 'teams'],
  records: ['account', 'records'],
  invitations: ['account', 'invitations'],
  sessions: ['account', 'sessions'],
} as const

export const membersQuery = () =>
  queryOptions({
    queryKey: accountKeys.members,
    queryFn: async ({ signal }) => {
      const members = await readAllById((after) =>
        supabase
          .from('profiles')
          .select('id, full_name, email, company_role, team_id, created_at', { count: 'exact' })
          .gt('id', after)
          .order('id')
          .abortSignal(signal)
          .throwOnError(),
      )
      return members.toSorted((a, b) => a.created_at.localeCompare(b.created_at))
    },
  })
export type Member = Awaited<ReturnType<NonNullable<ReturnType<typeof membersQuery>['queryFn']>>>[number]

/** Invitations nobody has taken up yet; only owners see any. */
export const invitationsQuery = () =>
  queryOptions({
    queryKey: accountKeys.invitations,
    queryFn: async ({ signal }) => {
      const invitations = await readAllById((after) =>
        supabase
          .from('company_invitations')
          .select('id, email, company_role, token, mailed_at, expires_at, created_at', { count: 'exact' })
          .is('accepted_at', null)
          .gt('expires_at', new Date().toISOString())
          .gt('id', after)
          .order('id')
          .abortSignal(signal)
          .throwOnError(),
      )
      return invitations.toSorted((a, b) => b.created_at.localeCompare(a.created_at))
    },
  })

export const sessionsQuery = () =>
  queryOptions({
    queryKey: accountKeys.sessions,
    queryFn: async ({ signal }) => {
      const { data } = await supabase.rpc('my_sessions').abortSignal(signal).throwOnError()
      return data
    },
  })

export const refresh = (key: readonly string[]) => queryClient.invalidateQueries({ queryKey: key })

export async function saveProfile(
  userId: string,
  values: { full_name: string; time_zone: string },
): Promise<void> {
  await supabase.from('profiles').update(values).eq('id', userId).throwOnError()
  await refresh(['profile', userId])
}

export async function revokeInvitation(id: string): Promise<void> {
  await supabase.from('company_invitations').delete().eq('id', id).throwOnError()
  await refresh(accountKeys.invitations)
}

export async function endSession(id: string): Promise<void> {
  await supabase.rpc('end_session', { session_id: id }).throwOnError()
  await refresh(accountKeys.sessions)
}

export async function endOtherSessions(): Promise<void> {
  const { error } = await supabase.auth.signOut({ scope: 'others' })
  if (error) throw error
  await refresh(accountKeys.sessions)
}

/** Six digits are an app's; anything longer is one of the recovery codes. */
async function showSecondFactor(
  client: SupabaseClient,
  factors: readonly Factor[],
  code: string,
): Promise<void> {
  const app = factors.find(({ factor_type, status }) => factor_type === 'totp' && status === 'verified')
  const given = code.replace(/[\s-]/g, '')
  const { error } =
    app && /^\d{6}$/.test(given)
      ? await client.auth.mfa.challengeAndVerify({ factorId: app.id, code: given })
      : await client.auth.mfa.recoveryCodes.verify({ code: given })
  if (error) throw error
}

/**
 * Signs in anew with the password and, for those who have one, a code of the second factor, which the database asks for
 * before what can't be taken back, and ends the session this one replaces. Until both were right, the app keeps the
 * session it has. Throws the auth service's error.
 */
export async function confirmSignIn(
  { email, phone }: Pick<User, 'email' | 'phone'>,
  password: string,
  code: string | null,
): Promise<void> {
  const client = createClient(globalThis.location.origin, environment.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, experimental: { recoveryCodes: true } },
  })
  const signedIn = await client.auth.signInWithPassword({
    ...(email ? { email } : { phone: phone ?? '' }),
    password,
    options: captcha(),
  })
  if (signedIn.error) throw signedIn.error
  if (code !== null) await showSecondFactor(client, signedIn.data.user.factors ?? [], code)
  const fresh = await client.auth.getSession()
  if (!fresh.data.session) throw fresh.error ?? new Error('The sign-in could not be confirmed. Try again.')
  const before = await supabase.auth.getClaims()
  const { error } = await supabase.auth.setSession(fresh.data.session)
  if (error) throw error
  const replaced = before.data?.claims.session_id
  if (replaced) await supabase.rpc('end_session', { session_id: replaced }).throwOnError()
}

/** Mails, or where there is no address texts, the code that `changePassword` takes. Throws the auth service's error. */
export async function sendPasswordCode(): Promise<void> {
  const { error } = await supabase.auth.reauthenticate()
  if (error) throw error
}

/**
 * Other devices are signed out.
 * @throws the auth service's error, `current_password_mismatch` and `reauthentication_not_valid` among them
 */
export async function changePassword(
  { password: current, code }: { password?: string; code?: string },
  password: string,
): Promise<void> {
  const { error } = await supabase.auth.updateUser({
    password,
    ...(current !== undefined && { current_password: current }),
    ...(code !== undefined && { nonce: code }),
  })
  if (error) throw error
  await refresh(accountKeys.sessions)
}

/** @param successor who takes over what the person looks after; null for nobody */
export async function deleteAccount(successor: string | null): Promise<void> {
  await supabase.rpc('delete_account', successor === null ? {} : { successor }).throwOnError()
}

export async function eraseCompany(confirmation: string): Promise<void> {
  await supabase.rpc('erase_company', { confirmation }).throwOnError()
}

/**
 * The company's export as a stream. supabase-js would hold it whole in memory, so this goes to the same address itself.
 * @returns the zip's bytes and the name to save it under
 */
export async function openExport(
  signal: AbortSignal,
): Promise<{ body: ReadableStream<Uint8Array>; name: string }> {
  const { data } = await supabase.auth.getSession()
  const response = await fetch('/functions/v1/export-company', {
    method: 'POST',
    signal,
    headers: {
      Authorization: `Bearer ${data.session?.access_token ?? ''}`,
      apikey: environment.publishableKey,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ action: 'export' }),
  })
  if (!response.ok || !response.body) {
    throw new Error((await readRefusal(response)) ?? 'The export could not be made. Try again.')
  }
  const named = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('Content-Disposition') ?? '')?.[1]
  return { body: response.body, name: named ? decodeURIComponent(named) : 'company.zip' }
}
