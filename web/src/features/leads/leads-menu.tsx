import { Link } from '@tanstack/react-router'
import { useRights } from '~/data/rights.ts'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '~/ui/dropdown-menu.tsx'
import { MenuButton } from './menu-button.tsx'

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
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <MenuButton />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
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
        {onColumns && <DropdownMenuItem onSelect={onColumns}>Columns of the table</DropdownMenuItem>}
        {isManager && <DropdownMenuItem onSelect={onFields}>Fields of a lead</DropdownMenuItem>}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
