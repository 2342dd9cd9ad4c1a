import { Link } from '@tanstack/react-router'
import type { ListColumn } from '../records/index.ts'
import type { CustomerTable } from './change-customer.ts'

/** Until its column stands; rows have two lines below 1024 px. */
const until = (column: { className: string } | undefined) =>
  column?.className.includes('md:table-cell') ? 'md:hidden' : 'lg:hidden'

/**
 * How the list shows an account's or a contact's name.
 * @param below the column that stands below it where there is no room beside it
 * @returns draws the name of a row; its index is from 0, in the whole list
 */
export function customerName<R extends { id: string; name: string }>(
  table: CustomerTable,
  below: ListColumn<R> | undefined,
) {
  const to = table === 'accounts' ? '/accounts/$accountId' : '/contacts/$contactId'
  return (row: R, index: number) => (
    <>
      <Link
        to={to}
        params={{ accountId: row.id, contactId: row.id }}
        data-row-link={index}
        className="block truncate rounded-sm font-medium hover:underline focus-visible:-outline-offset-2"
      >
        {row.name}
      </Link>
      <span className={`block truncate text-sm text-faint ${until(below)}`}>{below?.show(row)}</span>
    </>
  )
}
