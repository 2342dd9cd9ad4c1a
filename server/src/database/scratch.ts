import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pino } from 'pino'
import type { Database } from './database.ts'
import { startEmbeddedPostgres } from './embedded.ts'
import { type PrepareOptions, prepareDatabase } from './prepare.ts'

/** Runs `work` on a freshly migrated database, or one of an earlier release, that is thrown away afterwards. */
export async function withScratchDatabase<T>(
  work: (database: Database, url: string) => Promise<T>,
  options: PrepareOptions = {},
): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-scratch-'))
  const postgres = await startEmbeddedPostgres({
    dataDir,
    password: 'scratch',
    log: pino({ level: 'silent' }),
  })
  try {
    const database = await prepareDatabase(postgres.url, options)
    try {
      return await work(database, postgres.url)
    } finally {
      await database.close()
    }
  } finally {
    await postgres.stop()
    for (const folder of [dirname(postgres.folder), dataDir]) rmSync(folder, { recursive: true, force: true })
  }
}
