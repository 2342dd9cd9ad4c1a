import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { sendRecovery } from './auth-calls.ts'
import { CodeForm } from './code-form.tsx'
import { FormFrame } from './form-frame.tsx'
import { BackToSignIn, MailForm } from './mail-form.tsx'

/** Asks for the recovery mail, then takes its code; its link leads to the new password as well. */
export function ForgotForm() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  return sentTo === null ? (
    <MailForm
      title="Reset your password"
      description="We’ll email you a link and a code."
      send={sendRecovery}
      onSent={setSentTo}
    />
  ) : (
    <EnterCode email={sentTo} />
  )
}

export function EnterCode({ email }: { email: string }) {
  const navigate = useNavigate()
  return (
    <FormFrame
      title="Check your email"
      description={
        email === ''
          ? 'Enter your address and the six digits from the mail.'
          : `If there is an account for ${email}, an email is on its way. Follow its link, or enter its code here.`
      }
      below={<BackToSignIn />}
    >
      <CodeForm
        email={email}
        purpose="recovery"
        submitLabel="Continue"
        onVerified={() => void navigate({ to: '/auth', search: (search) => ({ ...search, mode: 'reset' }) })}
      />
    </FormFrame>
  )
}
