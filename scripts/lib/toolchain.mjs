import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const stamp = join(root, 'node_modules/.parley-installed')

/** The Node the project is pinned to, else the one that runs this script where that is new enough. */
export function pinnedNode() {
  const pinned = join(root, 'node_modules/node/bin/node')
  if (existsSync(pinned) && spawnSync(pinned, ['--version']).status === 0) return pinned
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  console.error(
    `Parley runs on Node 24. The bundled one is not installed for this machine and yours is ${process.versions.node}: install Node 24 and start again.`,
  )
  process.exit(1)
}

const digest = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')

/**
 * Installs what package-lock.json names, when that has changed since the last time. Not by `npm ci`: it refuses a lock that
 * was made where the registry lacks the optional packages of other platforms.
 */
export async function installDependencies() {
  const wanted = digest()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  const started = Date.now()
  console.log('Installing what Parley needs (once; one to three minutes) …')
  const isTerminal = process.stdout.isTTY
  const timer = setInterval(
    () => {
      const line = `  … ${Math.round((Date.now() - started) / 1000)} s`
      if (isTerminal) process.stdout.write(`\r${line}`)
      else console.log(line)
    },
    isTerminal ? 1000 : 15_000,
  )
  const output = []
  const status = await new Promise((resolve) => {
    const npm = spawn(
      process.platform === 'win32' ? 'npm.cmd' : 'npm',
      ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
      {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    npm.stdout.on('data', (chunk) => output.push(chunk))
    npm.stderr.on('data', (chunk) => output.push(chunk))
    npm.on('error', (error) => {
      output.push(Buffer.from(String(error)))
      resolve(1)
    })
    npm.on('exit', resolve)
  })
  clearInterval(timer)
  if (isTerminal) process.stdout.write('\r')
  if (status !== 0) {
    console.error(Buffer.concat(output).toString().trim())
    console.error(
      'Installing failed. Nothing was started; run the same command again once the reason above is gone.',
    )
    process.exit(1)
  }
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}
