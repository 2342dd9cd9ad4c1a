import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { environment } from '~/data/environment.ts'
import { queryClient } from '~/data/query-client.ts'
import { supabase } from '~/data/supabase.ts'
import type { ConnectionState } from './connection-calls.ts'

type Kind = ConnectionState['kind']

const settingsSchema = z.object({
  kind: z.enum(['llm', 'speech', 'mail']),
  /** What counts, by field; '' where nothing stands. */
  values: z.record(z.string(), z.string()),
  /** The fields that the environment sets, and the variable of each. */
  fixed: z.record(z.string(), z.string()),
  hasSecret: z.boolean(),
  isStored: z.boolean(),
  /** Saved once, and sealed with a key that is gone. */
  isUnreadable: z.boolean(),
})
export type ConnectionSettings = z.infer<typeof settingsSchema>
const answerSchema = z.object({ connections: z.array(settingsSchema) })

const serverSchema = z.object({
  kind: z.enum(['llm', 'speech']),
  name: z.string(),
  address: z.string(),
  models: z.array(z.string()),
})
/** A server that runs beside Parley. */
export type FoundServer = z.infer<typeof serverSchema>

/** What is to be saved or tried. A secret that is left out stays, null takes it away. */
export interface SettingsForm {
  values: Record<string, string>
  secret?: string | null
}

/** A form that cannot be saved, with the reason of each field. */
export class SettingsRefusal extends Error {
  readonly fields: Record<string, string>

  constructor(message: string, fields: Record<string, string>) {
    super(message)
    this.fields = fields
  }
}

const refusalSchema = z.object({ error: z.string(), fields: z.optional(z.record(z.string(), z.string())) })

async function call<T extends z.ZodMiniType>(
  schema: T,
  method: string,
  path = '',
  form?: SettingsForm,
  signal?: AbortSignal,
): Promise<z.infer<T>> {
  const { data } = await supabase.auth.getSession()
  const response = await fetch(`/functions/v1/connection-settings${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${data.session?.access_token ?? ''}`,
      apikey: environment.publishableKey,
      'Content-Type': 'application/json',
    },
    ...(form ? { body: JSON.stringify(form) } : {}),
    ...(signal ? { signal } : {}),
  })
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return schema.parse(answer)
  const refusal = refusalSchema.safeParse(answer)
  if (!refusal.success) throw new Error(`The server answered ${response.status}. Try again.`)
  throw new SettingsRefusal(refusal.data.error, refusal.data.fields ?? {})
}

const key = ['integrations', 'connection-settings'] as const

/** For admins of the instance alone. */
export const settingsQuery = () =>
  queryOptions({
    queryKey: key,
    queryFn: async ({ signal }) => (await call(answerSchema, 'GET', '', undefined, signal)).connections,
  })

/** Servers of the instance's machine that could be used. For admins of the instance alone. */
export const foundServersQuery = () =>
  queryOptions({
    queryKey: ['integrations', 'found-servers'],
    queryFn: async ({ signal }) => {
      const schema = z.object({ servers: z.array(serverSchema) })
      return (await call(schema, 'GET', '/found', undefined, signal)).servers
    },
  })

async function follow({ connections }: z.infer<typeof answerSchema>): Promise<void> {
  queryClient.setQueryData(key, connections)
  await queryClient.invalidateQueries({ queryKey: ['integrations', 'connections'] })
}

export const saveSettings = async (kind: Kind, form: SettingsForm): Promise<void> =>
  follow(await call(answerSchema, 'PUT', `/${kind}`, form))

export const removeSettings = async (kind: Kind): Promise<void> =>
  follow(await call(answerSchema, 'DELETE', `/${kind}`))

/** One real call with what is not saved yet. */
export const trySettings = (kind: Kind, form: SettingsForm) =>
  call(z.object({ works: z.boolean(), message: z.string() }), 'POST', `/${kind}/test`, form)

/** The models that the server lists, or why it lists none. */
export const listModels = (kind: Kind, form: SettingsForm) =>
  call(
    z.object({ models: z.array(z.string()), message: z.nullable(z.string()) }),
    'POST',
    `/${kind}/models`,
    form,
  )
