import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { describeError } from '~/data/describe-error.ts'
import { Button } from '~/ui/button.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { companySchema, saveCompany, type Vertical, verticals } from './onboarding-calls.ts'

interface Props {
  companyId: string
  name: string
  vertical: Vertical
  onNext: () => void
}

export function CompanyStep({ companyId, name, vertical, onNext }: Props) {
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(companySchema),
    defaultValues: { name, vertical },
  })
  const submit = handleSubmit(async (values) => {
    try {
      await saveCompany(companyId, values)
      onNext()
    } catch (error) {
      setError('root', { message: describeError(error) })
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-6">
      {formState.errors.root && <ErrorNotice title="Not saved">{formState.errors.root.message}</ErrorNotice>}
      <Field label="Company" error={formState.errors.name?.message}>
        <Input {...register('name')} autoComplete="organization" />
      </Field>
      <fieldset>
        <legend className="mb-1.5 text-sm font-medium">What do you sell?</legend>
        {verticals.map((option) => (
          <label
            key={option.value}
            className="flex min-h-13 items-center gap-3 border-b py-2 first-of-type:border-t"
          >
            <input
              type="radio"
              value={option.value}
              {...register('vertical')}
              className="size-4 accent-accent"
            />
            <span>
              {option.label}
              <span className="block text-sm text-faint">{option.description}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="flex justify-between">
        <Button variant="quiet" className="-ml-3" onClick={onNext}>
          Skip
        </Button>
        <Button type="submit" variant="primary" isBusy={formState.isSubmitting}>
          Continue
        </Button>
      </div>
    </form>
  )
}
