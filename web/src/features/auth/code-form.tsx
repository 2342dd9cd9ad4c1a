import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { type CodePurpose, verifyCode } from './auth-calls.ts'
import { AuthForm, useAuthForm } from './auth-form.tsx'
import { codeSchema } from './credentials.ts'

interface Props {
  email: string
  purpose: CodePurpose
  submitLabel: string
  onVerified?: () => void
}

/** The six digits of a mail, beside its link: for another device, or where a scanner used the link up. */
export function CodeForm({ email, purpose, submitLabel, onVerified }: Props) {
  const { register, errors, form } = useAuthForm(codeSchema, { email, code: '' }, async (values) => {
    await verifyCode(values.email, values.code, purpose)
    onVerified?.()
  })
  return (
    <AuthForm form={form} submitLabel={submitLabel}>
      {email === '' && (
        <Field label="Email" error={errors.email?.message}>
          <Input
            {...register('email')}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
      )}
      <Field label="Code from the email" error={errors.code?.message}>
        <Input
          {...register('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          className="tracking-[0.3em] tabular-nums"
        />
      </Field>
    </AuthForm>
  )
}
