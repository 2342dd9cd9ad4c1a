import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'

/** An error as it was logged. */
export interface LoggedError {
  at: Date
  /** Of the request it happened in, where it was one. */
  requestId: string | null
  message: string
  stack: string | null
}

export type ErrorListener = (error: LoggedError) => void

/** A feed of logged errors, for the list that admins see. */
export interface ErrorFeed {
  listen(listener: ErrorListener): void
}

const errorLevel = 50

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Reads pino's forms: an error, fields that hold one, and a message, in that order where they are given. */
export function describeLogged(input: readonly unknown[]): { message: string; stack: string | null } {
  const [first] = input
  const words = input.find((each) => typeof each === 'string') ?? ''
  const inside = isRecord(first) ? (first['error'] ?? first['err']) : undefined
  const error = first instanceof Error ? first : inside
  const reason = error instanceof Error ? error.message : typeof error === 'string' ? error : ''
  return {
    message: [words, reason].filter(Boolean).join(': ') || 'An error without words',
    stack: error instanceof Error ? (error.stack ?? null) : null,
  }
}

/** The process's log on `destination` (stdout when left out), and a feed of its errors. */
export function createLog(
  options: LoggerOptions,
  destination: DestinationStream = pino.destination(1),
): { log: Logger; errors: ErrorFeed } {
  const listeners: ErrorListener[] = []
  const logMethod: NonNullable<LoggerOptions['hooks']>['logMethod'] = function (input, method, level) {
    if (level >= errorLevel) {
      const { requestId } = this.bindings()
      const id = typeof requestId === 'string' ? requestId : null
      for (const listener of listeners) listener({ at: new Date(), requestId: id, ...describeLogged(input) })
    }
    return method.apply(this, input)
  }
  const log = pino({ ...options, hooks: { logMethod } }, destination)
  return { log, errors: { listen: (listener) => void listeners.push(listener) } }
}
