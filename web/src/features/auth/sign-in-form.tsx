import { zodResolver } from '@hookform/resolvers/zod'
import { Link } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { Input, PasswordInput } from '~/ui/input.tsx'
import { signIn } from './auth-calls.ts'
import { signInSchema } from './credentials.ts'
import { FormFailure, FormFrame } from './form-frame.tsx'
import { useSubmission } from './use-submission.ts'

export function SignInForm() {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(signInSchema),
    defaultValues: { identifier: '', password: '' },
  })
  const { failure, run } = useSubmission()
  return (
    <FormFrame
      title="Sign in"
      below={
        <>
          <p>
            <Link to="/auth" search={(search) => ({ ...search, mode: 'mail' })} className="link">
              Sign in by mail instead
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
      <form
        noValidate
        onSubmit={(event) => void handleSubmit((values) => run(() => signIn(values)))(event)}
        className="space-y-4"
      >
        <FormFailure>{failure}</FormFailure>
        <Field label="Email or phone" error={formState.errors.identifier?.message}>
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
          error={formState.errors.identifier ? undefined : formState.errors.password?.message}
          aside={
            <Link to="/auth" search={(search) => ({ ...search, mode: 'forgot' })} className="link">
              Forgot it?
            </Link>
          }
        >
          <PasswordInput {...register('password')} autoComplete="current-password" />
        </Field>
        <Button
          type="submit"
          variant="primary"
          size="large"
          isBusy={formState.isSubmitting}
          className="w-full"
        >
          Sign in
        </Button>
      </form>
    </FormFrame>
  )
}
