import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { FormFailure } from './form-frame.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { leaveForProvider } from './provider-sign-in.ts'
import { useSubmission } from './use-submission.ts'
import { waysInQuery } from './ways.ts'

interface Props {
  next: string | undefined
  /** An account is made by mail or through a provider; a passkey comes after. */
  isSignUp: boolean
}

/** Whatever else this instance lets in by, each a button; nothing where it knows none. */
export default function OtherWays({ next, isSignUp }: Props) {
  const ways = useQuery(waysInQuery()).data
  const [leavingFor, setLeavingFor] = useState<string | null>(null)
  const { failure, run } = useSubmission()
  const offersPasskeys = ways?.hasPasskeys === true && !isSignUp
  if (!ways || (ways.providers.length === 0 && !offersPasskeys)) return null
  const leave = async (name: string) => {
    setLeavingFor(name)
    await run(() => leaveForProvider(name, next))
    setLeavingFor(null)
  }
  return (
    <div className="mt-6 max-w-sm space-y-2 border-t pt-6">
      {offersPasskeys && <PasskeySignIn />}
      <FormFailure>{failure}</FormFailure>
      {ways.providers.map(({ name, label }) => (
        <Button
          key={name}
          size="large"
          className="w-full"
          isBusy={leavingFor === name}
          disabled={leavingFor !== null}
          onClick={() => void leave(name)}
        >
          Continue with {label}
        </Button>
      ))}
    </div>
  )
}
