import { zodResolver } from '@hookform/resolvers/zod'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { describeAuthError } from '~/data/describe-auth-error.ts'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'

const schema = z.object({
  code: z.string().check(z.trim(), z.regex(/^\d{6}$/, 'The code has six digits')),
})

interface Props {
  label: string
  /** What stands in the place of the form once the code was right. */
  done: string
  /** @throws the auth service's error */
  verify: (code: string) => Promise<void>
}

/** Takes the six digits that were sent somewhere, and says when they were right. */
export function CodeLine({ label, done, verify }: Props) {
  const [isDone, setDone] = useState(false)
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { code: '' },
  })
  const submit = handleSubmit(async ({ code }) => {
    try {
      await verify(code)
      setDone(true)
    } catch (error) {
      setError('code', { message: describeAuthError(error) })
    }
  })
  if (isDone)
    return (
      <output className="flex items-center gap-2 text-sm">
        <Check aria-hidden="true" className="size-4 text-accent" />
        {done}
      </output>
    )
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <Field label={label} error={formState.errors.code?.message}>
          <Input
            {...register('code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            className="tracking-[0.3em] tabular-nums"
          />
        </Field>
      </div>
      <Button type="submit" isBusy={formState.isSubmitting} className="mt-6.5">
        Confirm
      </Button>
    </form>
  )
}
