import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createFilePool } from './file-pool.ts'
import { isProven, listBackups } from './manifest.ts'

/**
 * Keeps the newest `keep` proven backups of this instance and removes the older ones, with the files that only they
 * held. Other instances' backups in the same folder stay, and so do unproven ones: they may be the only copy of an
 * earlier time, so removing them is left to the operator.
 * @returns the names of those removed.
 */
export async function pruneBackups(folder: string, instance: string, keep: number): Promise<string[]> {
  const backups = await listBackups(folder)
  const own = backups.filter(({ manifest }) => manifest.instance === instance && isProven(manifest))
  const removed = new Set(own.slice(0, Math.max(0, own.length - keep)).map(({ name }) => name))
  for (const name of removed) {
    // Renamed first, so that a half-removed folder is not listed as a backup.
    await rename(join(folder, name), join(folder, `${name}.removed`))
    await rm(join(folder, `${name}.removed`), { recursive: true })
  }
  const held = backups
    .filter(({ name }) => !removed.has(name))
    .flatMap(({ manifest }) => manifest.files.map(({ version }) => version))
  if (removed.size > 0) await createFilePool(folder).prune(new Set(held))
  return [...removed]
}
