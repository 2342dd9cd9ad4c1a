import { Link, useSearch } from '@tanstack/react-router'
import { useRights } from '~/data/rights.ts'
import { Button } from '~/ui/button.tsx'
import { DropdownMenuItem } from '~/ui/dropdown-menu.tsx'
import { MoreActions } from '~/ui/more-actions.tsx'
import { useMedia } from '~/ui/use-media.ts'
import type { CustomerTable } from './change-customer.ts'
import { filterOf, readCustomersSearch } from './customers-search.ts'

/** Files of accounts or contacts, in and out, as on the page of leads: what managers and owners do. */
export function CustomerFiles({ table }: { table: CustomerTable }) {
  const { isManager } = useRights()
  const isPhone = useMedia('(max-width: 639px)')
  const { q } = filterOf(readCustomersSearch({ ...useSearch({ strict: false }) }))
  if (!isManager) return null
  const save = async () => (await import('./export-customers.ts')).exportCustomers(table, q)
  return (
    <>
      <MoreActions>
        {isPhone && <DropdownMenuItem onSelect={() => void save()}>Export</DropdownMenuItem>}
        <DropdownMenuItem asChild>
          <Link to="/leads/import" search={{ of: table }}>
            Import a CSV file
          </Link>
        </DropdownMenuItem>
      </MoreActions>
      {!isPhone && <Button onClick={() => void save()}>Export</Button>}
    </>
  )
}
