import { queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'
import { refresh } from '../account-calls.ts'

const passkeysKey = ['account', 'passkeys'] as const

export const passkeysQuery = () =>
  queryOptions({
    queryKey: passkeysKey,
    queryFn: async () => {
      const { data, error } = await supabase.auth.passkey.list()
      if (error) throw error
      return data
    },
  })
export type Passkey = Awaited<ReturnType<NonNullable<ReturnType<typeof passkeysQuery>['queryFn']>>>[number]

/** The browser asks for finger, face, PIN or key, and keeps the passkey. @throws the browser's or the auth service's error */
export async function addPasskey(name: string): Promise<void> {
  const { data, error } = await supabase.auth.registerPasskey()
  if (error) throw error
  await namePasskey(data.id, name)
}

/** @throws the auth service's error */
export async function namePasskey(passkeyId: string, friendlyName: string): Promise<void> {
  const { error } = await supabase.auth.passkey.update({ passkeyId, friendlyName })
  await refresh(passkeysKey)
  if (error) throw error
}

/** The device may go on offering it; it signs in nowhere any more. @throws the auth service's error */
export async function removePasskey(passkeyId: string): Promise<void> {
  const { error } = await supabase.auth.passkey.delete({ passkeyId })
  if (error) throw error
  await refresh(passkeysKey)
}
