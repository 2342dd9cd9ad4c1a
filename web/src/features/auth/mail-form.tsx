import { Link } from '@tanstack/react-router'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { AuthForm, useAuthForm } from './auth-form.tsx'
import { forgotSchema } from './credentials.ts'
import { FormFrame } from './form-frame.tsx'

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
  const { register, errors, form } = useAuthForm(forgotSchema, { email: '' }, async ({ email }) => {
    await send(email)
    onSent(email)
  })
  return (
    <FormFrame title={title} description={description} below={<BackToSignIn />}>
      <AuthForm form={form} submitLabel="Send the email">
        <Field label="Email" error={errors.email?.message}>
          <Input
            {...register('email')}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
      </AuthForm>
    </FormFrame>
  )
}
