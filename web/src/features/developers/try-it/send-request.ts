import { environment } from '~/data/environment.ts'
import { supabase } from '~/data/supabase.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
export const methods: readonly Method[] = ['GET', 'POST', 'PATCH', 'DELETE']

export interface TriedRequest {
  method: Method
  /** With its query, beginning with /rest/v1/ */
  path: string
  /** JSON; not sent with GET and DELETE. */
  body: string
}

export interface TriedAnswer {
  status: number
  milliseconds: number
  text: string
}

const notFilters = new Set(['select', 'order', 'limit', 'offset', 'on_conflict', 'columns'])

/** Why a request is not sent, in a sentence; null where it can be. */
export function refuseRequest({ method, path, body }: TriedRequest): string | null {
  if (!path.startsWith('/rest/v1/')) return 'The address begins with /rest/v1/.'
  const { searchParams } = new URL(path, 'http://localhost')
  const isFiltered = [...searchParams.keys()].some((name) => !notFilters.has(name))
  if ((method === 'PATCH' || method === 'DELETE') && !isFiltered)
    return 'Without a filter this would reach every row. Add one, such as ?id=eq.…'
  if (method === 'GET' || method === 'DELETE') return null
  try {
    JSON.parse(body)
    return null
  } catch {
    return 'The body is not JSON.'
  }
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

/** Sends it by one's own session, to the data API as it is. Rejects where nothing answers. */
export async function sendRequest({ method, path, body }: TriedRequest): Promise<TriedAnswer> {
  const { data } = await supabase.auth.getSession()
  const started = performance.now()
  const hasBody = method === 'POST' || method === 'PATCH'
  const response = await fetch(path, {
    method,
    headers: {
      apikey: environment.publishableKey,
      Authorization: `Bearer ${data.session?.access_token ?? ''}`,
      Prefer: 'return=representation',
      ...(hasBody ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(hasBody ? { body } : {}),
  })
  const text = await response.text()
  return {
    status: response.status,
    milliseconds: Math.round(performance.now() - started),
    text: pretty(text),
  }
}
