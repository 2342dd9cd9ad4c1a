import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { supabase } from '~/data/supabase.ts'
import { count } from '../reading.ts'

const models = z.array(
  z.object({
    model: z.string(),
    calls: z.number(),
    failed: z.number(),
    input_tokens: z.number(),
    output_tokens: z.number(),
    uncounted: z.number(),
    cost: count,
  }),
)

export const modelsQuery = (since: string) =>
  queryOptions({
    queryKey: ['admin', 'models', since],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { data } = await supabase.rpc('admin_model_calls', { since }).abortSignal(signal).throwOnError()
      return models.parse(data)
    },
  })
