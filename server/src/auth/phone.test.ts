import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { startSecondHost, startTestHost, type TestHost } from '../testing/host.ts'
import { call, claimsOf, countSuccesses, password } from './testing/calls.ts'
import { addTotp } from './testing/second-factor.ts'
import { startSmsService } from './testing/sms-service.ts'

let host: TestHost
let texts: Awaited<ReturnType<typeof startSmsService>>
beforeAll(async () => {
  texts = await startSmsService()
  host = await startTestHost({ ...texts.environment, ANONYMOUS_USERS: 'true' })
})
afterAll(async () => {
  await host.close()
  await texts.close()
})

let numbers = 0
const newPhone = () => `+4915${String(1_000_000_00 + ++numbers)}`

async function member() {
  const phone = newPhone()
  const client = host.client()
  await client.auth.signUp({ phone, password })
  const { data, error } = await client.auth.verifyOtp({ phone, token: await texts.nextCode(), type: 'sms' })
  if (!data.user) throw error ?? new Error('no user')
  return { phone, client, id: data.user.id, session: data.session }
}

describe('a phone number', () => {
  it('signs up with a password and a text', async () => {
    const phone = newPhone()
    const client = host.client()
    const { data } = await client.auth.signUp({ phone, password, options: { data: { full_name: 'Ana' } } })
    expect(data).toMatchObject({
      session: null,
      user: { phone: phone.slice(1), user_metadata: { full_name: 'Ana' } },
    })
    expect((await client.auth.signInWithPassword({ phone, password })).error?.code).toBe(
      'phone_not_confirmed',
    )
    const token = await texts.nextCode()
    expect(texts.sent.at(-1)).toMatchObject({
      to: phone,
      from: '+15005550006',
      authorization: `Basic ${Buffer.from('AC1:secret').toString('base64')}`,
    })
    expect((await client.auth.verifyOtp({ phone, token: 'nope', type: 'sms' })).error).toMatchObject({
      status: 403,
      code: 'otp_expired',
    })
    const verified = await client.auth.verifyOtp({ phone, token, type: 'sms' })
    expect(verified.data.user).toMatchObject({
      phone: phone.slice(1),
      phone_confirmed_at: expect.any(String),
    })
    expect(verified.data.user?.identities).toMatchObject([
      { provider: 'phone', identity_data: { phone_verified: true } },
    ])
    expect(
      (await client.auth.signInWithPassword({ phone: phone.replace('+49', '+49 '), password })).error,
    ).toBeNull()
    expect((await client.auth.signInWithPassword({ phone, password: 'wrong password' })).error?.code).toBe(
      'invalid_credentials',
    )
  })

  it('with an account is answered like a new one', async () => {
    const { phone } = await member()
    const known = await call(host, 'signup', { body: { phone, password: 'attackers own choice' } })
    expect(texts.sent.at(-1)?.body).toContain('already have an account')
    await texts.nextCode()
    const fresh = await call(host, 'signup', { body: { phone: newPhone(), password } })
    await texts.nextCode()
    expect(known.status).toBe(fresh.status)
    expect(Object.keys(JSON.parse(known.text)).toSorted()).toEqual(
      Object.keys(JSON.parse(fresh.text)).toSorted(),
    )
    expect((await host.client().auth.signInWithPassword({ phone, password })).error).toBeNull()
  })

  it('signs in by code alone, which makes the account or proves whose it is', async () => {
    const phone = newPhone()
    const client = host.client()
    await host.client().auth.signUp({ phone, password: 'planted password' })
    await texts.nextCode()
    const sent = await client.auth.signInWithOtp({ phone })
    expect(sent.data.messageId).toBe(`SM${texts.sent.length}`)
    const { data } = await client.auth.verifyOtp({ phone, token: await texts.nextCode(), type: 'sms' })
    expect(claimsOf(data.session?.access_token ?? '')).toMatchObject({
      aal: 'aal1',
      amr: [{ method: 'otp' }],
    })
    const planted = await host.client().auth.signInWithPassword({ phone, password: 'planted password' })
    expect(planted.error?.code).toBe('invalid_credentials')
  })

  it('that is unknown gets no account when none is wanted', async () => {
    const before = texts.sent.length
    const { phone } = await member()
    const unknown = await call(host, 'otp', { body: { phone: newPhone(), create_user: false } })
    const known = await call(host, 'otp', { body: { phone, create_user: false } })
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
    await texts.nextCode()
    expect(texts.sent).toHaveLength(before + 2)
  })

  it('changes when the new one answers', async () => {
    const { client, phone, id } = await member()
    const other = await member()
    expect((await client.auth.updateUser({ phone: other.phone })).error).toMatchObject({
      status: 422,
      code: 'phone_exists',
    })
    const next = newPhone()
    const { data } = await client.auth.updateUser({ phone: next })
    expect(data.user).toMatchObject({ phone: phone.slice(1), new_phone: next.slice(1) })
    await texts.nextCode()
    expect((await host.client().auth.resend({ type: 'phone_change', phone: next })).error).toBeNull()
    const token = await texts.nextCode()
    const changed = await client.auth.verifyOtp({ phone: next, token, type: 'phone_change' })
    expect(changed.data.user).toMatchObject({ id, phone: next.slice(1) })
    expect((await host.client().auth.signInWithPassword({ phone, password })).error?.code).toBe(
      'invalid_credentials',
    )
    expect((await host.client().auth.signInWithPassword({ phone: next, password })).error).toBeNull()
  })

  it('makes somebody anonymous a person', async () => {
    const client = host.client()
    await client.auth.signInAnonymously()
    const phone = newPhone()
    await client.auth.updateUser({ phone })
    const { data } = await client.auth.verifyOtp({
      phone,
      token: await texts.nextCode(),
      type: 'phone_change',
    })
    expect(data.user).toMatchObject({ is_anonymous: false, phone: phone.slice(1) })
  })

  it('takes a new password by code where the session is old', async () => {
    const { client, id } = await member()
    await host.database
      .sql`update auth.sessions set created_at = now() - interval '2 days' where user_id = ${id}`
    expect((await client.auth.updateUser({ password: 'another battery' })).error?.code).toBe(
      'reauthentication_needed',
    )
    expect((await client.auth.reauthenticate()).error).toBeNull()
    const nonce = await texts.nextCode()
    expect((await client.auth.updateUser({ password: 'another battery', nonce })).error).toBeNull()
  })
})

describe('a texted code', () => {
  it('expires after a minute or five wrong attempts, and is accepted once of a hundred', async () => {
    const { phone } = await member()
    const otp = async () => {
      await host.client().auth.signInWithOtp({ phone })
      return texts.nextCode()
    }
    const verify = (token: string) => call(host, 'verify', { body: { type: 'sms', phone, token } })
    const old = await otp()
    const { sql } = host.database
    const [row] = await sql<{ seconds: number }[]>`
      select extract(epoch from expires_at - created_at)::int as seconds from auth.one_time_tokens where relates_to = ${phone.slice(1)}`
    expect(row?.seconds).toBe(60)
    await sql`update auth.one_time_tokens set expires_at = now() - interval '1 second'`
    expect((await verify(old)).json.code).toBe('otp_expired')
    const guessed = await otp()
    for (let attempt = 0; attempt < 5; attempt++) await verify('nope')
    expect((await verify(guessed)).json.code).toBe('otp_expired')
    const raced = await otp()
    expect(await countSuccesses(async () => (await verify(raced)).status === 200)).toBe(1)
  })

  it('is sent once a minute, and a failure to send is said', async () => {
    const limited = await startSecondHost(host, { ...texts.environment, RATE_LIMITS: 'true' })
    const phone = newPhone()
    expect((await limited.client().auth.signInWithOtp({ phone })).error).toBeNull()
    await texts.nextCode()
    expect((await limited.client().auth.signInWithOtp({ phone })).error).toMatchObject({
      status: 429,
      code: 'over_sms_send_rate_limit',
    })
    await limited.close()
    texts.setAway(true)
    expect((await host.client().auth.signInWithOtp({ phone: newPhone() })).error).toMatchObject({
      status: 422,
      code: 'sms_send_failed',
    })
    texts.setAway(false)
    for (const phone of ['12', '+49 (0) abc', '0123456789'])
      expect((await call(host, 'otp', { body: { phone } })).json.code).toBe('validation_failed')
  })

  it('is a second factor', async () => {
    const { client } = await host.person('texted')
    await addTotp(client)
    const phone = newPhone()
    const { data: factor } = await client.auth.mfa.enroll({
      factorType: 'phone',
      friendlyName: 'Mobile',
      phone,
    })
    const { data: challenge } = await client.auth.mfa.challenge({
      factorId: factor?.id ?? '',
      channel: 'whatsapp',
    })
    const code = await texts.nextCode()
    expect(texts.sent.at(-1)?.to).toBe(`whatsapp:${phone}`)
    const ids = { factorId: factor?.id ?? '', challengeId: challenge?.id ?? '' }
    expect((await client.auth.mfa.verify({ ...ids, code: '12' })).error?.code).toBe('mfa_verification_failed')
    const { data } = await client.auth.mfa.verify({ ...ids, code })
    expect(claimsOf(data?.access_token ?? '').amr.map(({ method }) => method)).toContain('mfa/phone')
    expect((await client.auth.mfa.listFactors()).data?.phone).toMatchObject([{ friendly_name: 'Mobile' }])
  })
})

describe('the settings', () => {
  it('say that phones may sign in, and which variable is missing', async () => {
    expect((await call(host, 'settings')).json).toMatchObject({
      external: { phone: true },
      sms_provider: 'twilio',
    })
    expect(() => readConfig({ SMS_ACCOUNT: 'AC1', SMS_FROM: '+15005550006' })).toThrow(/SMS_TOKEN/)
    expect(() => readConfig({ SESSION_TIMEBOX: 'long' })).toThrow(/SESSION_TIMEBOX must be a duration/)
  })
})
