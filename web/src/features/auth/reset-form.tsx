import { useSession } from '~/data/session.ts'
import { Field } from '~/ui/field.tsx'
import { PasswordInput } from '~/ui/input.tsx'
import { toast } from '~/ui/toast.ts'
import { changePassword } from './auth-calls.ts'
import { AuthForm, useAuthForm } from './auth-form.tsx'
import { resetSchema } from './credentials.ts'
import { FormFrame } from './form-frame.tsx'

/** A new password, for those whom the recovery link or code has signed in. */
export default function ResetForm({ onDone }: { onDone: () => void }) {
  const { session } = useSession()
  const { register, errors, form } = useAuthForm(resetSchema, { password: '' }, async ({ password }) => {
    await changePassword(password)
    toast.success('Your new password is set')
    onDone()
  })
  return (
    <FormFrame title="Choose a new password" description="Other devices will be signed out.">
      <AuthForm form={form} submitLabel="Set password">
        <input type="hidden" autoComplete="username" value={session?.user.email ?? ''} readOnly />
        <Field
          label="New password"
          hint="At least eight characters; a short sentence is best."
          error={errors.password?.message}
        >
          <PasswordInput {...register('password')} autoComplete="new-password" />
        </Field>
      </AuthForm>
    </FormFrame>
  )
}
