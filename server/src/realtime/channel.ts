import { z } from 'zod'
import type { Caller } from '../database/database.ts'
import type { ChangeListener, Subscription } from './changes.ts'
import { compileFilter } from './filters.ts'

const joinPayload = z.object({
  access_token: z.string().nullish(),
  config: z
    .object({
      broadcast: z.object({ ack: z.boolean().default(false), self: z.boolean().default(false) }).prefault({}),
      presence: z.object({ key: z.string().default(''), enabled: z.boolean().default(false) }).prefault({}),
      private: z.boolean().default(false),
      postgres_changes: z
        .array(
          z.object({
            event: z.string(),
            schema: z.string().default('public'),
            table: z.string().default('*'),
            filter: z.string().optional(),
          }),
        )
        .default([]),
    })
    .prefault({}),
})

export interface Channel extends ChangeListener {
  topic: string
  joinRef: string | null
  config: z.infer<typeof joinPayload>['config']
  presenceKey: string
  setCaller(caller: Caller): void
  /** What the join is answered with. */
  bindings: { id: number; event: string; schema: string; table: string; filter?: string | undefined }[]
}

let lastId = 0

interface Join {
  topic: string
  joinRef: string | null
  payload: unknown
  caller: Caller
  deliver: ChangeListener['deliver']
}

const isAlive = (caller: Caller) =>
  typeof caller.claims['exp'] !== 'number' || caller.claims['exp'] > Date.now() / 1000

/** Reads a join's payload. Answers the reason as text when it can't be served. */
export function openChannel({ topic, joinRef, payload, caller, deliver }: Join): Channel | string {
  const parsed = joinPayload.safeParse(payload)
  if (!parsed.success) return 'The join could not be read.'
  const { config } = parsed.data
  if (config.private) return 'Unauthorized: You do not have permissions to read from this Channel topic'
  const subscriptions: Subscription[] = []
  const bindings: Channel['bindings'] = []
  for (const { event, schema, table, filter } of config.postgres_changes) {
    const matches = compileFilter(filter)
    if (!matches) return `The filter ${filter} could not be read.`
    const id = ++lastId
    subscriptions.push({ id, event: event.toUpperCase(), schema, table, matches })
    bindings.push({ id, event, schema, table, ...(filter ? { filter } : {}) })
  }
  let current = caller
  return {
    topic,
    joinRef,
    config,
    presenceKey: config.presence.key || crypto.randomUUID(),
    subscriptions,
    bindings,
    deliver,
    caller: () => (isAlive(current) ? current : null),
    setCaller(next) {
      current = next
    },
  }
}
