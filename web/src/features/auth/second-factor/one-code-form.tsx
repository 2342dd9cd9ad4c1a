import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { AuthForm } from '../auth-form.tsx'
import { useSubmission } from '../use-submission.ts'

interface Props {
  kind: 'digits' | 'recovery'
  label: string
  hint: string
  /** @throws the auth service's error */
  verify: (code: string) => Promise<void>
}

const withoutSpaces = (text: string) => text.replace(/[\s-]/g, '')
const schemas = {
  digits: z.object({
    code: z
      .string()
      .check(z.refine((text) => /^\d{6}$/.test(withoutSpaces(text)), 'The code has six digits')),
  }),
  recovery: z.object({
    code: z
      .string()
      .check(z.refine((text) => withoutSpaces(text).length === 16, 'A recovery code has sixteen characters')),
  }),
}

/** Takes one code, with whatever spaces and dashes it was pasted with. */
export function OneCodeForm({ kind, label, hint, verify }: Props) {
  const { register, handleSubmit, formState, setFocus } = useForm({
    resolver: zodResolver(schemas[kind]),
    defaultValues: { code: '' },
  })
  const { failure, run } = useSubmission()
  // What had the focus, the button of the step before, is gone.
  useEffect(() => setFocus('code'), [setFocus])
  const submit = handleSubmit(async ({ code }) => {
    await run(() => verify(withoutSpaces(code)))
    setFocus('code', { shouldSelect: true })
  })
  return (
    <AuthForm form={{ onSubmit: submit, failure, isBusy: formState.isSubmitting }} submitLabel="Confirm">
      <Field label={label} hint={hint} error={formState.errors.code?.message}>
        <Input
          {...register('code')}
          inputMode={kind === 'digits' ? 'numeric' : 'text'}
          autoComplete={kind === 'digits' ? 'one-time-code' : 'off'}
          autoCapitalize="none"
          spellCheck={false}
          className={kind === 'digits' ? 'tracking-[0.3em] tabular-nums' : 'font-mono'}
        />
      </Field>
    </AuthForm>
  )
}
