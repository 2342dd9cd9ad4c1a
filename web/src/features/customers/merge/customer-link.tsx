import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { CustomerTable } from '../change-customer.ts'

interface Props {
  table: CustomerTable
  id: string
  children: ReactNode
}

/** Leads to the page of an account or a contact. */
export function CustomerLink({ table, id, children }: Props) {
  const className = 'block min-h-6 truncate hover:underline'
  return table === 'accounts' ? (
    <Link to="/accounts/$accountId" params={{ accountId: id }} className={className}>
      {children}
    </Link>
  ) : (
    <Link to="/contacts/$contactId" params={{ contactId: id }} className={className}>
      {children}
    </Link>
  )
}
