import { zodResolver } from '@hookform/resolvers/zod'
import { isAuthApiError, type User } from '@supabase/supabase-js'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { describeAuthError } from '~/data/describe-auth-error.ts'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { Input, PasswordInput } from '~/ui/input.tsx'
import { toast } from '~/ui/toast.ts'
import { changePassword, sendPasswordCode } from './account-calls.ts'

const next = z.string().check(z.minLength(8, 'Use at least eight characters'))
const schemas = {
  password: z.object({
    proof: z.string().check(z.minLength(1, 'Enter your current password')),
    next,
  }),
  code: z.object({
    proof: z.string().check(z.trim(), z.regex(/^\d{6}$/, 'The code has six digits')),
    next,
  }),
}

/** A new password, against the current one or, where that is forgotten or there is none, a code that is sent. */
export function PasswordForm({ user }: { user: Pick<User, 'email' | 'phone'> }) {
  const [proof, setProof] = useState<'password' | 'code'>('password')
  const [isSending, setSending] = useState(false)
  const { register, handleSubmit, formState, setError, setValue, reset } = useForm({
    resolver: zodResolver(schemas[proof]),
    defaultValues: { proof: '', next: '' },
  })
  const submit = handleSubmit(async (values) => {
    try {
      await changePassword({ [proof]: values.proof }, values.next)
      reset()
      setProof('password')
      toast.success('Your new password is set', { description: 'Other devices were signed out.' })
    } catch (error) {
      const isProofWrong =
        isAuthApiError(error) &&
        (error.code === 'current_password_mismatch' || error.code === 'reauthentication_not_valid')
      setError(isProofWrong ? 'proof' : 'next', { message: describeAuthError(error) })
    }
  })
  const send = async () => {
    setSending(true)
    try {
      await sendPasswordCode()
      setProof('code')
      setValue('proof', '')
    } catch (error) {
      setError('proof', { message: describeAuthError(error) })
    }
    setSending(false)
  }
  const proofError = formState.errors.proof?.message
  const canSend = Boolean(user.email ?? user.phone)
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-4 pt-4">
      <input type="hidden" autoComplete="username" value={user.email ?? user.phone ?? ''} readOnly />
      {proof === 'password' ? (
        <Field
          label="Current password"
          error={proofError}
          aside={
            canSend && (
              <button type="button" className="link" disabled={isSending} onClick={() => void send()}>
                Send me a code instead
              </button>
            )
          }
        >
          <PasswordInput {...register('proof')} autoComplete="current-password" />
        </Field>
      ) : (
        <Field
          label="Code we sent you"
          hint={`The six digits that went to ${user.email || `+${user.phone}`}.`}
          error={proofError}
        >
          <Input
            {...register('proof')}
            inputMode="numeric"
            autoComplete="one-time-code"
            className="tracking-[0.3em] tabular-nums"
          />
        </Field>
      )}
      <Field
        label="New password"
        hint="At least eight characters; a short sentence is best. Other devices will be signed out."
        error={formState.errors.next?.message}
      >
        <PasswordInput {...register('next')} autoComplete="new-password" />
      </Field>
      <Button type="submit" isBusy={formState.isSubmitting}>
        Change password
      </Button>
    </form>
  )
}
