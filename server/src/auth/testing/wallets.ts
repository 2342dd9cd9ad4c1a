import { generateKeyPairSync, sign } from 'node:crypto'
import { base58 } from '@scure/base'
import { addr, eip191Signer } from 'micro-eth-signer'

function newAccount() {
  const { address, privateKey } = addr.random()
  return {
    address,
    signMessage: async ({ message }: { message: string | Uint8Array }) =>
      eip191Signer.sign(message, privateKey),
  }
}

/** An EIP-1193 wallet with one account, which signs whatever it is asked to. */
export function ethereumWallet(account = newAccount()) {
  const answers: Record<string, (params: unknown[]) => Promise<unknown>> = {
    eth_requestAccounts: async () => [account.address],
    eth_chainId: async () => '0x1',
    personal_sign: async ([message]) =>
      account.signMessage({ message: new Uint8Array(Buffer.from(String(message).slice(2), 'hex')) }),
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
