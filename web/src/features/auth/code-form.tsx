import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { type CodePurpose, verifyCode } from './auth-calls.ts'
import { codeSchema } from './credentials.ts'
import { FormFailure } from './form-frame.tsx'
import { useSubmission } from './use-submission.ts'

interface Props {
  email: string
  purpose: CodePurpose
  submitLabel: string
  onVerified?: () => void
}

/** The six digits of a mail, beside its link: for another device, or where a scanner used the link up. */
export function CodeForm({ email, purpose, submitLabel, onVerified }: Props) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(codeSchema),
    defaultValues: { email, code: '' },
  })
  const { failure, run } = useSubmission()
  const submit = handleSubmit((values) =>
    run(async () => {
      await verifyCode(values.email, values.code, purpose)
      onVerified?.()
    }),
  )
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
      <FormFailure>{failure}</FormFailure>
      {email === '' && (
        <Field label="Email" error={formState.errors.email?.message}>
          <Input
            {...register('email')}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
      )}
      <Field label="Code from the mail" error={formState.errors.code?.message}>
        <Input
          {...register('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          className="tracking-[0.3em] tabular-nums"
        />
      </Field>
      <Button type="submit" variant="primary" size="large" isBusy={formState.isSubmitting} className="w-full">
        {submitLabel}
      </Button>
    </form>
  )
}
