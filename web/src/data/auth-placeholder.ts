import type { AuthChangeEvent, GoTrueClient, Session } from '@supabase/auth-js'
import * as z from 'zod/mini'
import { idle } from './when-idle.ts'

// What supabase-js hands on of auth-js and the app asks for.
export { isAuthApiError } from '@supabase/auth-js/dist/module/lib/errors.js'

type Options = NonNullable<ConstructorParameters<typeof GoTrueClient>[0]>
type Listener = (event: AuthChangeEvent, session: Session | null) => void

/** A session that ends sooner is left to auth-js, which renews it 90 s before its end. */
const shortestLife = 120_000

/** Milliseconds. */
const retryAfter = 2000

const storedSchema = z.looseObject({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_at: z.number(),
  user: z.looseObject({ id: z.string() }),
})
const isSession = (stored: unknown): stored is Session => storedSchema.safeParse(stored).success

/** Links that sign in, confirm or report a failure carry it behind the "#", or a code in the query. */
const isWayBack = () =>
  globalThis.location.hash.includes('=') || /[?&](code|error)=/.test(globalThis.location.search)

const isNamespace = (value: unknown): value is object => typeof value === 'object' && value !== null

/** A function, or a namespace of functions, of a client that is loaded at its first call. */
function later(load: () => Promise<object>, path: readonly string[]): unknown {
  return new Proxy(() => {}, {
    // Not a promise: `await auth.mfa` must not call it.
    get: (_, name) =>
      typeof name === 'string' && name !== 'then' ? later(load, [...path, name]) : undefined,
    apply: async (_, __, given: unknown[]) => {
      let owner: unknown
      let found: unknown = await load()
      for (const name of path) {
        owner = found
        found = isNamespace(owner) ? Reflect.get(owner, name) : undefined
      }
      if (typeof found !== 'function') throw new TypeError(`auth.${path.join('.')} is no function`)
      return Reflect.apply(found, owner, given)
    },
  })
}

/**
 * Stands where supabase-js expects its auth client (alias in vite.config.ts), which saves 22 KiB on the first load. A
 * stored session that is good for two more minutes is read here; the true client, which renews sessions and hears of
 * other tabs, comes once the page stands, with the first call of anything else, or at once where there is no such session.
 */
export class AuthClient {
  readonly #options: Options
  #loading: Promise<GoTrueClient> | undefined
  #isLoaded = false

  constructor(options: Options) {
    this.#options = options
    const load = () => this.#load()
    return new Proxy(this, {
      get(own, name) {
        if (name === 'getSession') return () => own.#getSession()
        if (name === 'onAuthStateChange') return (listener: Listener) => own.#onAuthStateChange(listener)
        return typeof name === 'string' && name !== 'then' ? later(load, [name]) : undefined
      },
    })
  }

  #load(): Promise<GoTrueClient> {
    this.#loading ??= import('@supabase/auth-js/dist/module/GoTrueClient.js')
      .then(({ default: Client }) => {
        this.#isLoaded = true
        return new Client(this.#options)
      })
      .catch((error: unknown) => {
        this.#loading = undefined
        throw error
      })
    return this.#loading
  }

  /** The stored session, where nothing but reading it is needed. */
  #stored(): Session | null {
    const { persistSession, storage, storageKey = '' } = this.#options
    if (this.#isLoaded || !persistSession || storage || isWayBack()) return null
    try {
      const stored: unknown = JSON.parse(globalThis.localStorage.getItem(storageKey) ?? 'null')
      return isSession(stored) && (stored.expires_at ?? 0) * 1000 - Date.now() > shortestLife ? stored : null
    } catch {
      return null
    }
  }

  async #getSession(): ReturnType<GoTrueClient['getSession']> {
    const session = this.#stored()
    return session ? { data: { session }, error: null } : (await this.#load()).getSession()
  }

  #onAuthStateChange(listener: Listener) {
    const first = this.#stored()
    let isWanted = true
    let leave = () => {}
    const follow = async () => {
      const client = await this.#load().catch(() => null)
      if (!isWanted) return
      // The network is away: nothing is known of the session until the code for it is there.
      if (!client) return void setTimeout(() => void follow(), retryAfter)
      const { data } = client.onAuthStateChange((event, session) => {
        if (!first || event !== 'INITIAL_SESSION') return listener(event, session)
        // Told already; what changed between was another tab’s doing.
        if (!session) return listener('SIGNED_OUT', null)
        if (session.access_token !== first.access_token) listener('TOKEN_REFRESHED', session)
      })
      leave = () => data.subscription.unsubscribe()
    }
    if (first) {
      queueMicrotask(() => isWanted && listener('INITIAL_SESSION', first))
      void idle().then(follow)
    } else void follow()
    const unsubscribe = () => {
      isWanted = false
      leave()
    }
    return { data: { subscription: { id: Symbol('auth'), callback: listener, unsubscribe } } }
  }
}
