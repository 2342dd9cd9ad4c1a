// npm start: installs what is missing, builds what is stale, starts everything and keeps it running.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildWeb, compressDensely } from './lib/build.mjs'
import { keepRunning } from './lib/keep-running.mjs'
import { installDependencies, pinnedNode, root } from './lib/toolchain.mjs'

const isDevelopment = process.argv.includes('--dev')
/** After the first page has been read. */
const denseAfterMs = 30_000

const installed = installDependencies(isDevelopment ? 'all' : 'server')
const built = isDevelopment ? undefined : Promise.all([installed, buildWeb(installed)])
await installed

const node = pinnedNode()
const server = [
  '--disable-warning=ExperimentalWarning',
  ...(isDevelopment ? ['--watch-path=server/src', '--watch-path=core/src', '--watch-path=supabase'] : []),
  'server/src/main.ts',
]
// A new database is made while the app is still being built.
const environment = built ? { ...process.env, AWAIT_BUILD: '1' } : process.env
const compressLater = () =>
  compressDensely().catch((error) => console.error(`The app stays as it was compressed: ${error.message}`))
const onStarted = () => built && setTimeout(() => void compressLater(), denseAfterMs).unref()
const stop = keepRunning(node, server, { cwd: root, env: environment }, { built, onStarted })

if (isDevelopment) {
  const vite = spawn(node, [join(root, 'node_modules/vite/bin/vite.js'), 'web'], {
    cwd: root,
    stdio: 'inherit',
  })
  vite.on('exit', () => stop('SIGTERM'))
  process.on('exit', () => vite.kill())
}
