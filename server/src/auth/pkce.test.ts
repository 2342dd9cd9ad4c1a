import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestHost, type TestHost } from '../testing/host.ts'
import { call, countSuccesses, followLink, newEmail, password, pkceClient } from './testing/calls.ts'
import { startSmtp, type TestSmtp } from './testing/mailbox.ts'

let host: TestHost
let smtp: TestSmtp
beforeAll(async () => {
  smtp = await startSmtp()
  host = await startTestHost({ SMTP_URL: smtp.url })
})
afterAll(async () => {
  await host.close()
  await smtp.close()
})

const verifier = 'v'.repeat(64)
const challenge = createHash('sha256').update(verifier).digest('base64url')
const exchange = (code: string, given = verifier) =>
  call(host, 'token?grant_type=pkce', { body: { auth_code: code, code_verifier: given } })

/** A code as the redirect of a followed link carries it. */
async function mailedCode(): Promise<string> {
  const email = newEmail()
  await call(host, 'otp', { body: { email, code_challenge: challenge, code_challenge_method: 's256' } })
  const target = await followLink(host, (await smtp.next(email)).link)
  expect(target.hash).toBe('')
  return target.searchParams.get('code') ?? ''
}

describe('PKCE through auth-js', () => {
  it('carries sign-up, magic link, recovery and change of address', async () => {
    const client = pkceClient(host)
    const email = newEmail()
    const follow = async (address: string) => {
      const target = await followLink(host, (await smtp.next(address)).link)
      return client.auth.exchangeCodeForSession(target.searchParams.get('code') ?? '')
    }
    await client.auth.signUp({ email, password })
    expect((await follow(email)).data.user?.email).toBe(email)
    await client.auth.signInWithOtp({ email })
    expect((await follow(email)).error).toBeNull()
    await client.auth.resetPasswordForEmail(email)
    const recovered = await follow(email)
    expect(recovered.data).toMatchObject({ redirectType: 'recovery' })
    const next = newEmail()
    await client.auth.updateUser({ email: next })
    await followLink(host, (await smtp.next(email)).link)
    expect((await follow(next)).data.user?.email).toBe(next)
  })

  it('says what is wrong with a code', async () => {
    expect(await exchange('made-up')).toMatchObject({ status: 404, json: { code: 'flow_state_not_found' } })
    const code = await mailedCode()
    expect(await exchange(code, 'w'.repeat(64))).toMatchObject({
      status: 400,
      json: { code: 'bad_code_verifier' },
    })
    await host.database.sql`update auth.flow_state set auth_code_issued_at = now() - interval '301 seconds'`
    expect(await exchange(code)).toMatchObject({ status: 422, json: { code: 'flow_state_expired' } })
    expect(await call(host, 'token?grant_type=pkce', { body: { auth_code: code } })).toMatchObject({
      status: 400,
      json: { code: 'validation_failed' },
    })
  })

  it('refuses half a challenge and one that no verifier can meet', async () => {
    for (const half of [
      { code_challenge: challenge },
      { code_challenge: 'short', code_challenge_method: 's256' },
      { code_challenge: challenge, code_challenge_method: 'md5' },
    ])
      expect(await call(host, 'otp', { body: { email: newEmail(), ...half } })).toMatchObject({
        status: 400,
        json: { code: 'validation_failed' },
      })
  })

  it('keeps a link of another browser useless without its verifier, and errors in query and fragment', async () => {
    const email = newEmail()
    await call(host, 'otp', { body: { email, code_challenge: challenge, code_challenge_method: 's256' } })
    const { link } = await smtp.next(email)
    await followLink(host, link)
    const again = await followLink(host, link)
    expect(again.searchParams.get('error_code')).toBe('otp_expired')
    expect(new URLSearchParams(again.hash.slice(1)).get('error_code')).toBe('otp_expired')
  })

  it('gives one session for one code, however many ask at once', async () => {
    const code = await mailedCode()
    expect(await countSuccesses(async () => (await exchange(code)).status === 200)).toBe(1)
    expect((await exchange(code)).json.code).toBe('flow_state_not_found')
  })

  it('ends pending codes with a new password', async () => {
    const client = pkceClient(host)
    const email = newEmail()
    await client.auth.signUp({ email, password })
    const code = (await followLink(host, (await smtp.next(email)).link)).searchParams.get('code') ?? ''
    await client.auth.exchangeCodeForSession(code)
    await call(host, 'otp', { body: { email, code_challenge: challenge, code_challenge_method: 's256' } })
    const pending = await followLink(host, (await smtp.next(email)).link)
    await client.auth.resetPasswordForEmail(email)
    const reset = await smtp.next(email)
    expect((await client.auth.updateUser({ password: 'quite another one' })).error).toBeNull()
    expect((await exchange(pending.searchParams.get('code') ?? '')).json.code).toBe('flow_state_not_found')
    const stale = await client.auth.verifyOtp({ email, token: reset.code, type: 'recovery' })
    expect(stale.error?.code).toBe('otp_expired')
  })
})
