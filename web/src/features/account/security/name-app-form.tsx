import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { describeAuthError } from '~/data/describe-auth-error.ts'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { beginApp, type NewApp } from './factor-calls.ts'
import { nameSchema } from './name-schema.ts'

interface Props {
  id: string
  isFirst: boolean
  onBusy: (isBusy: boolean) => void
  onBegun: (app: NewApp) => void
}

export function NameAppForm({ id, isFirst, onBusy, onBegun }: Props) {
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(nameSchema),
    defaultValues: { name: isFirst ? 'Authenticator app' : '' },
  })
  const submit = handleSubmit(async ({ name }) => {
    onBusy(true)
    try {
      onBegun(await beginApp(name))
    } catch (error) {
      setError('name', { message: describeAuthError(error) })
    }
    onBusy(false)
  })
  return (
    <form id={id} noValidate onSubmit={(event) => void submit(event)}>
      <Field
        label="Name"
        hint="So you recognize it, by the app or the phone it is on."
        error={formState.errors.name?.message}
      >
        <Input {...register('name')} autoComplete="off" />
      </Field>
    </form>
  )
}
