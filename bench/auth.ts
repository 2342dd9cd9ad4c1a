import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { startHost } from '../e2e/support/host.ts'
import { createSigningKeys } from '../server/src/auth/keys.ts'
import { cost, hashPassword, matchesPassword } from '../server/src/auth/passwords.ts'
import type { Database } from '../server/src/database/database.ts'
import { withScratchDatabase } from '../server/src/database/scratch.ts'
import { createCallerResolver } from '../server/src/http/caller.ts'
import { loadSecrets } from '../server/src/secrets.ts'
import { type AuthCalls, createAuthCalls, median, refreshRace } from './support/auth-load.ts'

/**
 * The auth service: password sign-ins a second beside what the hash alone allows, the check of an access token, races of
 * refreshes that share one token, and whether known and unknown addresses take the same time.
 */
const signIns = 60
const racers = 1000
const probeCount = 40
const credentials = { email: 'known@bench.example', password: 'correct horse battery' }

const print = (name: string, words: string) => console.log(`${name.padEnd(20)}${words}`)

/** How many of `times` that run at once are done in a second. */
async function perSecond(times: number, run: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await Promise.all(Array.from({ length: times }, run))
  return (times * 1000) / (performance.now() - from)
}

async function microseconds(times: number, run: () => Promise<unknown>): Promise<number> {
  await run()
  const from = performance.now()
  for (let index = 0; index < times; index += 1) await run()
  return ((performance.now() - from) * 1000) / times
}

/** Measures the parts separately; returns password checks a second. */
async function measureParts(database: Database): Promise<number> {
  const { sql } = database
  const keys = await createSigningKeys(sql, 'http://parley.bench/auth/v1')
  const callers = createCallerResolver(keys, await loadSecrets(sql), sql)
  const token = await keys.sign({ sub: randomUUID(), role: 'authenticated' }, 3600)
  const bySignature = await microseconds(500, () => keys.verify(token))
  const again = await microseconds(20_000, () => callers.verify(token))
  print('JWT check', `${bySignature.toFixed(0)} µs by signature, ${again.toFixed(1)} µs when seen before`)
  const stored = await hashPassword(credentials.password)
  return perSecond(signIns, () => matchesPassword(sql, credentials.password, stored))
}

async function measureRaces(calls: AuthCalls): Promise<void> {
  for (const sessions of [1, 100]) {
    const { lost, seconds } = await refreshRace(calls, credentials, sessions, racers)
    const words = `${racers} at once on ${sessions} session${sessions === 1 ? '' : 's'}`
    print('refresh races', `${words}: ${lost} lost, ${seconds.toFixed(1)} s`)
    if (lost > 0) process.exitCode = 1
  }
}

/** Alternates known and unknown addresses, so that other load on the machine affects both alike. */
async function measureAnswers(calls: AuthCalls): Promise<void> {
  const probes: [string, Record<string, unknown>][] = [
    ['token?grant_type=password', { password: 'wrong' }],
    ['recover', {}],
    ['otp', { create_user: false }],
  ]
  for (const [path, body] of probes) {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    for (let index = 0; index < probeCount; index += 1)
      for (const kind of ['known', 'unknown'] as const) {
        const email = kind === 'known' ? credentials.email : `unknown-${index}@bench.example`
        const from = performance.now()
        await calls.post(path, { ...body, email })
        times[kind].push(performance.now() - from)
      }
    const [known, unknown] = [median(times.known).toFixed(1), median(times.unknown).toFixed(1)]
    print(path.replace(/\?.*=/, ' by '), `${known} ms for a known address, ${unknown} ms for an unknown one`)
  }
}

const bound = await withScratchDatabase(measureParts)
const host = await startHost()
try {
  const calls = createAuthCalls(host.url)
  await calls.post('signup', credentials)
  const signIn = () => calls.post('token?grant_type=password', credentials)
  await signIn()
  const rate = await perSecond(signIns, signIn)
  const hash = `argon2id, ${cost.memoryCost / 1024} MiB, ${cost.timeCost} passes, ${cost.parallelism} lane`
  print(
    'password sign-ins',
    `${rate.toFixed(1)} a second on ${availableParallelism()} cores; the hash alone ${bound.toFixed(1)} (${hash})`,
  )
  await measureRaces(calls)
  await measureAnswers(calls)
} finally {
  await host.stop()
}
