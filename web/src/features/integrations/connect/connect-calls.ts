import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { supabase } from '~/data/supabase.ts'
import { wayBack } from './way-back.ts'

const askedSchema = z.object({ name: z.string(), redirect_uri: z.string(), scopes: z.array(z.string()) })

/** What the app asks for; fails in words once its request has run out. */
export const requestQuery = (request: string) =>
  queryOptions({
    queryKey: ['connect', request],
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const { data } = await supabase.rpc('app_request', { request }).abortSignal(signal).throwOnError()
      return askedSchema.parse(data)
    },
  })

const answerSchema = z.object({
  redirect_uri: z.string(),
  state: z.optional(z.string()),
  issuer: z.string(),
  code: z.optional(z.string()),
})

/** Lets the app in with these scopes, or turns it away with none. @returns its own address, with the answer */
export async function answerRequest(request: string, scopes: readonly string[]): Promise<string> {
  const { data } = await supabase.rpc('answer_app_request', { request, scopes: [...scopes] }).throwOnError()
  return wayBack(answerSchema.parse(data))
}
