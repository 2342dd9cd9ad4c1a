import { describe, expect, it } from 'vitest'
import { type Chain, readWalletMessage } from './message.ts'

const now = new Date('2026-05-04T12:00:00Z')
const address = '0x52908400098527886E0F7030069857D2E4169EE7'
const isOurs = (uri: URL) => uri.origin === 'https://crm.example'

const base = {
  domain: 'crm.example',
  address,
  statement: 'Sign in to Parley.',
  fields: {
    URI: 'https://crm.example/auth',
    Version: '1',
    'Chain ID': '1',
    Nonce: 'abcdef12',
    'Issued At': '2026-05-04T11:59:00.000Z',
  },
}
type Fields = Record<string, string | undefined>

function write(
  { domain, address: from, statement, fields }: Omit<typeof base, 'fields'> & { fields: Fields },
  name = 'Ethereum',
) {
  const lines = Object.entries(fields).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${value}`],
  )
  return [
    `${domain} wants you to sign in with your ${name} account:`,
    from,
    '',
    statement,
    '',
    ...lines,
  ].join('\n')
}
const read = (text: string, chain: Chain = 'ethereum') => readWalletMessage(chain, text, now, isOurs)
const withFields = (fields: Fields) => read(write({ ...base, fields: { ...base.fields, ...fields } }))

describe('a wallet’s sign-in message', () => {
  it('is read as EIP-4361 lays it out', () => {
    expect(read(write(base))).toMatchObject({
      domain: 'crm.example',
      address,
      statement: 'Sign in to Parley.',
      chainId: '1',
      nonce: 'abcdef12',
      issuedAt: new Date('2026-05-04T11:59:00Z'),
    })
    expect(read(`${write(base)}\nResources:\n- https://crm.example/terms`)).toMatchObject({ address })
    expect(read(`https://${write(base)}`)).toMatchObject({ domain: 'crm.example' })
    expect(read(write({ ...base, statement: '' }))).toMatchObject({ statement: null })
  })

  it('is good from ten minutes ago to a minute ahead', () => {
    const at = (time: string) => typeof withFields({ 'Issued At': time }) === 'object'
    expect(at('2026-05-04T11:50:00Z')).toBe(true)
    expect(at('2026-05-04T11:49:59Z')).toBe(false)
    expect(at('2026-05-04T12:01:00Z')).toBe(true)
    expect(at('2026-05-04T12:01:01Z')).toBe(false)
    expect(at('2026-05-04')).toBe(false)
    expect(withFields({ 'Expiration Time': '2026-05-04T12:00:01Z' })).toMatchObject({ address })
    expect(withFields({ 'Expiration Time': '2026-05-04T12:00:00Z' })).toBe('it has expired')
    expect(withFields({ 'Not Before': '2026-05-04T12:02:00Z' })).toBe('it is not valid yet')
    expect(withFields({ 'Issued At': undefined })).toBe('Issued At is missing')
  })

  it.each([
    [
      'another site',
      write({ ...base, domain: 'evil.example', fields: { ...base.fields, URI: 'https://evil.example/' } }),
    ],
    ['a domain that the URI has not', write({ ...base, domain: 'evil.example' })],
    ['a user before the host', write({ ...base, domain: 'crm.example@evil.example' })],
    ['a short address', write({ ...base, address: address.slice(0, -1) })],
    ['an address that is none', write({ ...base, address: `${address.slice(0, -1)}g` })],
    ['another chain', write(base, 'Solana')],
    ['two lines of words', write({ ...base, statement: 'One\nTwo' })],
    ['a field twice', `${write(base)}\nNonce: abcdef13`],
    ['a field that is none', `${write(base)}\nAdmin: true`],
    ['resources that are no list', `${write(base)}\nResources:\nNonce: abcdef13`],
    ['nothing', ''],
  ])('is refused with %s', (_, text) => {
    expect(read(text)).toBeTypeOf('string')
  })

  it('has a version, a chain and a nonce that are some', () => {
    for (const fields of [
      { Version: '2' },
      { Nonce: 'short' },
      { Nonce: 'with-dash' },
      { 'Chain ID': 'x' },
      { URI: 'crm' },
    ])
      expect(withFields(fields)).toBeTypeOf('string')
  })
})
