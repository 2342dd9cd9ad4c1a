import { createPublicKey, verify } from 'node:crypto'
import { base58 } from '@scure/base'
import type { Chain } from './message.ts'

/** Some hardware wallets count the recovery from 0, where EIP-191 has 27. */
const recoveries: Record<string, string> = { '00': '1b', '01': '1c' }

async function isSignedByEthereum(address: string, message: string, signature: string): Promise<boolean> {
  if (!/^0x[0-9a-fA-F]{130}$/.test(signature)) return false
  // Loaded at its first use: few ask for it, and it takes a tenth of a second.
  const { eip191Signer } = await import('micro-eth-signer')
  const hex = signature.toLowerCase()
  const recovery = hex.slice(-2)
  return eip191Signer.verify(
    hex.slice(0, -2) + (recoveries[recovery] ?? recovery),
    message,
    address.toLowerCase(),
  )
}

/** The address is the public key. */
function isSignedBySolana(address: string, message: string, signature: string): boolean {
  const bytes = Buffer.from(signature, 'base64url')
  const key = base58.decode(address)
  if (bytes.length !== 64 || key.length !== 32) return false
  const x = Buffer.from(key).toString('base64url')
  return verify(
    null,
    Buffer.from(message),
    createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }),
    bytes,
  )
}

/** Whether the wallet at `address` signed `message`. `signature` is 0x-hex (Ethereum) or base64url (Solana). */
export async function isSignedBy(
  chain: Chain,
  address: string,
  message: string,
  signature: string,
): Promise<boolean> {
  try {
    return chain === 'ethereum'
      ? await isSignedByEthereum(address, message, signature)
      : isSignedBySolana(address, message, signature)
  } catch {
    return false
  }
}
