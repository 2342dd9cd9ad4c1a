import type { Reader } from '@parley/core/format/place'
import type { Stage } from '@parley/core/leads/stages'
import type { Caller } from '../caller.ts'

/** Who calls a tool: the caller's own client (row-level security decides), and who reads. */
export interface CallContext extends Reader {
  client: Caller['client']
  userId: string
}

/** What a tool knows of the moment. `stages`: of the caller's company, also those that were taken away. */
export interface ToolContext extends CallContext {
  stages: readonly Stage[]
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
