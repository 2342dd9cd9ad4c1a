import { useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { verifyTextedCode } from './auth-calls.ts'
import { FormFailure } from './form-frame.tsx'
import { OneCodeForm } from './second-factor/one-code-form.tsx'
import { useSubmission } from './use-submission.ts'

interface Props {
  phone: string
  /** Texts another code. @throws the auth service's error */
  sendAgain: () => Promise<void>
}

/** The code that was texted to a number signs in; another can be asked for. */
export function TextedCode({ phone, sendAgain }: Props) {
  const { failure, run } = useSubmission()
  const [isSentAgain, setSentAgain] = useState(false)
  return (
    <>
      <OneCodeForm
        kind="digits"
        label="Code from the message"
        hint="It works for a minute."
        verify={(code) => verifyTextedCode(phone, code)}
      />
      <div className="mt-6 space-y-2 text-sm text-muted">
        <FormFailure>{failure}</FormFailure>
        <output className="block">{isSentAgain ? 'Sent again.' : ''}</output>
        <Button
          variant="quiet"
          className="-ml-3"
          onClick={() =>
            void run(async () => {
              setSentAgain(false)
              await sendAgain()
              setSentAgain(true)
            })
          }
        >
          Text me another code
        </Button>
      </div>
    </>
  )
}
