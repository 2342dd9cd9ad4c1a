import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { StorageError } from '../storage/errors.ts'
import { keyOf, type ObjectStore } from '../storage/object-store.ts'
import { checkFile, writeChecked } from './checked-copy.ts'
import type { BackedUpFile } from './manifest.ts'

/** A connection that breaks in the middle of one file must not cost the whole backup. */
const retryPausesMs = [1000, 5000]

const isUnavailable = (error: unknown) => error instanceof StorageError && error.status === 503

const sizeOf = (path: string) =>
  stat(path).then(
    ({ size }) => size,
    () => null,
  )

async function copy(version: string, store: ObjectStore, path: string, signal?: AbortSignal) {
  for (const pause of retryPausesMs) {
    try {
      return await writeChecked(await store.read(version), path)
    } catch (error) {
      if (!isUnavailable(error)) throw error
      await delay(pause, undefined, signal && { signal })
    }
  }
  return writeChecked(await store.read(version), path)
}

/**
 * Stored objects, shared by all backups of a folder: a version's bytes never change, so each backup adds only new ones.
 */
export function createFilePool(folder: string) {
  const pool = join(folder, 'files')
  const pathOf = (version: string) => join(pool, keyOf(version))

  async function add(version: string, store: ObjectStore, signal?: AbortSignal): Promise<BackedUpFile> {
    const path = pathOf(version)
    const partial = `${path}.partial`
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    const copied = await copy(version, store, partial, signal)
    await rename(partial, path)
    return { version, ...copied }
  }

  return {
    /** Where a version's bytes lie. */
    pathOf,

    /**
     * Copies missing files. `known` holds the sizes and checksums of earlier backups.
     * @returns all files now in the pool, and the versions missing from the store.
     */
    async collect(
      versions: readonly string[],
      store: ObjectStore,
      known: ReadonlyMap<string, BackedUpFile>,
      signal?: AbortSignal,
    ) {
      const files: BackedUpFile[] = []
      const missing: string[] = []
      for (const version of versions) {
        signal?.throwIfAborted()
        const earlier = known.get(version)
        if (earlier && (await sizeOf(pathOf(version))) === earlier.size) {
          files.push(earlier)
          continue
        }
        try {
          files.push(await add(version, store, signal))
        } catch (error) {
          if (!(error instanceof StorageError && error.status === 404)) throw error
          missing.push(version)
        }
      }
      return { files, missing }
    },

    /** Whether a version's bytes still have their checksum. */
    async isWhole(file: BackedUpFile): Promise<boolean> {
      const found = await checkFile(pathOf(file.version)).catch(() => null)
      return found?.sha256 === file.sha256
    },

    /** Moves damaged bytes away, so that the next backup copies them again where the store still has them. */
    async setAside(version: string): Promise<void> {
      await rename(pathOf(version), `${pathOf(version)}.damaged`).catch(() => {})
    },

    /** Removes every version that no backup references; returns how many. */
    async prune(held: ReadonlySet<string>): Promise<number> {
      let removed = 0
      const entries = await readdir(pool, { recursive: true, withFileTypes: true }).catch(() => [])
      for (const entry of entries) {
        if (!entry.isFile() || held.has(entry.name)) continue
        await rm(join(entry.parentPath, entry.name))
        removed++
      }
      return removed
    },
  }
}
