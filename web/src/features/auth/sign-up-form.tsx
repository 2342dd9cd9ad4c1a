import { zodResolver } from '@hookform/resolvers/zod'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { Input, PasswordInput } from '~/ui/input.tsx'
import { signUp } from './auth-calls.ts'
import { companyNameFromEmail } from './company-name.ts'
import { ConfirmNotice } from './confirm-notice.tsx'
import { signUpSchema } from './credentials.ts'
import { FormFailure, FormFrame } from './form-frame.tsx'
import { useSubmission } from './use-submission.ts'

interface Props {
  invitation: { token: string; companyName: string; email: string | null } | null
}

export function SignUpForm({ invitation }: Props) {
  const { register, handleSubmit, formState, setValue, getFieldState } = useForm({
    resolver: zodResolver(signUpSchema),
    defaultValues: { fullName: '', email: invitation?.email ?? '', companyName: '', password: '' },
  })
  const { failure, run } = useSubmission()
  const [unconfirmedEmail, setUnconfirmedEmail] = useState<string | null>(null)
  if (unconfirmedEmail !== null) return <ConfirmNotice email={unconfirmedEmail} />

  const { errors, isSubmitting } = formState
  const submit = handleSubmit((values) =>
    run(async () => {
      if (await signUp({ ...values, invitation: invitation?.token })) setUnconfirmedEmail(values.email)
    }),
  )
  const offerCompanyName = (email: string) => {
    if (!getFieldState('companyName').isDirty) setValue('companyName', companyNameFromEmail(email))
  }
  return (
    <FormFrame
      title={invitation ? `Join ${invitation.companyName}` : 'Create an account'}
      description={
        invitation
          ? 'Your colleagues are already here.'
          : 'You can record your first conversation in a minute.'
      }
      below={
        <p>
          Already have one?{' '}
          <Link to="/auth" search={(search) => ({ ...search, mode: 'sign-in' })} className="link">
            Sign in
          </Link>
        </p>
      }
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
        <FormFailure>{failure}</FormFailure>
        <Field label="Your name" error={errors.fullName?.message}>
          <Input {...register('fullName')} autoComplete="name" />
        </Field>
        <Field label="Email" error={errors.email?.message}>
          <Input
            {...register('email', {
              onChange: (event: { target: { value: string } }) => offerCompanyName(event.target.value),
            })}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        {!invitation && (
          <Field label="Company" hint="You can change it later." error={errors.companyName?.message}>
            <Input {...register('companyName')} autoComplete="organization" />
          </Field>
        )}
        <Field
          label="Password"
          hint="At least eight characters; a short sentence is best."
          error={errors.password?.message}
        >
          <PasswordInput {...register('password')} autoComplete="new-password" />
        </Field>
        <Button type="submit" variant="primary" size="large" isBusy={isSubmitting} className="w-full">
          Create account
        </Button>
      </form>
    </FormFrame>
  )
}
