import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestHost, type TestHost } from '../testing/host.ts'
import { call, claimsOf, followLink, newEmail, password } from './testing/calls.ts'
import { startSmtp, type TestSmtp } from './testing/mailbox.ts'

let host: TestHost
let smtp: TestSmtp
beforeAll(async () => {
  smtp = await startSmtp()
  host = await startTestHost({ SMTP_URL: smtp.url, ANONYMOUS_USERS: 'true' })
})
afterAll(async () => {
  await host.close()
  await smtp.close()
})

async function anonymous() {
  const client = host.client()
  const { data, error } = await client.auth.signInAnonymously({ options: { data: { full_name: 'Guest' } } })
  if (!data.session) throw error ?? new Error('no session')
  return { client, session: data.session }
}

describe('somebody anonymous', () => {
  it('is never the first account of an instance, which may become its admin', async () => {
    expect((await host.client().auth.signInAnonymously()).error?.code).toBe('anonymous_provider_disabled')
    const email = newEmail()
    await host.client().auth.signUp({ email, password })
    await followLink(host, (await smtp.next(email)).link)
    expect((await anonymous()).session.user.is_anonymous).toBe(true)
  })

  it('says so in the claims, and becomes a person by adding an address', async () => {
    const { client, session } = await anonymous()
    expect(claimsOf(session.access_token)).toMatchObject({
      is_anonymous: true,
      amr: [{ method: 'anonymous' }],
    })
    expect((await client.auth.updateUser({ password })).error?.code).toBe('validation_failed')
    const email = newEmail()
    expect((await client.auth.updateUser({ email, password })).error).toBeNull()
    expect((await client.auth.getUser()).data.user?.is_anonymous).toBe(true)
    await followLink(host, (await smtp.next(email)).link)
    const { data } = await client.auth.refreshSession()
    expect(claimsOf(data.session?.access_token ?? '').is_anonymous).toBe(false)
    expect(data.user).toMatchObject({ id: session.user.id, email, is_anonymous: false })
    expect(data.user?.identities?.map(({ provider }) => provider)).toEqual(['email'])
    expect((await host.client().auth.signInWithPassword({ email, password })).data.user?.id).toBe(
      session.user.id,
    )
  })

  it('may not take an address that somebody has', async () => {
    const email = newEmail()
    await host.client().auth.signUp({ email, password })
    const { client } = await anonymous()
    expect((await client.auth.updateUser({ email })).error?.code).toBe('email_exists')
  })

  it('is named in the settings', async () => {
    expect((await call(host, 'settings')).json['external']).toMatchObject({
      anonymous_users: true,
      google: false,
    })
  })
})
