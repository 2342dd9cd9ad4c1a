import { expect, it } from 'vitest'
import { isSignedBy } from './signature.ts'

/** Written by viem 2.40.3 with the private key 0x11…11. */
const address = '0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A'
const message = 'Sign in to Parley: Grüße, ☃'
const rAndS =
  '0x043d5c39eb2dcdeac4ae4a1723550bf8ee790845c32d1189f8f3c5adc18551515a6385683a199f0dcc71c7a7534e6de0dca90f2202d4837bdeff77524a400be3'
const isSigned = (signature: string, of = message, by = address) => isSignedBy('ethereum', by, of, signature)

it.each([
  ['with the recovery that EIP-191 has', `${rAndS}1b`],
  ['with a recovery counted from 0', `${rAndS}00`],
  ['in capitals', `0x${rAndS.slice(2).toUpperCase()}1B`],
])('takes what another library signed, %s', async (_, signature) => {
  expect(await isSigned(signature)).toBe(true)
  expect(await isSigned(signature, message, address.toLowerCase())).toBe(true)
  expect(await isSigned(signature, `${message}.`)).toBe(false)
  expect(await isSigned(signature, message, `0x${'19'.repeat(20)}`)).toBe(false)
})

it.each(['', '0x', `${rAndS}1c`, `${rAndS}ff`, `0x${'0'.repeat(130)}`, `0x${'f'.repeat(130)}`])(
  'refuses %s',
  async (signature) => {
    expect(await isSigned(signature)).toBe(false)
  },
)
