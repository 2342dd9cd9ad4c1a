import type postgres from 'postgres'
import { z } from 'zod'
import { cancelOnAbort } from './cancel-on-abort.ts'
import { postgres as driver } from './driver.ts'

/** The role and claims a statement runs with. `claims` is the verified JWT payload, read by `auth.uid()` in policies. */
export interface Caller {
  role: 'anon' | 'authenticated' | 'service_role'
  claims: Readonly<Record<string, unknown>>
  /** Postgres refuses every write (25006). */
  isReadOnly?: boolean
}

export interface Statement {
  text: string
  values: readonly postgres.ParameterOrJSON<never>[]
  /** The HTTP request behind it, for functions that read `request.method` and its like. */
  request?: RequestSettings
  isReadOnly?: boolean
  /** Whether connections keep it prepared, which they do for as long as they live; true when left out. */
  isPrepared?: boolean
  /** Cancels the statement on abort (57014). */
  signal?: AbortSignal | undefined
  /** Called with the rows before the commit; an error rolls the statement back. */
  verify?: (rows: Row[]) => void
}

export interface RequestSettings {
  method: string
  path: string
  /** A JSON object of lower-case names. */
  headers: string
  /** Milliseconds after which Postgres gives up (57014). */
  timeout: number
  /** Where functions that name no schema look; the database's own when left out. */
  searchPath?: string
}

export type Row = Record<string, unknown>
type ParsedTypes = Record<'date', string>
export type Sql = postgres.Sql<ParsedTypes>
export type Transaction = postgres.TransactionSql<ParsedTypes>

export interface Database {
  /** The owner's pool: for the host's own services, never for a user's request. */
  sql: Sql
  url: string
  /** Runs one statement as the caller, in a transaction of its own, in one round trip. */
  statement(caller: Caller, statement: Statement): Promise<Row[]>
  /** Several statements as the caller in one transaction. */
  transaction<T>(caller: Caller, work: (transaction: Transaction) => Promise<T>): Promise<T>
  /** Calls `handler` for each NOTIFY on `channel`, `onReady` after each (re)connection. Resolves once listening. */
  listen(
    channel: string,
    handler: (payload: string) => void,
    onReady?: () => void,
  ): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** Plans are not compiled: behind policies of many parts that takes seconds for an answer of milliseconds, and many a Postgres does it by itself. */
const enter = `select pg_backend_pid() as pid, set_config('jit', 'off', true), set_config('role', $1, true), set_config('request.jwt.claims', $2, true), set_config('request.method', $3, true)`
const enterRequest = `${enter}, set_config('request.path', $4, true), set_config('request.headers', $5, true), set_config('statement_timeout', $6, true)`
const enterSchema = `${enterRequest}, set_config('search_path', $7, true)`

/** A Postgres error: `code` is its SQLSTATE. */
export const postgresError = z.object({
  code: z.string(),
  message: z.string(),
  detail: z.string().nullish(),
  hint: z.string().nullish(),
  constraint_name: z.string().nullish(),
  table_name: z.string().nullish(),
})
export const isPostgresError = (error: unknown): error is z.infer<typeof postgresError> & Error =>
  error instanceof Error && error.name === 'PostgresError' && postgresError.safeParse(error).success

/** The driver's and the system's codes of a lost connection. */
const lostConnection = z.object({ code: z.string().regex(/^(?:CONNECTION_|CONNECT_TIMEOUT$|E[A-Z]+$)/) })
const fatal = z.object({ severity: z.enum(['FATAL', 'PANIC']) })
const hasLostConnection = (error: unknown): boolean =>
  fatal.safeParse(error).success || (!isPostgresError(error) && lostConnection.safeParse(error).success)

const unavailable = new Set([
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08003',
  '08006',
  '53300',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])

/** Whether a statement failed because the database is temporarily unavailable (503). */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && unavailable.has(error.code)

/** Errors of writes within what was asked to be read-only: of the request, where others are of a database that takes none. */
const ownRefusals = new WeakSet<Error>()
function noteRefusal(error: unknown, isReadOnly: boolean): void {
  if (isReadOnly && isPostgresError(error) && error.code === '25006') ownRefusals.add(error)
}

/** Whether a write failed because the database takes none: it is a replica, or its disk is about to be full. */
export const takesNoChanges = (error: unknown): boolean =>
  isPostgresError(error) && error.code === '25006' && !ownRefusals.has(error)

/** Dates and times stay the text Postgres wrote, with its full precision. */
const asText = {
  to: 1184,
  from: [1082, 1114, 1184],
  serialize: (value: unknown) => (value instanceof Date ? value.toISOString() : String(value)),
  parse: (value: string) => value,
}

function entry(caller: Caller, request: RequestSettings | undefined): [text: string, values: string[]] {
  const values = [caller.role, JSON.stringify(caller.claims), request?.method ?? '']
  if (!request) return [enter, values]
  const all = [...values, request.path, request.headers, String(request.timeout)]
  return request.searchPath === undefined ? [enterRequest, all] : [enterSchema, [...all, request.searchPath]]
}

/** libpq's `?host=` (a unix socket's folder) is an option to postgres.js, not a part of its URL. */
function connect(url: string, options: postgres.Options<{ date: postgres.PostgresType<string> }>): Sql {
  const address = new URL(url)
  const host = address.searchParams.get('host')
  address.searchParams.delete('host')
  return driver(address.href, host ? { ...options, host } : options)
}

/** `url` is any Postgres connection string; a unix socket folder goes in `?host=`. */
export function createDatabase(url: string, { connections = 12 }: { connections?: number } = {}): Database {
  const sql = connect(url, {
    max: connections,
    onnotice: () => {},
    connect_timeout: 10,
    idle_timeout: 0,
    max_lifetime: null,
    connection: { application_name: 'parley' },
    types: { date: asText },
    // Seconds. The driver's own grow to twenty, which a Postgres that restarts is long back by.
    backoff: () => 0.25,
  })

  const cancelPool = connect(url, {
    max: 1,
    onnotice: () => {},
    connect_timeout: 10,
    idle_timeout: 30,
    connection: { application_name: 'parley cancel' },
    types: { date: asText },
  })

  const cancel = (pid: number) => cancelPool`select pg_cancel_backend(${pid})`

  return {
    sql,
    url,
    async statement(
      caller,
      { text, values, request, isReadOnly = false, isPrepared = true, signal, verify },
    ) {
      signal?.throwIfAborted()
      const connection = await sql.reserve()
      let isLost = false
      let ended = async () => false
      try {
        // Sent together without waiting: one round trip. A failure in the middle turns the commit into a rollback.
        const begin = connection.unsafe(isReadOnly || caller.isReadOnly ? 'begin read only' : 'begin', [], {
          prepare: true,
        })
        const [entrance, settings] = entry(caller, request)
        const claims = connection.unsafe<[{ pid: number }]>(entrance, settings, { prepare: true })
        if (signal) ended = cancelOnAbort(cancel, signal, async () => (await claims)[0].pid)
        const rows = connection.unsafe(text, [...values], {
          prepare: isPrepared,
        })
        if (verify) {
          const [, , seen] = await Promise.all([begin, claims, rows])
          verify(seen as Row[])
        }
        const commit = connection.unsafe('commit', [], { prepare: true })
        const [, , result] = await Promise.all([begin, claims, rows, commit])
        return result as Row[]
      } catch (error) {
        noteRefusal(error, isReadOnly || caller.isReadOnly === true)
        isLost = hasLostConnection(error)
        if (!isLost) {
          await ended()
          await connection.unsafe('rollback').catch((failure: unknown) => {
            isLost = hasLostConnection(failure)
          })
        }
        throw error
      } finally {
        // A late cancellation would hit the connection's next statement: this one absorbs it.
        if (!isLost && (await ended())) await connection.unsafe('select 1').catch(() => {})
        connection.release()
      }
    },
    async transaction<T>(caller: Caller, work: (transaction: Transaction) => Promise<T>): Promise<T> {
      const run = sql.begin(caller.isReadOnly ? 'read only' : '', async (transaction) => {
        await transaction.unsafe(enter, [caller.role, JSON.stringify(caller.claims), ''], { prepare: true })
        return { value: await work(transaction) }
      })
      const outcome = await run.catch((error: unknown) => {
        noteRefusal(error, caller.isReadOnly === true)
        throw error
      })
      return outcome.value
    },
    async listen(channel, handler, onReady) {
      const subscription = await sql.listen(channel, handler, onReady)
      return subscription.unlisten
    },
    close: async () => void (await Promise.all([sql.end({ timeout: 5 }), cancelPool.end({ timeout: 5 })])),
  }
}
