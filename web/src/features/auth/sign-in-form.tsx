import { Link } from '@tanstack/react-router'
import { Field } from '~/ui/field.tsx'
import { Input, PasswordInput } from '~/ui/input.tsx'
import { signIn } from './auth-calls.ts'
import { AuthForm, useAuthForm } from './auth-form.tsx'
import { signInSchema } from './credentials.ts'
import { FormFrame } from './form-frame.tsx'

export function SignInForm() {
  const { register, errors, form } = useAuthForm(signInSchema, { identifier: '', password: '' }, signIn)
  return (
    <FormFrame
      title="Sign in"
      below={
        <>
          <p>
            <Link to="/auth" search={(search) => ({ ...search, mode: 'mail' })} className="link">
              Sign in by email instead
            </Link>
          </p>
          <p>
            New here?{' '}
            <Link to="/auth" search={(search) => ({ ...search, mode: 'sign-up' })} className="link">
              Create an account
            </Link>
          </p>
        </>
      }
    >
      <AuthForm form={form} submitLabel="Sign in">
        <Field label="Email or phone" error={errors.identifier?.message}>
          <Input
            {...register('identifier')}
            type="text"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <Field
          label="Password"
          error={errors.identifier ? undefined : errors.password?.message}
          aside={
            <Link to="/auth" search={(search) => ({ ...search, mode: 'forgot' })} className="link">
              Forgot password?
            </Link>
          }
        >
          <PasswordInput {...register('password')} autoComplete="current-password" />
        </Field>
      </AuthForm>
    </FormFrame>
  )
}
