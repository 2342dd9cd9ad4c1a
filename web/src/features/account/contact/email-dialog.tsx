import { zodResolver } from '@hookform/resolvers/zod'
import type { User } from '@supabase/supabase-js'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { describeAuthError } from '~/data/describe-auth-error.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { toast } from '~/ui/toast.ts'
import { CodeLine } from './code-line.tsx'
import { askForEmail, confirmEmail } from './contact-calls.ts'

const schema = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Enter the new address'),
      z.regex(/^[^@\s]+@[^@\s]+$/, 'This is not an email address'),
    ),
})
const formId = 'email-form'

interface Props {
  user: Pick<User, 'email' | 'new_email'>
  onClose: () => void
}

/** Another address to sign in with; where mail is sent, the former and the new one agree by a link or a code each. */
export function EmailDialog({ user, onClose }: Props) {
  const [former] = useState(user.email)
  const [wanted, setWanted] = useState(user.new_email ?? null)
  const [confirmed, setConfirmed] = useState(0)
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: '' },
  })
  const submit = handleSubmit(async ({ email }) => {
    try {
      const { new_email: waiting } = await askForEmail(email)
      if (waiting) return setWanted(waiting)
      toast.success('Your address is changed')
      onClose()
    } catch (error) {
      setError('email', { message: describeAuthError(error) })
    }
  })
  const verify = (address: string) => async (code: string) => {
    await confirmEmail(address, code)
    setConfirmed((count) => count + 1)
  }
  const isChanged = confirmed > 0 && wanted !== null && user.email?.toLowerCase() === wanted.toLowerCase()
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      width="narrow"
      title="Change your email address"
      description={
        wanted === null
          ? 'You sign in with it, and email goes there.'
          : isChanged
            ? `You sign in with ${wanted} from now on.`
            : former
              ? 'We emailed both addresses. Follow both links, or enter both codes.'
              : 'We emailed the new address. Follow its link, or enter its code.'
      }
      cancel={wanted === null ? 'Cancel' : null}
      footer={
        wanted === null ? (
          <Button type="submit" form={formId} variant="primary" isBusy={formState.isSubmitting}>
            Change
          </Button>
        ) : (
          <>
            {!isChanged && <Button onClick={() => setWanted(null)}>Use another address</Button>}
            <Button variant={isChanged ? 'primary' : 'secondary'} onClick={onClose}>
              {isChanged ? 'Done' : 'Close'}
            </Button>
          </>
        )
      }
    >
      {wanted === null ? (
        <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
          <Field label="New email address" error={formState.errors.email?.message}>
            <Input
              {...register('email')}
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
            />
          </Field>
        </form>
      ) : (
        <div className="space-y-4">
          {former && (
            <CodeLine label={`Code sent to ${former}`} done={`${former} agreed`} verify={verify(former)} />
          )}
          <CodeLine label={`Code sent to ${wanted}`} done={`${wanted} agreed`} verify={verify(wanted)} />
        </div>
      )}
    </Dialog>
  )
}
