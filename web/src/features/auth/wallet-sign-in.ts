import { brand } from '~/brand.ts'
import { supabase } from '~/data/supabase.ts'
import { captcha } from './auth-calls.ts'
import type { Wallet } from './ways.ts'

const statement = `Sign in to ${brand.name}. This costs nothing and moves nothing.`

/** Whether the browser has a wallet of this kind. */
const hasWallet = (chain: Wallet): boolean => Reflect.has(globalThis, chain)

/**
 * The wallet signs a message that names this site; nothing is paid.
 * @throws the wallet's or the auth service's error; an Error in words where there is no wallet
 */
export async function signInWithWallet(chain: Wallet): Promise<void> {
  if (!hasWallet(chain))
    throw new Error(
      `There is no ${chain === 'ethereum' ? 'Ethereum' : 'Solana'} wallet in this browser. Install one, or sign in another way.`,
    )
  const asked = { statement, options: captcha() }
  const { error } = await (chain === 'ethereum'
    ? supabase.auth.signInWithWeb3({ chain, ...asked })
    : supabase.auth.signInWithWeb3({ chain, ...asked }))
  if (error) throw error
}
