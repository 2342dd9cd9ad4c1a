import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { FormFailure } from './form-frame.tsx'
import { leaveForProvider } from './provider-sign-in.ts'
import { useSubmission } from './use-submission.ts'
import { waysInQuery } from './ways.ts'

/** One button for each provider that this instance knows; nothing where it knows none. */
export default function ProviderButtons({ next }: { next: string | undefined }) {
  const ways = useQuery(waysInQuery()).data
  const [leavingFor, setLeavingFor] = useState<string | null>(null)
  const { failure, run } = useSubmission()
  if (!ways || ways.providers.length === 0) return null
  const leave = async (name: string) => {
    setLeavingFor(name)
    await run(() => leaveForProvider(name, next))
    setLeavingFor(null)
  }
  return (
    <div className="mt-6 max-w-sm space-y-2 border-t pt-6">
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
