import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import { StartError } from '../config.ts'
import { postgresBinaries } from './binaries.ts'
import { canReach, type SystemUser, unprivilegedUser } from './system-user.ts'

const shared = '/var/lib/parley'
const readyWithinMs = 60_000
const socketPathLimit = 90

export interface EmbeddedPostgres {
  /** Connection string of the superuser over the unix socket; there is no TCP port. */
  url: string
  /** The data folder. */
  folder: string
  stop(): Promise<void>
}

interface Options {
  dataDir: string
  password: string
  log: Logger
  /** How many may be connected at once; one instance needs fewer than the default. */
  connections?: number
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

/** The cluster lives in the data folder, or below /var/lib/parley when the account it runs as can't enter that. */
function clusterRoot(dataDir: string, user: SystemUser | null): string {
  return !user || canReach(dataDir, user) ? join(dataDir, 'postgres') : join(shared, digest(dataDir))
}

function ownedFolder(folder: string, user: SystemUser | null): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (user) chownSync(folder, user.uid, user.gid)
  const owner = statSync(folder).uid
  if (owner !== (user?.uid ?? process.getuid?.() ?? owner)) {
    throw new StartError(
      `The folder ${folder} belongs to somebody else: remove it, or set DATA_DIR to another folder.`,
    )
  }
  return folder
}

/** Runs `command` as `user`; with `dies`, Linux signals it when Parley is killed, so that no orphan stays. */
function asUser(user: SystemUser | null, dies: boolean, command: string, args: string[]): [string, string[]] {
  const isLinux = process.platform === 'linux' && existsSync('/usr/bin/setpriv')
  if (!user && !(dies && isLinux)) return [command, args]
  const identity = user ? [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--init-groups'] : []
  return ['setpriv', [...identity, ...(dies ? ['--pdeathsig=INT'] : []), '--', command, ...args]]
}

function runOnce(user: SystemUser | null, command: string, args: string[]): void {
  const [program, list] = asUser(user, false, command, args)
  const result = spawnSync(program, list, { encoding: 'utf8', cwd: '/' })
  if (result.status !== 0) {
    throw new StartError(
      `The embedded Postgres could not be prepared: ${(result.stderr || String(result.error)).trim().slice(0, 600)}`,
    )
  }
}

function initialise(
  bin: string,
  root: string,
  cluster: string,
  user: SystemUser | null,
  password: string,
): void {
  const partial = `${cluster}.new`
  const passwordFile = join(root, 'password')
  rmSync(partial, { recursive: true, force: true })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (user) chownSync(passwordFile, user.uid, user.gid)
  runOnce(user, join(bin, 'initdb'), [
    `--pgdata=${partial}`,
    `--pwfile=${passwordFile}`,
    '--username=supabase_admin',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
  ])
  rmSync(passwordFile)
  // Renamed when whole: a start killed during initdb begins anew.
  renameSync(partial, cluster)
}

function pidFile(cluster: string): string[] {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return []
  }
}

interface Place {
  user: SystemUser | null
  root: string
  cluster: string
  socket: string
}

/**
 * Whether a living Postgres has this process id. A dead one that nobody waits for (in a container whose process 1 isn't an
 * init) still counts as running to Postgres, which would then never start.
 */
function isPostgres(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.includes('(postgres) ') && !stat.includes('(postgres) Z')
  } catch {
    return process.platform !== 'linux'
  }
}

/** Stops a Postgres that a killed Parley left running, since its logs and limits were that process's. */
function stopOrphan(bin: string, { cluster, socket, user }: Place, log: Logger): void {
  const pid = Number(pidFile(cluster)[0])
  if (!pid) return
  if (!isPostgres(pid)) {
    rmSync(join(cluster, 'postmaster.pid'), { force: true })
    rmSync(join(socket, '.s.PGSQL.5432.lock'), { force: true })
    return
  }
  log.warn({ pid }, 'stopping the Postgres that an earlier Parley left behind')
  const [program, list] = asUser(user, false, join(bin, 'pg_ctl'), [
    'stop',
    '-D',
    cluster,
    '-m',
    'fast',
    '-w',
    '-t',
    '30',
  ])
  spawnSync(program, list, { cwd: '/' })
}

const settings = (socket: string, connections: number): string[] =>
  Object.entries({
    listen_addresses: '',
    unix_socket_directories: socket,
    unix_socket_permissions: '0700',
    max_connections: String(connections),
    shared_buffers: '192MB',
    effective_cache_size: '2GB',
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    random_page_cost: '1.1',
    // Rows are mostly in memory, so a parallel worker pays off earlier than by the default costs.
    parallel_setup_cost: '200',
    jit: 'off',
    wal_compression: 'on',
    log_min_messages: 'fatal',
    timezone: 'UTC',
    cluster_name: 'parley',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])

function placeFor(dataDir: string): Place {
  const user = unprivilegedUser()
  const root = clusterRoot(dataDir, user)
  const socket =
    root.length < socketPathLimit ? join(root, 'socket') : join(tmpdir(), `parley-${digest(root)}`)
  return { user, root, cluster: join(root, 'cluster'), socket }
}

const urlOf = ({ socket }: Place, password: string) =>
  `postgres://supabase_admin:${password}@localhost/postgres?host=${encodeURIComponent(socket)}`

/** The connection string of a data folder's embedded Postgres. */
export const embeddedUrl = (dataDir: string, password: string): string => urlOf(placeFor(dataDir), password)

/**
 * Starts the bundled Postgres and keeps it running: whenever it dies without being asked to, it is started again,
 * waiting for a terminating predecessor that still holds the folder.
 */
export async function startEmbeddedPostgres({
  dataDir,
  password,
  log,
  connections = 80,
}: Options): Promise<EmbeddedPostgres> {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 })
  const place = placeFor(dataDir)
  const { user, root, cluster, socket } = place
  const bin = await postgresBinaries(user, shared)
  if (root.startsWith(shared)) mkdirSync(shared, { recursive: true, mode: 0o755 })
  ownedFolder(root, user)
  ownedFolder(socket, user)
  if (!existsSync(cluster)) initialise(bin, root, cluster, user, password)
  stopOrphan(bin, place, log)

  let isStopping = false
  let running: ChildProcess
  let lastWords = ''

  const launch = (): ChildProcess => {
    const [program, list] = asUser(user, true, join(bin, 'postgres'), [
      '-D',
      cluster,
      ...settings(socket, connections),
    ])
    const child = spawn(program, list, { cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] })
    child.stderr?.on('data', (chunk: Buffer) => {
      lastWords = `${lastWords}${chunk.toString()}`.slice(-2000)
    })
    child.on('error', (error) => {
      lastWords = error.message
    })
    return child
  }

  const isReady = (child: ChildProcess) => {
    const [pid, , , , , , , status] = pidFile(cluster)
    return Number(pid) === child.pid && status?.trim() === 'ready'
  }

  /** Resolves true when ready, false when it exited first (a predecessor still holds the folder). */
  async function becomesReady(child: ChildProcess): Promise<boolean> {
    while (child.exitCode === null && child.signalCode === null) {
      if (isReady(child)) return true
      await delay(15)
    }
    return false
  }

  async function start(): Promise<void> {
    const deadline = Date.now() + readyWithinMs
    for (let pause = 50; Date.now() < deadline && !isStopping; pause = Math.min(pause * 2, 1000)) {
      lastWords = ''
      running = launch()
      if (await becomesReady(running)) {
        running.once('exit', (code, signal) => {
          if (isStopping) return
          log.error({ code, signal }, 'Postgres ended by itself; starting it again')
          start().catch((error: unknown) => {
            log.fatal(error)
            process.exit(1)
          })
        })
        return
      }
      await delay(pause)
    }
    if (!isStopping)
      throw new StartError(
        `The embedded Postgres in ${cluster} did not start: ${lastWords.trim() || 'it gave no reason'}`,
      )
  }

  await start()
  return {
    url: urlOf(place, password),
    folder: cluster,
    async stop() {
      isStopping = true
      const child = running
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
      child.kill('SIGINT')
      await ended
    },
  }
}
