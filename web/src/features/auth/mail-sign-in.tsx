import { useState } from 'react'
import { sendSignInMail } from './auth-calls.ts'
import { CodeForm } from './code-form.tsx'
import { FormFrame } from './form-frame.tsx'
import { BackToSignIn, MailForm } from './mail-form.tsx'

/** Signs in without the password: by the link of a mail, or its code on this device. */
export default function MailSignIn() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo === null)
    return (
      <MailForm
        title="Sign in by email"
        description="We’ll email you a link and a code. No password needed."
        send={sendSignInMail}
        onSent={setSentTo}
      />
    )
  return (
    <FormFrame
      title="Check your email"
      description={`If there is an account for ${sentTo}, an email is on its way. Follow its link, or enter its code here.`}
      below={<BackToSignIn />}
    >
      <CodeForm email={sentTo} purpose="email" submitLabel="Sign in" />
    </FormFrame>
  )
}
