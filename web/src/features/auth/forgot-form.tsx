import { zodResolver } from '@hookform/resolvers/zod'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { sendRecovery } from './auth-calls.ts'
import { CodeForm } from './code-form.tsx'
import { forgotSchema } from './credentials.ts'
import { FormFailure, FormFrame } from './form-frame.tsx'
import { useSubmission } from './use-submission.ts'

/** Asks for the recovery mail, then takes its code; its link leads to the new password as well. */
export function ForgotForm() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  return sentTo === null ? <AskForMail onSent={setSentTo} /> : <EnterCode email={sentTo} />
}

function BackToSignIn() {
  return (
    <Link to="/auth" search={(search) => ({ ...search, mode: 'sign-in' })} className="link">
      Back to sign-in
    </Link>
  )
}

function AskForMail({ onSent }: { onSent: (email: string) => void }) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(forgotSchema),
    defaultValues: { email: '' },
  })
  const { failure, run } = useSubmission()
  const submit = handleSubmit(({ email }) =>
    run(async () => {
      await sendRecovery(email)
      onSent(email)
    }),
  )
  return (
    <FormFrame
      title="Reset your password"
      description="We send you a link and a code."
      below={<BackToSignIn />}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
        <FormFailure>{failure}</FormFailure>
        <Field label="Email" error={formState.errors.email?.message}>
          <Input
            {...register('email')}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <Button
          type="submit"
          variant="primary"
          size="large"
          isBusy={formState.isSubmitting}
          className="w-full"
        >
          Send the mail
        </Button>
      </form>
    </FormFrame>
  )
}

export function EnterCode({ email }: { email: string }) {
  const navigate = useNavigate()
  return (
    <FormFrame
      title="Look at your mail"
      description={
        email === ''
          ? 'Enter your address and the six digits from the mail.'
          : `If there is an account for ${email}, a mail is on its way. Follow its link, or enter its code here.`
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
