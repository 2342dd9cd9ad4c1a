import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { createDatabase } from '../database/database.ts'
import { startEmbeddedPostgres } from '../database/embedded.ts'
import { prepareDatabase } from '../database/prepare.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Superuser connection to the cluster of this run. */
    postgresUrl: string
    /** The migrated database that those of the test files are copied from. Nobody can connect to it, which would forbid copying. */
    template: string
  }
}

const template = 'migrated'

async function makeTemplate(url: string): Promise<void> {
  const cluster = createDatabase(url, { connections: 1 })
  // Of an earlier run, where the cluster is not this one's alone.
  await cluster.sql.unsafe(`drop database if exists ${template}`)
  await cluster.sql.unsafe(`create database ${template} template template0`)
  const address = new URL(url)
  address.pathname = `/${template}`
  const database = await prepareDatabase(address.href)
  await database.close()
  await cluster.sql.unsafe(`alter database ${template} allow_connections false`)
  await cluster.close()
}

/** One cluster a run: TEST_DATABASE_URL (a plain Postgres's superuser) or an embedded one in a folder of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL']
  const folder = mkdtempSync(join(tmpdir(), 'parley-test-'))
  chmodSync(folder, 0o711)
  const embedded = given
    ? null
    : await startEmbeddedPostgres({
        dataDir: folder,
        password: 'test',
        log: pino({ level: 'silent' }),
        // Each test file has its own database and its own host on it.
        connections: 200,
      })
  const url = given ?? embedded?.url ?? ''
  await makeTemplate(url).catch(async (error: unknown) => {
    await embedded?.stop()
    throw error
  })
  project.provide('postgresUrl', url)
  project.provide('template', template)
  return async () => {
    await embedded?.stop()
    if (embedded) rmSync(join(embedded.folder, '..'), { recursive: true, force: true })
    rmSync(folder, { recursive: true, force: true })
  }
}
