import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { TestHost } from '../../testing/host.ts'

export const password = 'correct horse battery'
export const newEmail = (): string => `${crypto.randomUUID()}@acme.example`

const answer = z.looseObject({
  code: z.string().optional(),
  message: z.string().optional(),
  msg: z.string().optional(),
  error: z.string().optional(),
  error_description: z.string().optional(),
  access_token: z.string().optional(),
  refresh_token: z.string().optional(),
  url: z.string().optional(),
})

/** A call of the contract that auth-js does not make in just this way. */
export async function call(
  host: TestHost,
  path: string,
  {
    body,
    token,
    headers = {},
    method,
  }: { body?: unknown; token?: string; headers?: Record<string, string>; method?: string } = {},
) {
  const response = await fetch(`${host.url}/auth/v1/${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    redirect: 'manual',
    headers: {
      apikey: host.publishableKey,
      'Content-Type': 'application/json',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const json = text.startsWith('{') ? answer.parse(JSON.parse(text)) : {}
  return { status: response.status, text, json, location: response.headers.get('location') }
}

/** A client that keeps its PKCE verifier, as a browser does. */
export function pkceClient(host: TestHost): SupabaseClient {
  const kept = new Map<string, string>()
  return createClient(host.url, host.publishableKey, {
    auth: {
      flowType: 'pkce',
      autoRefreshToken: false,
      detectSessionInUrl: false,
      persistSession: true,
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      },
    },
  })
}

/** Presses the button of the page that a mailed link opens; answers where it leads. */
export async function followLink(host: TestHost, link: URL): Promise<URL> {
  const response = await fetch(`${host.url}/auth/v1/verify/continue`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(link.searchParams),
  })
  return new URL(response.headers.get('location') ?? '')
}

/** How many of a hundred parallel runs succeed. */
export async function countSuccesses(run: () => Promise<boolean>): Promise<number> {
  const results = await Promise.all(Array.from({ length: 100 }, run))
  return results.filter(Boolean).length
}

export const fragmentOf = (url: URL): URLSearchParams => new URLSearchParams(url.hash.slice(1))

export const claimsOf = (accessToken: string) =>
  z
    .looseObject({
      sub: z.string(),
      aal: z.string(),
      amr: z.array(z.object({ method: z.string(), timestamp: z.number() })),
      is_anonymous: z.boolean(),
      session_id: z.string(),
    })
    .parse(JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()))
