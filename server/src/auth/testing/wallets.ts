import { generateKeyPairSync, sign } from 'node:crypto'
import { base58 } from '@scure/base'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'

/** An EIP-1193 wallet with one account, which signs whatever it is asked to. */
export function ethereumWallet(account = privateKeyToAccount(generatePrivateKey())) {
  const answers: Record<string, (params: unknown[]) => Promise<unknown>> = {
    eth_requestAccounts: async () => [account.address],
    eth_chainId: async () => '0x1',
    personal_sign: async ([message]) =>
      account.signMessage({ message: { raw: `0x${String(message).slice(2)}` } }),
  }
  return {
    account,
    address: account.address,
    on: () => {},
    removeListener: () => {},
    request: async ({ method, params }: { method: string; params?: unknown }) =>
      answers[method]?.(Array.isArray(params) ? params : []),
  }
}

/** A Solana wallet with signMessage alone. */
export function solanaWallet() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')
  const address = base58.encode(new Uint8Array(raw))
  return {
    address,
    publicKey: { toBase58: () => address },
    signMessage: async (message: Uint8Array) => new Uint8Array(sign(null, message, privateKey)),
  }
}
