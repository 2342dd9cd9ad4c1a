import { spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

function account(name) {
  const [, , uid, gid] = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`${name}:`))
    .split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

/** A cluster of the distribution's own Postgres over TCP, in a folder of its own: what DATABASE_URL would point at. */
export async function startPlainPostgres({ maxConnections = 200 } = {}) {
  const version = readdirSync('/usr/lib/postgresql')
    .toSorted((a, b) => Number(a) - Number(b))
    .at(-1)
  const bin = `/usr/lib/postgresql/${version}/bin`
  const folder = mkdtempSync(join(tmpdir(), 'parley-plain-'))
  const isRoot = process.getuid() === 0
  const options = isRoot ? { ...account('postgres'), cwd: '/' } : { cwd: '/' }
  if (isRoot) chownSync(folder, options.uid, options.gid)
  const cluster = join(folder, 'cluster')
  const port = await freePort()
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, 'plain')
  if (isRoot) chownSync(passwordFile, options.uid, options.gid)
  const must = (program, args) => {
    const result = spawnSync(join(bin, program), args, { ...options, encoding: 'utf8' })
    if (result.status !== 0) throw new Error(`${program}: ${result.stderr}`)
  }
  must('initdb', [
    '-D',
    cluster,
    '-U',
    'postgres',
    `--pwfile=${passwordFile}`,
    '-A',
    'scram-sha-256',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
  ])
  const control = (...args) => must('pg_ctl', ['-D', cluster, '-w', '-l', join(folder, 'log'), ...args])
  control(
    '-o',
    `-p ${port} -c listen_addresses=127.0.0.1 -k ${folder} -c max_connections=${maxConnections}`,
    'start',
  )
  console.log(`Plain Postgres ${version} on port ${port}.`)
  return {
    url: `postgres://postgres:plain@127.0.0.1:${port}/postgres`,
    port,
    pid: Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]),
    /**
     * Ends every connection and comes back, as an upgrade of its package does; `immediate`, as after a crash. `-o` is kept by
     * Postgres itself.
     */
    restart: (mode = 'fast') => control('-m', mode, 'restart'),
    /** Is gone at once, and does not come back. */
    crash: () => control('-m', 'immediate', 'stop'),
    /** A second one, beside it, that holds the same rows and takes none itself until it is promoted. */
    addReplica() {
      const place = join(folder, 'replica')
      const replicate = (...args) =>
        must('pg_ctl', ['-D', place, '-w', '-l', join(folder, 'replica.log'), ...args])
      return freePort().then((replicaPort) => {
        const source = `host=127.0.0.1 port=${port} user=postgres password=plain`
        must('pg_basebackup', ['-d', source, '-D', place, '-R', '-X', 'stream', '-c', 'fast'])
        // It takes no fewer connections than the one it follows.
        const settings = `-p ${replicaPort} -c listen_addresses=127.0.0.1 -k ${folder} -c max_connections=${maxConnections}`
        replicate('-o', settings, 'start')
        return {
          port: replicaPort,
          promote: () => replicate('promote'),
          stop: () => spawnSync(join(bin, 'pg_ctl'), ['-D', place, '-m', 'immediate', '-w', 'stop'], options),
        }
      })
    },
    async stop() {
      spawnSync(join(bin, 'pg_ctl'), ['-D', cluster, '-m', 'immediate', '-w', 'stop'], options)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
