import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { createEmptyDatabase } from '../testing/database.ts'
import { runToExit } from '../testing/process.ts'
import { createDatabase } from './database.ts'
import { isPooledByTransaction } from './pooler.ts'

const hasBouncer = spawnSync('pgbouncer', ['--version']).status === 0

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}

let folder: string
let empty: Awaited<ReturnType<typeof createEmptyDatabase>>
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parley-bouncer-'))
  chmodSync(folder, 0o755)
  empty = await createEmptyDatabase()
})
afterEach(async () => {
  await empty.drop()
  rmSync(folder, { recursive: true })
})

/** A PgBouncer before the empty database, until `work` is done. */
async function through(mode: string, poolSize: number, work: (url: string) => Promise<void>): Promise<void> {
  const port = await freePort()
  const { username, password, pathname, searchParams, hostname, port: own } = new URL(empty.url)
  const name = pathname.slice(1)
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(join(folder, 'users'), `"${username}" "${password}"\n`)
  writeFileSync(
    file,
    `[databases]
${name} = host=${searchParams.get('host') ?? hostname}${own ? ` port=${own}` : ''} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${join(folder, 'users')}
pool_mode = ${mode}
default_pool_size = ${poolSize}
`,
  )
  const bouncer: ChildProcess = spawn(
    'pgbouncer',
    [...(process.getuid?.() === 0 ? ['-u', 'postgres'] : []), file],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  let log = ''
  bouncer.stderr?.on('data', (chunk: Buffer) => {
    log += chunk.toString()
  })
  await expect.poll(() => log).toContain('process up')
  try {
    await work(`postgres://${username}:${password}@127.0.0.1:${port}/${name}`)
  } finally {
    const ended = once(bouncer, 'exit')
    bouncer.kill('SIGINT')
    bouncer.kill('SIGTERM')
    await ended
  }
}

const probe = (url: string) =>
  isPooledByTransaction((connections) => createDatabase(url, { connections }).sql)

it('takes Postgres itself for what it is', async () => {
  expect(await probe(inject('postgresUrl'))).toBe(false)
})

describe.skipIf(!hasBouncer)('PgBouncer', () => {
  it.each([1, 20])('in transaction mode with a pool of %d is refused in one sentence', async (poolSize) => {
    await through('transaction', poolSize, async (url) => {
      const { code, stderr } = await runToExit({
        PORT: '0',
        DATA_DIR: join(folder, 'data'),
        DATABASE_URL: url,
      })
      expect(stderr).toMatch(
        /^DATABASE_URL leads to a pooler that shares connections by transaction.*mode\.$/,
      )
      expect(code).toBe(1)
    })
  })
  it('in session mode is fine', async () => {
    await through('session', 20, async (url) => expect(await probe(url)).toBe(false))
  })
})
