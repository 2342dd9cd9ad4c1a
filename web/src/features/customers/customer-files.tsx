import { Link, useSearch } from '@tanstack/react-router'
import { useRights } from '~/data/rights.ts'
import { Button } from '~/ui/button.tsx'
import type { CustomerTable } from './change-customer.ts'
import { filterOf, readCustomersSearch } from './customers-search.ts'

/** Files of accounts or contacts, in and out: what managers and owners do. */
export function CustomerFiles({ table }: { table: CustomerTable }) {
  const { isManager } = useRights()
  const { q } = filterOf(readCustomersSearch({ ...useSearch({ strict: false }) }))
  if (!isManager) return null
  const save = async () => (await import('./export-customers.ts')).exportCustomers(table, q)
  return (
    <>
      <Button asChild>
        <Link to="/leads/import" search={{ of: table }}>
          Import
        </Link>
      </Button>
      <Button onClick={() => void save()}>Export</Button>
    </>
  )
}
