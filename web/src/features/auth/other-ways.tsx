import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { signInAnonymously } from './auth-calls.ts'
import { FormFailure } from './form-frame.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { leaveForProvider } from './provider-sign-in.ts'
import { useSubmission } from './use-submission.ts'
import { signInWithWallet } from './wallet-sign-in.ts'
import { type WaysIn, waysInQuery } from './ways.ts'

interface Props {
  next: string | undefined
  /** An account is made by mail, text or through a provider; a passkey comes after. */
  isSignUp: boolean
}

const walletNames = { ethereum: 'an Ethereum wallet', solana: 'a Solana wallet' }

/** Whatever else this instance lets in by, each a button; nothing where it knows none. */
export default function OtherWays({ next, isSignUp }: Props) {
  const ways = useQuery(waysInQuery()).data
  const [busy, setBusy] = useState<string | null>(null)
  const { failure, run } = useSubmission()
  if (!ways) return null
  const others = otherWays(ways, next)
  const offersPasskeys = ways.hasPasskeys && !isSignUp
  const pages = isSignUp ? [] : pagesOf(ways)
  if (others.length === 0 && pages.length === 0 && !offersPasskeys) return null
  const go = async (label: string, way: () => Promise<void>) => {
    setBusy(label)
    await run(way)
    setBusy(null)
  }
  return (
    <div className="mt-6 max-w-sm space-y-2 border-t pt-6">
      {offersPasskeys && <PasskeySignIn />}
      {pages.map(({ mode, label }) => (
        <Button key={mode} asChild size="large" className="w-full">
          <Link to="/auth" search={(search) => ({ ...search, mode })}>
            {label}
          </Link>
        </Button>
      ))}
      {others.map(({ label, way }) => (
        <Button
          key={label}
          size="large"
          className="w-full"
          isBusy={busy === label}
          disabled={busy !== null}
          onClick={() => void go(label, way)}
        >
          {label}
        </Button>
      ))}
      <FormFailure>{failure}</FormFailure>
    </div>
  )
}

/** Those that ask for something first. */
const pagesOf = ({ hasPhone, hasCompanySignIn }: WaysIn) => [
  ...(hasPhone ? [{ mode: 'phone' as const, label: 'Sign in by text message' }] : []),
  ...(hasCompanySignIn ? [{ mode: 'company' as const, label: 'Sign in with your company' }] : []),
]

/** Those that one press begins. */
const otherWays = (ways: WaysIn, next: string | undefined) => [
  ...ways.providers.map(({ name, label }) => ({
    label: `Continue with ${label}`,
    way: () => leaveForProvider(name, next),
  })),
  ...ways.wallets.map((chain) => ({
    label: `Continue with ${walletNames[chain]}`,
    way: () => signInWithWallet(chain),
  })),
  ...(ways.isAnonymousOpen && ways.isSignUpOpen
    ? [{ label: 'Look around without an account', way: signInAnonymously }]
    : []),
]
