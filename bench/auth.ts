import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { createSigningKeys } from '../server/src/auth/keys.ts'
import { cost, hashPassword, matchesPassword } from '../server/src/auth/passwords.ts'
import { readConfig } from '../server/src/config.ts'
import { withScratchDatabase } from '../server/src/database/scratch.ts'
import { startHost } from '../server/src/host.ts'
import { createCallerResolver } from '../server/src/http/caller.ts'
import { loadSecrets } from '../server/src/secrets.ts'
import { createAuthCalls, median, refreshRace } from './support/auth-load.ts'

/**
 * The auth service: password sign-ins a second beside what the hash alone allows, the check of an access token, races of
 * refreshes that share one token, and whether known and unknown addresses take the same time.
 */
const SIGN_INS = 60
const RACERS = 1000
const PROBES = 40
const password = 'correct horse battery'

await withScratchDatabase(async (database) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-bench-auth-'))
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    PUBLIC_URL: 'http://parley.test',
    RATE_LIMITS: 'false',
    SPEECH_INSTALL: 'never',
  })
  const host = await startHost(config, pino({ level: 'silent' }))
  try {
    const secrets = await loadSecrets(database.sql)
    const calls = createAuthCalls(host.url, secrets.publishableKey)
    const email = 'known@bench.example'
    await calls.post('signup', { email, password })

    const signIn = () => calls.post('token?grant_type=password', { email, password })
    await signIn()
    const started = performance.now()
    const answers = await Promise.all(Array.from({ length: SIGN_INS }, signIn))
    const seconds = (performance.now() - started) / 1000
    const hash = `argon2id, ${cost.memoryCost / 1024} MiB, ${cost.timeCost} passes, ${cost.parallelism} lane`
    const stored = await hashPassword(password)
    const alone = performance.now()
    await Promise.all(Array.from({ length: SIGN_INS }, () => matchesPassword(database.sql, password, stored)))
    const bound = SIGN_INS / ((performance.now() - alone) / 1000)
    console.log(
      `password sign-ins   ${(SIGN_INS / seconds).toFixed(1)} a second on ${availableParallelism()} cores; the hash alone ${bound.toFixed(1)} (${hash})`,
    )

    const token = String(answers[0]?.body['access_token'])
    const keys = await createSigningKeys(database.sql, `${config.PUBLIC_URL}/auth/v1`)
    const callers = createCallerResolver(keys, secrets)
    const each = async (times: number, check: () => Promise<unknown>) => {
      const from = performance.now()
      for (let index = 0; index < times; index += 1) await check()
      return ((performance.now() - from) * 1000) / times
    }
    await keys.verify(token)
    const full = await each(500, () => keys.verify(token))
    const repeated = await each(20_000, () => callers.verify(token))
    console.log(
      `JWT check           ${full.toFixed(0)} µs by signature, ${repeated.toFixed(1)} µs when seen before`,
    )

    for (const sessions of [1, 100]) {
      const { lost, seconds: took } = await refreshRace(calls, { email, password }, sessions, RACERS)
      console.log(
        `refresh races       ${RACERS} at once on ${sessions} session${sessions === 1 ? '' : 's'}: ${lost} lost, ${took.toFixed(1)} s`,
      )
      if (lost > 0) process.exitCode = 1
    }

    const probes: [string, (address: string) => Promise<unknown>][] = [
      [
        'password',
        (address) => calls.post('token?grant_type=password', { email: address, password: 'wrong' }),
      ],
      ['recover', (address) => calls.post('recover', { email: address })],
      ['otp', (address) => calls.post('otp', { email: address, create_user: false })],
    ]
    for (const [name, ask] of probes) {
      const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
      // Taken in turns, so that whatever else the machine does falls on both alike.
      for (let index = 0; index < PROBES; index += 1)
        for (const kind of ['known', 'unknown'] as const) {
          const from = performance.now()
          await ask(kind === 'known' ? email : `unknown-${index}@bench.example`)
          times[kind].push(performance.now() - from)
        }
      console.log(
        `${name.padEnd(19)} ${median(times.known).toFixed(1)} ms for a known address, ${median(times.unknown).toFixed(1)} ms for an unknown one`,
      )
    }
  } finally {
    await host.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
