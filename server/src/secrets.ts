import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sql } from './database/database.ts'

export interface Secrets {
  /** For browsers: opens the API as `anon`. */
  publishableKey: string
  /** For servers: opens the API as `service_role`. */
  secretKey: string
  /** Mixed into every stored hash of a one-time code or token. */
  pepper: string
}

const token = (prefix: string) => `${prefix}${randomBytes(24).toString('base64url')}`

/** Keys that the operator sets, of a former project say. */
interface GivenKeys {
  PUBLISHABLE_KEY?: string | undefined
  SECRET_KEY?: string | undefined
}

/**
 * Reads the instance's secrets from the database, making them at the first start; concurrent processes get the same
 * ones. Keys that are `given` stand in place of those.
 */
export async function loadSecrets(sql: Sql, given: GivenKeys = {}): Promise<Secrets> {
  const fresh = {
    publishableKey: token('sb_publishable_'),
    secretKey: token('sb_secret_'),
    pepper: token(''),
  }
  for (const [name, value] of Object.entries(fresh)) {
    await sql`insert into host.secrets (name, value) values (${name}, ${value}) on conflict (name) do nothing`
  }
  const rows = await sql<{ name: string; value: string }[]>`select name, value from host.secrets`
  const stored = new Map(rows.map((row) => [row.name, row.value]))
  return {
    publishableKey: given.PUBLISHABLE_KEY ?? stored.get('publishableKey') ?? fresh.publishableKey,
    secretKey: given.SECRET_KEY ?? stored.get('secretKey') ?? fresh.secretKey,
    pepper: stored.get('pepper') ?? fresh.pepper,
  }
}

const passwordFile = (dataDir: string) => join(dataDir, 'postgres-password')

/** Whether an embedded Postgres was ever begun in a data folder. */
export const hasDatabase = (dataDir: string): boolean => existsSync(passwordFile(dataDir))

/** The embedded Postgres's password: the one secret needed before there is a database. Mode 0600. */
export function postgresPassword(dataDir: string): string {
  const file = passwordFile(dataDir)
  mkdirSync(dataDir, { recursive: true, mode: 0o711 })
  try {
    writeFileSync(file, randomBytes(24).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(file, 'utf8').trim()
}
