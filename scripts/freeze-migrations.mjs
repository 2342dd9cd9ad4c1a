/**
 * Adds the migrations that no release holds yet to `server/migrations/frozen.json`, under the version of `package.json`:
 * run when a release is made. A file that a release holds is never edited again (server/src/database/releases.test.ts).
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const folders = { host: 'server/migrations', supabase: 'supabase/migrations' }
const path = join(root, 'server/migrations/frozen.json')

const frozen = JSON.parse(readFileSync(path, 'utf8'))
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const held = new Set(
  frozen.flatMap((release) => release.migrations.map(({ origin, name }) => `${origin}/${name}`)),
)
const added = Object.entries(folders).flatMap(([origin, folder]) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.sql') && !held.has(`${origin}/${name}`))
    .toSorted()
    .map((name) => ({
      origin,
      version: name.split('_')[0],
      name,
      checksum: createHash('sha256')
        .update(readFileSync(join(root, folder, name)))
        .digest('hex'),
    })),
)
if (added.length === 0) console.log('Every migration belongs to a release already.')
else {
  writeFileSync(path, `${JSON.stringify([...frozen, { release: version, migrations: added }], null, 2)}\n`)
  console.log(`${added.length} migrations belong to ${version} now.`)
}
