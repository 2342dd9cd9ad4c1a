import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../../server/src/database/embedded.ts'
import { prepareDatabase } from '../../server/src/database/prepare.ts'
import { createLog } from '../../server/src/metrics/error-feed.ts'
import { postgresPassword } from '../../server/src/secrets.ts'
import { keepSharedHosts } from './shared-hosts.ts'

/**
 * Makes the data folder that each host of the run begins with a copy of: a migrated database in which no Parley has been
 * yet, so that secrets, keys and people are each host's own. The journeys that run alone go without, as a first start does.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'parley-e2e-template-'))
  // Started by root, Postgres runs as another account, which has to get in.
  chmodSync(folder, 0o711)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    const postgres = await startEmbeddedPostgres({
      dataDir: folder,
      password: postgresPassword(folder),
      log: createLog({ level: 'silent' }).log,
    })
    try {
      await (await prepareDatabase(postgres.url)).close()
    } finally {
      await postgres.stop()
    }
  } catch (error) {
    remove()
    throw error
  }
  process.env['E2E_DATA_TEMPLATE'] = folder
  const endSharedHosts = await keepSharedHosts()
  return async () => {
    await endSharedHosts()
    remove()
  }
}
