import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limitKey } from '../http/rate-limits.ts'
import { startTestHost, type TestHost } from '../testing/host.ts'
import { call, newEmail, password } from './testing/calls.ts'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost({ RATE_LIMITS: 'true', TRUSTED_PROXIES: '127.0.0.1' })
})
afterAll(() => host.close())

/** As the trusted proxy reports a caller. */
const from = (address: string) => ({ 'X-Forwarded-For': address })

describe('limits', () => {
  it('let one mail a minute go to one address, known or not', async () => {
    const email = newEmail()
    await call(host, 'signup', { body: { email, password }, headers: from('198.51.100.1') })
    for (const address of [email, newEmail()]) {
      const ask = (path: string) =>
        call(host, path, { body: { email: address, type: 'signup' }, headers: from('198.51.100.2') })
      expect((await ask('otp')).status).toBe(200)
      for (const path of ['otp', 'recover', 'resend']) {
        const again = await ask(path)
        expect([again.status, again.json.code]).toEqual([429, 'over_email_send_rate_limit'])
        expect(again.json.message).toMatch(/only request this after \d+ seconds/)
      }
    }
  })

  it.each([
    ['verify', 30, { type: 'email', email: 'x@example.com', token: '123456' }],
    ['token?grant_type=refresh_token', 150, { refresh_token: 'unknown' }],
    ['otp', 30, { email: 'nonsense' }],
  ])('stop %s after %i calls from one address', async (path, points, body) => {
    const headers = from('198.51.100.3')
    const answers = await Promise.all(
      Array.from({ length: points + 5 }, () => call(host, path, { body, headers })),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.json.code).toBe('over_request_rate_limit')
    expect((await call(host, path, { body, headers: from('198.51.100.4') })).status).not.toBe(429)
  })

  it('count a household of IPv6 as one, however it is written', async () => {
    const body = { type: 'email', email: 'x@example.com', token: '123456' }
    const answers = await Promise.all(
      Array.from({ length: 35 }, (_, index) =>
        call(host, 'verify', { body, headers: from(`2001:db8:1:2::${index.toString(16)}`) }),
      ),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
    expect((await call(host, 'verify', { body, headers: from('2001:db8:1:3::1') })).status).not.toBe(429)
    expect(limitKey('2001:DB8:0001:2::9')).toBe(limitKey('2001:db8:1:2::1'))
    expect(limitKey('2001:db8::1')).not.toBe(limitKey('2001:db8:0:1::1'))
  })
})

describe('without a trusted proxy', () => {
  it('what a caller claims of its address changes nothing', async () => {
    const own = await startTestHost({ RATE_LIMITS: 'true' })
    try {
      const body = { type: 'email', email: 'x@example.com', token: '123456' }
      const answers = await Promise.all(
        Array.from({ length: 35 }, (_, index) =>
          call(own, 'verify', { body, headers: from(`203.0.113.${index}`) }),
        ),
      )
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
    } finally {
      await own.close()
    }
  })
})
