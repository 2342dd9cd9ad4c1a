import { createHash } from 'node:crypto'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { StartError } from '../config.ts'
import type { Sql } from '../database/database.ts'

const checksum = z.string().regex(/^[0-9a-f]{64}$/)
const size = z.number().int().nonnegative()
const identifier = z.string().min(1)

/** The content of a backup. Written last, so that a folder without one was never finished. */
const manifestSchema = z.object({
  format: z.union([z.literal(1), z.literal(2)]),
  /** The instance it is of: only its own backups are counted and removed. */
  instance: z.string(),
  takenAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  /** `server_version` it was read from; it can be restored on any supported one. */
  postgres: z.string(),
  migrations: z.array(z.object({ origin: z.string(), version: z.string(), name: z.string(), checksum })),
  tables: z.array(
    z.object({
      schema: identifier,
      name: identifier,
      columns: z.array(identifier),
      rows: size,
      /** The digest that Postgres computed when the rows were read; null in format 1. */
      digest: z.string().nullable().default(null),
      /** In bytes, compressed. */
      size,
      sha256: checksum,
    }),
  ),
  sequences: z.array(z.object({ schema: identifier, name: identifier, last: z.string().nullable() })),
  /** Stored objects by version; their bytes lie in the folder shared by all backups. */
  files: z.array(z.object({ version: z.uuid(), size, sha256: checksum })),
  /** Versions the rows name and the store no longer had. */
  missing: z.array(z.string()),
})

export type Manifest = z.infer<typeof manifestSchema>
export type BackedUpFile = Manifest['files'][number]
export type BackedUpTable = Manifest['tables'][number]

/**
 * Whether each table was compared with the database when the backup was taken. Those of format 1 were not, and the version
 * that took them damaged what did not fit into the driver's buffer.
 */
export const isProven = ({ format }: Manifest): boolean => format === 2

/** The warning for a backup that is not proven. */
export const unprovenNote =
  'taken by a version of Parley whose backups of larger tables are damaged: take a new one, and keep this one until you have'

const file = 'manifest.json'
const namePattern = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ(?:-\d+)?$/

/** `2026-11-21T20-32-41Z`: sorts by time, and is a folder's name on every system. */
export const backupName = (time: Date): string => `${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z`

export const tableFile = ({ schema, name }: { schema: string; name: string }): string =>
  join('tables', `${schema}.${name}.copy.gz`)

/** Identifies the instance without revealing its secret; a restored one keeps it. */
export async function instanceOf(sql: Sql): Promise<string> {
  const [known] = await sql<
    { is_known: boolean }[]
  >`select to_regclass('host.secrets') is not null as is_known`
  const [row] = known?.is_known
    ? await sql<{ value: string }[]>`select value from host.secrets where name = 'pepper'`
    : []
  if (!row) throw new StartError('This database holds no Parley yet: there is nothing to back up.')
  return createHash('sha256').update(`backup ${row.value}`).digest('hex').slice(0, 16)
}

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const partial = join(folder, `${file}.partial`)
  await writeFile(partial, JSON.stringify(manifest), { mode: 0o600, flush: true })
  await rename(partial, join(folder, file))
}

/** @throws StartError when there is none, or it can't be read. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, file), 'utf8').catch(() => null)
  if (text === null) throw new StartError(`There is no finished backup in ${folder}.`)
  try {
    return manifestSchema.parse(JSON.parse(text))
  } catch {
    throw new StartError(`The list of what the backup in ${folder} holds (${file}) is damaged.`)
  }
}

/** The finished backups below `folder`, oldest first. One whose list is damaged is left out. */
export async function listBackups(folder: string): Promise<{ name: string; manifest: Manifest }[]> {
  const names = await readdir(folder).catch((): string[] => [])
  const backups = await Promise.all(
    names
      .filter((name) => namePattern.test(name))
      .toSorted()
      .map(async (name) => {
        const manifest = await readManifest(join(folder, name)).catch(() => null)
        return manifest ? [{ name, manifest }] : []
      }),
  )
  return backups.flat()
}
