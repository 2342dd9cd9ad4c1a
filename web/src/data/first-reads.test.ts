import { readFileSync } from 'node:fs'
import { runInThisContext } from 'node:vm'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetStored } from './stored.ts'
import { openPage } from './testing/page.ts'

const ending = readFileSync(new URL('../../public/first-reads.js', import.meta.url), 'utf8')
const headers: [string, string][] = [['accept', 'application/json']]
const session = (id = 'ben', life = 3600) =>
  JSON.stringify({
    access_token: `token of ${id}`,
    refresh_token: 'r',
    expires_at: Date.now() / 1000 + life,
    user: { id },
  })

let page: ReturnType<typeof openPage>
let asked: { url: string; headers: Headers }[]
let answers: (url: string) => Promise<Response>

/** What a document does before the app is there; the app takes over from its answers. */
function openDocument(address: string): void {
  vi.stubGlobal('location', new URL(`http://parley.test${address}`))
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => void idleCallbacks.push(callback))
  runInThisContext(ending)
}
let idleCallbacks: (() => void)[]

/** The page stands: what it asked for is noted. */
async function stand(): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    for (const callback of idleCallbacks.splice(0)) callback()
    await new Promise((resolve) => setImmediate(resolve))
  }
}

async function ask(url: string, init: RequestInit = {}): Promise<Response> {
  const { fetchFirst } = await import('./first-reads.ts')
  return fetchFirst(`http://parley.test${url}`, {
    ...init,
    headers: { accept: 'application/json', apikey: 'anon', authorization: 'Bearer token of ben' },
  })
}

beforeEach(() => {
  vi.resetModules()
  page = openPage()
  vi.stubGlobal('__FIRST_READS__', undefined)
  vi.stubGlobal('document', {})
  page.local.setItem('parley.session', session())
  asked = []
  idleCallbacks = []
  answers = async (url) => new Response(`answer ${asked.length} to ${url}`)
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push({ url: url.replace('http://parley.test', ''), headers: new Headers(init.headers) })
    return answers(url)
  })
})
afterAll(() => void vi.unstubAllGlobals())

async function visit(address: string, ...urls: string[]): Promise<string[]> {
  vi.resetModules()
  vi.stubGlobal('__FIRST_READS__', undefined)
  openDocument(address)
  const texts = []
  for (const url of urls) texts.push(await (await ask(url)).text())
  await stand()
  return texts
}

describe('the first reads of a page', () => {
  it('are begun by the document of the next visit, with the session’s own token, and asked for once', async () => {
    await visit('/leads', '/rest/v1/leads?select=id', '/rest/v1/profiles?select=id')
    asked = []
    openDocument('/leads')
    expect(asked.map(({ url }) => url)).toEqual(['/rest/v1/leads?select=id', '/rest/v1/profiles?select=id'])
    expect(Object.fromEntries(asked[0]?.headers ?? [])).toEqual({
      ...Object.fromEntries(headers),
      apikey: 'anon',
      authorization: 'Bearer token of ben',
    })
    vi.resetModules()
    expect(await (await ask('/rest/v1/leads?select=id')).text()).toBe('answer 1 to /rest/v1/leads?select=id')
    expect(asked).toHaveLength(2)
    // A second time it is a question of its own.
    await ask('/rest/v1/leads?select=id')
    expect(asked).toHaveLength(3)
  })

  it.each([
    ['by somebody else', () => page.local.setItem('parley.session', session('ana'))],
    ['with a session that is about to end', () => page.local.setItem('parley.session', session('ben', 60))],
    ['without a session', () => page.local.removeItem('parley.session')],
    ['with a note that is none', () => page.local.setItem('parley.first-reads', '{"user":"ben"}')],
    [
      'that name another place',
      () =>
        page.local.setItem(
          'parley.first-reads',
          JSON.stringify({ user: 'ben', pages: [['/leads', [{ url: '//other.test/', headers }]]] }),
        ),
    ],
  ])('are not begun %s', async (_, change) => {
    await visit('/leads', '/rest/v1/leads?select=id')
    change()
    asked = []
    openDocument('/leads')
    expect(asked).toEqual([])
  })

  it('are asked for again where they failed, or were begun with another session', async () => {
    await visit('/leads', '/rest/v1/leads?select=id', '/rest/v1/profiles?select=id')
    asked = []
    answers = async () => {
      throw new TypeError('Failed to fetch')
    }
    openDocument('/leads')
    answers = async (url) => new Response(url)
    vi.resetModules()
    expect((await ask('/rest/v1/leads?select=id')).ok).toBe(true)
    const other = globalThis.__FIRST_READS__?.get('/rest/v1/profiles?select=id')
    if (other) other.authorization = 'Bearer token of ana'
    await ask('/rest/v1/profiles?select=id')
    expect(asked).toHaveLength(4)
  })

  it('end with what asked for them', async () => {
    await visit('/leads', '/rest/v1/leads?select=id')
    answers = () => new Promise(() => {})
    openDocument('/leads')
    vi.resetModules()
    const leave = new AbortController()
    const answer = ask('/rest/v1/leads?select=id', { signal: leave.signal })
    leave.abort(new Error('The page was left'))
    await expect(answer).rejects.toThrow('The page was left')
  })

  it('hold no writes, no files, no moments, nothing asked after the page stood, and eight at most', async () => {
    vi.resetModules()
    openDocument('/tasks')
    await ask('/rest/v1/tasks', { method: 'POST', body: '{}' })
    await ask('/storage/v1/object/sounds/1')
    await ask('/rest/v1/tasks?due_at=lt.2026-11-24T10:00:00Z')
    for (let index = 0; index < 10; index += 1) await ask(`/rest/v1/tasks?offset=${index}`)
    await stand()
    await ask('/rest/v1/tags')
    asked = []
    openDocument('/tasks')
    expect(asked.map(({ url }) => url)).toEqual(
      Array.from({ length: 8 }, (_, index) => `/rest/v1/tasks?offset=${index}`),
    )
  })

  it('are kept of twenty pages, and forgotten when asked to', async () => {
    for (let index = 0; index < 22; index += 1)
      await visit(`/leads/${index}`, `/rest/v1/leads?id=eq.${index}`)
    asked = []
    openDocument('/leads/1')
    expect(asked).toEqual([])
    openDocument('/leads/2')
    expect(asked).toHaveLength(1)
    forgetStored(/^parley\.first-reads$/)
    openDocument('/leads/21')
    expect(asked).toHaveLength(1)
  })
})
