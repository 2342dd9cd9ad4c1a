import { createClient } from '@supabase/supabase-js'
import { type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestHost, type TestHost } from '../testing/host.ts'
import { createSigningKeys } from './keys.ts'
import { deleteExpiredSignIns } from './sweep.ts'
import { call } from './testing/calls.ts'

let host: TestHost
const issuer = 'http://parley.test/auth/v1'
const open = () => createSigningKeys(host.database.sql, issuer)
const kidsOf = async (keys: Awaited<ReturnType<typeof open>>) =>
  (await keys.publicKeys()).keys.map(({ kid }) => kid)
const retire = (age: string) =>
  host.database.sql`update host.signing_keys set retired_at = now() - ${age}::interval where not is_current`

beforeAll(async () => {
  host = await startTestHost()
})
afterAll(() => host.close())

describe('a rotated key', () => {
  it('goes on verifying what it signed, and is listed until its tokens are gone', async () => {
    const keys = await open()
    const former = await keys.sign({ sub: 'ana' }, 600)
    const [before] = await kidsOf(keys)
    await keys.rotate()
    expect(await keys.verify(former)).toMatchObject({ sub: 'ana' })
    const listed = await kidsOf(keys)
    expect(listed).toHaveLength(2)
    expect(listed).toContain(before)
    expect(JSON.stringify(await keys.publicKeys())).not.toContain('"d"')
    const [kept] = await host.database.sql`select private_jwk from host.signing_keys where not is_current`
    expect(kept?.['private_jwk']).not.toHaveProperty('d')
  })

  it('signs nobody out, and every process takes the new one at its first token', async () => {
    const person = await host.person('rotation')
    const { data: session } = await person.client.auth.getSession()
    const other = await open()
    await other.rotate()
    expect((await person.client.auth.getUser()).error).toBeNull()
    const [{ kid } = { kid: '' }] = await host.database.sql<
      { kid: string }[]
    >`select kid from host.signing_keys where is_current`
    const fresh = await other.sign({ sub: person.id, role: 'authenticated' }, 600)
    const read = async () => (await call(host, 'user', { token: fresh })).json.message
    // The running host has read its keys a moment ago, and reads again for an unknown one once a second at most.
    await expect.poll(read).toBe('invalid claim: missing sub claim')
    expect((await call(host, 'user', { token: session.session?.access_token ?? '' })).status).toBe(200)
    expect(await kidsOf(await open())).toContain(kid)
  })

  it('later verifies links to files alone, and then nothing', async () => {
    const keys = await open()
    const session = await keys.sign({ sub: 'ana' }, 86_400 * 400)
    const file = await keys.sign({ url: 'a/b', purpose: 'storage' }, 86_400 * 400)
    await keys.rotate()
    await retire('49 hours')
    const later = await open()
    await expect(later.verify(session)).rejects.toThrow()
    expect(await later.verify(file)).toMatchObject({ url: 'a/b' })
    expect(await kidsOf(later)).toHaveLength(1)
    await retire('367 days')
    await deleteExpiredSignIns(host.database)
    expect(await host.database.sql`select 1 from host.signing_keys`).toHaveLength(1)
    await expect((await open()).verify(file)).rejects.toThrow()
  })

  it('that is revoked stops counting', async () => {
    const keys = await open()
    const token = await keys.sign({ sub: 'ana' }, 600)
    await keys.rotate({ revokesFormer: true })
    await expect(keys.verify(token)).rejects.toThrow()
  })

  it('lets no link to a file through while the new keys are being read', async () => {
    for (let round = 0; round < 10; round++) {
      const [keys, other] = [await open(), await open()]
      const file = await keys.sign({ url: 'a/b', purpose: 'storage' }, 600)
      await other.rotate({ revokesFormer: true })
      const tries: Promise<boolean>[] = []
      const passes = () =>
        keys.verify(file).then(
          () => true,
          () => false,
        )
      for (let index = 0; index < 200; index++) {
        tries.push(passes())
        await new Promise(setImmediate)
      }
      expect(await Promise.all(tries)).not.toContain(true)
    }
  })

  it('has one successor when ten rotate at once', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, open))
    const token = await all[0]?.sign({ sub: 'ana' }, 600)
    await Promise.all(all.map((keys) => keys.rotate()))
    expect(await host.database.sql`select 1 from host.signing_keys where is_current`).toHaveLength(1)
    expect(await (await open()).verify(token ?? '')).toMatchObject({ sub: 'ana' })
  })
})

describe('tokens of a project before this one', () => {
  const secret = 'a secret that two servers have shared for long'
  const signed = (by: string, claims: JWTPayload = { sub: 'ana', role: 'authenticated' }) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer('https://former.example/auth/v1')
      .setExpirationTime('10m')
      .sign(new TextEncoder().encode(by))

  it('count where their secret is known, and nowhere else', async () => {
    const keys = await createSigningKeys(host.database.sql, issuer, secret)
    expect(await keys.verify(await signed(secret))).toMatchObject({ sub: 'ana' })
    await expect(keys.verify(await signed(`${secret}!`))).rejects.toThrow('signature')
    await expect((await open()).verify(await signed(secret))).rejects.toThrow()
    expect(await keys.verify(await keys.sign({ sub: 'bo' }, 600))).toMatchObject({ sub: 'bo' })
    expect(JSON.stringify(await keys.publicKeys())).not.toContain('oct')
  })

  it('are not made from what is public: a key of ours is no shared secret', async () => {
    const keys = await createSigningKeys(host.database.sql, issuer, secret)
    const { keys: published } = await keys.publicKeys()
    for (const disguise of [JSON.stringify(published[0]), String(published[0]?.x)])
      await expect(keys.verify(await signed(disguise))).rejects.toThrow()
  })

  it('open the API as its keys too, alone and beside the token of a person', async () => {
    const own = await startTestHost({ JWT_SECRET: secret })
    try {
      const person = await own.person('former')
      const { data } = await person.client.auth.getSession()
      const token = data.session?.access_token ?? ''
      const read = async (apikey: string, bearer: string) => {
        const client = createClient(own.url, apikey, {
          accessToken: () => Promise.resolve(bearer),
          auth: { persistSession: false },
        })
        const { status, data: rows } = await client.from('profiles').select('id')
        return [status, rows?.length ?? 0]
      }
      const legacy = await signed(secret, { role: 'anon', ref: 'project' })
      const ruling = await signed(secret, { role: 'service_role', ref: 'project' })
      expect(await read(legacy, token)).toEqual([200, 1])
      expect(await read(ruling, token)).toEqual([200, 1])
      expect((await read(ruling, ruling))[0]).toBe(200)
      // No key: another secret's, a person's token, a key of nobody.
      const others = [
        await signed(`${secret}!`, { role: 'anon' }),
        await signed(secret, { role: 'anon', sub: person.id }),
        'key',
      ]
      for (const other of others) expect((await read(other, token))[0]).toBe(401)
    } finally {
      await own.close()
    }
  })
})

describe('what comes from a former project', () => {
  it('the keys that are set open what the made ones would have, and those nothing', async () => {
    const given = {
      PUBLISHABLE_KEY: 'sb_publishable_of-a-former-project',
      SECRET_KEY: 'sb_secret_of-a-former-project',
    }
    const own = await startTestHost(given)
    const ask = async (apikey: string) =>
      (await fetch(`${own.url}/rest/v1/leads?select=id`, { headers: { apikey } })).status
    expect(await ask(given.SECRET_KEY)).toBe(200)
    // As nobody in particular, to whom leads are not granted.
    expect(await ask(given.PUBLISHABLE_KEY)).toBe(401)
    const blog = { headers: { apikey: given.PUBLISHABLE_KEY } }
    expect((await fetch(`${own.url}/rest/v1/blog_categories`, blog)).status).toBe(200)
    expect(await (await fetch(`${own.url}/config.js`)).text()).toContain(given.PUBLISHABLE_KEY)
    for (const made of [own.publishableKey, own.secretKey]) expect(await ask(made)).toBe(401)
    await own.close()
  })

  it('its migrations find the role that they grant to', async () => {
    const [row] = await host.database.sql`
      select bool_and(pg_has_role('authenticator', name, 'member')) as may_enter
        from unnest(array['anon', 'authenticated', 'service_role']) name`
    expect(row).toEqual({ may_enter: true })
  })
})
