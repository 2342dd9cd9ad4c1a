import type { LoggedError } from './error-feed.ts'

/** A row of host.recent_errors. */
export interface RecentError {
  occurred_at: string
  request_id: string | null
  method: string | null
  path: string | null
  status: number | null
  message: string
  stack: string | null
}

export interface FailedRequest {
  at: Date
  requestId: string
  method: string
  path: string
  status: number
}

const mostWaiting = 200
const messageLength = 1000
const stackLength = 4000
/** Long runs of letters and digits in an address are tokens, unless they are the ids of rows. */
const token = /^(?![0-9a-f]{8}-[0-9a-f]{4}-)(?=.*\d)[\w.~-]{24,}$/i

/** As Postgres can store it, whatever stood in an address or an error's words. */
const storable = (text: string, longest: number): string =>
  text.slice(0, longest).replaceAll('\0', '\uFFFD').toWellFormed()

/** An address without secrets. */
export const redactPath = (path: string): string =>
  storable(
    path
      .split('/')
      .map((part) => (token.test(part) ? '…' : part))
      .join('/'),
    300,
  )

const words: Record<number, string> = {
  500: 'The request failed without an entry in the log',
  502: 'A service that this one asks gave no usable answer',
  503: 'Something this needs was away for a moment',
  504: 'A service that this one asks did not answer in time',
}

/**
 * A buffer of errors for the database: logged errors and failed responses, one row a request. While it is away the newest
 * are kept, and the number of dropped ones is reported.
 */
export function createRecentErrors() {
  let waiting: RecentError[] = []
  const dropped = { errors: 0, measurements: 0 }

  function add(error: RecentError): void {
    waiting.push(error)
    if (waiting.length <= mostWaiting) return
    waiting.shift()
    dropped.errors += 1
  }

  return {
    logged({ at, requestId, message, stack }: LoggedError): void {
      add({
        occurred_at: at.toISOString(),
        request_id: requestId,
        method: null,
        path: null,
        status: null,
        message: storable(message, messageLength),
        stack: stack === null ? null : storable(stack, stackLength),
      })
    },

    answered({ at, requestId, method, path, status }: FailedRequest): void {
      const known = waiting.findLast((each) => each.request_id === requestId && each.status === null)
      if (known) return void Object.assign(known, { method, path: redactPath(path), status })
      add({
        occurred_at: at.toISOString(),
        request_id: requestId,
        method,
        path: redactPath(path),
        status,
        message: words[status] ?? `The request was answered with ${status}`,
        stack: null,
      })
    },

    take(): RecentError[] {
      const taken = waiting
      for (const [what, count] of Object.entries(dropped)) {
        if (count === 0) continue
        const message = `${count} earlier ${what} were dropped because they could not be stored.`
        const occurred_at = taken[0]?.occurred_at ?? new Date().toISOString()
        taken.unshift({
          occurred_at,
          request_id: null,
          method: null,
          path: null,
          status: null,
          message,
          stack: null,
        })
      }
      waiting = []
      Object.assign(dropped, { errors: 0, measurements: 0 })
      return taken
    },

    /** Counts what was given up; the next batch says so. */
    dropped(what: keyof typeof dropped, count: number): void {
      dropped[what] += count
    },

    giveBack(taken: readonly RecentError[]): void {
      const since = waiting
      waiting = []
      for (const error of [...taken, ...since]) add(error)
    },
  }
}
