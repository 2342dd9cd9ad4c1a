import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { companyDomainSchema } from './credentials.ts'
import { FormFailure, FormFrame } from './form-frame.tsx'
import { BackToSignIn } from './mail-form.tsx'
import { leaveForCompany } from './provider-sign-in.ts'
import { useSubmission } from './use-submission.ts'

/** Leads to the sign-in page of one's company, found by its domain. */
export default function CompanySignIn({ next }: { next: string | undefined }) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(companyDomainSchema),
    defaultValues: { domain: '' },
  })
  const { failure, run } = useSubmission()
  const submit = handleSubmit(({ domain }) => run(() => leaveForCompany(domain, next)))
  return (
    <FormFrame
      title="Sign in with your company"
      description="Your company’s own sign-in page takes over from here."
      below={<BackToSignIn />}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
        <FormFailure>{failure}</FormFailure>
        <Field label="Work email or domain" error={formState.errors.domain?.message}>
          <Input
            {...register('domain')}
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <Button
          type="submit"
          variant="primary"
          size="large"
          isBusy={formState.isSubmitting}
          className="w-full"
        >
          Continue
        </Button>
      </form>
    </FormFrame>
  )
}
