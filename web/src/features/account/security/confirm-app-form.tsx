import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { describeAuthError } from '~/data/describe-auth-error.ts'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { Input, Textarea } from '~/ui/input.tsx'
import { copyText } from './copy-text.ts'
import { confirmApp, type NewApp } from './factor-calls.ts'
import { inGroups } from './format-codes.ts'

const withoutSpaces = (text: string) => text.replace(/\s/g, '')
const schema = z.object({
  code: z.string().check(z.refine((text) => /^\d{6}$/.test(withoutSpaces(text)), 'The code has six digits')),
})

interface Props {
  id: string
  app: NewApp
  onBusy: (isBusy: boolean) => void
  onConfirmed: () => void
}

/** The key as a picture and as text, for those who cannot scan it or do not see it. */
export function ConfirmAppForm({ id, app, onBusy, onConfirmed }: Props) {
  const { register, handleSubmit, formState, setError, setFocus } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { code: '' },
  })
  useEffect(() => setFocus('code'), [setFocus])
  const submit = handleSubmit(async ({ code }) => {
    onBusy(true)
    try {
      await confirmApp(app.id, withoutSpaces(code))
      onConfirmed()
    } catch (error) {
      setError('code', { message: describeAuthError(error) })
    }
    onBusy(false)
  })
  return (
    <form id={id} noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <img
          src={app.qrCode}
          alt="QR code of the key shown beside it"
          className="size-44 shrink-0 rounded-md border"
        />
        <div className="min-w-44 flex-1 space-y-3">
          <Field label="Or enter this key" hint="Time-based, six digits. Spaces do not matter.">
            <Textarea
              readOnly
              value={inGroups(app.secret).replaceAll('-', ' ')}
              onFocus={(event) => event.target.select()}
              className="min-h-0! resize-none font-mono"
            />
          </Field>
          <Button size="small" onClick={() => void copyText(app.secret)}>
            Copy key
          </Button>
        </div>
      </div>
      <Field label="Code from the app" error={formState.errors.code?.message}>
        <Input
          {...register('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          className="tracking-[0.3em] tabular-nums"
        />
      </Field>
    </form>
  )
}
