import { oneOf } from '@parley/core/records/sales-records'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useRights } from '~/data/rights.ts'
import { Button } from '~/ui/button.tsx'
import { DropdownMenuItem } from '~/ui/dropdown-menu.tsx'
import { MoreActions } from '~/ui/more-actions.tsx'
import { useMedia } from '~/ui/use-media.ts'
import { FieldsDialog } from '../fields/index.ts'
import type { CustomerTable } from './change-customer.ts'
import type { CustomerFilter } from './customers-filter.ts'

interface Props {
  table: CustomerTable
  filter: CustomerFilter
  onColumns: () => void
}

/** What is done with the whole list now and then, as on the page of leads. Files and own fields are for managers and owners. */
export function CustomerFiles({ table, filter, onColumns }: Props) {
  const { isManager } = useRights()
  const isPhone = useMedia('(max-width: 639px)')
  const [areFieldsOpen, setFieldsOpen] = useState(false)
  const save = async () => (await import('./export-customers.ts')).exportCustomers(table, filter)
  return (
    <>
      <MoreActions>
        {isManager && isPhone && <DropdownMenuItem onSelect={() => void save()}>Export</DropdownMenuItem>}
        {isManager && (
          <DropdownMenuItem asChild>
            <Link to="/leads/import" search={{ of: table }}>
              Import a CSV file
            </Link>
          </DropdownMenuItem>
        )}
        <DropdownMenuItem onSelect={onColumns}>Columns</DropdownMenuItem>
        {isManager && (
          <DropdownMenuItem onSelect={() => setFieldsOpen(true)}>Fields of {oneOf[table]}</DropdownMenuItem>
        )}
      </MoreActions>
      {isManager && !isPhone && <Button onClick={() => void save()}>Export</Button>}
      <Suspense fallback={null}>
        {areFieldsOpen && <FieldsDialog record={table} onClose={() => setFieldsOpen(false)} />}
      </Suspense>
    </>
  )
}
