import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { createDatabase, type Database } from '../database/database.ts'

/** A migrated database of the test file's own, copied from the template; `drop` removes it. */
export async function createTestDatabase(): Promise<Database & { drop(): Promise<void> }> {
  const cluster = new URL(inject('postgresUrl'))
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = createDatabase(cluster.href, { connections: 1 })
  // Copied as files; the default writes each page to the log as well, which is twice the work.
  await admin.sql
    .unsafe(`create database ${name} template ${inject('template')} strategy file_copy`)
    .catch(async (error: unknown) => {
      await admin.close()
      throw error
    })
  const database = createDatabase(withDatabase(cluster, name), { connections: 8 })
  return {
    ...database,
    async drop() {
      await database.close()
      await admin.sql.unsafe(`drop database ${name} with (force)`)
      await admin.close()
    },
  }
}

/** A database on the same cluster in which nothing is yet, by its address; `drop` removes it. */
export async function createEmptyDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const cluster = new URL(inject('postgresUrl'))
  const name = `empty_${randomUUID().replaceAll('-', '')}`
  const admin = createDatabase(cluster.href, { connections: 1 })
  await admin.sql.unsafe(`create database ${name} template template0`)
  return {
    url: withDatabase(cluster, name),
    async drop() {
      await admin.sql.unsafe(`drop database ${name} with (force)`)
      await admin.close()
    },
  }
}

function withDatabase(url: URL, name: string): string {
  const copy = new URL(url)
  copy.pathname = `/${name}`
  return copy.href
}
