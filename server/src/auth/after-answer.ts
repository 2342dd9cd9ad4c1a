import type { AuthContext } from './context.ts'

/**
 * Does work whose duration would tell whether an address has an account (AUTH.md, incident 8) without keeping the answer
 * waiting for it. What goes wrong is logged: the person asks again when no mail comes.
 */
export function afterAnswer(context: AuthContext, work: () => Promise<void>): void {
  const { log } = context.var
  setImmediate(() => {
    work().catch((error: unknown) => log.error(error, 'after the answer'))
  })
}
