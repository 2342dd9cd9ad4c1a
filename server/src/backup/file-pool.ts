import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { StorageError } from '../storage/errors.ts'
import { keyOf, type ObjectStore } from '../storage/object-store.ts'
import { checkFile, writeChecked } from './checked-copy.ts'
import type { BackedUpFile } from './manifest.ts'

/** A connection that breaks in the middle of one file must not cost the whole backup. */
const PAUSES_MS = [1000, 5000]

const isAway = (error: unknown) => error instanceof StorageError && error.status === 503

const sizeOf = (path: string) =>
  stat(path).then(
    ({ size }) => size,
    () => null,
  )

async function copy(version: string, store: ObjectStore, path: string, signal?: AbortSignal) {
  for (const pause of PAUSES_MS) {
    try {
      return await writeChecked(await store.read(version), path)
    } catch (error) {
      if (!isAway(error)) throw error
      await delay(pause, undefined, signal && { signal })
    }
  }
  return writeChecked(await store.read(version), path)
}

/**
 * Stored objects, once for all backups of a folder: a version's bytes never change, so each backup adds only what is new.
 */
export function createFilePool(folder: string) {
  const pool = join(folder, 'files')
  const place = (version: string) => join(pool, keyOf(version))

  async function add(version: string, store: ObjectStore, signal?: AbortSignal): Promise<BackedUpFile> {
    const path = place(version)
    const partial = `${path}.partial`
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    const copied = await copy(version, store, partial, signal)
    await rename(partial, path)
    return { version, ...copied }
  }

  return {
    /** Where a version's bytes lie. */
    place,

    /**
     * Brings in what is not there yet. `known` says of earlier backups what their files are like.
     * @returns all that are there now, and the versions the store has lost.
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
        if (earlier && (await sizeOf(place(version))) === earlier.size) {
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

    /** Whether a version's bytes are what they were when they came. */
    async isWhole(file: BackedUpFile): Promise<boolean> {
      const found = await checkFile(place(file.version)).catch(() => null)
      return found?.sha256 === file.sha256
    },

    /** Puts damaged bytes aside, so that the next backup brings them in anew where the store still has them. */
    async setAside(version: string): Promise<void> {
      await rename(place(version), `${place(version)}.damaged`).catch(() => {})
    },

    /** Removes every version that no backup holds; answers how many. */
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
