import type { Caller } from '../caller.ts'

/** What a tool knows of the moment: the caller's own client (row-level security decides), IANA zone, now in ISO 8601. */
export type ToolContext = { client: Caller['client']; userId: string; timeZone: string; now: string }

/** A no in one sentence, with the HTTP status that says it. */
export class ToolFailure extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.name = 'ToolFailure'
    this.status = status
  }
}
