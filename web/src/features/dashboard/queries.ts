import { FunctionsHttpError } from '@supabase/supabase-js'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { queryClient } from '~/data/query-client.ts'
import { supabase } from '~/data/supabase.ts'
import { todaySchema } from './today.ts'

export const todayQuery = (timeZone: string) =>
  queryOptions({
    queryKey: ['today', timeZone],
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .rpc('today', { time_zone: timeZone }, { get: true })
        .abortSignal(signal)
        .throwOnError()
      return z.parse(todaySchema, data)
    },
  })

export const refreshToday = () => queryClient.invalidateQueries({ queryKey: ['today'] })

export async function completeTask(id: string, isDone: boolean): Promise<void> {
  await supabase
    .from('tasks')
    .update({ status: isDone ? 'done' : 'todo' })
    .eq('id', id)
    .throwOnError()
}

const refusal = z.object({ error: z.string() })

/** Brings the sample company in or takes it out. Throws with the function's own sentence where it gave one. */
export async function changeSampleCompany(action: 'load' | 'remove'): Promise<void> {
  const { error } = await supabase.functions.invoke('sample-company', { body: { action } })
  if (error instanceof FunctionsHttpError) {
    const body = refusal.safeParse(await new Response(error.context.body).json().catch(() => null))
    throw new Error(body.success ? body.data.error : error.message)
  }
  if (error) throw error
  await queryClient.invalidateQueries()
}
