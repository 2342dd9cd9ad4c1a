import { vi } from 'vitest'

/** A browser's storage, in memory. `refuse` makes it as full as a disk can be, until it is cleared. */
export function createStorage() {
  const items = new Map<string, string>()
  let isFull = false
  return {
    get length() {
      return items.size
    },
    clear(): void {
      items.clear()
      isFull = false
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (name: string) => items.get(name) ?? null,
    removeItem: (name: string) => void items.delete(name),
    setItem(name: string, value: string): void {
      if (isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      items.set(name, value)
    },
    refuse(): void {
      isFull = true
    },
  }
}

/** Answers one request of the app; null for one that this test knows nothing of. */
export type Answer = (request: Request) => Response | null | Promise<Response | null>

/** What the server says of who holds a token. */
const userOf = (token: string | null): unknown =>
  JSON.parse(atob((token ?? '').replace('Bearer ', '').split('.')[1] ?? 'bnVsbA=='))

/**
 * What a page finds around itself, as far as the app's own modules ask for it. Call it before they are imported; the
 * globals are taken away by `vi.unstubAllGlobals`.
 */
export function openPage(answer: Answer = () => null) {
  const local = createStorage()
  const session = createStorage()
  const requests: Request[] = []
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', session)
  vi.stubGlobal('location', new URL('http://parley.test/'))
  vi.stubGlobal('__PARLEY__', { publishableKey: 'anon' })
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(
      typeof input === 'string' ? new URL(input, 'http://parley.test') : input,
      init,
    )
    if (request.url.endsWith('/auth/v1/user')) {
      const { sub: id } = Object(userOf(request.headers.get('Authorization')))
      return Response.json({ id, aud: 'authenticated', email: `${id}@parley.test`, user_metadata: {} })
    }
    if (request.url.includes('/auth/v1/logout')) return new Response(null, { status: 204 })
    requests.push(request.clone())
    return (await answer(request)) ?? Response.json({ message: `Nothing at ${request.url}` }, { status: 404 })
  })
  return { local, session, requests }
}

const encode = (part: unknown) => btoa(JSON.stringify(part)).replaceAll('=', '')

/** An access token of this person, as the auth service writes it; nobody checks its signature here. */
export const tokenOf = (userId: string): string =>
  `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ sub: userId, exp: 4_102_444_800, aal: 'aal1', session_id: userId })}.c2lnbmF0dXJl`

/** Signs a person in, in the app's own client. */
export async function signIn(userId: string): Promise<void> {
  const { supabase } = await import('../supabase.ts')
  await import('../session.ts')
  const { error } = await supabase.auth.setSession({ access_token: tokenOf(userId), refresh_token: 'r' })
  if (error) throw error
}
