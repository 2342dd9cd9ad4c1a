import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../database/embedded.ts'
import { prepareDatabase } from '../database/prepare.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Superuser connection to the cluster of this run; its database is migrated and serves as the template. */
    postgresUrl: string
  }
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
  const database = await prepareDatabase(url).catch(async (error: unknown) => {
    await embedded?.stop()
    throw error
  })
  await database.close()
  project.provide('postgresUrl', url)
  return async () => {
    await embedded?.stop()
    if (embedded) rmSync(join(embedded.folder, '..'), { recursive: true, force: true })
    rmSync(folder, { recursive: true, force: true })
  }
}
