import type { Reader } from '@parley/core/format/place'
import type { Caller } from '../caller.ts'

/** What a tool knows of the moment: the caller's own client (row-level security decides), and who reads. */
export interface ToolContext extends Reader {
  client: Caller['client']
  userId: string
}

/** A refusal in one sentence, with its HTTP status. */
export class ToolFailure extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.name = 'ToolFailure'
    this.status = status
  }
}
