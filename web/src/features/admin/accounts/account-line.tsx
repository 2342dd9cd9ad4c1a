import { formatRecord } from '~/data/formats.ts'
import { initialsOf } from '~/data/initials.ts'
import { Avatar } from '~/ui/avatar.tsx'
import { Badge } from '~/ui/badge.tsx'
import { WholeText } from '~/ui/whole-text.tsx'
import { type AccountAct, AccountMenu } from './account-menu.tsx'
import type { Account } from './accounts-query.ts'

interface Props {
  account: Account
  isSelf: boolean
  onAct: (act: AccountAct) => void
  onEvents: () => void
}

export const nameOf = (account: Account): string =>
  account.full_name || account.email || account.phone || 'Unnamed account'

export function AccountLine({ account, isSelf, onAct, onEvents }: Props) {
  const name = nameOf(account)
  const address = [account.full_name ? (account.email ?? account.phone) : null, account.company_name].filter(
    Boolean,
  )
  return (
    <li className="flex min-h-14 items-center gap-4 border-b py-2">
      <Avatar initials={initialsOf(account.email)} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <WholeText>{name}</WholeText>
          {isSelf && <Badge tone="accent">You</Badge>}
          {account.is_admin && <Badge>Admin</Badge>}
          {account.is_disabled && <Badge tone="danger">Disabled</Badge>}
          {account.has_second_factor && <Badge>Second factor</Badge>}
        </p>
        <p className="text-sm break-words text-faint">
          {address.join('\u00A0· ')}
          <span className="block sm:hidden">{lastSeen(account)}</span>
        </p>
      </div>
      <p className="hidden w-64 shrink-0 text-right text-sm text-muted tabular-nums sm:block">
        {lastSeen(account)}
      </p>
      <AccountMenu account={account} name={name} isSelf={isSelf} onAct={onAct} onEvents={onEvents} />
    </li>
  )
}

const lastSeen = ({ last_sign_in_at: at, created_at: made }: Account) =>
  at === null ? `Never signed in; created ${formatRecord(made)}` : `Signed in ${formatRecord(at)}`
