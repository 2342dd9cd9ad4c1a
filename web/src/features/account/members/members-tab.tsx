import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { describeAuthError } from '~/data/describe-auth-error.ts'
import { useRights } from '~/data/rights.ts'
import { useTableChanges } from '~/data/use-table-changes.ts'
import { visibilityQuery } from '~/data/visibility.ts'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { Panel } from '~/ui/panel.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import type { Profile } from '../account.ts'
import { accountKeys, type Member, membersQuery, refresh } from '../account-calls.ts'
import { Invitations } from './invitations.tsx'
import { MemberLine } from './member-line.tsx'
import { nameOf, setMemberRole, setMemberTeam, teamsQuery } from './people-calls.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { roleLabel } from './roles.ts'
import { Teams } from './teams.tsx'
import { tell } from './tell.ts'
import { VisibilityPanel } from './visibility-panel.tsx'

/** Who is here, in which role and team, and what members see. */
export default function MembersTab({ profile }: { profile: Profile }) {
  const members = useQuery(membersQuery())
  const teams = useQuery(teamsQuery())
  const visibility = useQuery(visibilityQuery())
  const { isOwner, isManager } = useRights()
  const [leaving, setLeaving] = useState<Member | null>(null)
  useTableChanges(['profiles'], () => void refresh(accountKeys.members))
  useTableChanges(['teams'], () => void refresh(accountKeys.teams))
  const owners = members.data?.filter(({ company_role }) => company_role === 'owner').length ?? 0
  const error = members.error ?? teams.error ?? visibility.error
  return (
    <div className="grid max-w-2xl gap-10">
      <Panel title="People" aside={members.data && `${members.data.length}`}>
        {error && (
          <ErrorNotice
            title="The members could not be loaded"
            onRetry={() => void Promise.all([refresh(['account']), visibility.refetch()])}
          >
            {describeAuthError(error)}
          </ErrorNotice>
        )}
        {members.isPending && <SkeletonRows count={3} label="Loading the members" />}
        <ul>
          {members.data?.map((member) => (
            <MemberLine
              key={member.id}
              member={member}
              teams={teams.data ?? []}
              isSelf={member.id === profile.id}
              rights={{ isOwner, isManager }}
              isLastOwner={member.company_role === 'owner' && owners === 1}
              isAlone={members.data.length === 1}
              onRole={(role) =>
                void tell(
                  setMemberRole(member.id, role).then(() => refresh(['profile', profile.id])),
                  `${nameOf(member)} is ${role === 'owner' ? 'an' : 'a'} ${roleLabel(role).toLowerCase()} now`,
                )
              }
              onTeam={(team) =>
                void tell(
                  setMemberTeam(member.id, team?.id ?? null),
                  team ? `${nameOf(member)} is in ${team.name} now` : `${nameOf(member)} is in no team now`,
                )
              }
              onRemove={() => setLeaving(member)}
            />
          ))}
        </ul>
      </Panel>
      {isOwner && <Invitations companyId={profile.company_id} />}
      {teams.data && (isManager || teams.data.length > 0) && (
        <Teams teams={teams.data} members={members.data ?? []} canChange={isManager} />
      )}
      {visibility.data !== undefined && (
        <VisibilityPanel companyId={profile.company_id} visibility={visibility.data} canChange={isOwner} />
      )}
      {leaving && (
        <RemoveDialog
          member={leaving}
          colleagues={members.data?.filter(({ id }) => id !== leaving.id) ?? []}
          isSelf={leaving.id === profile.id}
          onClose={() => setLeaving(null)}
        />
      )}
    </div>
  )
}
