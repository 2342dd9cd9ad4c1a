import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { isInstalled, npmInstall, pinnedNode, root } from './toolchain.mjs'

const sources = [
  'web/src',
  'web/public',
  'web/index.html',
  'web/vite.config.ts',
  'web/vite-fold-runtime.ts',
  'web/vite-page-preloads.ts',
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
const denseStamp = join(output, '.compressed')
const renderer = join(root, 'web/dist-server/entry.js')
/** What a build reads beside its sources. */
const settings = [
  'package.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'web/tsconfig.json',
  'core/tsconfig.json',
]
const apart = join(root, '.build')

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

const compress = promisify(brotliCompress)
const compressed = new Set(['.js', '.css', '.html', '.svg', '.json', '.webmanifest'])
/** A tenth of the time, and a twentieth more bytes. */
const quick = 6
const dense = 10

async function precompress(quality) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  await Promise.all(
    [...files(output)]
      .filter((file) => compressed.has(extname(file)))
      .map(async (file) => {
        const bytes = await compress(readFileSync(file), { params })
        // Whole at any time: a server that starts reads it.
        writeFileSync(`${file}.part`, bytes)
        renameSync(`${file}.part`, `${file}.br`)
      }),
  )
}

const readStamp = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : null)
const isBuilt = (wanted) => existsSync(renderer) && readStamp(stamp) === wanted

/**
 * A copy of the sources with what building needs and running does not: a third of all packages. It goes once the app is
 * built.
 */
async function prepareApart() {
  rmSync(apart, { recursive: true, force: true })
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const manifests = workspaces.map((name) => `${name}/package.json`)
  for (const name of new Set([...sources, ...settings, ...manifests])) {
    if (!existsSync(join(root, name))) continue
    mkdirSync(dirname(join(apart, name)), { recursive: true })
    cpSync(join(root, name), join(apart, name), { recursive: true })
  }
  const failure = await npmInstall(apart, ['--workspace=web'])
  if (failure === null) return apart
  console.error(failure)
  console.error('What building the app needs could not be installed. Nothing was started.')
  process.exit(1)
}

/**
 * Where the app can be built: here, where everything is installed, else in a copy that is made for it. Null where there
 * is nothing to build, as in a release.
 * @returns {Promise<string | null>}
 */
async function prepareBuild() {
  if (!existsSync(join(root, 'web/index.html')) || isBuilt(fingerprint())) return null
  return isInstalled('all') ? root : prepareApart()
}

/** Whether this Node runs the bundler (its `engines`). */
function runsBundler() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  return major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)
}

/**
 * Builds the app when anything it is made of has changed since the last build.
 * @param {Promise<void>} [installed] when the server's packages are there, the pinned Node among them: what a Node that doesn't run
 * the bundler itself has to wait for
 */
export async function buildWeb(installed = Promise.resolve()) {
  const home = await prepareBuild()
  if (home === null) return
  const wanted = fingerprint()
  if (!runsBundler()) await installed
  const started = Date.now()
  console.log('Building the app …')
  const vite = [join(home, 'node_modules/vite/bin/vite.js'), 'build', 'web', '--logLevel', 'error']
  const [code] = await once(
    spawn(runsBundler() ? process.execPath : pinnedNode(), vite, { cwd: home, stdio: 'inherit' }),
    'exit',
  )
  if (code !== 0) {
    console.error('The app could not be built; the lines above say why. Nothing was started.')
    process.exit(1)
  }
  if (home === apart) {
    for (const name of ['web/dist', 'web/dist-server']) {
      rmSync(join(root, name), { recursive: true, force: true })
      renameSync(join(apart, name), join(root, name))
    }
    rmSync(apart, { recursive: true })
  }
  await precompress(quick)
  writeFileSync(stamp, wanted)
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
}

/** Compresses what was built as densely as can be, once for each build; a server serves it from its next start on. */
export async function compressDensely() {
  const built = readStamp(stamp)
  if (built === null || readStamp(denseStamp) === built) return
  await precompress(dense)
  writeFileSync(denseStamp, built)
}
