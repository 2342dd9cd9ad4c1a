import type { Database } from '@parley/core/database.types'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { password, publishableKeyOf, type SignedUp } from './people.ts'

type Client = SupabaseClient<Database>

/** What a signed-in person of the browser may do, done beside the page. */
export const clientOf = (url: string, { publishableKey, accessToken }: SignedUp): Client =>
  createClient<Database>(url, publishableKey, { accessToken: () => Promise.resolve(accessToken) })

/** Somebody in a company of their own; the first account of an instance is its admin. Works through supabase-js alone. */
export async function createAccount(url: string, name: string, email: string): Promise<Client> {
  const client = createClient<Database>(url, await publishableKeyOf(url), { auth: { persistSession: false } })
  const { error } = await client.auth.signUp({ email, password, options: { data: { full_name: name } } })
  if (error) throw error
  return client
}

/** Somebody whom the first person invites into their company; works through supabase-js alone. */
export async function inviteColleague(
  url: string,
  host: SignedUp,
  { name, email, role = 'member' }: { name: string; email: string; role?: 'owner' | 'manager' | 'member' },
): Promise<{ client: Client; id: string }> {
  const { data: invitation } = await clientOf(url, host)
    .from('company_invitations')
    .insert({ company_role: role })
    .select('token')
    .single()
    .throwOnError()
  const client = createClient<Database>(url, host.publishableKey, { auth: { persistSession: false } })
  const { data, error } = await client.auth.signUp({
    email,
    password,
    options: { data: { full_name: name, invitation_token: invitation.token } },
  })
  if (error || !data.user) throw error ?? new Error('no user')
  return { client, id: data.user.id }
}
