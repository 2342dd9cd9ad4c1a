import { readdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRecorder } from '../metrics/recorder.ts'
import { type Person, password, startTestHost, type TestHost } from '../testing/host.ts'

// These need the web build, which npm start and npm test create first.
let host: TestHost
let ana: Person

const sources = fileURLToPath(new URL('..', import.meta.url))

/** Where the routes of a folder are mounted; a folder with routes that is missing here fails the test. */
const mounts: readonly (readonly [folder: string, address: string])[] = [
  ['integrations/settings', '/functions/v1/connection-settings'],
  ['integrations/mcp', '/mcp'],
  ['integrations/oauth', ''],
  ['speech/dictation', '/functions/v1/dictate'],
  ['pages/blog', '/blog'],
  ['mail/returned', '/mail/returned'],
  ['mail', '/unsubscribe'],
  ['functions', '/functions/v1'],
  ['storage', '/storage/v1'],
  ['realtime', '/realtime/v1'],
  ['auth', '/auth/v1'],
  ['data', '/rest/v1'],
  ['pages', ''],
  ['http', ''],
]

interface Route {
  address: string
  /** Whether it is called last, since it ends the session or the company. */
  isLast: boolean
}
const route = (address: string): Route => ({
  address,
  isLast: /logout|delete_account|erase_company|end_session|remove_member/.test(address),
})

/** Every route that the sources name, every table and function of the API, and every function of the edge. */
async function readRoutes(): Promise<Route[]> {
  const found = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.includes('testing'))
    .flatMap((name) => {
      const text = readFileSync(join(sources, name), 'utf8')
      const paths = [...text.matchAll(/\bapp\.(?:get|post|put|patch|delete|all)\(\s*'([^']+)'/g)]
      const file = name.split(sep).join('/')
      const mount = mounts.find(([folder]) => file.startsWith(`${folder}/`))
      if (paths.length > 0 && !mount) throw new Error(`Say in mounts where the routes of ${name} are.`)
      return paths.map(([, path = '']) => `${mount?.[1]}${path === '/' ? '' : path}` || '/')
    })
  const relations = await host.database.sql<{ name: string }[]>`
    select relname as name from pg_catalog.pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')`
  const functions = await host.database.sql<{ name: string }[]>`
    select distinct proname as name from pg_catalog.pg_proc
     where pronamespace = 'public'::regnamespace and prokind = 'f' and prorettype <> 'trigger'::regtype`
  const edge = readdirSync(new URL('../../../supabase/functions/', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]/.test(entry.name) && entry.name !== 'node_modules')
    .map(({ name }) => `/functions/v1/${name}`)
  const all = [
    ...found,
    ...relations.map(({ name }) => `/rest/v1/${name}`),
    ...functions.map(({ name }) => `/rest/v1/rpc/${name}`),
    ...edge,
    '/auth/v1/token?grant_type=password',
    '/auth/v1/token?grant_type=refresh_token',
    '/auth/v1/token?grant_type=pkce',
    '/auth/v1/token?grant_type=id_token',
    '/auth/v1/token?grant_type=web3',
  ]
  return [...new Set(all)].map(route)
}

const segments = [
  '%00',
  '%ED%A0%80',
  '%zz',
  '%',
  'x'.repeat(3000),
  '..%2f..%2fetc',
  "'--",
  '%F0%9F%92%A9',
  '-1',
  '%0d%0a',
]
const queries = [
  '',
  '?select=*&id=eq.%00',
  '?q=%ED%A0%80&page=99999999999999999999',
  '?select=%00',
  '?or=((((((((((((((((((((((((((((((',
  '?limit=-1&offset=1e999',
  '?order=x.y.z.&select=a(b(c(d(',
  '?token=%F0%28%8C%28&type=signup&redirect_to=//evil.test',
  '?width=-1&height=1e9&resize=x',
  '?grant_type=%00',
  '?columns=%22%00%22&on_conflict=%5Cu0000',
]
const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
const fields = (value: string) =>
  `{"email":${value},"password":${value},"phone":${value},"token":${value},"type":${value},"data":{"full_name":${value}},"name":${value},"prefix":${value},"paths":[${value}],"messages":[${value}],"question":${value},"id":${value},"refresh_token":${value},"auth_code":${value},"code_verifier":${value},"expiresIn":${value}}`
const bodies: readonly (readonly [type: string, body: string | Uint8Array<ArrayBuffer>])[] = [
  ['application/json', fields('"\\u0000"')],
  ['application/json', fields('"\\ud800"')],
  ['application/json', fields('"x,victim@corp.test"')],
  ['application/json', fields('null')],
  ['application/json', fields('1e999')],
  ['application/json', fields(deep(90))],
  ['application/json', deep(200_000)],
  ['application/json', `{"data":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`],
  ['application/json', '{"\\u0000":1}'],
  ['application/json', '[{"id":"\\udfff"},[],null]'],
  ['application/json', 'null'],
  ['application/json', '"text"'],
  ['application/json', '{'],
  ['application/json', ''],
  ['application/json', new Uint8Array([0xff, 0xfe, 0x00, 0xed, 0xa0, 0x80])],
  ['application/x-www-form-urlencoded', 'email=%00&name=%ED%A0%80&message=%zz'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\n\0\r\n--x--',
  ],
  ['multipart/form-data', 'no boundary'],
  ['text/plain', '\0'],
  ['text/csv', 'a,b\n"'],
  ['\u00ff', '{}'],
  ['application/octet-stream', fields('"\\u0000"')],
]
const headers: readonly Record<string, string>[] = [
  {},
  { Range: 'items=9-1', Prefer: 'count=exact,return=representation,max-affected=-1' },
  { Accept: 'application/vnd.pgrst.object+json', 'Accept-Profile': "'; drop" },
  { 'Content-Profile': 'auth', 'X-Request-Id': 'x'.repeat(500), 'User-Agent': '\u00ff\u00fe' },
  { 'Tus-Resumable': '1.0.0', 'Upload-Length': '-1', 'Upload-Metadata': 'bucketName ////,objectName AAAA' },
  {
    'Tus-Resumable': '1.0.0',
    'Upload-Offset': '99999999999999999999',
    'Content-Type': 'application/offset+octet-stream',
  },
  { 'X-Metadata': 'eyJhIjoiXHUwMDAwIn0=', 'x-upsert': 'true', Range: 'bytes=9-1' },
  { 'Accept-Language': '*;q=x,\u00ff', Referer: 'http://[', Cookie: 'a=%00' },
]
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

function pick<T>(from: readonly T[], at: number): T {
  const found = from[at % from.length]
  if (found === undefined) throw new Error('an empty list')
  return found
}

/** The status of a request as it is given here: fetch would correct addresses, and refuse bodies of a GET. */
const send = (method: string, path: string, given: Record<string, string>, body?: string | Uint8Array) =>
  new Promise<{ status: number; connection: string | undefined }>((resolve, reject) => {
    const framed = { ...given, 'Content-Length': String(Buffer.byteLength(body ?? '')) }
    const asked = request(host.url, { method, path, headers: framed }, (answer) => {
      answer.resume()
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, connection: answer.headers.connection }),
      )
    })
    asked.on('error', reject)
    asked.end(body)
  })

async function signIn(): Promise<string> {
  const { data, error } = await host.client().auth.signInWithPassword({ email: ana.email, password })
  if (error) throw error
  return data.session.access_token
}

beforeAll(async () => {
  host = await startTestHost({ MAIL_RETURN_SECRET: 'a-secret-for-returned-mails' })
  ana = await host.person('ana')
})
afterAll(() => host.close())

it('answers hostile requests to every route and method without an error of its own', async () => {
  const routes = await readRoutes()
  expect(routes.length).toBeGreaterThan(200)
  const failed: string[] = []
  let token = await signIn()
  let sent = 0
  for (const { address } of routes.toSorted((one, other) => Number(one.isLast) - Number(other.isLast))) {
    for (const method of methods) {
      sent += 1
      const path = address.replaceAll(/:\w+(?:\{[^}]*\})?|\*/g, () => pick(segments, (sent += 1)))
      const [type, body] = pick(bodies, sent)
      const who: Record<string, string>[] = [
        { apikey: host.publishableKey, Authorization: `Bearer ${token}` },
        { apikey: host.publishableKey },
        { Authorization: `Bearer ${pick(segments, sent)}` },
      ]
      const given: Record<string, string> = {
        'Content-Type': type,
        ...pick(headers, sent * 7),
        // Mostly as somebody who may.
        ...pick(who, sent % 5 < 3 ? 0 : sent),
      }
      const query = address.includes('?') ? '' : pick(queries, sent * 3)
      const asked = `${method} ${path.slice(0, 80)}${query} ${type} ${String(body).slice(0, 40)} ${JSON.stringify(pick(headers, sent * 7))}`
      const { status } = await send(
        method,
        `${path}${query}`,
        given,
        method === 'GET' ? undefined : body,
      ).catch((error: unknown) => ({ status: String(error) }))
      if (typeof status === 'string' || status >= 500) failed.push(`${status} ${asked}`)
      // A hostile call may well have ended the session it came with.
      if (status === 401 || status === 403) token = await signIn().catch(() => token)
    }
  }
  expect(sent).toBeGreaterThan(1000)
  expect(failed).toEqual([])
})

it('survives an upgrade to an address that is none', async () => {
  const { port } = new URL(host.url)
  for (const address of ['//', '/%00', 'http://[', '/realtime/v1/websocket?apikey=%00&vsn=%zz']) {
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () =>
        socket.write(
          `GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
        ),
      )
      socket.on('error', () => {})
      socket.on('close', () => resolve())
      socket.resume()
    })
    expect((await fetch(`${host.url}/healthz`)).status).toBe(200)
  }
})

describe('a body that is too large', () => {
  it.each([
    '/auth/v1/signup',
    '/rest/v1/leads',
    '/functions/v1/advise',
    '/functions/v1/connection-settings',
    '/storage/v1/object/list/recordings',
    '/mcp',
    '/contact',
  ])('is answered at %s to a client that sends all of it first', async (path) => {
    const { port } = new URL(host.url)
    const token = await signIn()
    const size = 12 * 1024 * 1024
    // A socket that reads only after it has sent everything, as browsers do.
    const answer = await new Promise<string>((resolve, reject) => {
      let text = ''
      const socket = connect(Number(port), '127.0.0.1')
      socket.pause()
      socket.on('error', reject)
      socket.on('data', (chunk) => {
        text += String(chunk)
      })
      socket.on('end', () => resolve(text))
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: x\r\napikey: ${host.publishableKey}\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: ${size}\r\n\r\n`,
      )
      let left = size
      const write = () => {
        const length = Math.min(left, 1024 * 1024)
        left -= length
        socket.write(Buffer.alloc(length, ' '), () => (left > 0 ? setTimeout(write, 100) : socket.resume()))
      }
      write()
    })
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
    expect(answer.toLowerCase()).toContain('connection: close')
  })
})

it('keeps the error log going whatever the addresses of failed requests hold', async () => {
  const { sql } = host.database
  const recorder = createRecorder({
    sql,
    errors: undefined,
    prices: () => ({ input: null, output: null }),
    folder: tmpdir(),
    build: 'hostile',
    log: pino({ level: 'silent' }),
  })
  const fail = (requestId: string, path: string, status = 500) =>
    recorder.failed({ at: new Date(), requestId, method: 'GET', path, status })
  fail('nul', '/blog/\0')
  fail('half', `/blog/${'x'.repeat(293)}😀`)
  await recorder.flush()
  // No such status: the database refuses the batch, now and every other time.
  fail('refused', '/', 10 ** 12)
  await recorder.flush()
  fail('later', '/blog/fine')
  await recorder.flush()
  await recorder.close()
  const rows = await sql`select request_id, path, message from host.recent_errors
     where request_id in ('nul', 'half', 'refused', 'later') or message like '%dropped%' order by id`
  expect(rows.map((row) => row['request_id'] ?? row['message'])).toEqual([
    'nul',
    'half',
    '1 earlier errors were dropped because they could not be stored.',
    'later',
  ])
  expect(rows[0]?.['path']).toBe('/blog/\uFFFD')
})

describe('an address', () => {
  it.each([
    'x,victim@corp.test',
    'x;victim@corp.test',
    'a b@corp.test',
    'a(b)@corp.test',
    'a@corp.test,b',
    '"a"@corp.test',
    'a\\@corp.test',
    'a:b@corp.test',
    'a@[127.0.0.1]',
    'a\u0000@corp.test',
    'a@corp.test\u007f',
  ])('that is not one mailbox gets no mail: %j', async (email) => {
    for (const path of ['otp', 'recover', 'signup', 'resend', 'magiclink']) {
      const body = JSON.stringify({ email, password, type: 'signup' })
      const { status } = await send('POST', `/auth/v1/${path}`, { 'Content-Type': 'application/json' }, body)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
    }
    const mails = await host.database
      .sql`select recipient from host.mail_outbox where recipient like '%corp.test%'`
    expect(mails).toEqual([])
  })

  it('in another script is taken', async () => {
    const { error } = await host
      .client()
      .auth.signUp({ email: 'jürgen.o’neil@müller.example'.replace('’', "'"), password })
    expect(error).toBeNull()
  })
})
