import { parseArgs } from 'node:util'
import { tryBackups } from './real-company/backups.ts'
import { tryErasing } from './real-company/erase.ts'
import { tryAutomations, tryRealtime } from './real-company/events.ts'
import { tryExport } from './real-company/exports.ts'
import { tryFeeds } from './real-company/feeds.ts'
import { tryBulkChange, tryCsv, tryImport } from './real-company/leads.ts'
import { createScene } from './real-company/scene.ts'
import { tryUpgrade } from './real-company/upgrade.ts'

/**
 * Every operation that moves data, once, in a company of 60,000 leads, 100,000 tasks and 1.2 million segments: how long
 * it took, the most memory its process held, and whether Postgres finds the same rows on both sides. `--megabytes=2000`
 * of stored files, `--only=backups,exports`.
 */
const { values } = parseArgs({
  options: { megabytes: { type: 'string', default: '2000' }, only: { type: 'string' } },
})
const scene = await createScene()
const passes = {
  upgrade: () => tryUpgrade(scene),
  exports: () => tryExport(scene),
  feeds: () => tryFeeds(scene),
  backups: () => tryBackups(scene, { megabytes: Number(values.megabytes) }),
  csv: () => tryCsv(scene),
  bulk: () => tryBulkChange(scene),
  import: () => tryImport(scene),
  realtime: () => tryRealtime(scene),
  automations: () => tryAutomations(scene),
  erase: () => tryErasing(scene),
}
try {
  const wanted = values.only?.split(',')
  for (const [name, pass] of Object.entries(passes)) if (wanted?.includes(name) ?? true) await pass()
  if (scene.failures() > 0) process.exitCode = 1
} finally {
  await scene.end()
}
