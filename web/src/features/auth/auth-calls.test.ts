import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Answer, openPage, tokenOf } from '~/data/testing/page.ts'

let answer: Answer
let page: ReturnType<typeof openPage>
let app: typeof import('./auth-calls.ts')
const captchaAt = (captcha?: object) => vi.stubGlobal('__PARLEY__', { publishableKey: 'anon', captcha })
beforeEach(async () => {
  vi.resetModules()
  answer = () => null
  page = openPage((request) => answer(request))
  app = await import('./auth-calls.ts')
})
afterAll(() => void vi.unstubAllGlobals())

/** Loads the page anew at an address. */
async function visit(address: string) {
  vi.stubGlobal('location', new URL(address, 'http://parley.test'))
  vi.resetModules()
  app = await import('./auth-calls.ts')
}
const sessionOf = (id: string) => ({
  access_token: tokenOf(id),
  refresh_token: 'r',
  expires_in: 3600,
  token_type: 'bearer',
  user: { id, aud: 'authenticated', app_metadata: {}, user_metadata: {}, created_at: '' },
})
function ok(body: object = {}) {
  answer = () => Response.json(body)
}
function refuse(status: number, error_code: string, msg: string) {
  answer = () => Response.json({ code: status, error_code, msg }, { status })
}
/** The last request: where to, with which return address, and what of. */
async function sent() {
  const request = page.requests.at(-1)
  if (!request) throw new Error('Nothing was sent')
  const { pathname, searchParams } = new URL(request.url)
  const body: unknown = await request.clone().json()
  return { path: pathname, back: searchParams.get('redirect_to'), body }
}

const account = {
  fullName: 'Ana Lima',
  identifier: 'ana@acme.example',
  companyName: 'Acme',
  password: 'correct horse',
  invitation: undefined,
}

describe('signing in', () => {
  it.each([
    [' ana@acme.example ', { email: 'ana@acme.example' }],
    ['+44 20 7946 0000', { phone: '442079460000' }],
  ])('takes "%s" for what it is', async (identifier, who) => {
    ok(sessionOf('ana'))
    await app.signIn({ identifier, password: 'correct horse' })
    expect(await sent()).toMatchObject({
      path: '/auth/v1/token',
      body: { ...who, password: 'correct horse' },
    })
  })

  it('asks nobody about what is neither address nor number', async () => {
    await expect(app.signIn({ identifier: 'ana', password: 'x' })).rejects.toThrow(
      'Enter an email address or a phone number',
    )
    await expect(app.signUp({ ...account, identifier: 'ana' })).rejects.toThrow(
      'Enter an email address or a phone number',
    )
    expect(page.requests).toEqual([])
  })

  it('says what the service said where it refuses, whichever way was tried', async () => {
    refuse(400, 'invalid_credentials', 'Invalid login credentials')
    const ways = [
      () => app.signIn({ identifier: 'ana@acme.example', password: 'wrong' }),
      () => app.signUp(account),
      () => app.sendRecovery('ana@acme.example'),
      () => app.sendSignInMail('ana@acme.example'),
      () => app.verifyCode('ana@acme.example', '123456', 'email'),
      () => app.resendConfirmation('ana@acme.example'),
      () => app.textSignInCode('442079460000'),
      () => app.textConfirmation('442079460000'),
      () => app.verifyTextedCode('442079460000', '123456'),
      () => app.signInAnonymously(),
    ]
    for (const way of ways)
      await expect(way(), String(way)).rejects.toMatchObject({ code: 'invalid_credentials' })
    await expect(app.changePassword('new password')).rejects.toThrow('Auth session missing')
  })

  it('by mail or text makes no account of a mistyped address', async () => {
    ok()
    await app.sendSignInMail('ana@acme.exmaple')
    expect((await sent()).body).toMatchObject({ email: 'ana@acme.exmaple', create_user: false })
    await app.textSignInCode('442079460000')
    expect((await sent()).body).toMatchObject({ phone: '442079460000', create_user: false })
  })
})

describe('signing up', () => {
  it('hands over name, company, time zone and the invitation', async () => {
    ok(sessionOf('ana'))
    await app.signUp({ ...account, invitation: 'inv-1' })
    expect((await sent()).body).toMatchObject({
      email: 'ana@acme.example',
      password: 'correct horse',
      data: {
        full_name: 'Ana Lima',
        company_name: 'Acme',
        time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
        invitation_token: 'inv-1',
      },
    })
    await app.signUp(account)
    expect((await sent()).body).not.toHaveProperty('data.invitation_token')
  })

  it('tells whether a mail or text must confirm it first', async () => {
    ok(sessionOf('ana'))
    expect(await app.signUp(account)).toBe(false)
    ok({ id: 'ana', aud: 'authenticated' })
    expect(await app.signUp(account)).toBe(true)
  })

  it('by number has no address to come back to', async () => {
    ok({ id: 'ana', aud: 'authenticated' })
    await app.signUp({ ...account, identifier: '+44 20 7946 0000' })
    expect((await sent()).back).toBeNull()
  })
})

describe('links in mails', () => {
  const mails = () => [
    () => app.signUp(account),
    () => app.sendSignInMail('ana@acme.example'),
    () => app.resendConfirmation('ana@acme.example'),
  ]

  it('come back to the page that asked for the sign-in', async () => {
    await visit('/auth?next=%2Fleads%3Fq%3Dacme')
    ok()
    for (const mail of mails()) {
      await mail()
      expect((await sent()).back).toBe('http://parley.test/auth?next=%2Fleads%3Fq%3Dacme')
    }
    await app.sendRecovery('ana@acme.example')
    expect((await sent()).back).toBe('http://parley.test/auth?mode=reset&next=%2Fleads%3Fq%3Dacme')
  })

  it('lead to no other site, whatever the address says', async () => {
    await visit('/auth?next=https%3A%2F%2Fevil.example%2F')
    ok()
    for (const mail of mails()) {
      await mail()
      expect((await sent()).back).toBe('http://parley.test/auth')
    }
    await app.sendRecovery('ana@acme.example')
    expect((await sent()).back).toBe('http://parley.test/auth?mode=reset')
  })
})

it('codes sign in for the purpose that they were sent for', async () => {
  ok(sessionOf('ana'))
  for (const purpose of ['recovery', 'signup', 'email'] as const) {
    await app.verifyCode('ana@acme.example', '123456', purpose)
    expect((await sent()).body).toMatchObject({ email: 'ana@acme.example', token: '123456', type: purpose })
  }
  await app.verifyTextedCode('442079460000', '123456')
  expect((await sent()).body).toMatchObject({ phone: '442079460000', token: '123456', type: 'sms' })
})

describe('a check of being human', () => {
  beforeEach(async () => {
    captchaAt({ provider: 'turnstile', siteKey: 'k' })
    await visit('/auth')
    ok()
  })

  it('goes along with whatever asks for one, and begins anew', async () => {
    const { showCheck } = await import('./captcha-token.ts')
    const calls = [
      () => app.signUp(account),
      () => app.sendRecovery('ana@acme.example'),
      () => app.sendSignInMail('ana@acme.example'),
      () => app.resendConfirmation('ana@acme.example'),
      () => app.textSignInCode('442079460000'),
      () => app.textConfirmation('442079460000'),
      () => app.signInAnonymously(),
    ]
    for (const call of calls) {
      const reset = vi.fn<() => void>()
      showCheck({ token: 'solved', reset })
      await call().catch(() => {})
      expect((await sent()).body, String(call)).toMatchObject({
        gotrue_meta_security: { captcha_token: 'solved' },
      })
      expect(reset, String(call)).toHaveBeenCalledOnce()
    }
  })

  it('that is not solved yet sends nothing', async () => {
    await expect(app.signIn({ identifier: 'ana@acme.example', password: 'x' })).rejects.toThrow(
      'Complete the check below the form first.',
    )
    expect(page.requests).toEqual([])
  })
})

describe('an invitation', () => {
  it('shows whose it is; one that is not valid any more shows nothing', async () => {
    ok([{ company_name: 'Acme', email: 'ana@acme.example' }])
    expect(await app.readInvitation('inv-1')).toEqual({ company_name: 'Acme', email: 'ana@acme.example' })
    expect(await sent()).toMatchObject({ body: { invitation_token: 'inv-1' } })
    answer = () => Response.json([])
    expect(await app.readInvitation('inv-1')).toBeNull()
  })

  it('is not taken for invalid, nor for accepted, where the server fails', async () => {
    answer = () => Response.json({ code: 'XX000', message: 'down' }, { status: 500 })
    await expect(app.readInvitation('inv-1')).rejects.toThrow('down')
    await expect(app.acceptInvitation('inv-1')).rejects.toThrow('down')
  })
})

describe('the welcome', () => {
  const profile = (body: unknown, status = 200) => {
    answer = () => Response.json(body, { status })
  }
  it.each([
    ['is shown to whoever has not been through it', [{ onboarded_at: null }], 200, false],
    ['is not shown again', [{ onboarded_at: '2026-11-21T07:00:00Z' }], 200, true],
    ['holds nobody up where that can’t be read', { message: 'down' }, 500, true],
    ['holds nobody up who has no profile yet', [], 200, true],
  ])('%s', async (_, body, status, hasOnboarded) => {
    profile(body, status)
    expect(await app.hasOnboarded('ana')).toBe(hasOnboarded)
    expect(page.requests.at(-1)?.url).toContain('id=eq.ana')
  })
})
