// npm start: installs what is missing, builds what is stale, starts everything and keeps it running.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildWeb } from './lib/build.mjs'
import { installDependencies, pinnedNode, root } from './lib/toolchain.mjs'

const isDevelopment = process.argv.includes('--dev')

await installDependencies()
if (!isDevelopment && existsSync(join(root, 'web/index.html'))) buildWeb()

const node = pinnedNode()
const server = [
  '--disable-warning=ExperimentalWarning',
  ...(isDevelopment ? ['--watch-path=server/src', '--watch-path=core/src', '--watch-path=supabase'] : []),
  'server/src/main.ts',
]
const options = { cwd: root, stdio: 'inherit' }

let isStopping = false
let child

function stop(signal) {
  isStopping = true
  child?.kill(signal)
}
process.on('SIGINT', () => stop('SIGINT'))
process.on('SIGTERM', () => stop('SIGTERM'))

/** A server that was killed starts again by itself; one that refused to start, or was asked to stop, does not. */
function run(pause) {
  const began = Date.now()
  child = spawn(node, server, options)
  child.on('exit', (code, signal) => {
    if (isStopping || signal === null) process.exit(code ?? 0)
    const isShort = Date.now() - began < 2_000
    const next = isShort ? Math.min(pause * 2, 10_000) : 250
    console.error(`Parley was ended by ${signal}; starting it again.`)
    setTimeout(() => (isStopping ? process.exit(0) : run(next)), next)
  })
}
run(250)

if (isDevelopment) {
  const vite = spawn(node, [join(root, 'node_modules/vite/bin/vite.js'), 'web'], options)
  vite.on('exit', () => stop('SIGTERM'))
  process.on('exit', () => vite.kill())
}
