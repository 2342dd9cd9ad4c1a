import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState } from 'react'
import { queryClient } from '~/data/query-client.ts'
import { useTableChanges } from '~/data/use-table-changes.ts'
import { Button } from '~/ui/button.tsx'
import { NewLabel } from '~/ui/new-label.tsx'
import { fieldsQuery } from '../fields/index.ts'
import { membersQuery } from '../people/index.ts'
import { contactColumns } from './customer-columns.tsx'
import { customerKeys } from './customer-keys.ts'
import { CustomerList } from './customer-list.tsx'
import { contactsPageQuery } from './read-pages.ts'

const NewCustomer = lazy(() => import('./new-customer.tsx'))

export default function ContactsPage() {
  const [isNew, setNew] = useState(false)
  const own = useQuery(fieldsQuery('contacts')).data
  const members = useQuery(membersQuery()).data
  const columns = useMemo(() => contactColumns(own ?? [], members ?? []), [own, members])
  const refresh = () => void queryClient.invalidateQueries({ queryKey: customerKeys.contacts })
  useTableChanges(['contacts', 'accounts'], refresh, { settle: 500 })
  return (
    <CustomerList
      table="contacts"
      title="Contacts"
      placeholder="Search name, account, phone"
      pageQuery={contactsPageQuery}
      columns={columns}
      actions={
        <Button variant="primary" onClick={() => setNew(true)}>
          <NewLabel of="contact" />
        </Button>
      }
    >
      <Suspense fallback={null}>
        {isNew && <NewCustomer table="contacts" onClose={() => setNew(false)} />}
      </Suspense>
    </CustomerList>
  )
}
