import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { Input, PasswordInput } from '~/ui/input.tsx'
import { signUp } from './auth-calls.ts'
import { companyNameFromEmail } from './company-name.ts'
import { ConfirmNotice } from './confirm-notice.tsx'
import { readIdentifier, signUpSchema } from './credentials.ts'
import { FormFailure, FormFrame } from './form-frame.tsx'
import { useSubmission } from './use-submission.ts'
import { waysInQuery } from './ways.ts'

const ConfirmPhone = lazy(() => import('./confirm-phone.tsx'))

interface Props {
  invitation: { token: string; companyName: string; email: string | null } | null
}

export function SignUpForm({ invitation }: Props) {
  const takesPhone = useQuery(waysInQuery()).data?.hasPhone ?? false
  const { register, handleSubmit, formState, setValue, getFieldState } = useForm({
    resolver: zodResolver(signUpSchema(takesPhone)),
    defaultValues: { fullName: '', identifier: invitation?.email ?? '', companyName: '', password: '' },
  })
  const { failure, run } = useSubmission()
  const [unconfirmed, setUnconfirmed] = useState<ReturnType<typeof readIdentifier>>(null)
  if (unconfirmed && 'phone' in unconfirmed)
    return (
      <Suspense fallback={null}>
        <ConfirmPhone phone={unconfirmed.phone} />
      </Suspense>
    )
  if (unconfirmed) return <ConfirmNotice email={unconfirmed.email} />

  const { errors, isSubmitting } = formState
  const submit = handleSubmit((values) =>
    run(async () => {
      if (await signUp({ ...values, invitation: invitation?.token }))
        setUnconfirmed(readIdentifier(values.identifier))
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
        <Field label={takesPhone ? 'Email or phone' : 'Email'} error={errors.identifier?.message}>
          <Input
            {...register('identifier', {
              onChange: (event: { target: { value: string } }) => offerCompanyName(event.target.value),
            })}
            type={takesPhone ? 'text' : 'email'}
            inputMode="email"
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
