import { initialsOf } from '~/data/initials.ts'
import { Avatar } from '~/ui/avatar.tsx'
import { Badge } from '~/ui/badge.tsx'
import { Button } from '~/ui/button.tsx'
import type { Member } from './account-calls.ts'

interface Props {
  member: Member
  isSelf: boolean
  canManage: boolean
  isLastOwner: boolean
  /** Nobody else is in the company: then there is nobody to leave it to. */
  isAlone: boolean
  onRole: (role: 'owner' | 'member') => void
  onRemove: () => void
}

export function MemberLine({ member, isSelf, canManage, isLastOwner, isAlone, onRole, onRemove }: Props) {
  const name = member.full_name || member.email || 'Somebody'
  const isOwner = member.company_role === 'owner'
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 border-b py-2">
      <Avatar initials={initialsOf(member.email)} />
      <div className="min-w-40 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="truncate">{name}</span>
          {isSelf && <Badge tone="accent">You</Badge>}
          {isOwner && <Badge>Owner</Badge>}
        </p>
        {member.full_name && <p className="truncate text-sm text-faint">{member.email}</p>}
      </div>
      <div className="flex gap-2">
        {canManage && !isLastOwner && (
          <Button
            size="small"
            aria-label={isOwner ? `Make ${name} a member` : `Make ${name} an owner`}
            onClick={() => onRole(isOwner ? 'member' : 'owner')}
          >
            {isOwner ? 'Make member' : 'Make owner'}
          </Button>
        )}
        {(isSelf || canManage) && !isLastOwner && !isAlone && (
          <Button
            size="small"
            aria-label={isSelf ? 'Leave the company' : `Remove ${name}`}
            onClick={onRemove}
          >
            {isSelf ? 'Leave' : 'Remove'}
          </Button>
        )}
      </div>
    </li>
  )
}
