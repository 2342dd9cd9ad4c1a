import { browserTimeZone } from '~/data/profile-zone.ts'
import { safeDestination } from '~/data/safe-destination.ts'
import { supabase } from '~/data/supabase.ts'
import { takeCaptchaToken } from './captcha-token.ts'
import { readIdentifier } from './credentials.ts'

/** Where links in mails come back to, with the page that asked for the sign-in. */
function returnAddress(mode?: 'reset'): string {
  const { origin, search } = globalThis.location
  const next = safeDestination(new URLSearchParams(search).get('next') ?? undefined)
  const query = new URLSearchParams({ ...(mode && { mode }), ...(next !== null && { next }) }).toString()
  return `${origin}/auth${query && `?${query}`}`
}

/** What the auth service asks for where a captcha is configured. @throws where it is not solved yet */
export function captcha() {
  const captchaToken = takeCaptchaToken()
  return captchaToken === undefined ? {} : { captchaToken }
}

/** Throws the auth service's error. */
export async function signIn({
  identifier,
  password,
}: {
  identifier: string
  password: string
}): Promise<void> {
  const who = readIdentifier(identifier)
  if (!who) throw new Error('Enter an email address or a phone number')
  const { error } = await supabase.auth.signInWithPassword({ ...who, password, options: captcha() })
  if (error) throw error
}

interface NewAccount {
  fullName: string
  /** An email address, or a phone number where texts are sent. */
  identifier: string
  companyName: string
  password: string
  invitation: string | undefined
}

/** @returns whether the account must be confirmed by mail or text before it can sign in */
export async function signUp({
  fullName,
  identifier,
  companyName,
  password,
  invitation,
}: NewAccount): Promise<boolean> {
  const who = readIdentifier(identifier)
  if (!who) throw new Error('Enter an email address or a phone number')
  const { data, error } = await supabase.auth.signUp({
    ...who,
    password,
    options: {
      ...captcha(),
      ...('email' in who && { emailRedirectTo: returnAddress() }),
      data: {
        full_name: fullName,
        company_name: companyName,
        time_zone: browserTimeZone(),
        ...(invitation !== undefined && { invitation_token: invitation }),
      },
    },
  })
  if (error) throw error
  return data.session === null
}

export async function sendRecovery(email: string): Promise<void> {
  const { error } = await supabase.auth.resetPasswordForEmail(email, {
    redirectTo: returnAddress('reset'),
    ...captcha(),
  })
  if (error) throw error
}

/** Mails a link and a code that sign in, where there is an account with this address. */
export async function sendSignInMail(email: string): Promise<void> {
  const { error } = await supabase.auth.signInWithOtp({
    email,
    options: { shouldCreateUser: false, emailRedirectTo: returnAddress(), ...captcha() },
  })
  if (error) throw error
}

export type CodePurpose = 'recovery' | 'signup' | 'email'

/** The code of a mail signs in. */
export async function verifyCode(email: string, code: string, purpose: CodePurpose): Promise<void> {
  const { error } = await supabase.auth.verifyOtp({ email, token: code, type: purpose })
  if (error) throw error
}

export async function resendConfirmation(email: string): Promise<void> {
  const { error } = await supabase.auth.resend({
    type: 'signup',
    email,
    options: { emailRedirectTo: returnAddress(), ...captcha() },
  })
  if (error) throw error
}

/** Texts a code that signs in, where there is an account with this number: digits with the country's code. */
export async function textSignInCode(phone: string): Promise<void> {
  const { error } = await supabase.auth.signInWithOtp({
    phone,
    options: { shouldCreateUser: false, ...captcha() },
  })
  if (error) throw error
}

/** Texts the code of a sign-up again. */
export async function textConfirmation(phone: string): Promise<void> {
  const { error } = await supabase.auth.resend({ type: 'sms', phone, options: captcha() })
  if (error) throw error
}

/** The code of a text signs in. */
export async function verifyTextedCode(phone: string, code: string): Promise<void> {
  const { error } = await supabase.auth.verifyOtp({ phone, token: code, type: 'sms' })
  if (error) throw error
}

/** An account without an address, in a company of its own. */
export async function signInAnonymously(): Promise<void> {
  const { error } = await supabase.auth.signInAnonymously({ options: captcha() })
  if (error) throw error
}

export async function changePassword(password: string): Promise<void> {
  const { error } = await supabase.auth.updateUser({ password })
  if (error) throw error
}

/** Company and address of an invitation, for somebody not signed in yet; null when it is not valid any more. */
export async function readInvitation(token: string) {
  const { data } = await supabase.rpc('invitation_preview', { invitation_token: token }).throwOnError()
  return data.at(0) ?? null
}

export async function acceptInvitation(token: string): Promise<void> {
  await supabase.rpc('accept_invitation', { invitation_token: token }).throwOnError()
}

/** Whether this person has been through the welcome steps; true when that cannot be told. */
export async function hasOnboarded(userId: string): Promise<boolean> {
  const { data, error } = await supabase
    .from('profiles')
    .select('onboarded_at')
    .eq('id', userId)
    .maybeSingle()
  return error !== null || data === null || data.onboarded_at !== null
}
