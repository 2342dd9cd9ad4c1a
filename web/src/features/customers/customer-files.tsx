import { oneOf } from '@parley/core/records/sales-records'
import { Link, useSearch } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useRights } from '~/data/rights.ts'
import { Button } from '~/ui/button.tsx'
import { DropdownMenuItem } from '~/ui/dropdown-menu.tsx'
import { MoreActions } from '~/ui/more-actions.tsx'
import { useMedia } from '~/ui/use-media.ts'
import { FieldsDialog } from '../fields/index.ts'
import type { CustomerTable } from './change-customer.ts'
import { filterOf, readCustomersSearch } from './customers-search.ts'

/** Files of accounts or contacts, in and out, and their own fields, as on the page of leads: what managers and owners do. */
export function CustomerFiles({ table }: { table: CustomerTable }) {
  const { isManager } = useRights()
  const isPhone = useMedia('(max-width: 639px)')
  const filter = filterOf(readCustomersSearch({ ...useSearch({ strict: false }) }))
  const [areFieldsOpen, setFieldsOpen] = useState(false)
  if (!isManager) return null
  const save = async () => (await import('./export-customers.ts')).exportCustomers(table, filter)
  return (
    <>
      <MoreActions>
        {isPhone && <DropdownMenuItem onSelect={() => void save()}>Export</DropdownMenuItem>}
        <DropdownMenuItem asChild>
          <Link to="/leads/import" search={{ of: table }}>
            Import a CSV file
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => setFieldsOpen(true)}>Fields of {oneOf[table]}</DropdownMenuItem>
      </MoreActions>
      {!isPhone && <Button onClick={() => void save()}>Export</Button>}
      <Suspense fallback={null}>
        {areFieldsOpen && <FieldsDialog record={table} onClose={() => setFieldsOpen(false)} />}
      </Suspense>
    </>
  )
}
