import { lazy, Suspense, useState } from 'react'
import { formatAge } from '~/data/ages.ts'
import { queryClient } from '~/data/query-client.ts'
import { useTableChanges } from '~/data/use-table-changes.ts'
import { Button } from '~/ui/button.tsx'
import { AccountLink } from '../records/index.ts'
import { CustomerFiles } from './customer-files.tsx'
import { customerKeys } from './customer-keys.ts'
import { CustomerList } from './customer-list.tsx'
import type { CustomerColumn } from './customer-table.tsx'
import { useOwnColumns } from './own-columns.ts'
import { type Contact, contactsPageQuery } from './read-pages.ts'

const NewCustomer = lazy(() => import('./new-customer.tsx'))

/** @param own columns of the company's own fields */
const columnsFor = (own: readonly CustomerColumn<Contact>[]): CustomerColumn<Contact>[] => [
  { label: 'Role', className: 'hidden lg:table-cell', show: ({ title }) => title },
  {
    label: 'Account',
    className: 'w-2/5 sm:w-auto',
    show: ({ accounts }) => accounts && <AccountLink account={accounts} />,
  },
  { label: 'Email', className: 'hidden sm:table-cell xl:w-87', show: ({ email }) => email },
  { label: 'Phone', className: 'w-40 hidden xl:table-cell', show: ({ phone }) => phone },
  ...own,
  {
    label: 'Created',
    sort: 'created_at',
    isNumeric: true,
    className: 'w-24 hidden md:table-cell',
    textClass: 'text-sm text-muted',
    show: ({ created_at }) => <time dateTime={created_at}>{formatAge(created_at)}</time>,
  },
]

export default function ContactsPage() {
  const [isNew, setNew] = useState(false)
  const own = useOwnColumns<Contact>('contacts')
  const refresh = () => void queryClient.invalidateQueries({ queryKey: customerKeys.contacts })
  useTableChanges(['contacts', 'accounts'], refresh, { settle: 500 })
  return (
    <CustomerList
      table="contacts"
      title="Contacts"
      noun="contact"
      to="/contacts"
      placeholder="Search name, email"
      pageQuery={contactsPageQuery}
      columns={columnsFor(own)}
      actions={
        <>
          <CustomerFiles table="contacts" />
          <Button variant="primary" onClick={() => setNew(true)}>
            <span>
              New<span className="max-sm:sr-only"> contact</span>
            </span>
          </Button>
        </>
      }
    >
      <Suspense fallback={null}>
        {isNew && <NewCustomer table="contacts" onClose={() => setNew(false)} />}
      </Suspense>
    </CustomerList>
  )
}
