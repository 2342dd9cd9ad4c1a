import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { describeAuthError } from '~/data/describe-auth-error.ts'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { describeTaken, teamSchema } from './roles.ts'

interface Props {
  label: string
  name: string
  action: string
  onSave: (name: string) => Promise<void>
  onCancel?: () => void
}

export function TeamForm({ label, name, action, onSave, onCancel }: Props) {
  const { register, handleSubmit, formState, setError, setFocus, reset } = useForm({
    resolver: zodResolver(teamSchema),
    defaultValues: { name },
  })
  const isRename = onCancel !== undefined
  useEffect(() => {
    if (isRename) setFocus('name', { shouldSelect: true })
  }, [isRename, setFocus])
  const submit = handleSubmit(async (given) => {
    try {
      await onSave(given.name)
      reset()
    } catch (error) {
      setError('name', { message: describeTaken(error) ?? describeAuthError(error) })
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="w-full max-w-md">
      <Field label={label} isLabelHidden={isRename} error={formState.errors.name?.message}>
        <div className="flex gap-2">
          <Input {...register('name')} autoComplete="off" />
          <Button type="submit" isBusy={formState.isSubmitting} className="h-11 sm:h-8.5">
            {action}
          </Button>
          {onCancel && (
            <Button variant="quiet" onClick={onCancel} className="h-11 sm:h-8.5">
              Cancel
            </Button>
          )}
        </div>
      </Field>
    </form>
  )
}
