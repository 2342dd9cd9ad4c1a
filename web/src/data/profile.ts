import { queryOptions, useQuery } from '@tanstack/react-query'
import { setCompanyLocale } from './company-locale.ts'
import { setProfileZone } from './profile-zone.ts'
import { queryClient } from './query-client.ts'
import { readSession, settledSession, useSession } from './session.ts'
import { supabase } from './supabase.ts'

/** Own profile with company and vertical, in one read (docs/deviations.md D2). */
export const profileQuery = (userId: string) =>
  queryOptions({
    queryKey: ['profile', userId],
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .from('profiles')
        .select(
          'id, company_id, company_role, full_name, email, onboarded_at, time_zone, companies(id, name, currency, locale, stages(key, name, outcome, probability, color, position, pipelines(key, name)), vertical_configurations(vertical_type))',
        )
        .eq('id', userId)
        .abortSignal(signal)
        .single()
        .throwOnError()
      setProfileZone(data.time_zone)
      setCompanyLocale(data.companies?.locale ?? null)
      return data
    },
  })

/** Reads the profile of whoever is signed in, for all that is shown by it. */
export async function readOwnProfile(): Promise<void> {
  const { session } = await settledSession()
  if (session) await queryClient.prefetchQuery(profileQuery(session.user.id))
}

/**
 * The company that somebody belongs to, waited for where it is still being read.
 * @throws where they belong to none, or it cannot be read
 */
export async function ownCompany(userId: string): Promise<string> {
  const { company_id } = await queryClient.ensureQueryData(profileQuery(userId))
  if (company_id === null) throw new Error('You don’t belong to a company.')
  return company_id
}

export function useProfile() {
  const { session } = useSession()
  return useQuery({ ...profileQuery(session?.user.id ?? ''), enabled: session !== null })
}

/** The company's currency, that of leads which say none. */
export const useCompanyCurrency = (): string => useProfile().data?.companies?.currency ?? 'USD'

/**
 * Asks the server function first and reads the table when that fails; any failure means not admin (docs/specified.md
 * S6.2).
 */
async function readIsAdmin(userId: string): Promise<boolean> {
  if (readSession().status !== 'signed-in') return false
  const answer = await supabase.rpc('is_admin', { _user_id: userId })
  if (!answer.error) return answer.data
  const roles = await supabase.from('user_roles').select('role').eq('user_id', userId).eq('role', 'admin')
  return !roles.error && roles.data.length > 0
}

/** `undefined` while it is being asked. */
export function useIsAdmin(): boolean | undefined {
  const { session, status } = useSession()
  const userId = session?.user.id ?? ''
  const { data } = useQuery({
    queryKey: ['is-admin', userId],
    staleTime: 5 * 60_000,
    enabled: session !== null,
    queryFn: () => readIsAdmin(userId),
  })
  return status === 'signed-out' ? false : data
}
