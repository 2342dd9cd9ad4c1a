import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestHost, type TestHost } from '../testing/host.ts'
import { call, newEmail, password } from './testing/calls.ts'
import { startService, type TestService } from './testing/web-service.ts'

let host: TestHost
let service: TestService
const asked: Record<string, unknown>[] = []
beforeAll(async () => {
  service = await startService()
  service.app.post('/siteverify', async (context) => {
    const form = await context.req.parseBody()
    asked.push(form)
    if (form['response'] === 'away') return context.text('oops', 502)
    const success = form['response'] === 'solved' && form['secret'] === 'shared'
    return context.json({ success, ...(success ? {} : { 'error-codes': ['invalid-input-response'] }) })
  })
  host = await startTestHost({
    CAPTCHA_PROVIDER: 'turnstile',
    CAPTCHA_SECRET: 'shared',
    CAPTCHA_SITE_KEY: 'site',
    CAPTCHA_VERIFY_URL: `${service.url}/siteverify`,
  })
})
afterAll(async () => {
  await host.close()
  await service.close()
})

const options = { captchaToken: 'solved' }

describe('the captcha', () => {
  it('is asked for by every call that a robot would like', async () => {
    const email = newEmail()
    const calls = [
      ['signup', { email, password }],
      ['signup', {}],
      ['token?grant_type=password', { email, password }],
      ['otp', { email }],
      ['recover', { email }],
      ['resend', { type: 'signup', email }],
    ] as const
    for (const [path, body] of calls)
      for (const token of [undefined, 'wrong', 'away']) {
        const answer = await call(host, path, {
          body: { ...body, gotrue_meta_security: { captcha_token: token } },
        })
        expect([path, answer.status, answer.json.code]).toEqual([path, 400, 'captcha_failed'])
      }
  })

  it('accepts a solved one, through auth-js', async () => {
    const client = host.client()
    const email = newEmail()
    const { data, error } = await client.auth.signUp({ email, password, options })
    expect(error).toBeNull()
    expect((await client.auth.signInWithPassword({ email, password, options })).error).toBeNull()
    expect((await client.auth.signInWithOtp({ email, options })).error).toBeNull()
    expect((await client.auth.resetPasswordForEmail(email, options)).error).toBeNull()
    expect(asked.at(-1)).toMatchObject({ secret: 'shared', response: 'solved', remoteip: '127.0.0.1' })
    const count = asked.length
    expect(
      (await client.auth.refreshSession({ refresh_token: data.session?.refresh_token ?? '' })).error?.code,
    ).not.toBe('captcha_failed')
    for (const grant of ['pkce', 'id_token', 'refresh_token'])
      expect((await call(host, `token?grant_type=${grant}`, { body: {} })).json.code).not.toBe(
        'captcha_failed',
      )
    expect(asked.length).toBe(count)
  })

  it('tells the page which provider to show', async () => {
    expect((await call(host, 'settings')).json['captcha']).toEqual({
      provider: 'turnstile',
      site_key: 'site',
    })
  })
})
