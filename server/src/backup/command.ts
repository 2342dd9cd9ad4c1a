import { pino } from 'pino'
import { type Config, readConfig, StartError } from '../config.ts'
import { withDatabase } from '../database/with-database.ts'
import { figuresOf } from './history.ts'
import { listBackups, unprovenNote } from './manifest.ts'
import {
  describeLost,
  describeUnproven,
  findBackup,
  formatBytes,
  isOperatorError,
  openStore,
  requireInstance,
} from './open-backups.ts'
import { takeBackup } from './take.ts'
import { verifyBackup } from './verify.ts'

/** `npm run backup`: works beside the running instance, and while it is stopped. */
const usage = `Usage: npm run backup               takes a backup into BACKUP_DIR and keeps the newest BACKUP_KEEP
       npm run backup -- list        shows what is there
       npm run backup -- verify [NAME|PATH]
                                     reads a backup (the newest) and compares its rows and files with what the database held`

async function take(config: Config): Promise<void> {
  requireInstance(config)
  const log = pino({ level: 'warn' })
  const taken = await withDatabase(
    config,
    (database) =>
      takeBackup({
        database,
        store: openStore(config, log),
        folder: config.BACKUP_DIR,
        keep: config.BACKUP_KEEP,
        log,
      }),
    { connections: 2 },
  )
  console.log(
    `${taken.path}\n${taken.rows} rows (${formatBytes(taken.rowBytes)}) and ${taken.files} files (${formatBytes(taken.fileBytes)}).`,
  )
  if (taken.missing > 0) console.log(`${describeLost(taken.missing)} before: the backup is without them.`)
  for (const name of taken.removed) console.log(`Removed ${name}.`)
}

async function list(config: Config): Promise<void> {
  const backups = await listBackups(config.BACKUP_DIR)
  for (const { name, manifest } of backups) {
    const { rows, rowBytes, files, fileBytes, isProven } = figuresOf(manifest)
    console.log(
      `${name}  ${rows} rows (${formatBytes(rowBytes)})  ${files} files (${formatBytes(fileBytes)})${isProven ? '' : `  ${unprovenNote}`}`,
    )
  }
  if (backups.length === 0) console.log(`There is no backup in ${config.BACKUP_DIR}.`)
}

async function verify(config: Config, name: string): Promise<void> {
  const path = await findBackup(config, name)
  const { damaged, unproven } = await verifyBackup(path)
  const doubt = unproven.length === 0 ? '' : `\n${describeUnproven(unproven)}`
  if (damaged.length > 0)
    throw new StartError(`${path} is damaged:\n${damaged.map((each) => `  ${each}`).join('\n')}${doubt}`)
  console.log(doubt === '' ? `${path} is whole.` : `${path}${doubt}`)
}

async function main([command, argument]: string[]): Promise<void> {
  const config = readConfig(process.env)
  if (command === undefined) return take(config)
  if (command === 'list') return list(config)
  if (command === 'verify') return verify(config, argument ?? 'latest')
  console.error(usage)
  process.exitCode = 1
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(isOperatorError(error) ? error.message : error)
  process.exitCode = 1
})
