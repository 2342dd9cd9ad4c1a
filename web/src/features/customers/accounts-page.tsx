import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { formatAge } from '~/data/ages.ts'
import { queryClient } from '~/data/query-client.ts'
import { useTableChanges } from '~/data/use-table-changes.ts'
import { Button } from '~/ui/button.tsx'
import { type Member, membersQuery } from '../people/index.ts'
import { showValues } from './account-figures.ts'
import { CustomerFiles } from './customer-files.tsx'
import { customerKeys } from './customer-keys.ts'
import { CustomerList } from './customer-list.tsx'
import type { CustomerColumn } from './customer-table.tsx'
import { useOwnColumns } from './own-columns.ts'
import { type Account, accountsPageQuery } from './read-pages.ts'

const NewCustomer = lazy(() => import('./new-customer.tsx'))

/** @param members whose names stand for their ids @param own columns of the company's own fields */
const columnsFor = (
  members: readonly Member[],
  own: readonly CustomerColumn<Account>[],
): CustomerColumn<Account>[] => [
  { label: 'Website', className: 'hidden lg:table-cell', show: ({ website, domain }) => website ?? domain },
  ...own,
  {
    label: 'People',
    isNumeric: true,
    className: 'w-20 hidden sm:table-cell',
    show: ({ figures }) => figures.contacts || '',
  },
  {
    label: 'Open leads',
    isNumeric: true,
    className: 'w-24',
    show: ({ figures }) => figures.openLeads || '',
  },
  {
    label: 'Open value',
    isNumeric: true,
    className: 'w-36 hidden md:table-cell',
    textClass: 'text-ink',
    show: ({ figures }) => showValues(figures.openValues),
  },
  {
    label: 'Won',
    isNumeric: true,
    className: 'w-36 hidden xl:table-cell',
    show: ({ figures }) => showValues(figures.wonValues),
  },
  {
    label: 'Owner',
    className: 'w-36 hidden xl:table-cell',
    show: ({ owner_id }) => members.find(({ id }) => id === owner_id)?.name,
  },
  {
    label: 'Activity',
    isNumeric: true,
    className: 'w-24 hidden sm:table-cell',
    textClass: 'text-sm text-muted',
    show: ({ figures: { lastActivityAt } }) =>
      lastActivityAt && <time dateTime={lastActivityAt}>{formatAge(lastActivityAt)}</time>,
  },
]

export default function AccountsPage() {
  const [isNew, setNew] = useState(false)
  const members = useQuery(membersQuery()).data ?? []
  const own = useOwnColumns<Account>('accounts')
  const refresh = () => void queryClient.invalidateQueries({ queryKey: customerKeys.accounts })
  useTableChanges(['accounts', 'leads'], refresh, { settle: 500 })
  return (
    <CustomerList
      table="accounts"
      title="Accounts"
      noun="account"
      to="/accounts"
      placeholder="Search name, website"
      pageQuery={accountsPageQuery}
      columns={columnsFor(members, own)}
      actions={
        <>
          <CustomerFiles table="accounts" />
          <Button variant="primary" onClick={() => setNew(true)}>
            <span>
              New<span className="max-sm:sr-only"> account</span>
            </span>
          </Button>
        </>
      }
    >
      <Suspense fallback={null}>
        {isNew && <NewCustomer table="accounts" onClose={() => setNew(false)} />}
      </Suspense>
    </CustomerList>
  )
}
