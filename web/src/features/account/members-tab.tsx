import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { describeAuthError } from '~/data/describe-auth-error.ts'
import { useTableChanges } from '~/data/use-table-changes.ts'
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { Panel } from '~/ui/panel.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { toast } from '~/ui/toast.ts'
import type { Profile } from './account.ts'
import {
  accountKeys,
  type Member,
  membersQuery,
  refresh,
  removeMember,
  setMemberRole,
} from './account-calls.ts'
import { Invitations } from './invitations.tsx'
import { MemberLine } from './member-line.tsx'

const nameOf = (member: Member) => member.full_name || member.email || 'Somebody'

export default function MembersTab({ profile }: { profile: Profile }) {
  const members = useQuery(membersQuery())
  const [leaving, setLeaving] = useState<Member | null>(null)
  useTableChanges(['profiles'], () => void refresh(accountKeys.members))
  const isOwner = profile.company_role === 'owner'
  const owners = members.data?.filter(({ company_role }) => company_role === 'owner').length ?? 0
  const isSelf = leaving?.id === profile.id

  const act = (work: Promise<void>, message: string) =>
    work.then(
      () => toast.success(message),
      (error: unknown) => toast.error('Nothing was changed', { description: describeAuthError(error) }),
    )
  const remove = (member: Member) =>
    void act(
      removeMember(member.id).then(() => refresh(['profile', profile.id])),
      isSelf ? 'You left the company' : `${nameOf(member)} was removed`,
    )
  return (
    <div className="grid max-w-3xl gap-10">
      <Panel title="People" aside={members.data && `${members.data.length}`}>
        {members.error && (
          <ErrorNotice title="The members could not be loaded" onRetry={() => void members.refetch()}>
            {describeAuthError(members.error)}
          </ErrorNotice>
        )}
        {members.isPending && <SkeletonRows count={3} label="Loading the members" />}
        <ul>
          {members.data?.map((member) => (
            <MemberLine
              key={member.id}
              member={member}
              isSelf={member.id === profile.id}
              canManage={isOwner}
              isLastOwner={member.company_role === 'owner' && owners === 1}
              isAlone={members.data.length === 1}
              onRole={(role) =>
                void act(
                  setMemberRole(member.id, role).then(() => refresh(['profile', profile.id])),
                  role === 'owner'
                    ? `${nameOf(member)} is an owner now`
                    : `${nameOf(member)} is a member now`,
                )
              }
              onRemove={() => setLeaving(member)}
            />
          ))}
        </ul>
      </Panel>
      {isOwner && <Invitations companyId={profile.company_id} />}
      <ConfirmDialog
        isOpen={leaving !== null}
        onOpenChange={(isOpen) => !isOpen && setLeaving(null)}
        title={isSelf ? 'Leave the company?' : `Remove ${leaving ? nameOf(leaving) : ''}?`}
        description={
          isSelf
            ? 'You lose access at once and go on in an empty company of your own. Leads, tasks and recordings stay here.'
            : 'They lose access at once and go on in an empty company of their own. Leads, tasks and recordings stay here.'
        }
        confirmLabel={isSelf ? 'Leave' : 'Remove'}
        onConfirm={() => leaving && remove(leaving)}
      />
    </div>
  )
}
