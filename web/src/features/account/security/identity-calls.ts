import type { Provider, UserIdentity } from '@supabase/supabase-js'
import { queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'
import { refresh } from '../account-calls.ts'

const identitiesKey = ['account', 'identities'] as const

export const identitiesQuery = () =>
  queryOptions({
    queryKey: identitiesKey,
    queryFn: async () => {
      const { data, error } = await supabase.auth.getUserIdentities()
      if (error) throw error
      return data.identities
    },
  })

/** Leaves for the provider, and comes back to this tab. @throws the auth service's error */
export async function linkProvider(name: string): Promise<void> {
  const provider: Provider = `custom:${name}`
  const { error } = await supabase.auth.linkIdentity({
    provider,
    options: { redirectTo: `${globalThis.location.origin}/account?tab=security` },
  })
  if (error) throw error
}

/** @throws the auth service's error, `single_identity_not_deletable` among them */
export async function unlinkIdentity(identity: UserIdentity): Promise<void> {
  const { error } = await supabase.auth.unlinkIdentity(identity)
  if (error) throw error
  await refresh(identitiesKey)
}
