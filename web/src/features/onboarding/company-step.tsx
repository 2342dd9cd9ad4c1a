import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { describeError } from '~/data/describe-error.ts'
import { Button } from '~/ui/button.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { CompanyFields } from './company-fields.tsx'
import { companySchema, saveCompany, type Vertical } from './onboarding-calls.ts'

interface Props {
  companyId: string
  name: string
  vertical: Vertical
  currency: string
  onNext: () => void
}

export function CompanyStep({ companyId, name, vertical, currency, onNext }: Props) {
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(companySchema),
    defaultValues: { name, vertical, currency, locale: '' },
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
      <CompanyFields register={register} nameError={formState.errors.name?.message} />
      <div className="flex justify-between">
        <Button variant="quiet" className="-ml-3" disabled={formState.isSubmitting} onClick={onNext}>
          Skip
        </Button>
        <Button type="submit" variant="primary" isBusy={formState.isSubmitting}>
          Continue
        </Button>
      </div>
    </form>
  )
}
