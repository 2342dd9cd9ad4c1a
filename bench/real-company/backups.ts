import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startPlainPostgres } from '../../scripts/lib/plain-postgres.mjs'
import { createDatabase, type Sql } from '../../server/src/database/database.ts'
import { withDatabase } from '../../server/src/database/with-database.ts'
import { startMemoryS3 } from '../../server/src/testing/memory-s3.ts'
import { differences, runScript, type Scene, summarise } from './scene.ts'

const scriptOf = (name: string) =>
  fileURLToPath(new URL(`../../server/src/backup/${name}.ts`, import.meta.url))
const megabyte = 1024 ** 2

/** Stored objects of a megabyte each, as the store keeps them. */
async function fillFiles({ host, companyId, id, onDatabase }: Scene, megabytes: number): Promise<void> {
  const versions = Array.from({ length: megabytes }, () => crypto.randomUUID())
  for (const version of versions) {
    const path = join(host.dataDir, 'storage', 'objects', version.slice(0, 2), version)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, randomBytes(megabyte))
  }
  await onDatabase(
    ({ sql }) => sql`
      insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata)
      select 'recordings', ${companyId}::text || '/' || gen_random_uuid() || '/audio.webm', ${id}, ${id}, version, '{"size": 1048576}'
        from unnest(${versions}::text[]) version`,
  )
}

/** Backup, verify and restores of everything; each restored database is compared by Postgres with the one it was taken from. */
export async function tryBackups(scene: Scene, { megabytes }: { megabytes: number }): Promise<void> {
  const { host, folder, onDatabase, tell } = scene
  await fillFiles(scene, megabytes)
  // Stops background work, which would make the two differ.
  const before = await onDatabase(({ sql }) => summarise(sql))
  const backupDir = join(folder, 'backups')
  const source = { DATA_DIR: host.dataDir, BACKUP_DIR: backupDir }
  const taken = await runScript(scriptOf('command'), [], source)
  tell('backup, embedded Postgres', taken, taken.result.split('\n')[1] ?? '')
  const verified = await runScript(scriptOf('command'), ['verify'], source)
  tell('verify', verified, verified.result.split('/').at(-1) ?? '', verified.result.includes('is whole'))

  const compare = async (name: string, run: Awaited<ReturnType<typeof runScript>>, sql: Sql) => {
    const different = differences(before, await summarise(sql))
    tell(
      name,
      run,
      different.length === 0 ? 'every table is equal' : `differs: ${different.join(', ')}`,
      different.length === 0,
    )
  }
  const embedded = { DATA_DIR: join(folder, 'restored'), BACKUP_DIR: backupDir }
  const first = await runScript(scriptOf('restore-command'), ['latest'], embedded)
  await withDatabase({ DATABASE_URL: undefined, DATA_DIR: embedded.DATA_DIR }, ({ sql }) =>
    compare('restore, embedded Postgres', first, sql),
  )

  const plain = await startPlainPostgres()
  const s3 = await startMemoryS3()
  try {
    const elsewhere = {
      ...s3.environment,
      DATA_DIR: join(folder, 'plain'),
      DATABASE_URL: plain.url,
      BACKUP_DIR: backupDir,
    }
    const second = await runScript(scriptOf('restore-command'), ['latest'], elsewhere)
    const database = createDatabase(plain.url, { connections: 1 })
    await compare('restore, own Postgres and S3', second, database.sql)
    await database.close()
    const third = await runScript(scriptOf('command'), [], {
      ...elsewhere,
      BACKUP_DIR: join(folder, 'out-of-s3'),
    })
    tell('backup, own Postgres and S3', third, third.result.split('\n')[1] ?? '')
  } finally {
    await s3.close()
    await plain.stop()
  }
}
