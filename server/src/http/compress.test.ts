import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'
import { withoutEvents } from '../testing/without-events.ts'

let host: TestHost
let ben: Person
let token: string

interface Raw {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

interface Asked {
  method?: string
  accept?: string | undefined
  body?: string
  headers?: Record<string, string>
}

/** The answer's bytes as they travel: `fetch` would unpack them. */
const ask = (path: string, { method = 'GET', accept, body, headers = {} }: Asked = {}): Promise<Raw> =>
  new Promise((resolve, reject) => {
    const sent = request(
      new URL(path, host.url),
      {
        method,
        headers: {
          apikey: host.publishableKey,
          authorization: `Bearer ${token}`,
          ...(accept === undefined ? {} : { 'accept-encoding': accept }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
      },
      (response) => {
        const pieces: Buffer[] = []
        response.on('data', (piece: Buffer) => pieces.push(piece))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(pieces),
          }),
        )
      },
    )
    sent.on('error', reject)
    sent.end(body?.replace('$company', ben.companyId))
  })

beforeAll(async () => {
  host = await startTestHost()
  await withoutEvents(host.database)
  ben = await host.person('ben')
  const { data } = await ben.client.auth.getSession()
  token = data.session?.access_token ?? ''
  const { error } = await ben.client.auth.updateUser({ data: { biography: 'Sells. '.repeat(100) } })
  if (error) throw error
  await ben.client
    .from('leads')
    .insert(Array.from({ length: 50 }, (_, index) => ({ name: `Lead ${index}` })))
    .throwOnError()
  await ben.client
    .from('tasks')
    .insert(
      Array.from({ length: 10 }, (_, index) => ({ title: `Call ${index}`, due_at: '2020-01-01T00:00:00Z' })),
    )
    .throwOnError()
  for (let index = 0; index < 20; index += 1)
    await ben.client.storage
      .from('recordings')
      .throwOnError()
      .upload(recording(), new Blob([`[${index}]`]))
})
afterAll(() => host.close())

const recording = () => `${ben.companyId}/${crypto.randomUUID()}/words.json`

const post = (body: unknown): Asked => ({ method: 'POST', body: JSON.stringify(body) })

/** Each service's own door, with a question whose answer is over 1 KiB. */
const doors: Record<string, [path: string, asked?: Asked]> = {
  'a list of rows': ['/rest/v1/leads?select=*&order=id'],
  'rows as a table': ['/rest/v1/leads?select=*&order=id', { headers: { accept: 'text/csv' } }],
  'rows that were written': [
    '/rest/v1/leads?name=like.Lead*&order=id',
    {
      method: 'PATCH',
      body: '{"title":"Head"}',
      headers: { prefer: 'return=representation' },
    },
  ],
  'a function of the database': ['/rest/v1/rpc/today', post({ time_zone: 'UTC' })],
  "the schema's description": ['/rest/v1/'],
  'an account': ['/auth/v1/user'],
  'a list of files': ['/storage/v1/object/list/recordings', post({ prefix: '$company', limit: 100 })],
  'tools of the assistant': [
    '/functions/v1/ai-crm-tools',
    post({ toolName: 'search_leads', parameters: { limit: 20 } }),
  ],
}

it.each(Object.entries(doors))('compresses %s as the client accepts it', async (_, [path, asked = {}]) => {
  const plain = await ask(path, asked)
  expect(plain.status).toBeLessThan(300)
  expect(plain.body.length).toBeGreaterThan(1024)
  expect(plain.headers['content-encoding']).toBeUndefined()
  for (const [accept, encoding, unpack] of [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ] as const) {
    const packed = await ask(path, { ...asked, accept })
    expect(packed.headers['content-encoding']).toBe(encoding)
    expect(packed.headers['content-length'] ?? `${packed.body.length}`).toBe(`${packed.body.length}`)
    for (const name of ['vary', 'content-type', 'content-range', 'access-control-allow-origin'])
      expect(packed.headers[name], name).toBe(plain.headers[name])
    expect(packed.headers.vary).toMatch(/accept-encoding/i)
    expect(packed.body.length).toBeLessThan(plain.body.length / 1.5)
    const unpacked = unpack(packed.body).toString()
    // Some of them tell the time.
    expect(unpacked.slice(0, 20)).toBe(plain.body.toString().slice(0, 20))
    expect(unpacked.length).toBeGreaterThan(1024)
  }
})

it('changes nothing about what is said', async () => {
  const list = '/rest/v1/leads?select=*&order=id'
  const plain = await ask(list)
  expect(brotliDecompressSync((await ask(list, { accept: 'br' })).body)).toEqual(plain.body)
  expect(gunzipSync((await ask(list, { accept: 'gzip' })).body)).toEqual(plain.body)
})

describe('leaves as it is', () => {
  it.each(['identity', 'deflate', '*;q=0', '', undefined])(
    'what a client takes that accepts %s',
    async (accept) => {
      const { headers, body } = await ask('/rest/v1/leads?select=*', { accept })
      expect(headers['content-encoding']).toBeUndefined()
      expect(JSON.parse(body.toString())).toHaveLength(50)
    },
  )

  it('what is under 1 KiB, and what has no body', async () => {
    const small = await ask('/rest/v1/leads?select=id&limit=2', { accept: 'br' })
    expect(small.headers['content-encoding']).toBeUndefined()
    expect(JSON.parse(small.body.toString())).toHaveLength(2)
    const head = await ask('/rest/v1/leads?select=*', {
      method: 'HEAD',
      accept: 'br',
      headers: { prefer: 'count=exact' },
    })
    expect(head).toMatchObject({ status: 200, headers: { 'content-range': '0-49/50' } })
    expect(head.headers['content-encoding']).toBeUndefined()
    const nothing = await ask('/rest/v1/leads?name=eq.nobody', { method: 'DELETE', accept: 'br' })
    expect(nothing).toMatchObject({ status: 204, body: Buffer.alloc(0) })
  })

  it('files, whole and in ranges: their bytes are counted', async () => {
    const path = recording()
    const text = JSON.stringify(Array.from({ length: 500 }, (_, index) => ({ index })))
    const { error } = await ben.client.storage
      .from('recordings')
      .upload(path, new Blob([text], { type: 'application/json' }), { contentType: 'application/json' })
    expect(error).toBeNull()
    const whole = await ask(`/storage/v1/object/recordings/${path}`, { accept: 'gzip, br' })
    expect(whole.headers['content-encoding']).toBeUndefined()
    expect(whole.headers['content-length']).toBe(`${text.length}`)
    expect(whole.headers['etag']).not.toMatch(/^W/)
    const part = await ask(`/storage/v1/object/recordings/${path}`, {
      accept: 'gzip, br',
      headers: { range: 'bytes=1000-3999' },
    })
    expect(part).toMatchObject({ status: 206, headers: { 'content-length': '3000' } })
    expect(part.headers['content-encoding']).toBeUndefined()
    expect(part.body.toString()).toBe(text.slice(1000, 4000))
  })

  it('streams of events, which come one by one', async () => {
    const { headers, body } = await ask('/mcp', {
      ...post({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
      accept: 'gzip, br',
      headers: { accept: 'application/json, text/event-stream' },
    })
    expect(headers['content-type']).toContain('text/event-stream')
    expect(headers['content-encoding']).toBeUndefined()
    expect(body.toString()).toMatch(/^data: .{1024}/m)
  })

  it('pages and scripts, which are compressed already', async () => {
    const { headers, body } = await ask('/openapi.json', { accept: 'br' })
    expect(headers['content-encoding']).toBe('br')
    expect(JSON.parse(brotliDecompressSync(body).toString())).toHaveProperty('openapi')
  })
})
