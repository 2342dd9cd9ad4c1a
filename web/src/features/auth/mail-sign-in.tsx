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
        title="Sign in by mail"
        description="We send you a link and a code. No password needed."
        send={sendSignInMail}
        onSent={setSentTo}
      />
    )
  return (
    <FormFrame
      title="Look at your mail"
      description={`If there is an account for ${sentTo}, a mail is on its way. Follow its link, or enter its code here.`}
      below={<BackToSignIn />}
    >
      <CodeForm email={sentTo} purpose="email" submitLabel="Sign in" />
    </FormFrame>
  )
}
