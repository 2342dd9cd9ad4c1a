import { Link } from '@tanstack/react-router'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '~/ui/dropdown-menu.tsx'
import { MenuButton } from './menu-button.tsx'

/** What is done with the whole list now and then. */
export default function LeadsMenu({ onFields }: { onFields: () => void }) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <MenuButton />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem asChild>
          <Link to="/leads/import">Import a CSV file</Link>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={onFields}>Fields of a lead</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
