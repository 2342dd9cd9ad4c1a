import { Link } from '@tanstack/react-router'
import { Ellipsis } from 'lucide-react'
import { Button } from '~/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '~/ui/dropdown-menu.tsx'

/** What is done with the whole list now and then. */
export function LeadsMenu({ onFields }: { onFields: () => void }) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button aria-label="More actions">
          <Ellipsis aria-hidden="true" className="size-4" />
        </Button>
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
