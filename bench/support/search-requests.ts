import type { Database as Schema } from '@parley/core/database.types'
import { anyColumnHolds } from '@parley/core/text/like'
import { anyColumnOrPhone } from '@parley/core/text/search-words'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { Hono } from 'hono'
import { pino } from 'pino'
import { createData } from '../../server/src/data/index.ts'
import type { Database } from '../../server/src/database/database.ts'
import type { HostEnvironment } from '../../server/src/http/context.ts'

export const kinds = ['leads', 'tasks', 'recordings', 'accounts', 'contacts'] as const
type Kind = (typeof kinds)[number]

export type Requests = Record<Kind, (companyId: string, words: string) => Promise<number>>

/** supabase-js over the real data service, without a socket between: what is timed is the service and the database. */
async function connect(database: Database, userId: string): Promise<SupabaseClient<Schema>> {
  const log = pino({ level: 'error' })
  const data = createData({ database, log })
  await data.reload()
  const host = new Hono<HostEnvironment>()
  host.use(async (context, next) => {
    context.set('log', log)
    context.set('caller', { role: 'authenticated', claims: { sub: userId, role: 'authenticated' } })
    await next()
  })
  host.route('/rest/v1', data.app)
  return createClient<Schema>('http://bench.local', 'key', {
    auth: { persistSession: false },
    global: { fetch: async (input, init) => host.request(new Request(input, init)) },
  })
}

/** The reads of a search, as web/src/features/search/calls makes them. Each answers how many rows it found. */
export async function createRequests(database: Database, userId: string): Promise<Requests> {
  const client = await connect(database, userId)
  return {
    async leads(companyId, words) {
      const { data } = await client
        .from('leads')
        .select('id, name, company, email, status')
        .eq('company_id', companyId)
        .or(anyColumnHolds(['name', 'email', 'company'], words))
        .limit(5)
        .throwOnError()
      return data.length
    },
    async tasks(companyId, words) {
      const { data } = await client
        .from('tasks')
        .select('id, title, description, status')
        .eq('company_id', companyId)
        .or(anyColumnHolds(['title', 'description'], words))
        .limit(5)
        .throwOnError()
      return data.length
    },
    async recordings(companyId, words) {
      const { data } = await client
        .from('recordings')
        .select('id, summary, created_at, transcript_segments(text, start_seconds)')
        .eq('company_id', companyId)
        .or(anyColumnHolds(['summary', 'transcription'], words))
        .limit(5)
        .ilike('transcript_segments.text', `%${words}%`)
        .limit(1, { referencedTable: 'transcript_segments' })
        .throwOnError()
      return data.length
    },
    async accounts(companyId, words) {
      const { data } = await client
        .from('accounts')
        .select('id, name, domain, phone')
        .eq('company_id', companyId)
        .or(anyColumnOrPhone(['name', 'domain'], words))
        .limit(5)
        .throwOnError()
      return data.length
    },
    async contacts(companyId, words) {
      const { data } = await client
        .from('contacts')
        .select('id, name, email, phone')
        .eq('company_id', companyId)
        .or(anyColumnOrPhone(['name', 'email'], words))
        .limit(5)
        .throwOnError()
      return data.length
    },
  }
}
