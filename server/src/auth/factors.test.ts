import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSecondHost, startTestHost, type TestHost } from '../testing/host.ts'
import { call, claimsOf, countSuccesses, newEmail, password } from './testing/calls.ts'
import { addTotp, nextHalfMinute, totpCode } from './testing/second-factor.ts'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost({ TRUSTED_PROXIES: '127.0.0.1' })
})
afterAll(() => host.close())

async function signedIn(email: string): Promise<SupabaseClient> {
  const client = host.client()
  const { error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return client
}

const tokenOf = async (client: SupabaseClient) =>
  (await client.auth.getSession()).data.session?.access_token ?? ''

describe('an authenticator app', () => {
  it('is drawn so that a data URI holds it, and makes the session aal2', async () => {
    const { client, email } = await host.person('totp')
    const other = await signedIn(email)
    const { data } = await client.auth.mfa.enroll({
      factorType: 'totp',
      friendlyName: 'Phone',
      issuer: 'Acme',
    })
    if (!data) throw new Error('no factor')
    expect(data).toMatchObject({ type: 'totp', friendly_name: 'Phone' })
    expect(data.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg[^#]*<\/svg>$/s)
    expect(new URL(data.totp.uri).searchParams.get('issuer')).toBe('Acme')
    expect(data.totp.uri).toContain(data.totp.secret)
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ nextLevel: 'aal1' })

    const challenge = await client.auth.mfa.challenge({ factorId: data.id })
    if (!challenge.data) throw challenge.error
    expect(challenge.data).toMatchObject({ type: 'totp' })
    const verify = (code: string) =>
      client.auth.mfa.verify({ factorId: data.id, challengeId: challenge.data.id, code })
    expect((await verify('abcdef')).error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
    const verified = await verify(totpCode(data.totp.secret))
    expect(verified.error).toBeNull()
    const claims = claimsOf(verified.data?.access_token ?? '')
    expect(claims.aal).toBe('aal2')
    expect(claims.amr.map(({ method }) => method)).toEqual(['totp', 'password'])
    const factors = await client.auth.mfa.listFactors()
    expect(factors.data?.totp).toMatchObject([{ id: data.id, friendly_name: 'Phone', status: 'verified' }])
    const refreshed = await client.auth.refreshSession()
    expect(claimsOf(refreshed.data.session?.access_token ?? '').aal).toBe('aal2')
    expect((await other.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
  })

  it('is asked for after the password, and each code counts once', async () => {
    const { client, email } = await host.person('again')
    const { id, secret } = await addTotp(client)
    const next = await signedIn(email)
    expect((await next.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal2',
    })
    const replayed = await next.auth.mfa.challengeAndVerify({ factorId: id, code: totpCode(secret) })
    expect(replayed.error?.code).toBe('mfa_verification_failed')
    await host.database.sql.unsafe(nextHalfMinute)
    const shown = await next.auth.mfa.challengeAndVerify({ factorId: id, code: totpCode(secret) })
    expect(shown.error).toBeNull()
  })

  it('redeems one of a hundred equal codes at once', async () => {
    const { client, email } = await host.person('race')
    const { id, secret } = await addTotp(client)
    await host.database.sql.unsafe(nextHalfMinute)
    const token = await tokenOf(await signedIn(email))
    const { json } = await call(host, `factors/${id}/challenge`, { body: {}, token })
    const body = { challenge_id: json['id'], code: totpCode(secret) }
    const redeem = async () => (await call(host, `factors/${id}/verify`, { body, token })).status === 200
    expect(await countSuccesses(redeem)).toBe(1)
  })

  it('rests after ten wrong codes, whatever the challenge', async () => {
    const { client, email } = await host.person('guess')
    const { id, secret } = await addTotp(client)
    await host.database.sql.unsafe(nextHalfMinute)
    const guesser = await signedIn(email)
    for (let attempt = 0; attempt < 10; attempt++)
      expect((await guesser.auth.mfa.challengeAndVerify({ factorId: id, code: 'x' })).error?.status).toBe(422)
    const right = await guesser.auth.mfa.challengeAndVerify({ factorId: id, code: totpCode(secret) })
    expect(right.error).toMatchObject({ status: 429, code: 'over_request_rate_limit' })
    await host.database
      .sql`update auth.mfa_factors set locked_until = now() - interval '1 second' where id = ${id}`
    const later = await guesser.auth.mfa.challengeAndVerify({ factorId: id, code: totpCode(secret) })
    expect(later.error).toBeNull()
  })

  it('answers an old, a foreign and a moved challenge', async () => {
    const { client } = await host.person('stale')
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'A' })
    if (!data) throw new Error('no factor')
    const token = await tokenOf(client)
    const challenge = async () =>
      String((await call(host, `factors/${data.id}/challenge`, { body: {}, token })).json['id'])
    const verify = (id: string, headers = {}) =>
      call(host, `factors/${data.id}/verify`, {
        body: { challenge_id: id, code: totpCode(data.totp.secret) },
        token,
        headers,
      })
    const old = await challenge()
    await host.database
      .sql`update auth.mfa_challenges set expires_at = now() - interval '1 second' where id = ${old}`
    expect((await verify(old)).json.code).toBe('mfa_challenge_expired')
    const moved = await verify(await challenge(), { 'X-Forwarded-For': '203.0.113.9' })
    expect(moved).toMatchObject({ status: 422, json: { code: 'mfa_ip_address_mismatch' } })
    const stranger = await host.person('stranger')
    expect((await stranger.client.auth.mfa.challenge({ factorId: data.id })).error?.code).toBe(
      'mfa_factor_not_found',
    )
    const forged = await call(host, `factors/${data.id}/verify`, { body: { challenge_id: 'x' }, token })
    expect(forged.status).toBe(400)
  })
})

describe('what needs the second factor', () => {
  it('is refused to a session that has not shown it', async () => {
    const { client, email } = await host.person('careful')
    const { id } = await addTotp(client)
    const low = await signedIn(email)
    expect((await low.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' })).error).toMatchObject({
      status: 403,
      code: 'insufficient_aal',
    })
    expect((await low.auth.mfa.unenroll({ factorId: id })).error).toMatchObject({
      status: 422,
      code: 'insufficient_aal',
    })
    expect((await low.auth.updateUser({ password: 'another battery staple' })).error).toMatchObject({
      status: 401,
      code: 'insufficient_aal',
    })
    expect((await low.auth.updateUser({ email: newEmail() })).error?.code).toBe('insufficient_aal')
    expect((await low.auth.linkIdentity({ provider: 'google' })).error?.code).toBe('insufficient_aal')
    expect((await low.auth.updateUser({ data: { theme: 'dark' } })).error).toBeNull()
    expect((await client.auth.mfa.unenroll({ factorId: id })).data).toEqual({ id })
    expect((await client.auth.mfa.listFactors()).data?.all).toEqual([])
    expect((await low.auth.getUser()).error).toBeNull()
  })

  it('never comes of a token from before, be it for refreshing or access', async () => {
    const { client } = await host.person('before')
    const { data } = await client.auth.getSession()
    await addTotp(client)
    const former = await call(host, 'token?grant_type=refresh_token', {
      body: { refresh_token: data.session?.refresh_token },
    })
    expect(former).toMatchObject({ status: 400, json: { code: 'refresh_token_not_found' } })
    const enrol = await call(host, 'factors', {
      body: { factor_type: 'totp', friendly_name: 'B' },
      token: data.session?.access_token ?? '',
    })
    expect(enrol).toMatchObject({ status: 403, json: { code: 'insufficient_aal' } })
    expect((await client.auth.refreshSession()).error).toBeNull()
  })

  it('never comes of a factor that somebody left unshown', async () => {
    const { client, email } = await host.person('planted')
    const thief = await signedIn(email)
    const { data: planted } = await thief.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Theirs' })
    await addTotp(client)
    const back = await signedIn(email)
    const code = totpCode(planted?.totp.secret ?? '')
    expect((await back.auth.mfa.challengeAndVerify({ factorId: planted?.id ?? '', code })).error?.code).toBe(
      'mfa_factor_not_found',
    )
    expect((await client.auth.mfa.listFactors()).data?.all).toHaveLength(1)
  })

  it('has names that differ, and an end', async () => {
    const { client } = await host.person('names')
    const enroll = (friendlyName: string) => client.auth.mfa.enroll({ factorType: 'totp', friendlyName })
    expect((await enroll('Same')).error).toBeNull()
    expect((await enroll('Same')).error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' })
    for (let count = 1; count < 10; count++) expect((await enroll(`App ${count}`)).error).toBeNull()
    expect((await enroll('One more')).error?.code).toBe('too_many_enrolled_mfa_factors')
    const phone = await client.auth.mfa.enroll({
      factorType: 'phone',
      friendlyName: 'P',
      phone: '+4915112345678',
    })
    expect(phone.error).toMatchObject({ status: 422, code: 'mfa_phone_enroll_not_enabled' })
  })
})

describe('recovery codes', () => {
  function withCodes() {
    return createClient(host.url, host.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false, experimental: { recoveryCodes: true } },
    })
  }

  it('come with a factor, work once each in place of it, and can be renewed', async () => {
    const { client: first, email } = await host.person('codes')
    const client = withCodes()
    const { data: signed } = await first.auth.getSession()
    await client.auth.setSession({
      access_token: signed.session?.access_token ?? '',
      refresh_token: signed.session?.refresh_token ?? '',
    })
    expect((await client.auth.mfa.recoveryCodes.generate()).error?.code).toBe('insufficient_aal')
    const { id } = await addTotp(client)
    expect((await client.auth.mfa.recoveryCodes.getStatus()).error?.code).toBe('mfa_factor_not_found')
    const { data: set } = await client.auth.mfa.recoveryCodes.generate()
    if (!set) throw new Error('no codes')
    expect(set).toMatchObject({ type: 'recovery_code', friendly_name: 'Recovery codes', total: 10 })
    expect(new Set(set.codes).size).toBe(10)
    expect((await client.auth.mfa.recoveryCodes.generate()).error?.code).toBe('mfa_verified_factor_exists')

    const lost = withCodes()
    await lost.auth.signInWithPassword({ email, password })
    const written = set.codes[0]?.toUpperCase().match(/.{4}/g)?.join('-') ?? ''
    const shown = await lost.auth.mfa.recoveryCodes.verify({ code: written })
    expect(shown.error).toBeNull()
    expect(claimsOf(shown.data?.access_token ?? '')).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'mfa/recovery_code' }, { method: 'password' }],
    })
    expect((await lost.auth.mfa.recoveryCodes.verify({ code: written })).error?.code).toBe(
      'mfa_verification_failed',
    )
    expect((await lost.auth.mfa.recoveryCodes.getStatus()).data).toMatchObject({ total: 10, remaining: 9 })
    const { data: renewed } = await lost.auth.mfa.recoveryCodes.regenerate()
    expect(renewed?.id).toBe(set.id)
    expect((await lost.auth.mfa.recoveryCodes.verify({ code: set.codes[1] ?? '' })).error?.code).toBe(
      'mfa_verification_failed',
    )
    expect((await lost.auth.mfa.unenroll({ factorId: id })).error).toBeNull()
    expect((await lost.auth.mfa.listFactors()).data?.all).toEqual([])
  })

  it('rest after ten wrong ones, and one of a hundred at once counts', async () => {
    const { client, email } = await host.person('spend')
    const { session } = await addTotp(client)
    const { json } = await call(host, 'factors/recovery-codes', { body: {}, token: session.access_token })
    const [code] = Array.isArray(json['codes']) ? json['codes'] : []
    const token = await tokenOf(await signedIn(email))
    const verify = (given: unknown) =>
      call(host, 'factors/recovery-codes/verify', { body: { code: given }, token })
    expect(await countSuccesses(async () => (await verify(code)).status === 200)).toBe(1)
    const answers = []
    for (let attempt = 0; attempt < 11; attempt++) answers.push((await verify('wrong')).json.code)
    expect(answers.at(-1)).toBe('mfa_recovery_codes_locked')
  })
})

describe('how long a session may last', () => {
  it('is the operator’s to say', async () => {
    const { email } = await host.person('lasting')
    const strict = await startSecondHost(host, { SESSION_TIMEBOX: '12h', SESSION_INACTIVITY: '30m' })
    const refreshAfter = async (column: 'created_at' | 'refreshed_at', age: string) => {
      const client = strict.client()
      const { data } = await client.auth.signInWithPassword({ email, password })
      const id = claimsOf(data.session?.access_token ?? '').session_id
      const { sql } = strict.database
      await sql`update auth.sessions set ${sql({ [column]: new Date(Date.now() - Number(age) * 60_000) })} where id = ${id}`
      return (await client.auth.refreshSession()).error?.code
    }
    expect(await refreshAfter('created_at', '719')).toBeUndefined()
    expect(await refreshAfter('created_at', '721')).toBe('session_expired')
    expect(await refreshAfter('refreshed_at', '29')).toBeUndefined()
    expect(await refreshAfter('refreshed_at', '31')).toBe('session_expired')
    await strict.close()
  })
})
