import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createBytes } from '@parley/core/format/bytes'
import { productPlace } from '@parley/core/format/place'
import type { Logger } from 'pino'
import { type Config, StartError } from '../config.ts'
import { createStore } from '../storage/create-store.ts'
import { StorageError } from '../storage/errors.ts'
import type { ObjectStore } from '../storage/object-store.ts'
import { listBackups, unprovenNote } from './manifest.ts'
import { BackupUnderWay } from './removals.ts'

/** `3.2 MB`, for the terminal. */
export const { bytes: formatBytes } = createBytes(productPlace)

export const describeLost = (count: number): string =>
  count === 1 ? '1 file that rows name was lost' : `${count} files that rows name were lost`

/** @param unproven names of a backup's tables */
export const describeUnproven = (unproven: readonly string[]): string =>
  [
    `It was ${unprovenNote}.`,
    'Nobody can say of these tables that they hold what the database held; no damage was found in the others:',
    ...unproven.map((table) => `  ${table}`),
  ].join('\n')

/** Whether an error's message alone tells an operator what to do. */
export const isOperatorError = (error: unknown): error is Error =>
  error instanceof StartError || error instanceof BackupUnderWay || error instanceof StorageError

/** The folder of the backup called `name`, of the newest for `latest`, or the one that a path leads to. @throws StartError */
export async function findBackup(config: Pick<Config, 'BACKUP_DIR'>, name: string): Promise<string> {
  if (/[/\\]/.test(name)) return name
  const backups = await listBackups(config.BACKUP_DIR)
  const found = name === 'latest' ? backups.at(-1) : backups.find((backup) => backup.name === name)
  if (!found)
    throw new StartError(
      `There is no backup ${name === 'latest' ? '' : `${name} `}in ${config.BACKUP_DIR}: see npm run backup -- list, or give its path.`,
    )
  return join(config.BACKUP_DIR, found.name)
}

/** The store for a command that runs beside the instance and must not clear its work folder. */
export const openStore = (config: Config, log: Logger): ObjectStore =>
  createStore({ ...config, DATA_DIR: join(config.DATA_DIR, 'work', 'backup') }, log)

/** @throws StartError where DATA_DIR holds no instance, rather than making one. */
export function requireInstance(config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>): void {
  if (!config.DATABASE_URL && !existsSync(join(config.DATA_DIR, 'postgres-password')))
    throw new StartError(
      `There is no Parley in ${config.DATA_DIR}: set DATA_DIR or DATABASE_URL to where it is.`,
    )
}
