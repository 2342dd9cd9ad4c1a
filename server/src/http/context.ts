import type { Logger } from 'pino'
import type { Caller } from '../database/database.ts'

/** What every request carries once the host's front middleware has run; the type argument of each service's Hono. */
export interface HostEnvironment {
  Variables: {
    requestId: string
    log: Logger
    /** From the verified bearer token, else from the api key; never from anything the client merely claims. */
    caller: Caller
  }
}
