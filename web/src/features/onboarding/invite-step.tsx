import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { describeError } from '~/data/describe-error.ts'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { copyInvitation, describeInvitation } from './copy-invitation.ts'
import { inviteColleague, inviteSchema } from './onboarding-calls.ts'

export function InviteStep({ companyId, onNext }: { companyId: string; onNext: () => void }) {
  const [invited, setInvited] = useState<readonly { email: string; link: string }[]>([])
  const { register, handleSubmit, formState, setError, reset } = useForm({
    resolver: zodResolver(inviteSchema),
    defaultValues: { email: '' },
  })
  const last = invited.at(-1)
  const submit = handleSubmit(async ({ email }) => {
    try {
      const invitation = await inviteColleague(companyId, email)
      setInvited([...invited, invitation])
      reset()
    } catch (error) {
      setError('email', { message: describeError(error) })
    }
  })
  return (
    <div className="space-y-6">
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Field label="Colleague’s email" error={formState.errors.email?.message}>
          <div className="flex gap-2">
            <Input {...register('email')} type="email" autoComplete="off" autoCapitalize="none" />
            <Button type="submit" isBusy={formState.isSubmitting} className="h-11 sm:h-8.5">
              Invite
            </Button>
          </div>
        </Field>
      </form>
      {last && (
        <output className="block text-sm text-muted">
          {describeInvitation(last.email).title}. {describeInvitation(last.email).description}
        </output>
      )}
      {invited.length > 0 && (
        <ul aria-label="Invited" className="border-t">
          {invited.map(({ email, link }) => (
            <li key={link} className="flex min-h-11 items-center gap-3 border-b">
              <span className="min-w-0 flex-1 truncate">{email}</span>
              <Button size="small" onClick={() => void copyInvitation(link)}>
                Copy link
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex justify-between">
        <Button variant="quiet" className="-ml-3" onClick={onNext}>
          Skip
        </Button>
        <Button variant="primary" onClick={onNext}>
          Continue
        </Button>
      </div>
    </div>
  )
}
