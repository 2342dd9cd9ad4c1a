import { createClient } from '@supabase/supabase-js'
import {
  addCustomers,
  type CompanySizes,
  fillRealCompany,
  realSizes,
} from '../../server/src/testing/real-company.ts'
import { startHost } from './host.ts'
import { password, publishableKeyOf } from './people.ts'

/** The product with one company of a real one's size; its owner is the instance's admin and is signed in. */
export async function startRealHost(
  sizes: CompanySizes = realSizes,
  environment: Record<string, string> = {},
) {
  const host = await startHost(environment)
  const key = await publishableKeyOf(host.url)
  const client = createClient(host.url, key, { auth: { persistSession: false } })
  const { data, error } = await client.auth.signUp({
    email: 'owner@real.example',
    password,
    options: { data: { full_name: 'Olga Owner', company_name: 'Real Größe' } },
  })
  if (error || !data.user || !data.session) throw error ?? new Error('nobody was signed up')
  const { id } = data.user
  const profile = await client
    .from('profiles')
    .update({ onboarded_at: new Date().toISOString() })
    .eq('id', id)
    .select('company_id')
    .single()
  const companyId = String(profile.data?.company_id)
  await host.onDatabase(async ({ sql }) => {
    await fillRealCompany(sql, { id, companyId }, sizes)
    await addCustomers(sql, companyId)
  })
  return {
    host,
    client,
    key,
    token: data.session.access_token,
    session: data.session,
    id,
    companyId,
    onDatabase: host.onDatabase,
  }
}

export type RealHost = Awaited<ReturnType<typeof startRealHost>>
