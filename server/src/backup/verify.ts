import { join } from 'node:path'
import { checkTable } from './check-table.ts'
import { createFilePool } from './file-pool.ts'
import { readManifest } from './manifest.ts'

interface Verified {
  /** Damaged or missing parts, each in a few words; empty when none was found. */
  damaged: string[]
  /** Tables that could not be proven equal to the database's: `public.leads`. */
  unproven: string[]
}

/**
 * Reads the whole backup and compares it with its checksums, and its rows with the digests of Postgres.
 * @param path the backup's own folder
 * @throws StartError when it is no finished backup.
 */
export async function verifyBackup(path: string): Promise<Verified> {
  const manifest = await readManifest(path)
  const pool = createFilePool(join(path, '..'))
  const damaged: string[] = []
  const unproven: string[] = []
  for (const table of manifest.tables) {
    const { fault, isProven } = await checkTable(path, table)
    if (fault !== null) damaged.push(fault)
    else if (!isProven) unproven.push(`${table.schema}.${table.name}`)
  }
  for (const file of manifest.files) {
    if (await pool.isWhole(file)) continue
    damaged.push(`the stored file ${file.version}`)
    await pool.setAside(file.version)
  }
  return { damaged, unproven }
}
