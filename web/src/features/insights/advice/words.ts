import type { BriefLine } from '@parley/core/insights/brief'
import { FunctionsHttpError } from '@supabase/supabase-js'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { readRefusal } from '~/data/function-refusal.ts'
import { supabase } from '~/data/supabase.ts'

const words = z.object({
  engine: z.string(),
  sentences: z.array(z.object({ text: z.string(), evidence: z.array(z.string()) })),
  dropped: z.number(),
})
export type AdviceWords = z.infer<typeof words>

async function callAdvise<Schema extends z.ZodMiniType>(
  body: Record<string, unknown>,
  schema: Schema,
): Promise<z.output<Schema>> {
  const { data, error } = await supabase.functions.invoke<unknown>('advise', { body })
  if (error instanceof FunctionsHttpError && error.context instanceof Response)
    throw new Error((await readRefusal(error.context)) ?? error.message)
  if (error) throw error
  return z.parse(schema, data)
}

/** What writes here: "local", or a model's name. */
export const engineQuery = () =>
  queryOptions({
    queryKey: ['advice-engine'],
    staleTime: Infinity,
    queryFn: async () => (await callAdvise({ action: 'engine' }, z.object({ engine: z.string() }))).engine,
  })

/** The advice in a model's words, each sentence with the ids of the lines it rests on. Throws what the server said. */
export const writeInWords = (lines: readonly BriefLine[]): Promise<AdviceWords> =>
  callAdvise(
    { action: 'write', lines: lines.map(({ id, text }) => ({ id, text: text.slice(0, 1000) })) },
    words,
  )
