import { readAllById } from '@parley/core/paging/read-pages'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { countOf } from '~/data/formats.ts'
import { queryClient } from '~/data/query-client.ts'
import { supabase } from '~/data/supabase.ts'

const key = ['integrations', 'api-keys'] as const

/** One's own keys and the apps one let in, as far as they still open something, the newest first. */
export const keysQuery = () =>
  queryOptions({
    queryKey: key,
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const apiKeys = await readAllById((after) =>
        supabase
          .from('api_keys')
          .select('id, name, prefix, is_app, scopes, last_used_at, created_at', { count: 'exact' })
          .is('revoked_at', null)
          .gt('id', after)
          .order('id')
          .abortSignal(signal)
          .throwOnError(),
      )
      return apiKeys.toSorted((a, b) => b.created_at.localeCompare(a.created_at))
    },
  })
export type ApiKey = Awaited<ReturnType<NonNullable<ReturnType<typeof keysQuery>['queryFn']>>>[number]

const madeSchema = z.object({ id: z.string(), key: z.string() })

/** @returns the key itself, which is never told again */
export async function makeKey(name: string, scopes: string[]): Promise<string> {
  const { data } = await supabase.rpc('create_api_key', { name, scopes }).throwOnError()
  await queryClient.invalidateQueries({ queryKey: key })
  return madeSchema.parse(data).key
}

export async function revokeKey(id: string): Promise<void> {
  await supabase.from('api_keys').update({ revoked_at: new Date().toISOString() }).eq('id', id).throwOnError()
  await queryClient.invalidateQueries({ queryKey: key })
}

/** Uses a key as another program would. Throws an Error in words. */
export async function testKey(secret: string): Promise<string> {
  const response = await fetch('/rest/v1/leads?select=id&limit=1', {
    method: 'HEAD',
    headers: { Authorization: `Bearer ${secret}`, Prefer: 'count=exact' },
  })
  if (!response.ok) throw new Error(`The data API answered ${response.status}.`)
  const total = Number(response.headers.get('Content-Range')?.split('/')[1] ?? 0)
  await queryClient.invalidateQueries({ queryKey: key })
  return `The data API answered: it sees ${countOf(total, 'lead')}.`
}
