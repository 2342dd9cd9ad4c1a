import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'

/** Hosted Supabase runs the same folders under Deno; each is started there as it would be, against a real host. */
const root = new URL('../../../', import.meta.url)
const names = readdirSync(new URL('supabase/functions/', root), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[a-z]/.test(entry.name) && entry.name !== 'node_modules')
  .map((entry) => entry.name)

interface Runtime {
  url: string
  process: ChildProcess
}

const start = (name: string, host: TestHost): Promise<Runtime> =>
  new Promise((resolve, reject) => {
    // The model's client asks for the host's name as it loads.
    const permissions = ['--allow-net', '--allow-env', '--allow-read', '--allow-sys=hostname']
    const child = spawn(
      fileURLToPath(new URL('node_modules/.bin/deno', root)),
      ['run', ...permissions, fileURLToPath(new URL(`supabase/functions/${name}/index.ts`, root))],
      {
        // A group of its own, since the launcher of the npm package runs the real binary as its child.
        detached: true,
        env: {
          PATH: process.env['PATH'],
          HOME: process.env['HOME'],
          DENO_NO_UPDATE_CHECK: '1',
          DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
          SUPABASE_URL: host.url,
          SUPABASE_ANON_KEY: host.publishableKey,
        },
      },
    )
    let output = ''
    const listen = (part: Buffer) => {
      output += part.toString('utf8')
      const url = /Listening on (http:\/\/\S+)/.exec(output)?.[1]
      if (url !== undefined) resolve({ url, process: child })
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.on('error', reject)
    child.on('exit', () => reject(new Error(`Deno ended before it served ${name}:\n${output}`)))
  })

let host: TestHost
let person: Person
const runtimes = new Map<string, Runtime>()

const ask = async (name: string, body: unknown, token?: string): Promise<Response> =>
  fetch(runtimes.get(name)?.url ?? '', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  })

const tokenOf = async ({ client }: Person): Promise<string> =>
  (await client.auth.getSession()).data.session?.access_token ?? ''

beforeAll(async () => {
  host = await startTestHost()
  person = await host.person('person')
})
afterAll(async () => {
  for (const { process: child } of runtimes.values()) {
    if (child.pid !== undefined) process.kill(-child.pid)
  }
  await host.close()
})

describe.each(names)('%s under Deno', (name) => {
  beforeAll(async () => {
    runtimes.set(name, await start(name, host))
  })

  it('lets a browser ask first', async () => {
    const response = await fetch(runtimes.get(name)?.url ?? '', { method: 'OPTIONS' })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-headers')).toContain('authorization')
  })

  it('refuses an empty request with a sentence, whoever asks', async () => {
    for (const token of [undefined, await tokenOf(person)]) {
      const response = await ask(name, {}, token)
      expect(response.status).toBeGreaterThanOrEqual(400)
      expect(response.status).toBeLessThan(500)
      expect(await response.json()).toMatchObject({ error: expect.stringMatching(/\S+ \S+/) })
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
    }
  })
})

it('loads and removes the sample company under Deno as under the host', async () => {
  const token = await tokenOf(person)
  const counts = { leads: 60, tasks: 80, recordings: 25 }
  const answers = []
  for (const action of ['load', 'load', 'remove']) {
    answers.push(await (await ask('sample-company', { action }, token)).json())
  }
  expect(answers).toMatchObject([
    { ...counts, isAlreadyLoaded: false },
    { ...counts, isAlreadyLoaded: true },
    counts,
  ])
  const forged = await ask('sample-company', { action: 'load' }, `${token}x`)
  expect(forged.status).toBe(401)
})
