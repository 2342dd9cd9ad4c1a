import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode, SyntheticEvent } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { Button } from '~/ui/button.tsx'
import { FormFailure } from './form-frame.tsx'
import { useSubmission } from './use-submission.ts'

/**
 * A form that one call sends; it stays filled in where the call fails.
 * @param send throws the auth service's error
 * @returns the fields' doors, their errors, and what `AuthForm` draws the rest from
 */
export function useAuthForm<Input extends FieldValues, Output extends FieldValues>(
  schema: z.core.$ZodType<Output, Input>,
  defaultValues: DefaultValues<Input>,
  send: (values: Output) => Promise<void>,
) {
  const { handleSubmit, formState, ...fields } = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues,
  })
  const { failure, run } = useSubmission()
  return {
    ...fields,
    errors: formState.errors,
    form: {
      onSubmit: handleSubmit((values) => run(() => send(values))),
      failure,
      isBusy: formState.isSubmitting,
    },
  }
}

interface Props {
  form: { onSubmit: (event: SyntheticEvent) => Promise<void>; failure: string | null; isBusy: boolean }
  submitLabel: string
  children: ReactNode
}

/** The fields of a form of signing in, the failure above them and the one button below. */
export function AuthForm({ form: { onSubmit, failure, isBusy }, submitLabel, children }: Props) {
  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)} className="space-y-4">
      <FormFailure>{failure}</FormFailure>
      {children}
      <Button type="submit" variant="primary" size="large" isBusy={isBusy} className="w-full">
        {submitLabel}
      </Button>
    </form>
  )
}
