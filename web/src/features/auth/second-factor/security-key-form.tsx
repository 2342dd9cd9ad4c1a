import { useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { FormFailure } from '../form-frame.tsx'
import { useSubmission } from '../use-submission.ts'
import { verifySecurityKey } from './second-factor-calls.ts'

/** Browsers ask for a key only after a press. */
export function SecurityKeyForm({ factorId }: { factorId: string }) {
  const { failure, run } = useSubmission()
  const [isBusy, setBusy] = useState(false)
  const ask = async () => {
    setBusy(true)
    await run(() => verifySecurityKey(factorId))
    setBusy(false)
  }
  return (
    <div className="space-y-4">
      <FormFailure>{failure}</FormFailure>
      <p className="text-muted">
        Your browser asks for it next: plug it in, hold it near, or use your phone.
      </p>
      <Button variant="primary" size="large" isBusy={isBusy} className="w-full" onClick={() => void ask()}>
        Use your security key
      </Button>
    </div>
  )
}
