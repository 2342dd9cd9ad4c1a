import { initialsOf } from '~/data/initials.ts'
import { useSession } from '~/data/session.ts'
import { Avatar } from '~/ui/avatar.tsx'

export function AvatarFace() {
  const { session } = useSession()
  return (
    <span className="inline-flex pointer-coarse:p-1.5">
      <Avatar initials={initialsOf(session?.user.email)} />
    </span>
  )
}
