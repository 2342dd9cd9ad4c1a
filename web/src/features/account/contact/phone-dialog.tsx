import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { describeAuthError } from '~/data/describe-auth-error.ts'
import { phoneSchema, readIdentifier } from '~/features/auth/index.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { CodeLine } from './code-line.tsx'

interface Props {
  title: string
  description: string
  onClose: () => void
  /** Texts a code to the number: digits, the country's code first. @throws the auth service's error */
  send: (phone: string) => Promise<void>
  /** @throws the auth service's error */
  verify: (phone: string, code: string) => Promise<void>
}

const formId = 'phone-form'

/** Takes a number, and the code that was texted to it. */
export function PhoneDialog({ title, description, onClose, send, verify }: Props) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [isDone, setDone] = useState(false)
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(phoneSchema),
    defaultValues: { phone: '' },
  })
  const submit = handleSubmit(async (values) => {
    const who = readIdentifier(values.phone)
    if (!who || !('phone' in who)) return
    try {
      await send(who.phone)
      setSentTo(who.phone)
    } catch (error) {
      setError('phone', { message: describeAuthError(error) })
    }
  })
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      width="narrow"
      title={title}
      description={sentTo === null ? description : `We texted a code to +${sentTo}. It works for a minute.`}
      cancel={sentTo === null ? 'Cancel' : null}
      footer={
        sentTo === null ? (
          <Button type="submit" form={formId} variant="primary" isBusy={formState.isSubmitting}>
            Text me a code
          </Button>
        ) : (
          <>
            {!isDone && <Button onClick={() => setSentTo(null)}>Use another number</Button>}
            <Button variant={isDone ? 'primary' : 'secondary'} onClick={onClose}>
              {isDone ? 'Done' : 'Close'}
            </Button>
          </>
        )
      }
    >
      {sentTo === null ? (
        <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
          <Field label="Phone" hint="With the country code." error={formState.errors.phone?.message}>
            <Input {...register('phone')} type="tel" autoComplete="tel" />
          </Field>
        </form>
      ) : (
        <CodeLine
          label="Code from the message"
          done={`+${sentTo} is confirmed`}
          verify={async (code) => {
            await verify(sentTo, code)
            setDone(true)
          }}
        />
      )}
    </Dialog>
  )
}
