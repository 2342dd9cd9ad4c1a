import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSecondHost, startTestHost, type TestHost } from '../testing/host.ts'
import { call, claimsOf, countSuccesses } from './testing/calls.ts'
import { ethereumWallet, solanaWallet } from './testing/wallets.ts'

let host: TestHost
beforeAll(async () => {
  host = await startTestHost({ WEB3_ENABLED: 'true' })
})
afterAll(() => host.close())

const url = 'http://parley.test/auth'

function messageOf(address: string, { nonce = '', site = 'parley.test', issued = new Date() } = {}) {
  const fields = [
    `URI: http://${site}/auth`,
    'Version: 1',
    'Chain ID: 1',
    ...(nonce ? [`Nonce: ${nonce}`] : []),
  ]
  const first = `${site} wants you to sign in with your Ethereum account:`
  return [first, address, '', '', ...fields, `Issued At: ${issued.toISOString()}`].join('\n')
}

const redeem = (message: string, signature: string) =>
  call(host, 'token?grant_type=web3', { body: { chain: 'ethereum', message, signature } })

describe('a wallet', () => {
  it('signs in on Ethereum, and comes back to its account', async () => {
    const wallet = ethereumWallet()
    const enter = () =>
      host.client().auth.signInWithWeb3({ chain: 'ethereum', wallet, statement: 'Sign in', options: { url } })
    const first = await enter()
    expect(first.error).toBeNull()
    expect(claimsOf(first.data.session?.access_token ?? '').amr).toMatchObject([{ method: 'web3' }])
    expect(first.data.user?.identities).toMatchObject([
      { provider: 'web3', id: `web3:ethereum:${wallet.address.toLowerCase()}` },
    ])
    expect(first.data.user?.app_metadata).toMatchObject({ provider: 'web3' })
    expect((await enter()).data.user?.id).toBe(first.data.user?.id)
  })

  it('signs in on Solana', async () => {
    const wallet = solanaWallet()
    const { data, error } = await host
      .client()
      .auth.signInWithWeb3({ chain: 'solana', wallet, statement: 'Sign in', options: { url } })
    expect(error).toBeNull()
    expect(data.user?.identities).toMatchObject([{ id: `web3:solana:${wallet.address}` }])
  })

  it('that did not sign, or signed for another site or time, does not', async () => {
    const { account } = ethereumWallet()
    const other = ethereumWallet()
    const stolen = messageOf(account.address)
    const refused = async (message: string, signature: string) => {
      const { status, json } = await redeem(message, signature)
      expect({ status, error: json.error, code: json.code }).toEqual({
        status: 400,
        error: 'invalid_grant',
        code: undefined,
      })
    }
    await refused(stolen, await other.account.signMessage({ message: stolen }))
    await refused(stolen, '0x00')
    const elsewhere = messageOf(account.address, { site: 'evil.test' })
    await refused(elsewhere, await account.signMessage({ message: elsewhere }))
    const old = messageOf(account.address, { issued: new Date(Date.now() - 11 * 60_000) })
    await refused(old, await account.signMessage({ message: old }))
    const forged = await call(host, 'token?grant_type=web3', {
      body: {
        chain: 'solana',
        message: messageOf('1'.repeat(40)).replace('Ethereum', 'Solana'),
        signature: 'AAAA',
      },
    })
    expect(forged.json.error).toBe('invalid_grant')
  })

  it('signs each message and each nonce once, also a hundred times at once', async () => {
    const { account } = ethereumWallet()
    const message = messageOf(account.address, { nonce: 'abcdefgh1' })
    const signature = await account.signMessage({ message })
    expect(await countSuccesses(async () => (await redeem(message, signature)).status === 200)).toBe(1)
    const again = messageOf(account.address, { nonce: 'abcdefgh1', issued: new Date(Date.now() - 1000) })
    expect(
      (await redeem(again, await account.signMessage({ message: again }))).json.error_description,
    ).toContain('used before')
  })

  it('is refused where wallets are switched off, and banned ones everywhere', async () => {
    const off = await startSecondHost(host)
    const body = { chain: 'ethereum', message: messageOf('x'), signature: '0x' }
    expect(await call(off, 'token?grant_type=web3', { body })).toMatchObject({
      status: 422,
      json: { code: 'web3_provider_disabled' },
    })
    expect((await call(off, 'settings')).json['external']).toMatchObject({ web3_ethereum: false })
    await off.close()
    expect((await call(host, 'settings')).json['external']).toMatchObject({
      web3_ethereum: true,
      web3_solana: true,
    })
    const wallet = ethereumWallet()
    const enter = () => host.client().auth.signInWithWeb3({ chain: 'ethereum', wallet, options: { url } })
    const { data } = await enter()
    await host.database
      .sql`update auth.users set banned_until = now() + interval '1 hour' where id = ${data.user?.id ?? ''}`
    await host.database.sql`delete from auth.used_statements`
    expect((await enter()).error?.code).toBe('user_banned')
  })
})
