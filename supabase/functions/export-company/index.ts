import { createClient } from '@supabase/supabase-js'
import { makeZip } from 'client-zip'
import { z } from 'zod'
import { findCaller, refuse } from '../_shared/caller.ts'
import { serve } from '../_shared/serve.ts'
import { exportFiles } from './files.ts'

const requestSchema = z.object({ action: z.literal('export') })

/**
 * POST {action: 'export'} with the caller's token: everything of their company as a zip, streamed as it is read, for
 * managers and owners. A failure aborts the stream, so that a partial export is never taken for a complete one.
 */
export default serve(async (request, environment) => {
  if (request.method !== 'POST') return refuse(405, 'Send a POST request.')
  if (!requestSchema.safeParse(await request.json().catch(() => null)).success)
    return refuse(400, 'Say {"action": "export"}.')
  const caller = await findCaller(request, environment)
  if (caller instanceof Response) return caller
  const { data: profile } = await caller.client
    .from('profiles')
    .select('company_role')
    .eq('id', caller.userId)
    .single()
    .throwOnError()
  if (profile.company_role === 'member')
    return refuse(403, 'Only managers and owners may export the company.')

  const Authorization = request.headers.get('Authorization') ?? ''
  // Without the schema's types, since the tables are named by a list.
  const client = createClient(environment.SUPABASE_URL, environment.SUPABASE_ANON_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { headers: { Authorization } },
  })
  const readFile = async (bucket: string, path: string) => {
    const address = `${environment.SUPABASE_URL}/storage/v1/object/authenticated/${bucket}/${path.split('/').map(encodeURIComponent).join('/')}`
    const response = await fetch(address, {
      headers: { Authorization, apikey: environment.SUPABASE_ANON_KEY },
    })
    if (response.status === 404 || response.status === 400) return null
    if (!response.ok) throw new Error(`The storage answered ${response.status}`)
    return response.body
  }
  const { data: company } = await caller.client.rpc('open_company_export').throwOnError()
  const now = new Date()
  const name = `${company.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'company'}-${now.toISOString().slice(0, 10)}.zip`
  return new Response(makeZip(exportFiles({ client, readFile }, now)), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="export.zip"; filename*=UTF-8''${encodeURIComponent(name)}`,
      'Cache-Control': 'no-store',
    },
  })
})
