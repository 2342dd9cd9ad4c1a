import { Link } from '@tanstack/react-router'
import { describeError } from '~/data/describe-error.ts'
import { useIsAdmin } from '~/data/profile.ts'
import { signOut, useSession } from '~/data/session.ts'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '~/ui/dropdown-menu.tsx'
import { toast } from '~/ui/toast.ts'
import { VisuallyHidden } from '~/ui/visually-hidden.tsx'
import { AvatarFace } from './avatar-face.tsx'

async function leave() {
  try {
    await signOut()
  } catch (error) {
    toast.error('You are still signed in', { description: describeError(error) })
  }
}

/** docs/specified.md S2.5: who is signed in, the admin's entries, and the way out. */
export default function AvatarMenu() {
  const { session } = useSession()
  const isAdmin = useIsAdmin()
  const email = session?.user.email
  return (
    <DropdownMenu>
      <DropdownMenuTrigger className="rounded-full">
        <AvatarFace />
        <VisuallyHidden>My Account</VisuallyHidden>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="w-64">
        <div className="px-2 py-1.5">
          <p className="text-sm font-medium">My Account</p>
          <p className="truncate text-xs text-faint">{email}</p>
        </div>
        <DropdownMenuSeparator />
        <DropdownMenuItem asChild>
          <Link to="/dashboard">Dashboard</Link>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <Link to="/support">Support &amp; Docs</Link>
        </DropdownMenuItem>
        <DropdownMenuItem disabled>Settings</DropdownMenuItem>
        {isAdmin === true && (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuItem asChild>
              <Link to="/blog/admin">Create Post</Link>
            </DropdownMenuItem>
            <DropdownMenuItem asChild>
              <Link to="/blog/posts">Manage Posts</Link>
            </DropdownMenuItem>
            <DropdownMenuItem asChild>
              <Link to="/blog/categories">Manage Categories</Link>
            </DropdownMenuItem>
            <DropdownMenuItem asChild>
              <Link to="/admin/metrics">Admin Metrics</Link>
            </DropdownMenuItem>
          </>
        )}
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => void leave()}>Sign out</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
