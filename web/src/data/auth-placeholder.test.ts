import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { AuthClient } from './auth-placeholder.ts'
import { openPage, tokenOf } from './testing/page.ts'

let storageKey = ''
const now = () => Math.floor(Date.now() / 1000)
const sessionOf = (userId: string, life: number, token = tokenOf(userId)) => ({
  access_token: token,
  refresh_token: `refresh of ${userId}`,
  expires_at: now() + life,
  expires_in: life,
  token_type: 'bearer',
  user: { id: userId },
})

let page: ReturnType<typeof openPage>
let idleCallbacks: (() => void)[]
let count = 0
beforeEach(() => {
  // A name each: two clients of one name would hear of each other.
  storageKey = `parley.session.${(count += 1)}`
  idleCallbacks = []
  page = openPage(({ url }) =>
    url.includes('grant_type=refresh_token') ? Response.json(sessionOf('renewed', 3600)) : null,
  )
  // auth-js keeps sessions in a browser alone.
  vi.stubGlobal('document', { visibilityState: 'visible' })
  vi.stubGlobal('window', {
    location,
    localStorage,
    addEventListener() {},
    removeEventListener() {},
  })
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => void idleCallbacks.push(callback))
})
afterAll(() => void vi.unstubAllGlobals())

const keep = (session: unknown) => page.local.setItem(storageKey, JSON.stringify(session))
/** As supabase-js makes it. */
const open = (options = {}) =>
  new AuthClient({
    url: 'http://parley.test/auth/v1',
    storageKey,
    persistSession: true,
    autoRefreshToken: false,
    detectSessionInUrl: true,
    ...options,
  })

function listen(client: AuthClient) {
  const heard: string[] = []
  const { data } = Reflect.get(
    client,
    'onAuthStateChange',
  )((event: string, session: { user: { id: string } } | null) =>
    heard.push(`${event} ${session?.user.id ?? 'nobody'}`),
  )
  return { heard, unsubscribe: (): void => data.subscription.unsubscribe() }
}

async function rest(): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    for (const callback of idleCallbacks.splice(0)) callback()
    await new Promise((resolve) => setImmediate(resolve))
  }
}

const getSession = async (client: AuthClient) =>
  (await Reflect.get(client, 'getSession')()).data.session?.user.id ?? null

it('tells of a stored session at once, and of nothing more when the true client agrees', async () => {
  keep(sessionOf('ben', 3600))
  const client = open()
  const { heard } = listen(client)
  await Promise.resolve()
  expect(heard).toEqual(['INITIAL_SESSION ben'])
  expect(await getSession(client)).toBe('ben')
  await rest()
  await vi.waitFor(() => expect(idleCallbacks).toEqual([]))
  await Reflect.get(client, 'initialize')()
  expect(heard.filter((event) => event !== 'SIGNED_IN ben')).toEqual(['INITIAL_SESSION ben'])
})

it('leaves a session that is about to end to the true client, which renews it', async () => {
  keep(sessionOf('ben', 60))
  const client = open()
  const { heard } = listen(client)
  expect(await getSession(client)).toBe('renewed')
  await vi.waitFor(() => expect(heard).toContain('INITIAL_SESSION renewed'))
})

it.each([
  ['nothing is stored', () => {}, {}],
  ['what is stored is no session', () => keep({ access_token: 1 }), {}],
  ['it is no JSON', () => page.local.setItem(storageKey, '{'), {}],
  ['the client keeps no session', () => keep(sessionOf('ben', 3600)), { persistSession: false }],
])('knows of nobody where %s', async (_, prepare, options) => {
  prepare()
  const client = open(options)
  const { heard } = listen(client)
  expect(await getSession(client)).toBeNull()
  await vi.waitFor(() => expect(heard).toContain('INITIAL_SESSION nobody'))
})

it('waits for the true client where the address carries a session', async () => {
  keep(sessionOf('ben', 3600))
  vi.stubGlobal('location', new URL('http://parley.test/dashboard#error=access_denied&error_description=No'))
  const { heard } = listen(open())
  await Promise.resolve()
  expect(heard).toEqual([])
})

it.each([
  ['signed out', () => page.local.removeItem(storageKey), 'SIGNED_OUT nobody'],
  ['renewed it', () => keep(sessionOf('ben', 3600, tokenOf('other'))), 'TOKEN_REFRESHED ben'],
])('hears that another tab %s before the true client was there', async (_, change, event) => {
  keep(sessionOf('ben', 3600))
  const { heard } = listen(open())
  await Promise.resolve()
  change()
  await rest()
  await vi.waitFor(() => expect(heard).toContain(event))
})

it('calls functions and namespaces of the true client', async () => {
  keep(sessionOf('ben', 3600))
  const client = open()
  const { data } = await Reflect.get(client, 'getUser')()
  expect(data.user.id).toBe('ben')
  const { data: level } = await Reflect.get(client, 'mfa').getAuthenticatorAssuranceLevel()
  expect(level.currentLevel).toBe('aal1')
  await expect(Reflect.get(client, 'mfa').nothing()).rejects.toThrow('auth.mfa.nothing is no function')
  await Reflect.get(client, 'signOut')({ scope: 'local' })
  expect(await getSession(client)).toBeNull()
})

it('tells nothing to who has left', async () => {
  keep(sessionOf('ben', 3600))
  const { heard, unsubscribe } = listen(open())
  unsubscribe()
  await rest()
  expect(heard).toEqual([])
})
