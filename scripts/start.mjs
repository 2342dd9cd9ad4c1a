// npm start: installs what is missing, builds what is stale, starts everything and keeps it running.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildWeb } from './lib/build.mjs'
import { keepRunning } from './lib/keep-running.mjs'
import { installDependencies, pinnedNode, root } from './lib/toolchain.mjs'

const isDevelopment = process.argv.includes('--dev')

if (isDevelopment) await installDependencies('all')
else {
  const installed = installDependencies('server')
  await Promise.all([installed, buildWeb(installed)])
}

const node = pinnedNode()
const server = [
  '--disable-warning=ExperimentalWarning',
  ...(isDevelopment ? ['--watch-path=server/src', '--watch-path=core/src', '--watch-path=supabase'] : []),
  'server/src/main.ts',
]
const stop = keepRunning(node, server, { cwd: root })

if (isDevelopment) {
  const vite = spawn(node, [join(root, 'node_modules/vite/bin/vite.js'), 'web'], {
    cwd: root,
    stdio: 'inherit',
  })
  vite.on('exit', () => stop('SIGTERM'))
  process.on('exit', () => vite.kill())
}
