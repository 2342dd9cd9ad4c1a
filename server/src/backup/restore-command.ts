import { pino } from 'pino'
import { readConfig } from '../config.ts'
import { describeLost, describeUnproven, findBackup, formatBytes, isOperatorError } from './open-backups.ts'
import { restoreBackup } from './restore.ts'

/** `npm run restore`: fills an empty instance from a backup. */
const usage = `Usage: npm run restore -- NAME|PATH|latest
       restores a backup of BACKUP_DIR, or the one at PATH, into an empty DATA_DIR or DATABASE_URL`

async function main([name]: string[]): Promise<void> {
  if (!name || name.startsWith('-')) {
    console.error(usage)
    process.exitCode = 1
    return
  }
  const config = readConfig(process.env)
  const path = await findBackup(config, name)
  const { rows, rowBytes, files, fileBytes, missing, unproven } = await restoreBackup({
    config,
    path,
    log: pino({ level: 'warn' }),
  })
  console.log(
    `Restored ${path}\n${rows} rows (${formatBytes(rowBytes)}) and ${files} files (${formatBytes(fileBytes)}). Start with npm start.`,
  )
  if (unproven.length > 0) console.log(describeUnproven(unproven))
  if (missing > 0) console.log(`${describeLost(missing)} before the backup was taken.`)
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(isOperatorError(error) ? error.message : error)
  process.exitCode = 1
})
