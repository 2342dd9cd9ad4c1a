import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { queryClient } from '~/data/query-client.ts'
import { supabase } from '~/data/supabase.ts'

const stateSchema = z.object({
  kind: z.enum(['llm', 'speech', 'mail']),
  is_configured: z.boolean(),
  /** What stands there, without a secret. */
  detail: z.string(),
  status: z.enum(['unchecked', 'running', 'works', 'failed']),
  message: z.nullable(z.string()),
  checked_at: z.nullable(z.string()),
  duration_ms: z.nullable(z.number()),
})
export type ConnectionState = z.infer<typeof stateSchema>

const key = ['integrations', 'connections'] as const

/** What the operator connected and how its last test went; asked again each second while one runs. */
export const connectionsQuery = () =>
  queryOptions({
    queryKey: key,
    staleTime: 0,
    queryFn: async ({ signal }): Promise<ConnectionState[]> => {
      const { data } = await supabase.rpc('integration_states').abortSignal(signal).throwOnError()
      return z.array(stateSchema).parse(data)
    },
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === 'running') ? 1000 : false),
  })

export async function testConnection(kind: ConnectionState['kind']): Promise<void> {
  await supabase.rpc('test_integration', { kind }).throwOnError()
  await queryClient.invalidateQueries({ queryKey: key })
}
