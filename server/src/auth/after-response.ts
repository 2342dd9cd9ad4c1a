import type { AuthContext } from './context.ts'

/**
 * Runs work after the response, so that its duration does not reveal whether an address has an account
 * (docs/specified.md A8). Errors are logged: the person asks again when no mail comes.
 */
export function runAfterResponse(context: AuthContext, work: () => Promise<void>): void {
  const { log } = context.var
  setImmediate(() => {
    work().catch((error: unknown) => log.error(error, 'after the answer'))
  })
}
