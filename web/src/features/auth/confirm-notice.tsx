import { useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { resendConfirmation } from './auth-calls.ts'
import { CodeForm } from './code-form.tsx'
import { FormFailure, FormFrame } from './form-frame.tsx'
import { useSubmission } from './use-submission.ts'

/** After a sign-up that must be confirmed: the link in the mail, or its code here. */
export function ConfirmNotice({ email }: { email: string }) {
  const { failure, run } = useSubmission()
  const [isSentAgain, setSentAgain] = useState(false)
  return (
    <FormFrame
      title="Confirm your address"
      description={`We sent an email to ${email}. Follow its link, or enter its code here.`}
      below={
        <>
          <FormFailure>{failure}</FormFailure>
          <output className="block">{isSentAgain ? 'Sent again. Check your spam folder, too.' : ''}</output>
          <Button
            variant="quiet"
            className="-ml-3"
            onClick={() =>
              void run(async () => {
                await resendConfirmation(email)
                setSentAgain(true)
              })
            }
          >
            Send the email again
          </Button>
        </>
      }
    >
      <CodeForm email={email} purpose="signup" submitLabel="Confirm" />
    </FormFrame>
  )
}
