import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage, signIn, tokenOf } from '~/data/testing/page.ts'

let page: ReturnType<typeof openPage>
let app: typeof import('./account-calls.ts')
/** By the end of the path. */
let answers: Record<string, () => Response>
beforeEach(async () => {
  vi.resetModules()
  answers = {}
  page = openPage(({ url }) => {
    const { pathname } = new URL(url)
    return Object.entries(answers).find(([end]) => pathname.endsWith(end))?.[1]() ?? null
  })
  app = await import('./account-calls.ts')
  await signIn('ana')
  page.requests.splice(0)
})
afterAll(() => void vi.unstubAllGlobals())

/** An access token of another session of the person. */
const fresh = tokenOf('ana').replace(/\.[^.]*$/, '.ZnJlc2g')
const theirApp = { id: 'totp', factor_type: 'totp', status: 'verified', created_at: '', updated_at: '' }
const sessionOf = (access_token: string, factors: object[] = []) => ({
  access_token,
  refresh_token: 'r2',
  expires_in: 3600,
  token_type: 'bearer',
  user: { id: 'ana', aud: 'authenticated', app_metadata: {}, user_metadata: {}, created_at: '', factors },
})
/** The page answers that itself. */
const refuseSignOut =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  (input, init) =>
    new Request(input, init).url.includes('/logout')
      ? Promise.resolve(Response.json({ error_code: 'x', msg: 'no' }, { status: 500 }))
      : fetch(input, init)
const bodies = async (end: string) =>
  await Promise.all(
    page.requests
      .filter(({ url }) => new URL(url).pathname.endsWith(end))
      .map(async (request): Promise<unknown> => request.clone().json()),
  )
const paths = () => page.requests.map(({ url }) => new URL(url).pathname)
async function heldToken() {
  const { supabase } = await import('~/data/supabase.ts')
  return (await supabase.auth.getSession()).data.session?.access_token
}
const ana = { email: 'ana@acme.example' }

describe('confirming who one is, before what can’t be taken back', () => {
  beforeEach(() => {
    answers = {
      '/token': () => Response.json(sessionOf(fresh, [theirApp])),
      '/rpc/end_session': () => new Response(null, { status: 204 }),
      '/challenge': () => Response.json({ id: 'c', type: 'totp', expires_at: 4_102_444_800 }),
      '/verify': () => Response.json(sessionOf(fresh, [theirApp])),
    }
  })

  it('takes the new session for the old one, and ends that', async () => {
    await app.confirmSignIn(ana, 'correct horse', null)
    expect(await heldToken()).toBe(fresh)
    expect(await bodies('/token')).toEqual([
      expect.objectContaining({ email: 'ana@acme.example', password: 'correct horse' }),
    ])
    expect(await bodies('/rpc/end_session')).toEqual([{ session_id: 'ana' }])
  })

  it('works for those who have a number instead of an address', async () => {
    await app.confirmSignIn({ email: '', phone: '442079460000' }, 'correct horse', null)
    expect(await bodies('/token')).toEqual([expect.objectContaining({ phone: '442079460000' })])
  })

  it('keeps the session there is where the password was wrong', async () => {
    answers['/token'] = () => Response.json({ error_code: 'invalid_credentials', msg: 'no' }, { status: 400 })
    await expect(app.confirmSignIn(ana, 'wrong', null)).rejects.toMatchObject({ code: 'invalid_credentials' })
    expect(await heldToken()).toBe(tokenOf('ana'))
    expect(await bodies('/rpc/end_session')).toEqual([])
  })

  it('keeps it where the password was right and the code was wrong', async () => {
    answers['/verify'] = () =>
      Response.json({ error_code: 'mfa_verification_failed', msg: 'no' }, { status: 422 })
    await expect(app.confirmSignIn(ana, 'correct horse', '123 456')).rejects.toMatchObject({
      code: 'mfa_verification_failed',
    })
    expect(await heldToken()).toBe(tokenOf('ana'))
    expect(await bodies('/rpc/end_session')).toEqual([])
  })

  it.each(['123456', '123 456', '123-456'])('takes six digits (%s) for the code of the app', async (code) => {
    await app.confirmSignIn(ana, 'correct horse', code)
    expect(await bodies('/factors/totp/verify')).toEqual([{ challenge_id: 'c', code: '123456' }])
  })

  it('takes a longer code for one of the recovery codes, and six digits as well where there is no app', async () => {
    await app.confirmSignIn(ana, 'correct horse', 'ABCD-EFGH').catch(() => {})
    expect(paths()).not.toContain('/auth/v1/factors/totp/challenge')
    expect(await bodies('/verify')).toEqual([expect.objectContaining({ code: 'ABCDEFGH' })])
    page.requests.splice(0)
    const unverified = { ...theirApp, status: 'unverified' }
    answers['/token'] = () => Response.json(sessionOf(fresh, [unverified]))
    await app.confirmSignIn(ana, 'correct horse', '123456').catch(() => {})
    expect(paths()).not.toContain('/auth/v1/factors/totp/challenge')
    expect(await bodies('/verify')).toEqual([expect.objectContaining({ code: '123456' })])
  })
})

it('says so wherever the server refuses, instead of taking it for done', async () => {
  const refused: (() => Promise<unknown>)[] = [
    () => app.deleteAccount(null),
    () => app.eraseCompany('Acme'),
    () => app.endSession('s1'),
    () => app.endOtherSessions(),
    () => app.revokeInvitation('i1'),
    () => app.saveProfile('ana', { full_name: 'Ana', time_zone: 'UTC' }),
    () => app.sendPasswordCode(),
  ]
  for (const end of ['_account', '_company', '_session', 'ions', 'profiles', '/reauthenticate'])
    answers[end] = () => Response.json({ code: '42501', message: 'no', msg: 'no' }, { status: 403 })
  vi.stubGlobal('fetch', refuseSignOut(globalThis.fetch))
  for (const call of refused) await expect(call(), String(call)).rejects.toThrow('no')
})

describe('deleting an account', () => {
  it('hands over to the successor, and to nobody where none was named', async () => {
    answers['/rpc/delete_account'] = () => new Response(null, { status: 204 })
    await app.deleteAccount('ben')
    await app.deleteAccount(null)
    expect(await bodies('/rpc/delete_account')).toEqual([{ successor: 'ben' }, {}])
  })
})

describe('what the company sees', () => {
  it('is every member, however many pages there are, the longest there first', async () => {
    const all = Array.from({ length: 5 }, (_, place) => ({
      id: `m${place}`,
      created_at: `2026-01-0${9 - place}`,
    }))
    answers['/profiles'] = () => {
      const after = new URL(page.requests.at(-1)?.url ?? '').searchParams.get('id')?.replace('gt.', '') ?? ''
      const rest = all.filter(({ id }) => id > after || after.startsWith('0'))
      return Response.json(rest.slice(0, 2), {
        headers: { 'content-range': `0-${Math.min(rest.length, 2) - 1}/${rest.length}` },
      })
    }
    const { queryClient } = await import('~/data/query-client.ts')
    const members = await queryClient.fetchQuery(app.membersQuery())
    expect(members.map(({ id }) => id)).toEqual(['m4', 'm3', 'm2', 'm1', 'm0'])
  })

  it('is no invitation that was taken up or has expired', async () => {
    answers['/company_invitations'] = () => Response.json([], { headers: { 'content-range': '*/0' } })
    const { queryClient } = await import('~/data/query-client.ts')
    await queryClient.fetchQuery(app.invitationsQuery())
    const { searchParams } = new URL(page.requests.at(-1)?.url ?? '')
    expect(searchParams.get('accepted_at')).toBe('is.null')
    expect(searchParams.get('expires_at')).toMatch(/^gt\.\d{4}-/)
  })
})

describe('the company’s export', () => {
  const openExport = () => app.openExport(new AbortController().signal)

  it('is asked for by the person, and saved under the name that the server gave it', async () => {
    const name = 'Caf%C3%A9%202026.zip'
    answers['/export-company'] = () =>
      new Response('zip', { headers: { 'Content-Disposition': `attachment; filename*=UTF-8''${name}; x=1` } })
    const { body, name: savedAs } = await openExport()
    expect(await new Response(body).text()).toBe('zip')
    expect(savedAs).toBe('Café 2026.zip')
    expect(page.requests.at(-1)?.headers.get('Authorization')).toBe(`Bearer ${tokenOf('ana')}`)
  })

  it('has a name of its own where the server gave none', async () => {
    answers['/export-company'] = () => new Response('zip')
    expect((await openExport()).name).toBe('company.zip')
  })

  it('that was refused is never saved: the server’s sentence is told, or ours', async () => {
    answers['/export-company'] = () => Response.json({ error: 'Only owners may.' }, { status: 403 })
    await expect(openExport()).rejects.toThrow('Only owners may.')
    answers['/export-company'] = () => new Response('<html>', { status: 502 })
    await expect(openExport()).rejects.toThrow('The export could not be made. Try again.')
  })
})
