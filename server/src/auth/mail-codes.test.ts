import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestHost, type TestHost } from '../testing/host.ts'
import {
  call,
  claimsOf,
  countSuccesses,
  followLink,
  fragmentOf,
  newEmail,
  password,
} from './testing/calls.ts'
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

async function confirmed() {
  const client = host.client()
  const email = newEmail()
  const { data } = await client.auth.signUp({ email, password })
  const { code } = await smtp.next(email)
  const verified = await client.auth.verifyOtp({ email, token: code, type: 'signup' })
  if (!verified.data.session || !data.user) throw verified.error ?? new Error('no session')
  return { client, email, id: data.user.id, session: verified.data.session }
}

async function userRow(email: string) {
  const [row] = await host.database.sql<
    { id: string; encrypted_password: string | null; email_confirmed_at: string | null }[]
  >`select * from auth.users where email = ${email}`
  return row
}

describe('POST /otp', () => {
  it('makes an account for a new address and signs in with the six digits, once', async () => {
    const client = host.client()
    const email = newEmail()
    const { error } = await client.auth.signInWithOtp({ email, options: { data: { full_name: 'Ana' } } })
    expect(error).toBeNull()
    const { code } = await smtp.next(email)
    const { data } = await client.auth.verifyOtp({ email, token: code, type: 'email' })
    expect(data.user?.user_metadata['full_name']).toBe('Ana')
    expect(data.user?.email_confirmed_at).toBeTruthy()
    expect(claimsOf(data.session?.access_token ?? '').amr[0]?.method).toBe('otp')
    const again = await client.auth.verifyOtp({ email, token: code, type: 'email' })
    expect([again.error?.status, again.error?.code]).toEqual([403, 'otp_expired'])
  })

  it('creates no account with shouldCreateUser false, and answers as for a known address', async () => {
    const { email: known } = await confirmed()
    const unknown = newEmail()
    const answers = await Promise.all(
      [known, unknown].map((email) => call(host, 'otp', { body: { email, create_user: false } })),
    )
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [200, '{}'],
      [200, '{}'],
    ])
    await smtp.next(known)
    expect(await userRow(unknown)).toBeUndefined()
    expect(await smtp.count(unknown)).toBe(0)
  })

  it('makes one account when a new address asks several times at once', async () => {
    const email = newEmail()
    await Promise.all(Array.from({ length: 5 }, () => call(host, 'otp', { body: { email } })))
    await expect.poll(() => smtp.count(email)).toBe(5)
    const [row] = await host.database.sql`select count(*)::int as n from auth.users where email = ${email}`
    expect(row?.['n']).toBe(1)
  })

  it('takes from an unconfirmed account the password that a stranger may have set', async () => {
    const email = newEmail()
    await host.client().auth.signUp({ email, password: 'set by somebody else' })
    await smtp.next(email)
    const client = host.client()
    await client.auth.signInWithOtp({ email })
    const { code } = await smtp.next(email)
    expect((await client.auth.verifyOtp({ email, token: code, type: 'email' })).error).toBeNull()
    expect((await userRow(email))?.encrypted_password).toBeNull()
    const hijack = await host.client().auth.signInWithPassword({ email, password: 'set by somebody else' })
    expect(hijack.error?.code).toBe('invalid_credentials')
  })

  it('opens nothing for a banned user', async () => {
    const { email, id } = await confirmed()
    await host.client().auth.resetPasswordForEmail(email)
    const { code } = await smtp.next(email)
    await host.database.sql`update auth.users set banned_until = now() + interval '1 day' where id = ${id}`
    const { error } = await host.client().auth.verifyOtp({ email, token: code, type: 'recovery' })
    expect(error?.code).toBe('user_banned')
  })
})

describe('sign-up with confirmation', () => {
  it('answers a bare user, refuses the password until the link is followed, then signs in', async () => {
    const client = host.client()
    const email = newEmail()
    const { data } = await client.auth.signUp({ email, password })
    expect(data.session).toBeNull()
    expect(data.user?.identities).toHaveLength(1)
    expect((await client.auth.signInWithPassword({ email, password })).error?.code).toBe(
      'email_not_confirmed',
    )
    const target = await followLink(host, (await smtp.next(email)).link)
    expect(fragmentOf(target).get('type')).toBe('signup')
    expect(fragmentOf(target).get('access_token')).toBeTruthy()
    expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull()
  })

  it('answers an address that has an account alike, and writes to its owner', async () => {
    const { email } = await confirmed()
    const fresh = newEmail()
    const sign = (address: string) =>
      call(host, 'signup', { body: { email: address, password, data: { full_name: 'X' } } })
    const [known, again, unknown] = [await sign(email), await sign(email), await sign(fresh)]
    const shape = ({ status, text }: { status: number; text: string }, address: string) => [
      status,
      text
        .replaceAll(address, 'ADDRESS')
        .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')
        .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME'),
    ]
    expect(shape(known, email)).toEqual(shape(unknown, fresh))
    expect(again.json['id']).toBe(known.json['id'])
    expect((await smtp.next(email)).subject).toContain('already have an account')
    expect((await smtp.next(fresh)).subject).toContain('Confirm')
  })

  it('sends the confirmation again', async () => {
    const client = host.client()
    const email = newEmail()
    await client.auth.signUp({ email, password })
    const first = await smtp.next(email)
    expect((await client.auth.resend({ type: 'signup', email })).error).toBeNull()
    const second = await smtp.next(email)
    expect((await client.auth.verifyOtp({ email, token: first.code, type: 'signup' })).error?.code).toBe(
      'otp_expired',
    )
    expect((await client.auth.verifyOtp({ email, token: second.code, type: 'signup' })).error).toBeNull()
  })

  it('writes in German to people who read it', async () => {
    const email = newEmail()
    await call(host, 'otp', { body: { email }, headers: { 'Accept-Language': 'de-DE,de;q=0.9,en;q=0.5' } })
    const mail = await smtp.next(email)
    expect(mail.subject).toBe('Ihr Anmeldelink für Parley')
    expect(mail.text).toContain('Wenn Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren.')
    expect(mail.source).toContain('lang=3D"de"')
  })
})

describe('invitation', () => {
  it('needs the secret key, and its link confirms the account', async () => {
    const email = newEmail()
    expect((await call(host, 'invite', { body: { email } })).json.code).toBe('not_admin')
    const invited = await call(host, 'invite', { body: { email }, headers: { apikey: host.secretKey } })
    expect(invited.status).toBe(200)
    const { code, link } = await smtp.next(email)
    expect(link.searchParams.get('type')).toBe('invite')
    const { data } = await host.client().auth.verifyOtp({ email, token: code, type: 'invite' })
    expect(data.user?.invited_at).toBeTruthy()
    expect(data.session).toBeTruthy()
  })
})

describe('change of address', () => {
  it('waits for both addresses, in any order', async () => {
    const { client, email, id } = await confirmed()
    const next = newEmail()
    const { data } = await client.auth.updateUser({ email: next })
    expect(data.user?.new_email).toBe(next)
    const [current, fresh] = [await smtp.next(email), await smtp.next(next)]
    const half = await call(host, 'verify', {
      body: { type: 'email_change', email: next, token: fresh.code },
    })
    expect(half.status).toBe(200)
    expect(half.json).toMatchObject({ code: '200', msg: expect.stringContaining('other email') })
    expect((await client.auth.getUser()).data.user?.email).toBe(email)
    const target = await followLink(host, current.link)
    expect(fragmentOf(target).get('access_token')).toBeTruthy()
    const [row] = await host.database.sql`select email from auth.users where id = ${id}`
    expect(row?.['email']).toBe(next)
    expect((await host.client().auth.signInWithPassword({ email: next, password })).error).toBeNull()
  })

  it('reports in the redirect that the other address must confirm, too', async () => {
    const { client, email } = await confirmed()
    const next = newEmail()
    await client.auth.updateUser({ email: next })
    await smtp.next(next)
    const target = await followLink(host, (await smtp.next(email)).link)
    expect(fragmentOf(target).get('message')).toContain('other email')
  })

  it('starts over when a code ran out, so that the former address is never passed by', async () => {
    const { client, email, id } = await confirmed()
    const next = newEmail()
    await client.auth.updateUser({ email: next })
    await smtp.next(email)
    await client.auth.verifyOtp({ email: next, token: (await smtp.next(next)).code, type: 'email_change' })
    await host.database.sql`update auth.one_time_tokens set expires_at = now() where user_id = ${id}`
    await client.auth.resend({ type: 'email_change', email: next })
    const again = await smtp.next(next)
    const half = await client.auth.verifyOtp({ email: next, token: again.code, type: 'email_change' })
    expect(half.data.session).toBeNull()
    expect((await client.auth.getUser()).data.user?.email).toBe(email)
  })

  it('refuses an address that somebody has', async () => {
    const [one, other] = [await confirmed(), await confirmed()]
    expect((await one.client.auth.updateUser({ email: other.email })).error?.code).toBe('email_exists')
  })
})

describe('reauthentication', () => {
  it('mails a nonce that an old session needs for a new password', async () => {
    const { client, email, id } = await confirmed()
    await host.database
      .sql`update auth.sessions set created_at = now() - interval '2 days' where user_id = ${id}`
    expect((await client.auth.updateUser({ password: 'a new long password' })).error?.code).toBe(
      'reauthentication_needed',
    )
    expect((await client.auth.reauthenticate()).error).toBeNull()
    const { code, text } = await smtp.next(email)
    expect(text).not.toContain('http')
    const wrong = await client.auth.updateUser({ password: 'a new long password', nonce: '000000x' })
    expect(wrong.error?.code).toBe('reauthentication_not_valid')
    expect((await client.auth.updateUser({ password: 'a new long password', nonce: code })).error).toBeNull()
  })
})

describe('a hundred at once', () => {
  it.each([
    ['recovery', (email: string) => host.client().auth.resetPasswordForEmail(email)],
    ['magiclink', (email: string) => host.client().auth.signInWithOtp({ email })],
  ] as const)('redeem one %s link: one succeeds', async (type, ask) => {
    const { email } = await confirmed()
    await ask(email)
    const { link } = await smtp.next(email)
    const body = { type, token_hash: link.searchParams.get('token') }
    expect(await countSuccesses(async () => (await call(host, 'verify', { body })).status === 200)).toBe(1)
  })

  it('redeem one code: one succeeds', async () => {
    const { email } = await confirmed()
    await host.client().auth.signInWithOtp({ email })
    const { code } = await smtp.next(email)
    const body = { type: 'email', email, token: code }
    expect(await countSuccesses(async () => (await call(host, 'verify', { body })).status === 200)).toBe(1)
  })

  it('redeem one invitation: one succeeds', async () => {
    const email = newEmail()
    await call(host, 'invite', { body: { email }, headers: { apikey: host.secretKey } })
    const { link } = await smtp.next(email)
    const body = { type: 'invite', token_hash: link.searchParams.get('token') }
    expect(await countSuccesses(async () => (await call(host, 'verify', { body })).status === 200)).toBe(1)
  })
})

describe('refusals', () => {
  it('names what is switched off', async () => {
    const token = (await confirmed()).session.access_token
    const phone = '+4915112345678'
    const refusals = [
      await call(host, 'signup', { body: { phone, password } }),
      await call(host, 'otp', { body: { phone } }),
      await call(host, 'verify', { body: { type: 'sms', phone, token: '123456' } }),
      await call(host, 'resend', { body: { type: 'sms', phone } }),
      await call(host, 'user', { body: { phone }, token, method: 'PUT' }),
      await call(host, 'token?grant_type=password', { body: { phone, password } }),
    ]
    expect(refusals.map(({ status, json }) => `${status} ${json.code}`)).toEqual(
      refusals.map(() => '400 phone_provider_disabled'),
    )
    expect((await host.client().auth.signInAnonymously()).error?.code).toBe('anonymous_provider_disabled')
  })
})
