import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { CustomerTable } from './change-customer.ts'

/**
 * How the list shows an account's or a contact's name.
 * @param below what phones see below it
 * @returns draws the name of a row; its index is from 0, in the whole list
 */
export function customerName<R extends { id: string; name: string }>(
  table: CustomerTable,
  below: ((row: R) => ReactNode) | undefined,
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
      <span className="block truncate text-sm text-faint sm:hidden">{below?.(row)}</span>
    </>
  )
}
