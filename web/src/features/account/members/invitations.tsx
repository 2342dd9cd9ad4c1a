import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { describeAuthError } from '~/data/describe-auth-error.ts'
import { formatDay } from '~/data/formats.ts'
import {
  copyInvitation,
  describeInvitation,
  invitationLink,
  inviteColleague,
  inviteSchema,
} from '~/features/onboarding/index.ts'
import { Badge } from '~/ui/badge.tsx'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { Panel } from '~/ui/panel.tsx'
import { Select } from '~/ui/select.tsx'
import { toast } from '~/ui/toast.ts'
import { WholeText } from '~/ui/whole-text.tsx'
import { accountKeys, invitationsQuery, refresh, revokeInvitation } from '../account-calls.ts'
import { type Role, readRole, roleLabel, roles } from './roles.ts'

/** Asks colleagues in; for owners. */
export function Invitations({ companyId }: { companyId: string }) {
  const invitations = useQuery(invitationsQuery())
  const { register, handleSubmit, formState, setError, reset } = useForm({
    resolver: zodResolver(inviteSchema),
    defaultValues: { email: '' },
  })
  const [role, setRole] = useState<Role>('member')
  const submit = handleSubmit(async ({ email }) => {
    try {
      await inviteColleague(companyId, email, role)
      reset()
      setRole('member')
      await refresh(accountKeys.invitations)
      const { title, description } = describeInvitation(email)
      toast.success(title, { description })
    } catch (error) {
      setError('email', { message: describeAuthError(error) })
    }
  })
  const revoke = (id: string) =>
    void revokeInvitation(id).then(
      () => toast.success('The invitation is no longer valid'),
      (error: unknown) => toast.error('Nothing was revoked', { description: describeAuthError(error) }),
    )
  return (
    <Panel title="Invitations">
      <form noValidate onSubmit={(event) => void submit(event)} className="max-w-md pt-4">
        <Field
          label="Colleague’s email"
          hint={roles.find(({ value }) => value === role)?.description}
          error={formState.errors.email?.message}
        >
          <div className="flex gap-2">
            <Input {...register('email')} type="email" autoComplete="off" autoCapitalize="none" />
            <div className="w-28 shrink-0">
              <Select
                aria-label="Role of the colleague"
                id="invited-role"
                value={role}
                onChange={({ target }) => setRole(readRole(target.value))}
              >
                {roles.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            </div>
            <Button type="submit" isBusy={formState.isSubmitting} className="h-11 sm:h-8.5">
              Invite
            </Button>
          </div>
        </Field>
      </form>
      {invitations.data && invitations.data.length > 0 && (
        <ul aria-label="Pending invitations" className="mt-4 border-t">
          {invitations.data.map(
            ({ id, email, token, company_role, mailed_at: mailedAt, expires_at: expiresAt }) => (
              <li key={id} className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2 border-b py-2">
                <div className="min-w-40 flex-1">
                  <p className="flex flex-wrap items-center gap-2">
                    <WholeText>{email ?? 'Whoever has the link'}</WholeText>
                    {company_role !== 'member' && <Badge>{roleLabel(company_role)}</Badge>}
                  </p>
                  <p className="text-sm text-faint">
                    {mailedAt === null ? 'Not emailed: copy the link' : `Emailed on ${formatDay(mailedAt)}`} ·
                    valid until {formatDay(expiresAt)}
                  </p>
                </div>
                <div className="flex gap-2">
                  <Button size="small" onClick={() => void copyInvitation(invitationLink(token))}>
                    Copy link
                  </Button>
                  <Button
                    size="small"
                    aria-label={`Revoke the invitation for ${email ?? 'the link'}`}
                    onClick={() => revoke(id)}
                  >
                    Revoke
                  </Button>
                </div>
              </li>
            ),
          )}
        </ul>
      )}
    </Panel>
  )
}
