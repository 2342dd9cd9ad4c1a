import { createClient } from '@supabase/supabase-js'
import { environment } from '~/data/environment.ts'
import { supabase } from '~/data/supabase.ts'
import { captcha } from './auth-calls.ts'

const storageKey = 'parley.provider'

/**
 * Sign-in through a provider is bound to this tab by PKCE: a code that somebody else was given is of no use here, nor
 * this one elsewhere. The app's own client keeps the implicit flow, for links in mails (data/supabase.ts).
 */
const openClient = () =>
  createClient(globalThis.location.origin, environment.publishableKey, {
    auth: {
      flowType: 'pkce',
      storageKey,
      storage: globalThis.sessionStorage,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
  }).auth

function backTo(next: string | undefined): string {
  const back = new URL('/auth', globalThis.location.origin)
  if (next !== undefined) back.searchParams.set('next', next)
  return back.href
}

/** Leaves for the provider. `next` is the page to come to afterwards. @throws the auth service's error */
export async function leaveForProvider(provider: string, next: string | undefined): Promise<void> {
  const { error } = await openClient().signInWithOAuth({
    provider: `custom:${provider}`,
    options: { redirectTo: backTo(next) },
  })
  if (error) throw error
}

/**
 * Leaves for the sign-in page of a company (SAML).
 * @param domain "acme.com", or an address of it
 * @throws the auth service's error
 */
export async function leaveForCompany(domain: string, next: string | undefined): Promise<void> {
  const { error } = await openClient().signInWithSSO({
    domain: domain.slice(domain.lastIndexOf('@') + 1).toLowerCase(),
    options: { redirectTo: backTo(next), ...captcha() },
  })
  if (error) throw error
}

/** Back from the provider: the code becomes the session of the app's own client. @throws the auth service's error */
export async function arriveWithCode(code: string): Promise<void> {
  const { data, error } = await openClient().exchangeCodeForSession(code)
  globalThis.sessionStorage.removeItem(storageKey)
  if (error) throw error
  const { access_token, refresh_token } = data.session
  const kept = await supabase.auth.setSession({ access_token, refresh_token })
  if (kept.error) throw kept.error
}
