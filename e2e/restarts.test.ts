/** @module-tag kills */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createClient } from '@supabase/supabase-js'
import { expect, it } from 'vitest'
import { startPlainPostgres } from '../scripts/lib/plain-postgres.mjs'
import { postgres as postgresDriver } from '../server/src/database/driver.ts'
import { freePort, startHost } from './support/host.ts'
import { password, publishableKeyOf } from './support/people.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const roundCount = 7

const childOf = (pid: number) =>
  Number(execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' }).trim())

it(`goes on through ${roundCount} restarts of its own Postgres under load, without an end of its own`, async () => {
  const postgres = await startPlainPostgres()
  const host = await startHost({ DATABASE_URL: postgres.url }, { isSupervised: true })
  const server = childOf(host.pid())
  const key = await publishableKeyOf(host.url)
  const options = { auth: { persistSession: false, autoRefreshToken: false } }
  const client = createClient(host.url, key, options)
  const email = 'ben@northwind.restarts.example'
  await client.auth.signUp({ email, password })

  let isOver = false
  let succeeded = 0
  const statuses = new Set<number>()
  const answers = new Set<string>()
  async function keepAsking(
    ask: () => PromiseLike<{ status?: number; error: { status?: number; message: string } | null }>,
  ) {
    while (!isOver) {
      const { status, error } = await ask()
      statuses.add(status ?? error?.status ?? 200)
      if (error) answers.add(error.message)
      else succeeded++
    }
  }
  const people = Array.from({ length: 4 }, () => createClient(host.url, key, options))
  const load = [
    ...Array.from({ length: 12 }, () =>
      keepAsking(() => client.from('leads').insert({ name: 'Under load' })),
    ),
    ...Array.from({ length: 6 }, () => keepAsking(() => client.from('leads').select('id').limit(5))),
    // Signing in is a transaction of several statements.
    ...people.map((person) => keepAsking(() => person.auth.signInWithPassword({ email, password }))),
  ]
  for (let round = 0; round < roundCount; round++) {
    postgres.restart()
    const before = succeeded
    await expect.poll(() => succeeded).toBeGreaterThan(before + 100)
  }
  isOver = true
  await Promise.all(load)
  expect(host.output()).not.toContain('starting it again')
  expect(childOf(host.pid())).toBe(server)
  expect(statuses).toEqual(new Set([200, 201, 503]))
  for (const words of answers) expect(words).not.toMatch(/127\.0\.0\.1|write |terminating|CONNECTION|\//)
  await expect.poll(async () => (await fetch(`${host.url}/readyz`)).status).toBe(200)
  await host.stop()
  await postgres.stop()
})

it('says that all connections of its Postgres are taken, and works again once one is free', async () => {
  const postgres = await startPlainPostgres({ maxConnections: 45 })
  const host = await startHost({ DATABASE_URL: postgres.url })
  const key = await publishableKeyOf(host.url)
  const client = createClient(host.url, key, { auth: { persistSession: false, autoRefreshToken: false } })
  await client.auth.signUp({ email: 'ben@northwind.taken.example', password })
  const { data: profile } = await client.from('profiles').select('company_id').single().throwOnError()
  const name = `${profile.company_id}/${crypto.randomUUID()}/audio.webm`
  const recordings = client.storage.from('recordings')
  expect((await recordings.upload(name, new Blob(['sound'], { type: 'audio/webm' }))).error).toBeNull()
  const file = await recordings.createSignedUrl(name, 3600)
  const greedy = postgresDriver(postgres.url, { max: 60, connection: { application_name: 'greedy' } })
  const first = await greedy.reserve()
  const taken = [first]
  const ask = async () => {
    const more = await Promise.allSettled(Array.from({ length: 45 }, () => greedy.reserve()))
    taken.push(...more.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])))
    await first`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'parley'`
    const { status, error } = await client.from('leads').select('id').limit(1)
    const { error: userError } = await client.auth.getUser()
    const { status: fileStatus } = await fetch(file.data?.signedUrl ?? '')
    return [status, error?.message, userError?.status, fileStatus]
  }
  // Never a word against somebody's token or link: that would sign them out.
  const crowded = 'All connections of the database are taken. Try again in a moment.'
  await expect.poll(ask).toEqual([503, crowded, 503, 503])
  for (const each of taken) each.release()
  await greedy.end()
  await expect.poll(async () => (await client.from('leads').insert({ name: 'Again' })).status).toBe(201)
  await host.stop()
  await postgres.stop()
})

/** Starts Parley by this command; resolves when it runs. */
async function startBy(command: string, args: string[]) {
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-stop-'))
  chmodSync(dataDir, 0o711)
  const { PATH, HOME } = process.env
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH,
      HOME,
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      SPEECH_INSTALL: 'never',
      LOG_LEVEL: 'warn',
    },
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const runs = (times: number) =>
    expect.poll(() => output.split('Started in').length - 1, { interval: 50 }).toBe(times)
  await runs(1)
  return { child, dataDir, runs, postgresFile: join(dataDir, 'postgres/cluster/postmaster.pid') }
}

const node = process.execPath
const asProcessOne = ['--fork', '--pid', '--mount-proc', node, 'scripts/start.mjs']
const hasNamespaces = (() => {
  try {
    execFileSync('unshare', ['--fork', '--pid', '--mount-proc', 'true'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

it('ends with everything it started when npm start is told to', async () => {
  const { child, dataDir, postgresFile } = await startBy(node, [
    execFileSync('sh', ['-c', 'readlink -f "$(command -v npm)"'], { encoding: 'utf8' }).trim(),
    'start',
  ])
  const postgres = Number(readFileSync(postgresFile, 'utf8').split('\n')[0])
  // The pipe closes with the last process that could write into it.
  const closed = once(child, 'close')
  child.kill('SIGTERM')
  await closed
  expect(() => process.kill(postgres, 0)).toThrow('ESRCH')
  expect(existsSync(postgresFile)).toBe(false)
  expect(existsSync(join(dataDir, 'parley.lock'))).toBe(false)
  rmSync(dataDir, { recursive: true })
})

it.skipIf(!hasNamespaces)(
  'ends when told to as process 1, whose dead grandchildren nobody buries',
  async () => {
    const { child, dataDir, runs, postgresFile } = await startBy('unshare', asProcessOne)
    const launcher = childOf(child.pid ?? 0)
    const server = childOf(launcher)
    const postgres = childOf(server)
    // Its Postgres leaves its file behind and stays a zombie once the server is gone, too.
    process.kill(server, 'SIGSTOP')
    process.kill(postgres, 'SIGKILL')
    process.kill(server, 'SIGKILL')
    await runs(2)
    const closed = once(child, 'close')
    process.kill(launcher, 'SIGTERM')
    await closed
    expect(existsSync(postgresFile)).toBe(false)
    rmSync(dataDir, { recursive: true })
  },
)
