import { zodResolver } from '@hookform/resolvers/zod'
import { Link } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { forgotSchema } from './credentials.ts'
import { FormFailure, FormFrame } from './form-frame.tsx'
import { useSubmission } from './use-submission.ts'

export function BackToSignIn() {
  return (
    <Link to="/auth" search={(search) => ({ ...search, mode: 'sign-in' })} className="link">
      Back to sign-in
    </Link>
  )
}

interface Props {
  title: string
  description: string
  /** Sends the mail. @throws the auth service's error */
  send: (email: string) => Promise<void>
  onSent: (email: string) => void
}

/** Asks for the address a mail goes to. */
export function MailForm({ title, description, send, onSent }: Props) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(forgotSchema),
    defaultValues: { email: '' },
  })
  const { failure, run } = useSubmission()
  const submit = handleSubmit(({ email }) =>
    run(async () => {
      await send(email)
      onSent(email)
    }),
  )
  return (
    <FormFrame title={title} description={description} below={<BackToSignIn />}>
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
