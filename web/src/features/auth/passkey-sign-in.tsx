import { useState } from 'react'
import { supabase } from '~/data/supabase.ts'
import { Button } from '~/ui/button.tsx'
import { captcha } from './auth-calls.ts'
import { FormFailure } from './form-frame.tsx'
import { useSubmission } from './use-submission.ts'

async function signInWithPasskey(): Promise<void> {
  const { error } = await supabase.auth.signInWithPasskey({ options: captcha() })
  if (error) throw error
}

/** Finger, face, PIN or key in place of address and password; it counts as both steps. */
export function PasskeySignIn() {
  const { failure, run } = useSubmission()
  const [isBusy, setBusy] = useState(false)
  const ask = async () => {
    setBusy(true)
    await run(signInWithPasskey)
    setBusy(false)
  }
  return (
    <div className="[&>[role=alert]>p]:mt-2">
      <Button size="large" className="w-full" isBusy={isBusy} onClick={() => void ask()}>
        Sign in with a passkey
      </Button>
      <FormFailure>{failure}</FormFailure>
    </div>
  )
}
