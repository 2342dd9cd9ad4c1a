import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createFilePool } from './file-pool.ts'
import { listBackups } from './manifest.ts'

/**
 * Keeps the newest `keep` backups of this instance and removes the older ones, with the files that only they held. Another
 * instance's backups in the same folder stay.
 * @returns the names of those removed.
 */
export async function pruneBackups(folder: string, instance: string, keep: number): Promise<string[]> {
  const backups = await listBackups(folder)
  const own = backups.filter(({ manifest }) => manifest.instance === instance)
  const removed = new Set(own.slice(0, Math.max(0, own.length - keep)).map(({ name }) => name))
  for (const name of removed) {
    // Without its list first: one that is half removed must not look whole.
    await rename(join(folder, name), join(folder, `${name}.removed`))
    await rm(join(folder, `${name}.removed`), { recursive: true })
  }
  const held = backups
    .filter(({ name }) => !removed.has(name))
    .flatMap(({ manifest }) => manifest.files.map(({ version }) => version))
  if (removed.size > 0) await createFilePool(folder).prune(new Set(held))
  return [...removed]
}
