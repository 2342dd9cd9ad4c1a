import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import type { ObjectStore } from '../storage/object-store.ts'
import { dumpTables } from './dump.ts'
import { createFilePool } from './file-pool.ts'
import { type BackupFigures, createHistory, figuresOf } from './history.ts'
import { backupName, instanceOf, listBackups, type Manifest, writeManifest } from './manifest.ts'
import { pruneBackups } from './prune.ts'
import { removePostponed, withoutRemovals } from './removals.ts'

interface BackupRequest {
  /** Of at least two connections. */
  database: Pick<Database, 'sql' | 'url'>
  store: ObjectStore
  /** The backups' folder; created when missing, with mode 0700. */
  folder: string
  /** How many of this instance's backups stay. */
  keep: number
  log: Logger
  /** Ends it between two tables or files. */
  signal?: AbortSignal
}

export interface TakenBackup extends BackupFigures {
  name: string
  path: string
  /** Older ones that were removed to keep no more than `keep`. */
  removed: string[]
}

const partial = '.partial'

/** Removes folders of unfinished backups. The caller holds the lock under which backups run. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (name.endsWith(partial) || name.endsWith('.removed')) await rm(join(folder, name), { recursive: true })
}

/** Names are by the second, and sort by time: one that follows at once waits for the next second. */
async function nextName(folder: string, isKnown: (name: string) => Promise<boolean>) {
  for (;;) {
    const takenAt = new Date()
    const name = backupName(takenAt)
    if (!existsSync(join(folder, name)) && !(await isKnown(name))) return { name, takenAt }
    await delay(200)
  }
}

async function write(
  { database, store, folder, signal }: BackupRequest,
  path: string,
  takenAt: Date,
): Promise<Manifest> {
  const instance = await instanceOf(database.sql)
  await mkdir(path, { recursive: true, mode: 0o700 })
  const { versions, ...dump } = await dumpTables(database.url, path, signal)
  const known = new Map(
    (await listBackups(folder)).flatMap(({ manifest }) =>
      manifest.files.map((file) => [file.version, file] as const),
    ),
  )
  const { files, missing } = await createFilePool(folder).collect(versions, store, known, signal)
  const manifest: Manifest = {
    format: 2,
    instance,
    takenAt: takenAt.toISOString(),
    finishedAt: new Date().toISOString(),
    ...dump,
    files,
    missing,
  }
  await writeManifest(path, manifest)
  return manifest
}

/**
 * Takes a backup of a running instance: a snapshot of all rows, and the bytes of each file they name. Then removes the
 * oldest beyond `keep`.
 * @throws BackupUnderWay; StartError where there is no instance. An unfinished backup is removed.
 */
export async function takeBackup(request: BackupRequest): Promise<TakenBackup> {
  const { database, store, folder, keep, log } = request
  const { sql } = database
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const taken = await withoutRemovals(sql, async () => {
    const history = createHistory(sql, folder)
    await removeAbandoned(folder)
    await history.endAbandoned()
    const { name, takenAt } = await nextName(folder, history.has)
    const path = join(folder, name)
    await history.started(name, takenAt)
    try {
      const manifest = await write(request, `${path}${partial}`, takenAt)
      await rename(`${path}${partial}`, path)
      await history.finished(name, manifest)
      if (manifest.missing.length > 0)
        log.error(
          { files: manifest.missing.slice(0, 20) },
          'files that rows name are lost: the backup is without them',
        )
      const removed = await pruneBackups(folder, manifest.instance, keep)
      await history.follow()
      return { name, path, removed, ...figuresOf(manifest) }
    } catch (error) {
      await rm(`${path}${partial}`, { recursive: true, force: true })
      await history.failed(name, error instanceof Error ? error.message : String(error)).catch(() => {})
      throw error
    }
  })
  await removePostponed(store, sql)
  return taken
}
