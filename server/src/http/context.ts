import type { Logger } from 'pino'
import type { Caller } from '../database/database.ts'

/** The variables set by the front middleware; the type argument of each service's Hono. */
export interface HostEnvironment {
  Variables: {
    requestId: string
    log: Logger
    /** From the verified bearer token, else from the api key; never from unverified input. */
    caller: Caller
  }
}
