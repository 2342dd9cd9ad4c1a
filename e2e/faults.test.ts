/** @module-tag kills */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { type RunningHost, startHost } from './support/host.ts'
import { publishableKeyOf } from './support/people.ts'

/** What was acknowledged must be there after any kill. */
let host: RunningHost
let client: SupabaseClient
let companyId: string
let key: string

const roundCount = 20
const chunkBytes = 4096

async function untilReady(): Promise<void> {
  for (;;) {
    const response = await fetch(`${host.url}/readyz`).catch(() => null)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** The answer to what a client asks again while it hears 503 or nothing, as all clients of the product do. */
async function answered(ask: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const response = await ask().catch(() => null)
    if (response && response.status !== 503) return response
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

const serverPid = () =>
  Number(execFileSync('pgrep', ['-P', String(host.pid())], { encoding: 'utf8' }).split('\n')[0])
const postgresPid = () =>
  Number(readFileSync(join(host.dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])

async function authorisation() {
  const { data } = await client.auth.getSession()
  return { apikey: key, Authorization: `Bearer ${data.session?.access_token}`, 'Tus-Resumable': '1.0.0' }
}

beforeAll(async () => {
  host = await startHost({}, { isSupervised: true })
  key = await publishableKeyOf(host.url)
  client = createClient(host.url, key, { auth: { persistSession: false, autoRefreshToken: false } })
  const { data, error } = await client.auth.signUp({
    email: 'faults@acme.example',
    password: 'correct horse battery',
  })
  if (error) throw error
  const profile = await client
    .from('profiles')
    .select('company_id')
    .eq('id', data.user?.id ?? '')
    .single()
  companyId = z.object({ company_id: z.string() }).parse(profile.data).company_id
})
afterAll(() => host.stop())

/** Inserts until it is told to stop; remembers what was acknowledged. */
async function insertLeads(isOver: () => boolean, acknowledged: string[]): Promise<void> {
  while (!isOver()) {
    const { data } = await client
      .from('leads')
      .insert({ name: `Lead ${acknowledged.length}` })
      .select('id')
      .abortSignal(AbortSignal.timeout(3000))
    const row = z.array(z.object({ id: z.string() })).safeParse(data)
    if (row.success && row.data[0]) acknowledged.push(row.data[0].id)
    else await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

const chunk = (index: number) => Buffer.alloc(chunkBytes, index % 251)

/** Appends chunks as a recorder does; asks for the offset after each failure. Answers the bytes acknowledged. */
async function appendChunks(address: string, isOver: () => boolean, onAppended: () => void): Promise<number> {
  let offset = 0
  while (!isOver()) {
    const headers = {
      ...(await authorisation()),
      'Upload-Offset': String(offset),
      'Content-Type': 'application/offset+octet-stream',
    }
    const response = await fetch(new URL(address, host.url), {
      method: 'PATCH',
      headers,
      body: chunk(offset / chunkBytes),
      signal: AbortSignal.timeout(3000),
    }).catch(() => null)
    if (response?.status === 204) {
      offset = Number(response.headers.get('upload-offset'))
      onAppended()
    } else if (!isOver()) return offset
  }
  return offset
}

async function kill(round: number): Promise<void> {
  const [server, postgres] = [serverPid(), postgresPid()]
  // Postgres ends by itself where its server is killed: it goes first, or it may be gone.
  if (round % 3 !== 0) process.kill(postgres, 'SIGKILL')
  if (round % 3 !== 1) process.kill(server, 'SIGKILL')
}

const lastWords = Buffer.from('the end')

/** Sends the end as a client does: asks where the server stands, appends, and tries again on 503. Answers that offset. */
async function finish(address: string, acknowledged: number, name: string): Promise<number> {
  let kept: number | null = null
  for (;;) {
    const head = await fetch(new URL(address, host.url), {
      method: 'HEAD',
      headers: await authorisation(),
    }).catch(() => null)
    if (!head?.ok) continue
    const offset = Number(head.headers.get('upload-offset'))
    kept ??= offset
    expect(offset, name).toBeGreaterThanOrEqual(acknowledged)
    // A length that arrived before the cut must not be sent again.
    const length: Record<string, string> = head.headers.has('upload-length')
      ? {}
      : { 'Upload-Length': String(kept + lastWords.length) }
    const response = await fetch(new URL(address, host.url), {
      method: 'PATCH',
      headers: {
        ...(await authorisation()),
        'Upload-Offset': String(offset),
        ...length,
        'Content-Type': 'application/offset+octet-stream',
      },
      body: lastWords.subarray(offset - kept),
    }).catch(() => null)
    if (response?.status === 204) return kept
    expect(response?.status ?? 503, name).toBe(503)
  }
}

it(`loses nothing acknowledged in ${roundCount} rounds of SIGKILL, and comes back by itself each time`, async () => {
  const acknowledged: string[] = []
  let audioBytes = 0
  for (let round = 0; round < roundCount; round++) {
    const metadata = Object.entries({
      bucketName: 'recordings',
      objectName: `${companyId}/round-${round}/audio.webm`,
      contentType: 'audio/webm',
    })
      .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
      .join(',')
    const headers = await authorisation()
    const created = await answered(() =>
      fetch(`${host.url}/storage/v1/upload/resumable`, {
        method: 'POST',
        headers: { ...headers, 'Upload-Defer-Length': '1', 'Upload-Metadata': metadata },
      }),
    )
    expect(created.status).toBe(201)
    const address = created.headers.get('location') ?? ''
    let isOver = false
    const inserting = insertLeads(() => isOver, acknowledged)
    const appended = Promise.withResolvers<void>()
    const appending = appendChunks(address, () => isOver, appended.resolve)
    // In the middle of work, however slow the machine is today: after the first piece of audio, a little later each round.
    await Promise.race([appended.promise, appending])
    await new Promise((resolve) => setTimeout(resolve, 60 + round * 12))
    await kill(round)
    isOver = true
    const [, offset] = await Promise.all([inserting, appending])
    audioBytes += offset
    await untilReady()

    const kept = await finish(address, offset, `audio of round ${round}`)
    const stored = await answered(() =>
      fetch(`${host.url}/storage/v1/object/authenticated/recordings/${companyId}/round-${round}/audio.webm`, {
        headers,
      }),
    )
    expect(stored.status).toBe(200)
    const bytes = Buffer.from(await stored.arrayBuffer())
    const expected = Buffer.concat(
      Array.from({ length: Math.ceil(offset / chunkBytes) }, (_, index) => chunk(index)),
    )
    expect(bytes.length).toBe(kept + lastWords.length)
    expect(bytes.subarray(0, offset).equals(expected), `audio of round ${round}`).toBe(true)
  }
  await answered(() => fetch(`${host.url}/rest/v1/leads?select=id&limit=1`, { headers: { apikey: key } }))
  const { count } = await client
    .from('leads')
    .select('id', { count: 'exact', head: true })
    .in('id', acknowledged.slice(-300))
  expect(count).toBe(Math.min(300, acknowledged.length))
  const { count: all } = await client.from('leads').select('id', { count: 'exact', head: true })
  expect(all ?? 0).toBeGreaterThanOrEqual(acknowledged.length)
  expect(acknowledged.length).toBeGreaterThan(0)
  expect(audioBytes).toBeGreaterThanOrEqual(roundCount * chunkBytes)
})
