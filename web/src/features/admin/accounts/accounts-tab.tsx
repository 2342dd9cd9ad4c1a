import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { fetchMore } from '~/data/fetch-more.ts'
import { countOf } from '~/data/formats.ts'
import { useSession } from '~/data/session.ts'
import { Button } from '~/ui/button.tsx'
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx'
import { FilterBar } from '~/ui/filter-bar.tsx'
import { toast } from '~/ui/toast.ts'
import { describeRefusal } from '../describe-refusal.ts'
import { Nothing, QueryState } from '../query-state.tsx'
import { useAdminAddress } from '../use-admin-address.ts'
import { AccountLine, nameOf } from './account-line.tsx'
import type { AccountAct } from './account-menu.tsx'
import { type Account, accountsQuery } from './accounts-query.ts'
import { endSessions } from './end-sessions.ts'
import { setAdmin } from './set-admin.ts'
import { setDisabled } from './set-disabled.ts'

const DisableDialog = lazy(() => import('./disable-dialog.tsx'))

const questions: Partial<
  Record<AccountAct, (name: string) => { title: string; description: string; label: string }>
> = {
  grant: (name) => ({
    title: `Make ${name} an admin?`,
    description: 'Admins write the blog, see this page and manage every account of this instance.',
    label: 'Make admin',
  }),
  revoke: (name) => ({
    title: `Remove the admin role from ${name}?`,
    description: 'They keep their account and their company, but lose this page and the blog’s management.',
    label: 'Remove admin role',
  }),
  'sign-out': (name) => ({
    title: `Sign ${name} out everywhere?`,
    description: 'Every device has to sign in again. Nothing they made is lost.',
    label: 'Sign out everywhere',
  }),
}

/** Everybody with an account here: who they are, what they may do, and what an admin can do about it. */
export default function AccountsTab() {
  const { search, change } = useAdminAddress()
  const words = search.q ?? ''
  const accounts = useInfiniteQuery(accountsQuery(words))
  const own = useSession().session?.user.id
  const [asked, setAsked] = useState<{ account: Account; act: AccountAct } | null>(null)
  const close = () => setAsked(null)

  const run = (work: Promise<unknown>, message: string) =>
    void work.then(
      () => toast.success(message),
      (error: unknown) => toast.error('Nothing was changed', { description: describeRefusal(error) }),
    )
  const act = ({ account, act: what }: { account: Account; act: AccountAct }, reason = '') => {
    const name = nameOf(account)
    if (what === 'grant') run(setAdmin(account.id, true), `${name} is an admin now`)
    if (what === 'revoke') run(setAdmin(account.id, false), `${name} is no longer an admin`)
    if (what === 'disable') run(setDisabled(account.id, true, reason), `${name} is disabled`)
    if (what === 'enable') run(setDisabled(account.id, false), `${name} can sign in again`)
    if (what === 'sign-out') run(endSessions(account.id), `${name} is signed out everywhere`)
  }
  const question = asked && questions[asked.act]?.(nameOf(asked.account))
  const total = accounts.data?.pages[0]?.[0]?.total ?? 0
  return (
    <>
      <FilterBar
        search={{
          label: 'Search by name, address or company',
          placeholder: 'Search name, address, company',
          words: search.q,
          onChange: (q) => change({ q }),
        }}
        aside={
          <p aria-live="polite" className="text-sm text-muted tabular-nums max-sm:sr-only">
            {accounts.data && countOf(total, 'account')}
          </p>
        }
      />
      <QueryState query={accounts} what="the accounts" rows={6}>
        {({ pages }) =>
          pages.flat().length === 0 ? (
            <Nothing>No account matches.</Nothing>
          ) : (
            <ul aria-label="Accounts" className="border-t">
              {pages.flat().map((account) => (
                <AccountLine
                  key={account.id}
                  account={account}
                  isSelf={account.id === own}
                  onAct={(what) =>
                    what === 'enable' ? act({ account, act: what }) : setAsked({ account, act: what })
                  }
                  onEvents={() => void change({ tab: 'audit', q: undefined, account: account.id })}
                />
              ))}
            </ul>
          )
        }
      </QueryState>
      {accounts.hasNextPage && (
        <Button
          className="mt-4"
          onClick={() => void fetchMore(accounts)}
          isBusy={accounts.isFetchingNextPage}
        >
          Show more
        </Button>
      )}
      <ConfirmDialog
        isOpen={question !== null && question !== undefined}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={question?.title ?? ''}
        description={question?.description ?? ''}
        confirmLabel={question?.label ?? ''}
        isDanger={asked?.act !== 'grant'}
        onConfirm={() => asked && act(asked)}
      />
      <Suspense fallback={null}>
        {asked?.act === 'disable' && (
          <DisableDialog
            name={nameOf(asked.account)}
            onClose={close}
            onDisable={(reason) => {
              act(asked, reason)
              close()
            }}
          />
        )}
      </Suspense>
    </>
  )
}
