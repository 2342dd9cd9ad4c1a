import { Ellipsis } from 'lucide-react'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '~/ui/dropdown-menu.tsx'
import type { Account } from './accounts-query.ts'

export type AccountAct = 'grant' | 'revoke' | 'disable' | 'enable' | 'sign-out'

interface Props {
  account: Account
  name: string
  isSelf: boolean
  onAct: (act: AccountAct) => void
  onEvents: () => void
}

/** What an admin may do to an account. What the database would refuse is not offered, except the last admin's own role. */
export function AccountMenu({ account, name, isSelf, onAct, onEvents }: Props) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        aria-label={`Actions for ${name}`}
        className="inline-flex size-8 items-center justify-center rounded-md text-muted transition-colors hover:bg-sunken hover:text-ink pointer-coarse:size-11"
      >
        <Ellipsis aria-hidden="true" className="size-4" />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {account.is_admin ? (
          <DropdownMenuItem onSelect={() => onAct('revoke')}>Remove admin role</DropdownMenuItem>
        ) : (
          <DropdownMenuItem onSelect={() => onAct('grant')}>Make admin</DropdownMenuItem>
        )}
        <DropdownMenuItem onSelect={() => onAct('sign-out')}>Sign out everywhere</DropdownMenuItem>
        <DropdownMenuItem onSelect={onEvents}>Show events</DropdownMenuItem>
        {account.is_disabled ? (
          <DropdownMenuItem onSelect={() => onAct('enable')}>Enable account</DropdownMenuItem>
        ) : (
          !isSelf && (
            <DropdownMenuItem isDanger onSelect={() => onAct('disable')}>
              Disable account
            </DropdownMenuItem>
          )
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
