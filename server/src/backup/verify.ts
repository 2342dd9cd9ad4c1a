import { join } from 'node:path'
import { checkFile } from './checked-copy.ts'
import { createFilePool } from './file-pool.ts'
import { readManifest, tableFile } from './manifest.ts'

/**
 * Reads all that a backup holds and compares it with what was written.
 * @param path the backup's own folder
 * @returns what is damaged or gone, each in a few words; empty when it is whole.
 * @throws StartError when it is no finished backup.
 */
export async function verifyBackup(path: string): Promise<string[]> {
  const manifest = await readManifest(path)
  const pool = createFilePool(join(path, '..'))
  const damaged: string[] = []
  for (const table of manifest.tables) {
    const found = await checkFile(join(path, tableFile(table))).catch(() => null)
    if (found?.sha256 !== table.sha256) damaged.push(`the rows of ${table.schema}.${table.name}`)
  }
  for (const file of manifest.files) {
    if (await pool.isWhole(file)) continue
    damaged.push(`the stored file ${file.version}`)
    await pool.setAside(file.version)
  }
  return damaged
}
