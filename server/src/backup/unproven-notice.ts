import type { Config } from '../config.ts'
import { isProven, listBackups } from './manifest.ts'

/** The notice at start about unproven backups; null where there are none. */
export async function unprovenNotice({
  BACKUP_DIR: folder,
  BACKUP_EVERY: every,
}: Pick<Config, 'BACKUP_DIR' | 'BACKUP_EVERY'>): Promise<string | null> {
  const backups = await listBackups(folder)
  const unproven = backups.filter(({ manifest }) => !isProven(manifest)).length
  if (unproven === 0) return null
  const which = unproven === 1 ? 'One backup' : `${unproven} backups`
  const next = backups.some(({ manifest }) => isProven(manifest))
    ? 'newer ones are sound'
    : every === null
      ? 'take a new one: npm run backup'
      : 'a new one is being taken'
  return `${which} in ${folder} came from a version that damaged larger tables (npm run backup -- verify NAME tells which); ${next}.`
}
