import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { openPage, tokenOf } from './testing/page.ts'

const sessionOf = (id: string) => ({
  access_token: tokenOf(id),
  refresh_token: `refresh of ${id}`,
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  expires_in: 3600,
  token_type: 'bearer',
  user: { id, aud: 'authenticated', app_metadata: {}, user_metadata: {}, created_at: '' },
})
const left = ['parley.first-reads', 'parley.page-snapshot:/leads', 'parley.page-snapshot:/tasks']

let page: ReturnType<typeof openPage>
beforeEach(() => {
  vi.resetModules()
  page = openPage()
  for (const name of left) page.local.setItem(name, 'rows of ben')
  page.local.setItem('parley.theme', 'dark')
  vi.stubGlobal('document', { visibilityState: 'visible' })
  vi.stubGlobal('window', { location, localStorage, addEventListener() {}, removeEventListener() {} })
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('requestIdleCallback', () => {})
})
afterAll(() => void vi.unstubAllGlobals())

const kept = () => left.filter((name) => page.local.getItem(name) !== null)

it('keeps what pages left for the session that begins with it', async () => {
  page.local.setItem('parley.session', JSON.stringify(sessionOf('ben')))
  const { settledSession } = await import('./session.ts')
  expect((await settledSession()).status).toBe('signed-in')
  expect(kept()).toEqual(left)
})

it('forgets it where the session ended while no page was open, and nothing else', async () => {
  const { settledSession } = await import('./session.ts')
  expect((await settledSession()).status).toBe('signed-out')
  expect(kept()).toEqual([])
  expect(page.local.getItem('parley.theme')).toBe('dark')
})

it('forgets it when somebody signs out', async () => {
  page.local.setItem('parley.session', JSON.stringify(sessionOf('ben')))
  const { settledSession, signOut, hasSignedOut } = await import('./session.ts')
  await settledSession()
  await signOut()
  expect(hasSignedOut()).toBe(true)
  expect(kept()).toEqual([])
})
