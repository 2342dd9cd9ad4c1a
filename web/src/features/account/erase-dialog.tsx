import { zodResolver } from '@hookform/resolvers/zod'
import { isAuthApiError } from '@supabase/supabase-js'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { describeAuthError } from '~/data/describe-auth-error.ts'
import { environment } from '~/data/environment.ts'
import { signOut, useSession } from '~/data/session.ts'
import { Captcha } from '~/features/auth/index.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { Field } from '~/ui/field.tsx'
import { Input, PasswordInput } from '~/ui/input.tsx'
import { toast } from '~/ui/toast.ts'
import type { Profile } from './account.ts'
import { confirmSignIn, deleteAccount, eraseCompany, membersQuery } from './account-calls.ts'
import { SuccessorField } from './members/successor-field.tsx'
import { useSuccession } from './members/use-succession.ts'

interface Props {
  what: 'account' | 'company'
  profile: Profile
  onClose: () => void
}

const formId = 'erase-form'

/** Who takes over from somebody who deletes their account, and the field that asks. @param leaving null where nobody goes */
function useHeir(leaving: string | null): { id: string | null; isSettled: boolean; field: ReactNode } {
  const members = useQuery({ ...membersQuery(), enabled: leaving !== null })
  const succession = useSuccession(leaving)
  if (leaving === null) return { id: null, isSettled: true, field: null }
  const colleagues = members.data?.filter(({ id }) => id !== leaving) ?? []
  return {
    id: colleagues.find(({ id }) => id === succession.chosen)?.id ?? null,
    isSettled: succession.isSettled,
    field: succession.error ? (
      <ErrorNotice title="Your records could not be counted">
        {describeAuthError(succession.error)}
      </ErrorNotice>
    ) : (
      <SuccessorField who="You own" succession={succession} colleagues={colleagues} />
    ),
  }
}

/** What is asked for. @param company to be typed again; null where an account goes */
const schemaFor = (company: string | null, hasSecondFactor: boolean) =>
  z.object({
    password: z.string().check(z.minLength(1, 'Enter your password')),
    code: z
      .string()
      .check(
        z.refine((typed) => !hasSecondFactor || typed.trim() !== '', 'Enter a code from your second factor'),
      ),
    name: z
      .string()
      .check(
        z.refine(
          (typed) => company === null || typed.trim() === company.trim(),
          'Type the name exactly as it stands above',
        ),
      ),
  })

/** Asks for the password, and for a company its name, before what can't be taken back. */
export function EraseDialog({ what, profile, onClose }: Props) {
  const company = profile.companies.name
  const { session } = useSession()
  const navigate = useNavigate()
  const heir = useHeir(what === 'account' ? profile.id : null)
  const hasSecondFactor = session?.user.factors?.some(({ status }) => status === 'verified') ?? false
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(schemaFor(what === 'company' ? company : null, hasSecondFactor)),
    defaultValues: { password: '', code: '', name: '' },
  })
  const submit = handleSubmit(async ({ password, code, name }) => {
    try {
      await confirmSignIn(session?.user ?? {}, password, hasSecondFactor ? code : null)
    } catch (error) {
      const isCode = isAuthApiError(error) && error.code?.startsWith('mfa_')
      setError(isCode ? 'code' : 'password', { message: describeAuthError(error) })
      return
    }
    try {
      await (what === 'company' ? eraseCompany(name) : deleteAccount(heir.id))
    } catch (error) {
      setError('root', { message: describeAuthError(error) })
      return
    }
    if (what === 'company') {
      await navigate({ to: '/erasing', replace: true, ignoreBlocker: true })
      return
    }
    toast.success('Your account is deleted')
    await signOut().catch(() => {})
  })
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={what === 'company' ? `Erase ${company}?` : 'Delete your account?'}
      description={
        what === 'company'
          ? 'This can’t be undone. Export it first if you might need any of it.'
          : 'This can’t be undone. What you made stays with the company.'
      }
      footer={
        <Button
          type="submit"
          form={formId}
          variant="danger"
          isBusy={formState.isSubmitting}
          disabled={!heir.isSettled}
        >
          {what === 'company' ? 'Erase for good' : 'Delete for good'}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
        {formState.errors.root && (
          <ErrorNotice title="Nothing was deleted">{formState.errors.root.message}</ErrorNotice>
        )}
        {what === 'company' && (
          <Field label={`Type “${company}”`} error={formState.errors.name?.message}>
            <Input {...register('name')} autoComplete="off" />
          </Field>
        )}
        {heir.field}
        <input type="hidden" autoComplete="username" value={profile.email ?? ''} readOnly />
        <Field label="Your password" error={formState.errors.password?.message}>
          <PasswordInput {...register('password')} autoComplete="current-password" />
        </Field>
        {environment.captcha && (
          <Suspense fallback={null}>
            <Captcha />
          </Suspense>
        )}
        {hasSecondFactor && (
          <Field
            label="Second-factor code"
            hint="From your authenticator app, or a recovery code."
            error={formState.errors.code?.message}
          >
            <Input {...register('code')} autoComplete="one-time-code" className="tabular-nums" />
          </Field>
        )}
      </form>
    </Dialog>
  )
}
