import { FunctionsFetchError, FunctionsHttpError } from '@supabase/supabase-js'
import * as z from 'zod/mini'
import { readRefusal } from '~/data/function-refusal.ts'
import { supabase } from '~/data/supabase.ts'
import { AiFailure } from './failure.ts'

/**
 * POST to a function of the blog (docs/specified.md S7.8 to S7.15); its answer as `schema` reads it. Rejects with
 * `AiFailure`: the server's sentence and status, 0 where nothing answered, 502 for an answer of another shape.
 */
export async function callFunction<Schema extends z.ZodMiniType>(
  name: string,
  body: Record<string, unknown>,
  schema: Schema,
): Promise<z.output<Schema>> {
  const { data, error } = await supabase.functions.invoke<unknown>(name, { body })
  if (error instanceof FunctionsHttpError) {
    const response: unknown = error.context
    if (!(response instanceof Response)) throw new AiFailure('', 500)
    throw new AiFailure((await readRefusal(response)) ?? '', response.status)
  }
  if (error instanceof FunctionsFetchError) throw new AiFailure('', 0)
  const parsed = z.safeParse(schema, data)
  if (error || !parsed.success)
    throw new AiFailure('The server’s answer could not be read. Your post is safe.', 502)
  return parsed.data
}
