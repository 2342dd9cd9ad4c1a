import { oneOf } from '@parley/core/records/sales-records'
import { Link } from '@tanstack/react-router'
import { useRights } from '~/data/rights.ts'
import { DropdownMenuItem } from '~/ui/dropdown-menu.tsx'
import { MoreActions } from '~/ui/more-actions.tsx'
import type { CustomerTable } from './change-customer.ts'

interface Props {
  table: CustomerTable
  onFields: () => void
  onColumns: () => void
  /** Null where it has a button of its own beside the menu. */
  onExport: (() => void) | null
}

/** What is done with the whole list now and then, as on the page of leads. Files and own fields are for managers and owners. */
export default function CustomersMenu({ table, onFields, onColumns, onExport }: Props) {
  const { isManager } = useRights()
  return (
    <MoreActions>
      {isManager && onExport && <DropdownMenuItem onSelect={onExport}>Export</DropdownMenuItem>}
      {isManager && (
        <DropdownMenuItem asChild>
          <Link to="/leads/import" search={{ of: table }}>
            Import a CSV file
          </Link>
        </DropdownMenuItem>
      )}
      <DropdownMenuItem onSelect={onColumns}>Columns</DropdownMenuItem>
      {isManager && <DropdownMenuItem onSelect={onFields}>Fields of {oneOf[table]}</DropdownMenuItem>}
    </MoreActions>
  )
}
