import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState } from 'react'
import { queryClient } from '~/data/query-client.ts'
import { useTableChanges } from '~/data/use-table-changes.ts'
import { Button } from '~/ui/button.tsx'
import { NewLabel } from '~/ui/new-label.tsx'
import { fieldsQuery } from '../fields/index.ts'
import { membersQuery } from '../people/index.ts'
import { accountColumns } from './customer-columns.tsx'
import { customerKeys } from './customer-keys.ts'
import { CustomerList } from './customer-list.tsx'
import { accountsPageQuery } from './read-pages.ts'

const NewCustomer = lazy(() => import('./new-customer.tsx'))

export default function AccountsPage() {
  const [isNew, setNew] = useState(false)
  const members = useQuery(membersQuery()).data
  const own = useQuery(fieldsQuery('accounts')).data
  const columns = useMemo(() => accountColumns(own ?? [], members ?? []), [own, members])
  const refresh = () => void queryClient.invalidateQueries({ queryKey: customerKeys.accounts })
  useTableChanges(['accounts', 'leads'], refresh, { settle: 500 })
  return (
    <CustomerList
      table="accounts"
      title="Accounts"
      placeholder="Search name, website, phone"
      pageQuery={accountsPageQuery}
      columns={columns}
      actions={
        <Button variant="primary" onClick={() => setNew(true)}>
          <NewLabel of="account" />
        </Button>
      }
    >
      <Suspense fallback={null}>
        {isNew && <NewCustomer table="accounts" onClose={() => setNew(false)} />}
      </Suspense>
    </CustomerList>
  )
}
