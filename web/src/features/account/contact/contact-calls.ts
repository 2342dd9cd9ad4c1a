import type { User } from '@supabase/supabase-js'
import { queryClient } from '~/data/query-client.ts'
import { supabase } from '~/data/supabase.ts'

const refreshProfile = () => queryClient.invalidateQueries({ queryKey: ['profile'] })

/**
 * Asks for another address. Where mail is sent, both addresses have to agree first, and it waits in `new_email`.
 * @throws the auth service's error
 */
export async function askForEmail(email: string): Promise<User> {
  const { data, error } = await supabase.auth.updateUser(
    { email },
    { emailRedirectTo: `${globalThis.location.origin}/account` },
  )
  if (error) throw error
  await refreshProfile()
  return data.user
}

/** The code that was mailed to one of the two addresses. @throws the auth service's error */
export async function confirmEmail(address: string, code: string): Promise<void> {
  const { error } = await supabase.auth.verifyOtp({ email: address, token: code, type: 'email_change' })
  if (error) throw error
  await refreshProfile()
}

/** Texts a code to the number the account is to have: digits, the country's code first. @throws the auth service's error */
export async function askForPhone(phone: string): Promise<void> {
  const { error } = await supabase.auth.updateUser({ phone })
  if (error) throw error
}

/** @throws the auth service's error */
export async function confirmPhone(phone: string, code: string): Promise<void> {
  const { error } = await supabase.auth.verifyOtp({ phone, token: code, type: 'phone_change' })
  if (error) throw error
}
