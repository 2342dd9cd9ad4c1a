import { z } from 'zod'
import type { Caller } from '../database/database.ts'
import type { Access } from './access.ts'
import type { PublishedTable } from './catalogue.ts'
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
            schema: z.string().optional(),
            table: z.string().optional(),
            filter: z.string().optional(),
          }),
        )
        .default([]),
      /** A moment before the client's reads: it's told whether its tables changed since. */
      postgres_changes_options: z.object({ since: z.string().optional() }).prefault({}),
    })
    .prefault({}),
})

export interface Channel extends ChangeListener {
  /** As the client calls it. */
  topic: string
  /** The topic as policies know it: without the prefix that clients put before it. */
  name: string
  isPrivate: boolean
  access: Access
  joinRef: string | null
  config: z.infer<typeof joinPayload>['config']
  presenceKey: string
  setCaller(caller: Caller): void
  /** The subscriptions of the join's response, each as it was requested, so that the client can match them. */
  bindings: ({ id: number } & z.infer<typeof joinPayload>['config']['postgres_changes'][number])[]
}

let lastId = 0

interface Join {
  topic: string
  joinRef: string | null
  payload: unknown
  caller: Caller
  access: Access
  deliver: ChangeListener['deliver']
  fail: ChangeListener['fail']
}

const isAlive = (caller: Caller) =>
  typeof caller.claims['exp'] !== 'number' || caller.claims['exp'] > Date.now() / 1000

/** A topic as policies know it. */
export const nameOf = (topic: string): string => topic.replace(/^realtime:/, '')

/** Whether a join's payload asks for a private channel. */
export const asksPrivate = (payload: unknown): boolean =>
  joinPayload.safeParse(payload).data?.config.private === true

/** Reads a join's payload. Returns the reason as text when it can't be served. */
export function openChannel({
  topic,
  joinRef,
  payload,
  caller,
  access,
  deliver,
  fail,
}: Join): Channel | string {
  const parsed = joinPayload.safeParse(payload)
  if (!parsed.success) return 'The join could not be read.'
  const { config } = parsed.data
  const name = nameOf(topic)
  if (!access.broadcast.read)
    return `Unauthorized: You do not have permissions to read from this Channel topic: ${name}`
  const subscriptions: Subscription[] = []
  const bindings: Channel['bindings'] = []
  for (const wanted of config.postgres_changes) {
    const { event, schema = 'public', table = '*', filter } = wanted
    const matches = compileFilter(filter)
    if (!matches) return `The filter ${filter} could not be read.`
    const id = ++lastId
    subscriptions.push({ id, event: event.toUpperCase(), schema, table, matches })
    bindings.push({ id, ...wanted })
  }
  let current = caller
  return {
    topic,
    name,
    isPrivate: config.private,
    access,
    joinRef,
    config,
    presenceKey: config.presence.key || crypto.randomUUID(),
    subscriptions,
    bindings,
    deliver,
    fail,
    caller: () => (isAlive(current) ? current : null),
    setCaller(next) {
      current = next
    },
  }
}

const fits = (wanted: string, name: string) => wanted === '*' || wanted === '' || wanted === name

/**
 * Why a channel's subscriptions can't be served to a caller who may read the tables `readable`; null when all can.
 * @returns the reason as text, with the messages of Supabase's realtime server where it has one
 */
export function refusalOf(
  { subscriptions }: Channel,
  role: string,
  readable: readonly PublishedTable[],
): string | null {
  const refused = subscriptions.find(
    (wanted) => !readable.some(({ schema, name }) => fits(wanted.schema, schema) && fits(wanted.table, name)),
  )
  if (!refused) return null
  return (
    'Unable to subscribe to changes with given parameters. Please check Realtime is enabled for the given connect ' +
    `parameters and ${role} may select from the table: [event: ${refused.event}, schema: ${refused.schema}, table: ${refused.table}]`
  )
}
