import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Database } from '../../server/src/database/database.ts'
import { withDatabase } from '../../server/src/database/with-database.ts'
import { watchOutput } from './host-outputs.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A host as a journey may use it that is not alone there: without what would end it for the others. */
export interface Host {
  url: string
  port: number
  /** Works on its database beside it, as an operator would. */
  onDatabase<T>(work: (database: Database) => Promise<T>): Promise<T>
}

export interface RunningHost extends Host {
  dataDir: string
  /** Everything it printed. */
  output(): string
  /** The process that answers requests. */
  pid(): number
  /** Ends it (gracefully unless told otherwise) and starts it again on the same data. */
  restart(signal?: NodeJS.Signals, environment?: Record<string, string>): Promise<void>
  stop(): Promise<void>
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return address.port
}

/** Waits until what the process prints fits, or tells what it printed instead. */
async function printed(child: ChildProcess, lines: () => string, pattern: RegExp): Promise<void> {
  while (!pattern.test(lines())) {
    const ended = await Promise.race([
      once(child.stdout ?? child, 'data').then(() => false),
      once(child, 'exit').then(() => true),
    ])
    if (ended && !pattern.test(lines())) throw new Error(`the host ended:\n${lines()}`)
  }
}

interface HostOptions {
  /** Starts it as `npm start` does, with the launcher that brings a killed server back. */
  isSupervised?: boolean
  /** It serves many journeys, or is measured: what Node compiles better pays off, by two fifths where the built-in engine answers. */
  isLasting?: boolean
}

/** Node keeps here what it has compiled of the server's modules: a fifth less work at each start. */
const compileCache = join(tmpdir(), `parley-e2e-modules-${process.getuid?.() ?? ''}`)

/** A host of one journey lives for half a minute, too short to earn back what Node would spend on compiling it better. */
const brief = ['--no-opt', '--no-maglev']

interface Place {
  url: string
  port: number
  dataDir: string
}

export const hostAt = ({ url, port, dataDir }: Place): Host => ({
  url,
  port,
  onDatabase: (work) => withDatabase({ DATABASE_URL: undefined, DATA_DIR: dataDir }, work),
})

/** A host ends with whoever started it, also where that process is killed: then the channel between them closes. */
const mortal =
  "--import=data:text/javascript,process.once('disconnect',()=>process.kill(process.pid,'SIGTERM'))"

/** Starts the product itself, as a process of its own, on a fresh data folder (a copy of global-setup's where there is one). */
export async function startHost(
  environment: Record<string, string> = {},
  { isSupervised = false, isLasting = !process.env['VITEST'] }: HostOptions = {},
): Promise<RunningHost> {
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-e2e-'))
  // Started by root, Postgres runs as another account, which has to get in.
  chmodSync(dataDir, 0o711)
  const template = process.env['E2E_DATA_TEMPLATE']
  // Not `cpSync`: the cluster stays with the account it runs as.
  if (template && !isSupervised) execFileSync('cp', ['-a', '--reflink=auto', `${template}/.`, dataDir])
  const port = await freePort()
  let text = ''
  let child: ChildProcess

  async function start(extra: Record<string, string>): Promise<void> {
    text = ''
    const own = [...(isLasting ? [] : brief), mortal, 'server/src/main.ts']
    const what = isSupervised ? ['scripts/start.mjs'] : own
    child = spawn(process.execPath, what, {
      cwd: root,
      stdio: isSupervised ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        PORT: String(port),
        DATA_DIR: dataDir,
        RATE_LIMITS: 'false',
        SPEECH_INSTALL: 'never',
        LOG_LEVEL: 'warn',
        NODE_COMPILE_CACHE: compileCache,
        ...environment,
        ...extra,
      },
    })
    const collect = (chunk: Buffer) => {
      text += chunk.toString()
    }
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    await printed(child, () => text, /Started in/)
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }

  await start({})
  watchOutput(() => text)
  return {
    ...hostAt({ url: `http://localhost:${port}`, port, dataDir }),
    dataDir,
    output: () => text,
    pid: () => child.pid ?? 0,
    async restart(signal = 'SIGTERM', extra = {}) {
      await end(signal)
      await start(extra)
    },
    async stop() {
      await end('SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
