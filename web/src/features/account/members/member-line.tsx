import { initialsOf } from '~/data/initials.ts'
import { Avatar } from '~/ui/avatar.tsx'
import { Badge } from '~/ui/badge.tsx'
import { Button } from '~/ui/button.tsx'
import { Select } from '~/ui/select.tsx'
import { WholeText } from '~/ui/whole-text.tsx'
import type { Member } from '../account-calls.ts'
import { nameOf, type Team } from './people-calls.ts'
import { type Role, readRole, roleLabel, roles } from './roles.ts'

interface Props {
  member: Member
  teams: readonly Team[]
  isSelf: boolean
  rights: { isOwner: boolean; isManager: boolean }
  isLastOwner: boolean
  /** Nobody else is in the company: then there is nobody to leave it to. */
  isAlone: boolean
  onRole: (role: Role) => void
  onTeam: (team: Team | null) => void
  onRemove: () => void
}

export function MemberLine(props: Props) {
  const { member, teams, isSelf, rights, isLastOwner, isAlone, onRole, onTeam, onRemove } = props
  const name = nameOf(member)
  const team = teams.find(({ id }) => id === member.team_id)
  const choosesTeam = rights.isManager && teams.length > 0
  const choosesRole = rights.isOwner && !isLastOwner
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-2 gap-y-2 border-b py-2">
      <Avatar initials={initialsOf(member.email)} />
      <div className="ml-2 min-w-40 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <WholeText>{name}</WholeText>
          {isSelf && <Badge tone="accent">You</Badge>}
          {!choosesRole && member.company_role !== 'member' && (
            <Badge>{roleLabel(member.company_role)}</Badge>
          )}
          {!choosesTeam && team && <Badge>{team.name}</Badge>}
        </p>
        {member.full_name && member.email && (
          <p className="text-sm text-faint">
            <WholeText>{member.email}</WholeText>
          </p>
        )}
      </div>
      {(choosesTeam || choosesRole) && (
        <div className="flex items-center gap-2 max-sm:order-last max-sm:w-full">
          {choosesTeam && (
            <div className="w-32 max-sm:w-auto max-sm:flex-1">
              <Select
                aria-label={`Team of ${name}`}
                value={team?.id ?? ''}
                onChange={({ target }) => onTeam(teams.find(({ id }) => id === target.value) ?? null)}
              >
                <option value="">No team</option>
                {teams.map(({ id, name: label }) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
              </Select>
            </div>
          )}
          {choosesRole && (
            <div className="w-28 max-sm:w-auto max-sm:flex-1">
              <Select
                aria-label={`Role of ${name}`}
                value={readRole(member.company_role)}
                onChange={({ target }) => onRole(readRole(target.value))}
              >
                {roles.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            </div>
          )}
        </div>
      )}
      {/* Columns of their own, so that the choices of all lines stand below each other. */}
      {rights.isOwner && !choosesRole && !isAlone && <span className="w-28 max-sm:hidden" />}
      {(isSelf || rights.isOwner) && !isAlone && (
        <div className="flex justify-end sm:w-18">
          {!isLastOwner && (
            <Button
              variant="quiet"
              aria-label={isSelf ? 'Leave the company' : `Remove ${name}`}
              onClick={onRemove}
            >
              {isSelf ? 'Leave' : 'Remove'}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
