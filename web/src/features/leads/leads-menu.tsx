import { Link } from '@tanstack/react-router'
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
}

/** What is done with the whole list now and then. */
export default function LeadsMenu({ onFields, onColumns }: Props) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <MenuButton />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem asChild>
          <Link to="/leads/import">Import a CSV file</Link>
        </DropdownMenuItem>
        {onColumns && <DropdownMenuItem onSelect={onColumns}>Columns of the table</DropdownMenuItem>}
        <DropdownMenuItem onSelect={onFields}>Fields of a lead</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
