import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useSession } from '~/data/session.ts'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { PasswordInput } from '~/ui/input.tsx'
import { toast } from '~/ui/toast.ts'
import { changePassword } from './auth-calls.ts'
import { resetSchema } from './credentials.ts'
import { FormFailure, FormFrame } from './form-frame.tsx'
import { useSubmission } from './use-submission.ts'

/** A new password, for those whom the recovery link or code has signed in. */
export function ResetForm({ onDone }: { onDone: () => void }) {
  const { session } = useSession()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(resetSchema),
    defaultValues: { password: '' },
  })
  const { failure, run } = useSubmission()
  const submit = handleSubmit(({ password }) =>
    run(async () => {
      await changePassword(password)
      toast.success('Your new password is set')
      onDone()
    }),
  )
  return (
    <FormFrame title="Choose a new password" description="Other devices will be signed out.">
      <form noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
        <FormFailure>{failure}</FormFailure>
        <input type="hidden" autoComplete="username" value={session?.user.email ?? ''} readOnly />
        <Field
          label="New password"
          hint="At least eight characters; a short sentence is best."
          error={formState.errors.password?.message}
        >
          <PasswordInput {...register('password')} autoComplete="new-password" />
        </Field>
        <Button
          type="submit"
          variant="primary"
          size="large"
          isBusy={formState.isSubmitting}
          className="w-full"
        >
          Set password
        </Button>
      </form>
    </FormFrame>
  )
}
