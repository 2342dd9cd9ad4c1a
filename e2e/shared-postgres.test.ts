/** @module-tag kills */
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { expect, it } from 'vitest'
import { startPlainPostgres } from '../scripts/lib/plain-postgres.mjs'
import { postgres as postgresDriver } from '../server/src/database/driver.ts'
import { type RunningHost, startHost } from './support/host.ts'
import { password, publishableKeyOf } from './support/people.ts'

/** Each round costs seconds: all of them at night, a few where this part changed, any number by the setting. */
const roundCount = Number(process.env['KILL_ROUNDS'] ?? (process.env['TEST_ALL'] ? 60 : 6))

async function clientOf(host: RunningHost): Promise<SupabaseClient> {
  const key = await publishableKeyOf(host.url)
  return createClient(host.url, key, { auth: { persistSession: false, autoRefreshToken: false } })
}

/** Writes rows under ids of its own until it is told to stop, and remembers those that the server said it has. */
function writeUntilOver(clients: readonly SupabaseClient[], patienceMs = 10_000) {
  const acknowledged = new Set<string>()
  const statuses = new Set<number>()
  let isOver = false
  const writers = clients.flatMap((client) =>
    Array.from({ length: 4 }, async () => {
      while (!isOver) {
        const id = crypto.randomUUID()
        const { error, status } = await client
          .from('leads')
          .insert({ id, name: 'Kept' })
          .abortSignal(AbortSignal.timeout(patienceMs))
        // 0: nobody was there to answer.
        statuses.add(status)
        if (!error) acknowledged.add(id)
      }
    }),
  )
  const grows = async (by: number) => {
    const before = acknowledged.size
    await expect.poll(() => acknowledged.size).toBeGreaterThan(before + by)
  }
  async function end() {
    isOver = true
    await Promise.all(writers)
    return { acknowledged, statuses }
  }
  return { grows, end }
}

/** Those of the acknowledged rows that are not there. */
async function lost(url: string, acknowledged: ReadonlySet<string>): Promise<string[]> {
  const sql = postgresDriver(url, { max: 1 })
  const rows = await sql<{ id: string }[]>`select id from public.leads`
  await sql.end()
  const kept = new Set(rows.map(({ id }) => id))
  return [...acknowledged].filter((id) => !kept.has(id))
}

const serverOf = (host: RunningHost) =>
  Number(execFileSync('pgrep', ['-P', String(host.pid())], { encoding: 'utf8' }).trim())

const patienceMs = 120_000 + roundCount * 40_000
it(`loses nothing in ${roundCount} rounds of kills of two processes and their Postgres, and needs nobody`, {
  timeout: patienceMs,
}, async () => {
  const shared = mkdtempSync(join(tmpdir(), 'parley-rounds-'))
  const postgres = await startPlainPostgres()
  const environment = { DATABASE_URL: postgres.url, STORAGE_DIR: join(shared, 'storage') }
  const hosts = await Promise.all([1, 2].map(() => startHost(environment, { isSupervised: true })))
  const clients = await Promise.all(hosts.map(clientOf))
  const [first, second] = hosts
  if (!first || !second) throw new Error('two hosts')
  const who = { email: 'ben@northwind.rounds.example', password }
  await clients[0]?.auth.signUp(who)
  await clients[1]?.auth.signInWithPassword(who)
  const kill = (host: RunningHost) => process.kill(serverOf(host), 'SIGKILL')
  const faults = [
    () => kill(first),
    () => postgres.restart(),
    () => kill(second),
    () => postgres.restart('immediate'),
    () => hosts.forEach(kill),
    () => {
      kill(first)
      postgres.restart('immediate')
    },
  ]
  const writing = writeUntilOver(clients)
  for (let round = 0; round < roundCount; round++) {
    await writing.grows(20)
    faults[round % faults.length]?.()
    // Both are back by themselves, and take rows.
    for (const host of hosts)
      await expect
        .poll(() =>
          fetch(`${host.url}/readyz`).then(
            ({ ok }) => ok,
            () => false,
          ),
        )
        .toBe(true)
  }
  await writing.grows(20)
  const { acknowledged, statuses } = await writing.end()
  expect(await lost(postgres.url, acknowledged)).toEqual([])
  // Refused in words or not answered at all, never with an error of the server's own.
  expect([...statuses].filter((status) => ![0, 201, 503].includes(status))).toEqual([])
  await Promise.all(hosts.map((host) => host.stop()))
  await postgres.stop()
  rmSync(shared, { recursive: true, force: true })
})

/** One address over TCP that leads to whichever Postgres is the first now, as a provider's does. */
async function startAddress(port: number) {
  let leadsTo = port
  const open = new Set<Socket>()
  const server = createServer((from) => {
    const to = connect(leadsTo, '127.0.0.1')
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    leadTo(other: number) {
      leadsTo = other
      for (const socket of open) socket.destroy()
    },
    close() {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}

it('goes on through a failover over TCP, also while the other one takes no rows yet', async () => {
  const postgres = await startPlainPostgres()
  const replica = await postgres.addReplica()
  const owner = postgresDriver(postgres.url, { max: 1 })
  // What is acknowledged is on both.
  await owner`alter system set synchronous_standby_names = '*'`
  await owner`select pg_reload_conf()`
  await owner.end()
  const address = await startAddress(postgres.port)
  const url = postgres.url.replace(`:${postgres.port}/`, `:${address.port}/`)
  const host = await startHost({ DATABASE_URL: url }, { isSupervised: true })
  const server = serverOf(host)
  const client = await clientOf(host)
  await client.auth.signUp({ email: 'ben@northwind.failover.example', password })
  const writing = writeUntilOver([client])
  await writing.grows(50)
  postgres.crash()
  address.leadTo(replica.port)
  const refusal = async () => {
    const { status, error } = await client.from('leads').insert({ name: 'Not yet' })
    return [status, error?.message]
  }
  await expect
    .poll(refusal)
    .toEqual([503, 'The database takes no changes for now; another one may be taking over. Try again.'])
  expect((await client.from('leads').select('id').limit(1)).status).toBe(200)
  replica.promote()
  await writing.grows(50)
  const { acknowledged, statuses } = await writing.end()
  expect(await lost(url, acknowledged)).toEqual([])
  expect([...statuses].filter((status) => ![201, 503].includes(status))).toEqual([])
  await expect.poll(async () => (await fetch(`${host.url}/readyz`)).status).toBe(200)
  expect(serverOf(host)).toBe(server)
  await host.stop()
  address.close()
  replica.stop()
  await postgres.stop()
})
