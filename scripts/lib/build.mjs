import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { pinnedNode, root } from './toolchain.mjs'

const sources = [
  'web/src',
  'web/public',
  'web/index.html',
  'web/vite.config.ts',
  'web/vite-service-worker.ts',
  'web/vite-visitor-pages.ts',
  'web/package.json',
  'core/package.json',
  'docs/api',
  'docs/help',
  'docs/legal',
  'core/src',
  'package-lock.json',
]
const output = join(root, 'web/dist')
const stamp = join(output, '.built-from')
const renderer = join(root, 'web/dist-server/entry.js')

function* files(path) {
  if (!existsSync(path)) return
  if (statSync(path).isFile()) return yield path
  for (const name of readdirSync(path).toSorted()) yield* files(join(path, name))
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const file of files(join(root, source)))
      hash.update(file.slice(root.length)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function precompress() {
  for (const file of files(output)) {
    if (!['.js', '.css', '.html', '.svg', '.json', '.webmanifest'].includes(extname(file))) continue
    const body = readFileSync(file)
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
    )
  }
}

/** Builds the app when anything it is made of has changed since the last build. */
export function buildWeb() {
  const wanted = fingerprint()
  if (existsSync(stamp) && existsSync(renderer) && readFileSync(stamp, 'utf8') === wanted) return
  const started = Date.now()
  console.log('Building the app …')
  const result = spawnSync(
    pinnedNode(),
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', 'web', '--logLevel', 'warn'],
    {
      cwd: root,
      stdio: 'inherit',
    },
  )
  if (result.status !== 0) {
    console.error('The app could not be built; the lines above say why. Nothing was started.')
    process.exit(1)
  }
  precompress()
  writeFileSync(stamp, wanted)
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
}
