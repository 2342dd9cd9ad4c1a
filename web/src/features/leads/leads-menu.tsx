import { Link } from '@tanstack/react-router'
import { useRights } from '~/data/rights.ts'
import { DropdownMenuItem } from '~/ui/dropdown-menu.tsx'
import { MoreActions } from '~/ui/more-actions.tsx'

interface Props {
  onFields: () => void
  /** Null where no table shows. */
  onColumns: (() => void) | null
  /** Null where they have buttons of their own beside the menu. */
  onExport: (() => void) | null
  onView: (() => void) | null
  isBoard: boolean
}

/** What is done with the whole list now and then. */
export default function LeadsMenu({ onFields, onColumns, onExport, onView, isBoard }: Props) {
  const { isManager } = useRights()
  return (
    <MoreActions>
      {onView && (
        <DropdownMenuItem onSelect={onView}>
          {isBoard ? 'Show as a table' : 'Show as a board'}
        </DropdownMenuItem>
      )}
      {isManager && onExport && <DropdownMenuItem onSelect={onExport}>Export</DropdownMenuItem>}
      {isManager && (
        <DropdownMenuItem asChild>
          <Link to="/leads/import">Import a CSV file</Link>
        </DropdownMenuItem>
      )}
      {onColumns && <DropdownMenuItem onSelect={onColumns}>Columns</DropdownMenuItem>}
      {isManager && <DropdownMenuItem onSelect={onFields}>Fields of a lead</DropdownMenuItem>}
      {isManager && (
        <DropdownMenuItem asChild>
          <Link to="/account" search={{ tab: 'stages' }}>
            Edit stages
          </Link>
        </DropdownMenuItem>
      )}
    </MoreActions>
  )
}
