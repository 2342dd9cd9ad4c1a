import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { Field } from '~/ui/field.tsx'
import { Input, PasswordInput } from '~/ui/input.tsx'
import { signUp } from './auth-calls.ts'
import { AuthForm, useAuthForm } from './auth-form.tsx'
import { companyNameFromEmail } from './company-name.ts'
import { ConfirmNotice } from './confirm-notice.tsx'
import { readIdentifier, signUpSchema } from './credentials.ts'
import { FormFrame } from './form-frame.tsx'
import { waysInQuery } from './ways.ts'

const ConfirmPhone = lazy(() => import('./confirm-phone.tsx'))

interface Props {
  invitation: { token: string; companyName: string; email: string | null } | null
}

export function SignUpForm({ invitation }: Props) {
  const takesPhone = useQuery(waysInQuery()).data?.hasPhone ?? false
  const [unconfirmed, setUnconfirmed] = useState<ReturnType<typeof readIdentifier>>(null)
  const { register, errors, setValue, getFieldState, form } = useAuthForm(
    signUpSchema(takesPhone),
    { fullName: '', identifier: invitation?.email ?? '', companyName: '', password: '' },
    async (values) => {
      if (await signUp({ ...values, invitation: invitation?.token }))
        setUnconfirmed(readIdentifier(values.identifier))
    },
  )
  if (unconfirmed && 'phone' in unconfirmed)
    return (
      <Suspense fallback={null}>
        <ConfirmPhone phone={unconfirmed.phone} />
      </Suspense>
    )
  if (unconfirmed) return <ConfirmNotice email={unconfirmed.email} />

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
          Already have an account?{' '}
          <Link to="/auth" search={(search) => ({ ...search, mode: 'sign-in' })} className="link">
            Sign in
          </Link>
        </p>
      }
    >
      <AuthForm form={form} submitLabel="Create account">
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
      </AuthForm>
    </FormFrame>
  )
}
