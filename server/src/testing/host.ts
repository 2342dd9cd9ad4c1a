import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database as Schema } from '@parley/core/database.types'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { pino } from 'pino'
import { readConfig } from '../config.ts'
import type { Database } from '../database/database.ts'
import { startHost } from '../host.ts'
import { loadSecrets } from '../secrets.ts'
import { createTestDatabase } from './database.ts'

export interface TestHost {
  url: string
  database: Database
  publishableKey: string
  storageDir: string
  secretKey: string
  /** A real supabase-js client of its own; nobody is signed in. */
  client(): SupabaseClient<Schema>
  /** Signs a new person up with a company of their own and answers their client. */
  person(name: string, options?: { invitation?: string }): Promise<Person>
  close(): Promise<void>
}

export interface Person {
  client: SupabaseClient<Schema>
  id: string
  email: string
  companyId: string
}

export const password = 'correct horse battery'

/** The whole host on a migrated database of its own. `environment` is what an operator would set. */
export const startTestHost = async (environment: Record<string, string> = {}): Promise<TestHost> =>
  startOn(await createTestDatabase(), environment)

/** A second host, standing for another process, on the same database and object store. */
export const startSecondHost = (
  first: TestHost,
  environment: Record<string, string> = {},
): Promise<TestHost> =>
  startOn({ ...first.database, drop: async () => {} }, { STORAGE_DIR: first.storageDir, ...environment })

async function startOn(
  database: Database & { drop(): Promise<void> },
  environment: Record<string, string>,
): Promise<TestHost> {
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-host-'))
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    PUBLIC_URL: 'http://parley.test',
    RATE_LIMITS: 'false',
    SPEECH_INSTALL: 'never',
    LOG_LEVEL: 'silent',
    ...environment,
  })
  const host = await startHost(config, pino({ level: process.env['TEST_LOG'] ?? 'silent' }))
  const secrets = await loadSecrets(database.sql)
  const open: SupabaseClient<Schema>[] = []

  function client(): SupabaseClient<Schema> {
    const made = createClient<Schema>(host.url, secrets.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    })
    open.push(made)
    return made
  }

  return {
    url: host.url,
    database,
    storageDir: config.STORAGE_DIR,
    publishableKey: secrets.publishableKey,
    secretKey: secrets.secretKey,
    client,
    async person(name, { invitation } = {}) {
      const own = client()
      const email = `${name}-${crypto.randomUUID().slice(0, 8)}@${name}.example`
      const data = {
        full_name: name,
        company_name: `${name} Ltd`,
        ...(invitation ? { invitation_token: invitation } : {}),
      }
      const { data: session, error } = await own.auth.signUp({
        email,
        password,
        options: { data },
      })
      if (error || !session.user) throw error ?? new Error('no user')
      const [profile] = await database.sql<
        { company_id: string }[]
      >`select company_id from public.profiles where id = ${session.user.id}`
      return { client: own, id: session.user.id, email, companyId: profile?.company_id ?? '' }
    },
    async close() {
      await Promise.all(open.map((each) => each.removeAllChannels()))
      await host.close()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
