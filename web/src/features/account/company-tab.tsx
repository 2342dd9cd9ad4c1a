import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { describeAuthError } from '~/data/describe-auth-error.ts'
import { useRights } from '~/data/rights.ts'
import { CompanyFields, companySchema, saveCompany, verticals } from '~/features/onboarding/index.ts'
import { Button } from '~/ui/button.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { Field } from '~/ui/field.tsx'
import { Panel } from '~/ui/panel.tsx'
import { Select } from '~/ui/select.tsx'
import { toast } from '~/ui/toast.ts'
import type { Profile } from './account.ts'
import { refresh } from './account-calls.ts'
import { localeChoices } from './locale-choices.ts'

export default function CompanyTab({ profile }: { profile: Profile }) {
  const { isOwner } = useRights()
  const vertical = verticals.find(
    ({ value }) => value === profile.companies.vertical_configurations?.vertical_type,
  )
  const { register, handleSubmit, formState, setError, reset } = useForm({
    resolver: zodResolver(companySchema),
    defaultValues: {
      name: profile.companies.name,
      vertical: vertical?.value ?? 'other',
      currency: profile.companies.currency,
      locale: profile.companies.locale ?? '',
    },
  })
  const submit = handleSubmit(async (values) => {
    try {
      await saveCompany(profile.company_id, values)
      await refresh(['profile', profile.id])
      reset(values)
      toast.success('Saved')
    } catch (error) {
      setError('root', { message: describeAuthError(error) })
    }
  })
  return (
    <div className="max-w-2xl">
      <Panel title="About the company">
        <form noValidate onSubmit={(event) => void submit(event)} className="max-w-md space-y-6 pt-4">
          {!isOwner && <p className="text-muted">Owners of the company change this.</p>}
          {formState.errors.root && (
            <ErrorNotice title="Not saved">{formState.errors.root.message}</ErrorNotice>
          )}
          <fieldset disabled={!isOwner} className="space-y-6">
            <CompanyFields register={register} nameError={formState.errors.name?.message} />
            <Field label="Dates and numbers" hint="How they look for everyone in the company.">
              <Select {...register('locale')}>
                <option value="">Follow each person’s browser</option>
                {localeChoices().map(({ locale, label }) => (
                  <option key={locale} value={locale}>
                    {label}
                  </option>
                ))}
              </Select>
            </Field>
            {isOwner && (
              <Button
                type="submit"
                variant="primary"
                isBusy={formState.isSubmitting}
                disabled={!formState.isDirty}
              >
                Save
              </Button>
            )}
          </fieldset>
        </form>
      </Panel>
    </div>
  )
}
