import * as z from 'zod/mini'
import { readStored, store } from './stored.ts'
import { sessionStorageKey } from './stored-session.ts'
import { idle } from './when-idle.ts'

/** A read of the data API as a page asks for it, without its keys. */
export interface FirstRead {
  /** From the origin's root. */
  url: string
  headers: [name: string, value: string][]
}

/** A read that /config.js began (public/first-reads.js), by its address. */
export interface Begun {
  headers: string
  authorization: string
  answer: Promise<Response>
}

declare global {
  /** Set by the end of /config.js. */
  var __FIRST_READS__: Map<string, Begun> | undefined
}

const storageKey = 'parley.first-reads'
const mostPages = 20
const mostReads = 8

const notedSchema = z.object({
  user: z.string(),
  pages: z.array(z.tuple([z.string(), z.array(z.unknown())])),
})
const userSchema = z.object({ user: z.object({ id: z.string() }) })

function parse<Schema extends z.ZodMiniType>(
  schema: Schema,
  text: string | null,
): z.infer<Schema> | undefined {
  try {
    return z.safeParse(schema, JSON.parse(text ?? 'null')).data
  } catch {
    return undefined
  }
}

/** Text that holds this moment asks for something else at the next visit. */
const isOfThisMoment = (url: string) => /\d{4}-\d\d-\d\d(T|%20| )\d\d/.test(url)

function readOf(
  input: RequestInfo | URL,
  init: RequestInit | undefined,
): { read: FirstRead; authorization: string } | null {
  const { pathname, search, origin } = new URL(
    input instanceof Request ? input.url : input,
    globalThis.location.origin,
  )
  const isRead = (init?.method ?? 'GET') === 'GET' && !(input instanceof Request)
  if (!isRead || origin !== globalThis.location.origin || !pathname.startsWith('/rest/v1/')) return null
  const given = new Headers(init?.headers)
  const authorization = given.get('authorization') ?? ''
  given.delete('authorization')
  given.delete('apikey')
  return { read: { url: `${pathname}${search}`, headers: [...given] }, authorization }
}

function untilAborted(answer: Promise<Response>, signal: AbortSignal | null | undefined): Promise<Response> {
  if (!signal) return answer
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}

const begun = globalThis.__FIRST_READS__ ?? new Map<string, Begun>()
const asked: FirstRead[] = []
const address = globalThis.location.pathname + globalThis.location.search
let isStanding = false

/**
 * `fetch` for the data API. Until the page stands, a read that its document began already gets that answer, where it
 * asks with the same session and headers; a read that fails there is asked for again.
 */
export async function fetchFirst(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const found = isStanding ? null : readOf(input, init)
  if (!found) return fetch(input, init)
  const { read, authorization } = found
  asked.push(read)
  const early = begun.get(read.url)
  begun.delete(read.url)
  if (early?.authorization !== authorization || early.headers !== JSON.stringify(read.headers))
    return fetch(input, init)
  const answer = await untilAborted(early.answer, init?.signal).catch((error: unknown) => {
    if (init?.signal?.aborted) throw error
    return null
  })
  return answer ?? fetch(input, init)
}

/** Notes what the page at this address asked for first, for its next visit by the same person. */
function noteFirstReads(): void {
  isStanding = true
  begun.clear()
  const user = parse(userSchema, readStored(sessionStorageKey))?.user.id
  if (user === undefined) return
  const noted = parse(notedSchema, readStored(storageKey))
  const others = noted?.user === user ? noted.pages.filter(([page]) => page !== address) : []
  const lasting = asked.filter(({ url }) => !isOfThisMoment(url)).slice(0, mostReads)
  store(storageKey, JSON.stringify({ user, pages: [[address, lasting], ...others].slice(0, mostPages) }))
}

if (typeof document !== 'undefined') void idle().then(noteFirstReads)
