/**
 * Adds the migrations that are not frozen yet to `server/migrations/frozen.json`, under the version of `package.json`: run once they
 * have landed, `--through=0059` for those up to a number. A frozen file is never edited again (server/src/database/releases.test.ts).
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const root = fileURLToPath(new URL('..', import.meta.url))
const folders = { host: 'server/migrations', supabase: 'supabase/migrations' }
const path = join(root, 'server/migrations/frozen.json')

const { values } = parseArgs({ options: { through: { type: 'string', default: '9999' } } })
const frozen = JSON.parse(readFileSync(path, 'utf8'))
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const held = new Set(
  frozen.flatMap((release) => release.migrations.map(({ origin, name }) => `${origin}/${name}`)),
)
const added = Object.entries(folders).flatMap(([origin, folder]) =>
  readdirSync(join(root, folder))
    .filter(
      (name) => name.endsWith('.sql') && name.slice(0, 4) <= values.through && !held.has(`${origin}/${name}`),
    )
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
