import { createHash } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestHost, type TestHost } from '../testing/host.ts'
import { matchesPassword } from './passwords.ts'
import { call, newEmail, password } from './testing/calls.ts'
import { startService, type TestService } from './testing/web-service.ts'

let host: TestHost
let breaches: TestService
let isListDown = false
const asked: string[] = []
const known = 'breached before'
const knownHash = createHash('sha1').update(known).digest('hex').toUpperCase()

beforeAll(async () => {
  breaches = await startService()
  breaches.app.get('/range/:prefix', (context) => {
    if (isListDown) return context.text('away', 503)
    asked.push(context.req.param('prefix'))
    const decoy = `${'0'.repeat(35)}:0`
    return context.text([decoy, `${knownHash.slice(5)}:42`].join('\r\n'))
  })
  host = await startTestHost({ HIBP_URL: breaches.url })
})
afterAll(async () => {
  await host.close()
  await breaches.close()
})

async function account(hashed: string) {
  const email = newEmail()
  await host.client().auth.signUp({ email, password })
  await host.database.sql`update auth.users set encrypted_password = ${hashed} where email = ${email}`
  return email
}
async function storedHash(email: string) {
  const [row] = await host.database.sql<{ encrypted_password: string }[]>`
    select encrypted_password from auth.users where email = ${email}`
  return row?.encrypted_password ?? ''
}

/** Made by another implementation (glibc's crypt): `$2b$`, cost 8. */
async function bcryptOf(text: string, rounds = 8) {
  const [row] = await host.database.sql<{ hash: string }[]>`
    select extensions.crypt(${text}, extensions.gen_salt('bf', ${rounds})) as hash`
  return row?.hash ?? ''
}

describe('stored hashes', () => {
  it.each(['a', 'b', 'y'])(
    'take an imported bcrypt hash (2%s) and make it argon2id at the sign-in',
    async (variant) => {
      const email = await account((await bcryptOf(password)).replace('$2a$', `$2${variant}$`))
      expect((await host.client().auth.signInWithPassword({ email, password: 'wrong' })).error?.code).toBe(
        'invalid_credentials',
      )
      expect(await storedHash(email)).toMatch(/^\$2/)
      expect((await host.client().auth.signInWithPassword({ email, password })).error).toBeNull()
      expect(await storedHash(email)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
      expect((await host.client().auth.signInWithPassword({ email, password })).error).toBeNull()
    },
  )

  it('verify what another implementation of bcrypt made', async () => {
    // From the test vectors of crypt_blowfish.
    const vector = '$2b$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW'
    expect(await matchesPassword(host.database.sql, 'U*U', vector)).toBe(true)
    expect(await matchesPassword(host.database.sql, 'U*V', vector)).toBe(false)
  })

  it('never take two long passwords for one', async () => {
    const long = 'x'.repeat(72)
    const hashed = await bcryptOf(long)
    expect(await matchesPassword(host.database.sql, long, hashed)).toBe(true)
    expect(await matchesPassword(host.database.sql, `${long}y`, hashed)).toBe(false)
    const email = newEmail()
    await host.client().auth.signUp({ email, password: `${long}${'ä'.repeat(60)}1` })
    const almost = await host
      .client()
      .auth.signInWithPassword({ email, password: `${long}${'ä'.repeat(60)}2` })
    expect(almost.error?.code).toBe('invalid_credentials')
  })

  it('renew a hash of a former cost', async () => {
    const email = await account(await hash(password, { memoryCost: 8192, timeCost: 1, parallelism: 1 }))
    expect((await host.client().auth.signInWithPassword({ email, password })).error).toBeNull()
    expect(await storedHash(email)).toContain('m=19456,t=2,p=1')
  })

  it.each([
    '$argon2id$v=19$m=4194304,t=2,p=1$c2FsdHNhbHQ$aGFzaA',
    '$argon2id$v=19$m=19456,t=4000000,p=1$c2FsdHNhbHQ$aGFzaA',
    '$2b$31$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW',
    '$1$md5$hash',
    '',
  ])('of a cost that would exhaust the machine match nothing: %s', async (planted) => {
    const email = await account(planted)
    expect((await host.client().auth.signInWithPassword({ email, password })).error?.code).toBe(
      'invalid_credentials',
    )
  })
})

describe('a new password', () => {
  it('may not be one from a breach, of which five digits leave the machine', async () => {
    const { error } = await host.client().auth.signUp({ email: newEmail(), password: known })
    expect(error).toMatchObject({ code: 'weak_password', reasons: ['pwned'] })
    expect(asked).toContain(knownHash.slice(0, 5))
    const { client } = await host.person('careful')
    expect((await client.auth.updateUser({ password: known })).error).toMatchObject({ reasons: ['pwned'] })
  })

  it('is told at the sign-in when it was breached since', async () => {
    const email = await account(await hash(known))
    const { data } = await host.client().auth.signInWithPassword({ email, password: known })
    expect(data.weakPassword?.reasons).toEqual(['pwned'])
  })

  it('is taken while the list does not answer', async () => {
    isListDown = true
    expect((await host.client().auth.signUp({ email: newEmail(), password: known })).error).toBeNull()
    isListDown = false
  })

  it('has eight to 256 characters', async () => {
    for (const wrong of ['short', 'x'.repeat(257)])
      expect((await host.client().auth.signUp({ email: newEmail(), password: wrong })).error).toMatchObject({
        status: 422,
        code: 'weak_password',
        reasons: ['length'],
      })
  })

  it('needs the right current password where one is given, and no old session', async () => {
    const { client, id } = await host.person('changer')
    const { data } = await client.auth.getSession()
    const token = data.session?.access_token ?? ''
    const change = (body: Record<string, string>) => call(host, 'user', { method: 'PUT', token, body })
    const wanted = 'another good password'
    expect((await change({ password: wanted, current_password: 'wrong' })).json.code).toBe(
      'current_password_mismatch',
    )
    await host.database
      .sql`update auth.sessions set created_at = now() - interval '25 hours' where user_id = ${id}`
    expect((await change({ password: wanted })).json.code).toBe('reauthentication_needed')
    expect((await change({ password: wanted, current_password: password })).status).toBe(200)
  })
})
