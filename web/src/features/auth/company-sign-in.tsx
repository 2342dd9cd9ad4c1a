import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { AuthForm, useAuthForm } from './auth-form.tsx'
import { companyDomainSchema } from './credentials.ts'
import { FormFrame } from './form-frame.tsx'
import { BackToSignIn } from './mail-form.tsx'
import { leaveForCompany } from './provider-sign-in.ts'

/** Leads to the sign-in page of one's company, found by its domain. */
export default function CompanySignIn({ next }: { next: string | undefined }) {
  const { register, errors, form } = useAuthForm(companyDomainSchema, { domain: '' }, ({ domain }) =>
    leaveForCompany(domain, next),
  )
  return (
    <FormFrame
      title="Sign in with your company"
      description="Your company’s own sign-in page takes over from here."
      below={<BackToSignIn />}
    >
      <AuthForm form={form} submitLabel="Continue">
        <Field label="Work email or domain" error={errors.domain?.message}>
          <Input
            {...register('domain')}
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
      </AuthForm>
    </FormFrame>
  )
}
