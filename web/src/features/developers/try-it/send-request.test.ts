import { expect, it, vi } from 'vitest'

vi.mock('~/data/environment.ts', () => ({ environment: { publishableKey: 'key' } }))
vi.mock('~/data/supabase.ts', () => ({ supabase: {} }))
const { refuseRequest } = await import('./send-request.ts')

it.each([
  [{ method: 'GET', path: '/rest/v1/leads', body: '' }, /^sent$/],
  [{ method: 'GET', path: '/auth/v1/user', body: '' }, /begins with/],
  [{ method: 'GET', path: 'https://evil.example/rest/v1/', body: '' }, /begins with/],
  [{ method: 'DELETE', path: '/rest/v1/leads?limit=1', body: '' }, /every row/],
  [{ method: 'DELETE', path: '/rest/v1/leads?id=eq.1', body: '' }, /^sent$/],
  [{ method: 'PATCH', path: '/rest/v1/leads', body: '{}' }, /every row/],
  [{ method: 'POST', path: '/rest/v1/leads', body: '{' }, /not JSON/],
  [{ method: 'POST', path: '/rest/v1/leads', body: '{"name": "x"}' }, /^sent$/],
] as const)('%o', (request, reason) => {
  expect(refuseRequest(request) ?? 'sent').toMatch(reason)
})
