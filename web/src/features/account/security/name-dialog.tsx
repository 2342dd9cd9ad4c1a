import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { describeAuthError } from '~/data/describe-auth-error.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { nameSchema } from './name-schema.ts'

interface Props {
  title: string
  description: string
  submitLabel: string
  initial: string
  onClose: () => void
  /** What the name is for; the window closes once it is done. What it throws stands under the name. */
  onName: (name: string) => Promise<void>
}

const formId = 'name-form'

/** Asks for the name of something that signs in. */
export function NameDialog({ title, description, submitLabel, initial, onClose, onName }: Props) {
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(nameSchema),
    defaultValues: { name: initial },
  })
  const submit = handleSubmit(async ({ name }) => {
    try {
      await onName(name)
      onClose()
    } catch (error) {
      setError('name', { message: describeAuthError(error) })
    }
  })
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      description={description}
      width="narrow"
      footer={
        <Button type="submit" form={formId} variant="primary" isBusy={formState.isSubmitting}>
          {submitLabel}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Field label="Name" error={formState.errors.name?.message}>
          <Input {...register('name')} autoComplete="off" />
        </Field>
      </form>
    </Dialog>
  )
}
